import { expect, test } from 'vitest';
import { defineManifest, type Expansion, type GameManifest, type TableOptions } from '../index.ts';

const module = { game: {} };

/** A manifest with one expansion that notes what is loaded. */
function noting(loaded: string[]): GameManifest {
  const note = (name: string) => async () => {
    loaded.push(name);
    return module;
  };
  const expansion: Expansion = {
    with: { mode: ['more', 'most'] },
    rules: note('rules of the expansion'),
    text: { en: note('en of the expansion'), fr: note('fr of the expansion') },
    bot: note('bot of the expansion'),
    board: note('board of the expansion'),
  };
  const parts = {
    rules: note('rules'),
    text: { en: note('en'), fr: note('fr') },
    bot: note('bot'),
    board: note('board'),
  };
  return defineManifest(import.meta.url, { ...parts, expansions: [expansion] } as never);
}

const parts = {
  rules: (game: GameManifest, options?: TableOptions) => game.rules(options),
  en: (game: GameManifest, options?: TableOptions) => game.text.en(options),
  fr: (game: GameManifest, options?: TableOptions) => game.text.fr(options),
  bot: (game: GameManifest, options?: TableOptions) => game.bot?.(options),
  board: (game: GameManifest, options?: TableOptions) => game.board?.(options),
} as const;

test.each(Object.entries(parts))('%s: a table loads the expansions its options need', async (part, load) => {
  const loaded: string[] = [];
  const game = noting(loaded);
  await load(game, { mode: 'plain' });
  await load(game, {});
  expect(loaded).toEqual([part, part]);
  loaded.length = 0;
  expect(await load(game, { mode: 'most' })).toBe(module);
  expect(loaded).toEqual([part, `${part} of the expansion`]);
});

test('without options the whole game is loaded', async () => {
  const loaded: string[] = [];
  await noting(loaded).rules();
  expect(loaded).toEqual(['rules', 'rules of the expansion']);
});
