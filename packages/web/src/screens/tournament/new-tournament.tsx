import { catalog } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { go } from '../../router.ts';
import { Choice } from '../../settings/choice.tsx';
import { type TitledGame, TitledGameForm } from '../titled-game-form.tsx';
import { useTournamentWords } from './words.ts';

const rounds = [2, 3, 4, 5, 6, 7];
const roundDays = [1, 2, 3, 7, 14, 28];
const answerDays = [1, 2, 3, 5, 7];

/** The form of a new tournament. */
export function NewTournament() {
  const words = useTournamentWords();
  const [game, setGame] = useState(catalog.ids[0] ?? '');
  const [kind, setKind] = useState<'swiss' | 'round-robin'>('swiss');
  const [wanted, setWanted] = useState(2);
  const [times, setTimes] = useState({ rounds: 3, roundDays: 7, days: 2 });
  const { seats } = catalog.get(game);
  const size = Math.min(Math.max(wanted, seats.min), seats.max);
  const sizes = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  const open = async (titled: TitledGame) => {
    const answer = await serverConnection().ask({ type: 'openTournament', ...titled, kind, size, ...times });
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
    <TitledGameForm words={words} game={game} onGame={setGame} onOpen={open}>
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
    </TitledGameForm>
  );
}
