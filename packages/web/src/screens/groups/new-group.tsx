import type { Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { introduce } from '../../remote/guest.ts';
import { go } from '../../router.ts';
import { NameField } from '../../settings/name-field.tsx';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { GameOptions } from '../new-table/game-options.tsx';
import { useGroupWords } from './words.ts';

/** Days per answer; 0 is no clock. */
const paces = [0, 1, 2, 3, 7];

/** The form of a new group. */
export function NewGroup() {
  const words = useGroupWords();
  const { guest } = useWords();
  const { newTable } = useScreenWords();
  const { name } = useSettings();
  const [title, setTitle] = useState('');
  const [game, setGame] = useState(catalog.ids[0] ?? '');
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [days, setDays] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    await introduce({ chosen: name, guest });
    const answer = await serverConnection().ask({
      type: 'openGroup',
      title: title.trim(),
      game,
      options: { ...defaultOptions(catalog.get(game)), ...options },
      pace: days === 0 ? { kind: 'untimed' } : { kind: 'turn-based', days },
    });
    if (answer.type === 'openedGroup') go({ at: 'group', id: answer.group });
  };
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
        <SelectField
          label={words.pace}
          values={paces.map((value) => ({ value, name: words.paces(value) }))}
          chosen={days}
          onChoose={setDays}
        />
        <GameOptions game={game} options={options} onOptions={setOptions} />
        <button type="submit" class="btn main big">
          {words.open}
        </button>
        {hasFailed && <p role="alert">{words.failed}</p>}
      </form>
    </Frame>
  );
}
