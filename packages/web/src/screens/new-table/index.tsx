import type { Setting } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Pace } from '@manigance/protocol';
import { defaultLevel } from '@manigance/table/default-level';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { defaultLevelId } from '../../local/default-level.ts';
import { useLevels } from '../../local/level-cards.ts';
import { NameRefusedError, useOffered } from '../../remote/guest.ts';
import { openTable } from '../../remote/open-table.ts';
import { Choice } from '../../settings/choice.tsx';
import { NameField } from '../../settings/name-field.tsx';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { playNow } from '../play-now.ts';
import { GameOptions } from './game-options.tsx';
import { PaceFields } from './pace-fields.tsx';
import { SeatPlans, type Sitter } from './seat-plans.tsx';

/** Hours a table may stay open before it begins. */
const openTimes = [1, 6, 24, 3 * 24, 7 * 24, 30 * 24];

/** Settings of a table with people. */
interface Terms {
  readonly pace: Pace;
  readonly atZero: 'bot' | 'default';
  readonly access: 'private' | 'open';
  readonly spectators: boolean;
  readonly namesInRecord: boolean;
  /** Hours until a table that has not begun closes. */
  readonly openFor: number;
}

/** The new-table form: seats, bot levels, pace, game settings. */
export function NewTable({ game, friends }: { readonly game: string; readonly friends: boolean }) {
  const { guest } = useWords();
  const { newTable: words, home } = useScreenWords();
  const { name } = useSettings();
  const levels = useLevels(game);
  const offered = useOffered();
  const { title, seats } = catalog.get(game);
  const [count, setCount] = useState(Math.min(3, seats.max));
  const [company, setCompany] = useState<'bots' | 'friends'>(friends ? 'friends' : 'bots');
  const [others, setOthers] = useState<readonly (Sitter | undefined)[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [terms, setTerms] = useState<Terms>({
    pace: { kind: 'untimed' },
    atZero: 'bot',
    access: 'private',
    spectators: true,
    namesInRecord: true,
    openFor: 7 * 24,
  });
  const [failure, setFailure] = useState<'name' | 'server' | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  // Scroll to the name field, which is far above the button.
  useEffect(() => {
    if (failure === 'name') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  const together = company === 'friends' && offered !== 'none';
  const unchosen = { level: defaultLevel(levels)?.id ?? defaultLevelId };
  const sitters = Array.from({ length: count - 1 }, (_, at): Sitter => {
    const sitter = others[at];
    return sitter === undefined || (sitter === 'person' && !together)
      ? together
        ? 'person'
        : unchosen
      : sitter;
  });
  const begin = () => {
    if (!together) {
      const bots = sitters.flatMap((sitter) => (sitter === 'person' ? [] : sitter.level));
      return playNow(game, { levels: bots, options });
    }
    setFailure(undefined);
    void openTable({ game, sitters, options, me: { chosen: name, guest }, ...terms }).catch((error) =>
      setFailure(error instanceof NameRefusedError ? 'name' : 'server'),
    );
  };
  return (
    <Frame title={words.title(title)} class="narrow">
      <h1>{words.title(title)}</h1>
      <form
        ref={form}
        class="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <NameField
          label={words.name}
          refused={failure === 'name' ? 'unfit' : undefined}
          onTyped={() => setFailure((before) => (before === 'name' ? undefined : before))}
        />
        <Choice
          label={words.opponents}
          values={[
            { value: 'bots' as const, ...words.company.bots },
            ...(offered === 'none' ? [] : [{ value: 'friends' as const, ...words.company.friends }]),
          ]}
          chosen={together ? 'friends' : 'bots'}
          onChoose={setCompany}
        />
        {offered === 'none' && <p class="aside">{home.offline}</p>}
        <Choice
          label={words.players}
          values={counts.map((value) => ({ value, name: `${value}` }))}
          chosen={count}
          onChoose={setCount}
        />
        <SeatPlans game={game} levels={levels} others={sitters} people={together} onOthers={setOthers} />
        <GameOptions game={game} options={options} onOptions={setOptions} />
        {together && <TermFields terms={terms} onTerms={setTerms} />}
        <button type="submit" class="btn main big">
          {together ? words.create : words.start}
        </button>
        {failure === 'server' && <p role="alert">{words.failed}</p>}
      </form>
    </Frame>
  );
}

function TermFields({ terms, onTerms }: { readonly terms: Terms; readonly onTerms: (terms: Terms) => void }) {
  const { newTable: words } = useScreenWords();
  return (
    <>
      <PaceFields pace={terms.pace} onPace={(pace) => onTerms({ ...terms, pace })} />
      {terms.pace.kind !== 'untimed' && (
        <Choice
          label={words.atZero}
          values={(['bot', 'default'] as const).map((value) => ({ value, ...words.atZeros[value] }))}
          chosen={terms.atZero}
          onChoose={(atZero) => onTerms({ ...terms, atZero })}
        />
      )}
      <Choice
        label={words.access}
        values={(['private', 'open'] as const).map((value) => ({ value, ...words.accesses[value] }))}
        chosen={terms.access}
        onChoose={(access) => onTerms({ ...terms, access })}
      />
      <Choice<boolean>
        label={words.spectators}
        values={[
          { value: true, ...words.spectatorChoices.yes },
          { value: false, ...words.spectatorChoices.no },
        ]}
        chosen={terms.spectators}
        onChoose={(spectators) => onTerms({ ...terms, spectators })}
      />
      <Choice<boolean>
        label={words.record}
        values={[
          { value: true, ...words.recordChoices.yes },
          { value: false, ...words.recordChoices.no },
        ]}
        chosen={terms.namesInRecord}
        onChoose={(namesInRecord) => onTerms({ ...terms, namesInRecord })}
      />
      <SelectField
        label={words.openFor}
        values={openTimes.map((hours) => ({ value: `${hours}`, name: words.openHours(hours) }))}
        chosen={`${terms.openFor}`}
        onChoose={(hours) => onTerms({ ...terms, openFor: Number(hours) })}
      />
    </>
  );
}
