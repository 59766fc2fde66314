import { limits } from '@manigance/protocol/limits';
import { withoutBarred } from '@manigance/protocol/names';
import { changeSettings, useSettings } from '@manigance/ui/settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** The field for the player's name; forbidden characters are removed while typing. */
export function NameField({
  label,
  isRefused = false,
  onTyped,
  onDone,
}: {
  readonly label: string;
  /** Whether the server refused this name. */
  readonly isRefused?: boolean;
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
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'name-refused' : undefined}
          onInput={(event) => keep(event.currentTarget)}
          onChange={(event) => onDone?.(event.currentTarget.value)}
        />
      </label>
      {isRefused && (
        <p id="name-refused" role="alert">
          {words.nameRefused}
        </p>
      )}
    </>
  );
}
