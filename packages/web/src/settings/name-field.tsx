import { limits } from '@manigance/protocol/limits';
import { withoutBarred } from '@manigance/protocol/names';
import { changeSettings, useSettings } from '@manigance/ui/settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Why a name is refused. */
export type NameRefusal = 'unfit' | 'taken';

/** The field for the player's name; forbidden characters are removed while typing. */
export function NameField({
  label,
  refused,
  onTyped,
  onDone,
}: {
  readonly label: string;
  /** Why the server refused this name, if it did: no name may be like it, or somebody at the table has it. */
  readonly refused?: NameRefusal | undefined;
  readonly onTyped?: () => void;
  readonly onDone?: (name: string) => void;
}) {
  const { guest } = useWords();
  const { settings: words } = useScreenWords();
  const { name } = useSettings();
  const keep = (field: HTMLInputElement) => {
    const typed = withoutBarred(field.value);
    if (typed !== field.value) field.value = typed;
    changeSettings({ name: typed });
    onTyped?.();
  };
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          value={name}
          maxLength={limits.nameLength}
          autoComplete="nickname"
          placeholder={guest}
          aria-invalid={refused !== undefined}
          aria-describedby={refused ? 'name-refused' : undefined}
          onInput={(event) => keep(event.currentTarget)}
          onChange={(event) => onDone?.(event.currentTarget.value)}
        />
      </label>
      {refused && (
        <p id="name-refused" role="alert">
          {refused === 'taken' ? words.nameTaken : words.nameRefused}
        </p>
      )}
    </>
  );
}
