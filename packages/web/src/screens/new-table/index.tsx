import type { Setting } from '@manigance/core';
import { catalog } from '@manigance/games';
import { defaultLevel } from '@manigance/table/default-level';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { defaultLevelId } from '../../local/default-level.ts';
import { useLevels } from '../../local/level-cards.ts';
import { ClosedError, NameRefusedError, useOffered } from '../../remote/guest.ts';
import { openTable } from '../../remote/open-table.ts';
import { Choice } from '../../settings/choice.tsx';
import { NameField } from '../../settings/name-field.tsx';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { playNow, playShared } from '../play-now.ts';
import { GameOptions } from './game-options.tsx';
import { type SeatChoice, SeatPlans } from './seat-plans.tsx';
import { TermFields, type Terms } from './term-fields.tsx';

/** With whom: bots in this browser, people at this screen, or friends over a server. */
type Company = 'bots' | 'here' | 'friends';

/** The new-table form: seats, bot levels, pace, game settings. */
export function NewTable({ game, company: first }: { readonly game: string; readonly company: Company }) {
  const { guest } = useWords();
  const { newTable: words, home, lobby } = useScreenWords();
  const { name } = useSettings();
  const levels = useLevels(game);
  const offered = useOffered();
  const manifest = catalog.get(game);
  const { title, seats } = manifest;
  const [count, setCount] = useState(Math.min(3, seats.max));
  const [company, setCompany] = useState(first);
  const [others, setOthers] = useState<readonly (SeatChoice | undefined)[]>([]);
  const [names, setNames] = useState<readonly string[]>([]);
  const [colour, setColour] = useState<string | undefined>(undefined);
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [terms, setTerms] = useState<Terms>({
    pace: { kind: 'untimed' },
    atZero: 'bot',
    access: 'private',
    spectators: true,
    namesInRecord: true,
    hints: false,
    openFor: 7 * 24,
  });
  const [failure, setFailure] = useState<'name' | 'server' | 'closed' | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  // Scroll to the name field, which is far above the button.
  useEffect(() => {
    if (failure === 'name') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  const together = company === 'friends' && offered !== 'none';
  const here = company === 'here';
  const unchosen = { level: defaultLevel(levels)?.id ?? defaultLevelId };
  const sitters = Array.from({ length: count - 1 }, (_, at): SeatChoice => {
    const sitter = others[at];
    return sitter === undefined || (sitter === 'person' && !together && !here)
      ? together || here
        ? 'person'
        : unchosen
      : sitter;
  });
  const begin = () => {
    if (here) {
      const planned = sitters.map((sitter, at) => (sitter === 'person' ? { name: names[at] ?? '' } : sitter));
      return playShared(game, planned, { options, colour });
    }
    if (!together) {
      const bots = sitters.flatMap((sitter) => (sitter === 'person' ? [] : sitter.level));
      return playNow(game, { levels: bots, options, colour });
    }
    setFailure(undefined);
    void openTable({ game, sitters, options, colour, me: { chosen: name, guest }, ...terms }).catch((error) =>
      setFailure(
        error instanceof NameRefusedError ? 'name' : error instanceof ClosedError ? 'closed' : 'server',
      ),
    );
  };
  return (
    <Frame title={words.title(title)} game={manifest} about={words.about} class="narrow">
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
            { value: 'here' as const, ...words.company.here },
            ...(offered === 'none' ? [] : [{ value: 'friends' as const, ...words.company.friends }]),
          ]}
          chosen={together ? 'friends' : here ? 'here' : 'bots'}
          onChoose={setCompany}
        />
        {offered === 'none' && <p class="aside">{home.offline}</p>}
        <Choice
          label={words.players}
          values={counts.map((value) => ({ value, name: `${value}` }))}
          chosen={count}
          onChoose={setCount}
        />
        <SeatPlans
          game={game}
          levels={levels}
          others={sitters}
          people={together || here}
          names={here ? names : undefined}
          onNames={setNames}
          colour={colour}
          onOthers={setOthers}
          onColour={setColour}
        />
        <GameOptions game={game} options={options} onOptions={setOptions} />
        {together && <TermFields terms={terms} onTerms={setTerms} />}
        <button type="submit" class="btn main big">
          {together ? words.create : words.start}
        </button>
        {failure === 'closed' && <p role="alert">{lobby.closed}</p>}
        {failure === 'server' && <p role="alert">{words.failed}</p>}
      </form>
    </Frame>
  );
}
