import type { Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { introduce } from '../remote/guest.ts';
import { NameField } from '../settings/name-field.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { GameOptions } from './new-table/game-options.tsx';

/** Words of such a form. */
export interface TitledGameWords {
  readonly newTitle: string;
  readonly name: string;
  readonly nameExample: string;
  readonly game: string;
  readonly open: string;
  readonly failed: string;
}

/** The answers that every form of this kind asks for. */
export interface TitledGame {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Setting>>;
}

/** The form of something that has a title and one game for all its tables: a group, a tournament. */
export function TitledGameForm({
  words,
  game,
  onGame,
  onOpen,
  children,
}: {
  readonly words: TitledGameWords;
  readonly game: string;
  readonly onGame: (game: string) => void;
  readonly onOpen: (titled: TitledGame) => Promise<void>;
  /** Fields between the game and its settings. */
  readonly children: ComponentChildren;
}) {
  const { guest } = useWords();
  const { newTable } = useScreenWords();
  const { name } = useSettings();
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    await introduce({ chosen: name, guest });
    await onOpen({
      title: title.trim(),
      game,
      options: { ...defaultOptions(catalog.get(game)), ...options },
    });
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
            onGame(id);
            setOptions({});
          }}
        />
        {children}
        <GameOptions game={game} options={options} onOptions={setOptions} />
        <button type="submit" class="btn main big">
          {words.open}
        </button>
        {hasFailed && <p role="alert">{words.failed}</p>}
      </form>
    </Frame>
  );
}
