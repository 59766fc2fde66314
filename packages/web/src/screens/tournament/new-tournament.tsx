import type { Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { introduce } from '../../remote/guest.ts';
import { go } from '../../router.ts';
import { Choice } from '../../settings/choice.tsx';
import { NameField } from '../../settings/name-field.tsx';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { GameOptions } from '../new-table/game-options.tsx';
import { useTournamentWords } from './words.ts';

const rounds = [2, 3, 4, 5, 6, 7];
const roundDays = [1, 2, 3, 7, 14, 28];
const answerDays = [1, 2, 3, 5, 7];

/** The form of a new tournament. */
export function NewTournament() {
  const words = useTournamentWords();
  const { guest } = useWords();
  const { newTable } = useScreenWords();
  const { name } = useSettings();
  const [title, setTitle] = useState('');
  const [game, setGame] = useState(catalog.ids[0] ?? '');
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [kind, setKind] = useState<'swiss' | 'round-robin'>('swiss');
  const [wanted, setWanted] = useState(2);
  const [times, setTimes] = useState({ rounds: 3, roundDays: 7, days: 2 });
  const [hasFailed, setFailed] = useState(false);
  const manifest = catalog.get(game);
  const { seats } = manifest;
  const size = Math.min(Math.max(wanted, seats.min), seats.max);
  const sizes = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  const open = async () => {
    await introduce({ chosen: name, guest });
    const answer = await serverConnection().ask({
      type: 'openTournament',
      title: title.trim(),
      game,
      options: { ...defaultOptions(manifest), ...options },
      kind,
      size,
      ...times,
    });
    if (answer.type === 'openedTournament') go({ at: 'tournament', id: answer.tournament });
  };
  const time = (key: 'roundDays' | 'days', values: readonly number[]) => (
    <SelectField
      label={words[key]}
      values={values.map((value) => ({ value, name: words.inDays(value) }))}
      chosen={times[key]}
      onChoose={(value) => setTimes({ ...times, [key]: value })}
    />
  );
  return (
    <Frame title={words.newTitle} class="narrow together">
      <h1>{words.newTitle}</h1>
      <form
        class="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          setFailed(false);
          open().catch(() => setFailed(true));
        }}
      >
        <label class="field">
          <span>{words.name}</span>
          <input
            value={title}
            required
            maxLength={60}
            placeholder={words.nameExample}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <NameField label={newTable.name} />
        <SelectField
          label={words.game}
          values={catalog.manifests.map(({ id, title: of }) => ({ value: id, name: of }))}
          chosen={game}
          onChoose={(id) => {
            setGame(id);
            setOptions({});
          }}
        />
        <Choice
          label={words.kind}
          values={(['swiss', 'round-robin'] as const).map((value) => ({ value, ...words.kinds[value] }))}
          chosen={kind}
          onChoose={setKind}
        />
        <Choice
          label={words.size}
          values={sizes.map((value) => ({
            value,
            name: `${value}`,
            text: value === 2 ? words.oddHint : words.sizeHint,
          }))}
          chosen={size}
          onChoose={setWanted}
        />
        <div class="field-row">
          {kind === 'swiss' && (
            <SelectField
              label={words.rounds}
              values={rounds.map((value) => ({ value, name: `${value}` }))}
              chosen={times.rounds}
              onChoose={(value) => setTimes({ ...times, rounds: value })}
            />
          )}
          {time('roundDays', roundDays)}
          {time('days', answerDays)}
        </div>
        <GameOptions game={game} options={options} onOptions={setOptions} />
        <button type="submit" class="btn main big">
          {words.open}
        </button>
        {hasFailed && <p role="alert">{words.failed}</p>}
      </form>
    </Frame>
  );
}
