import type { Setting } from '@manigance/core';
import type { Pace } from '@manigance/protocol';
import { useState } from 'preact/hooks';
import { type GameId, gameCards } from '../games.ts';
import { useLevels } from '../host/level-cards.ts';
import { usualLevel } from '../host/usual-level.ts';
import { useOffered } from '../remote/guest.ts';
import { openTable } from '../remote/open-table.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';
import { playNow } from './play-now.ts';

const paces: Readonly<Record<'free' | 'live' | 'days', Pace>> = {
  free: { kind: 'untimed' },
  live: { kind: 'live', bank: 1200, increment: 15 },
  days: { kind: 'turn-based', days: 3 },
};

/** A new table: who plays, how well the bots play, what the game lets a table choose. */
export function NewTable({ game, friends }: { readonly game: GameId; readonly friends: boolean }) {
  const words = useWords();
  const { name, language } = useSettings();
  const levels = useLevels(game);
  const offered = useOffered();
  const { title, seats, settings, world } = gameCards[game];
  const [count, setCount] = useState(Math.min(3, seats.max));
  const [company, setCompany] = useState<'bots' | 'friends'>(friends ? 'friends' : 'bots');
  const [level, setLevel] = useState(usualLevel);
  const [pace, setPace] = useState<keyof typeof paces>('free');
  const [access, setAccess] = useState<'private' | 'open'>('private');
  const [options, setOptions] = useState<Readonly<Record<string, Setting>>>({});
  const [failed, setFailed] = useState(false);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  const together = company === 'friends' && offered !== 'none';
  const begin = () => {
    if (!together) return playNow(game, { seats: count, level, options });
    const me = name.trim() || words.newTable.namePlaceholder;
    void openTable({ game, seats: count, options, pace: paces[pace], access, name: me }).catch(() =>
      setFailed(true),
    );
  };
  return (
    <Frame title={words.newTable.title(title)} class={`narrow ${world}-edge`}>
      <h1>{words.newTable.title(title)}</h1>
      <form
        class="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <label class="field">
          <span>{words.newTable.name}</span>
          <input
            value={name}
            maxLength={24}
            autoComplete="nickname"
            placeholder={words.newTable.namePlaceholder}
            onInput={(event) => changeSettings({ name: event.currentTarget.value })}
          />
        </label>
        <Choice
          label={words.newTable.opponents}
          values={[
            { value: 'bots' as const, ...words.newTable.company.bots },
            ...(offered === 'none' ? [] : [{ value: 'friends' as const, ...words.newTable.company.friends }]),
          ]}
          chosen={together ? 'friends' : 'bots'}
          onChoose={setCompany}
        />
        {offered === 'none' && <p class="aside">{words.home.offline}</p>}
        <Choice
          label={words.newTable.players}
          values={counts.map((value) => ({ value, name: `${value}` }))}
          chosen={count}
          onChoose={setCount}
        />
        {together ? (
          <>
            <Choice
              label={words.newTable.pace}
              values={(['free', 'live', 'days'] as const).map((value) => ({
                value,
                ...words.newTable.paces[value],
              }))}
              chosen={pace}
              onChoose={setPace}
            />
            <Choice
              label={words.newTable.access}
              values={(['private', 'open'] as const).map((value) => ({
                value,
                ...words.newTable.accesses[value],
              }))}
              chosen={access}
              onChoose={setAccess}
            />
          </>
        ) : (
          <Choice
            label={words.newTable.level}
            values={[
              { value: usualLevel, ...words.newTable.usualLevel },
              ...levels.map(({ id, words: said }) => ({
                value: id,
                name: said[language].name,
                text: said[language].portrait,
              })),
            ]}
            chosen={level}
            onChoose={setLevel}
          />
        )}
        {Object.entries(settings).map(([setting, values]) => {
          const said = words.newTable.settings[setting];
          return (
            <Choice
              key={setting}
              label={said?.name ?? setting}
              values={values.map((value) => ({
                value,
                ...(said?.values[`${value}`] ?? { name: `${value}` }),
              }))}
              chosen={options[setting] ?? (values[0] as Setting)}
              onChoose={(value) => setOptions({ ...options, [setting]: value })}
            />
          );
        })}
        <button type="submit" class="btn main big">
          {together ? words.newTable.create : words.newTable.start}
        </button>
        {failed && <p role="alert">{words.newTable.failed}</p>}
      </form>
    </Frame>
  );
}
