import { catalog } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { go } from '../../router.ts';
import { type TitledGame, TitledGameForm } from '../titled-game-form.tsx';
import { useGroupWords } from './words.ts';

/** Days per answer; 0 is no clock. */
const paces = [0, 1, 2, 3, 7];

/** The form of a new group. */
export function NewGroup() {
  const words = useGroupWords();
  const [game, setGame] = useState(catalog.ids[0] ?? '');
  const [days, setDays] = useState(0);
  const open = async (titled: TitledGame) => {
    const answer = await serverConnection().ask({
      type: 'openGroup',
      ...titled,
      pace: days === 0 ? { kind: 'untimed' } : { kind: 'turn-based', days },
    });
    if (answer.type === 'openedGroup') go({ at: 'group', id: answer.group });
  };
  return (
    <TitledGameForm words={words} game={game} onGame={setGame} onOpen={open}>
      <SelectField
        label={words.pace}
        values={paces.map((value) => ({ value, name: words.paces(value) }))}
        chosen={days}
        onChoose={setDays}
      />
    </TitledGameForm>
  );
}
