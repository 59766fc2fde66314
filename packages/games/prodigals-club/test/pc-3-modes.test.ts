import { expect, test } from 'vitest';
import { spaces } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { competitionsOf } from '../rules/modes.ts';
import { fresh, matchAt, player, sending, view } from './position.ts';

test('PC-3.1 four modes, Election and Society by default; then those with Last Will (LW-3.1)', () => {
  expect(game.settings.mode).toEqual(['es', 'ep', 'sp', 'esp', 'lw-e', 'lw-s', 'lw-es']);
  expect(competitionsOf.esp).toEqual(['election', 'society', 'possessions']);
});

test('PC-3.2 pieces of an unused competition are out of the game', () => {
  const match = matchAt({ mode: 'es' });
  expect(player(match, 0).possessions).toBeUndefined();
  expect(view(match).pointer).toBeUndefined();
  expect(view(match).central.bonusTiles).not.toContain('bonus-sell');
  const piles = view(match).piles.filter(({ pile }) => pile.startsWith('possessions'));
  expect(piles.every(({ oneSymbol, twoSymbols }) => oneSymbol + twoSymbols === 0)).toBe(true);
});
test.each([
  ['es', 'possessions'],
  ['ep', 'society'],
  ['sp', 'election'],
] as const)('PC-3.2 in %s no space of %s can be chosen', (mode, board) => {
  const match = sending({ mode });
  for (const { id } of spaces.filter((space) => space.board === board)) {
    expect(match.refused(0, { do: 'send', space: id })).toEqual({ code: 'unknown' });
  }
});

test('PC-3.3 the central cards are the five of the mode: three black, two white', () => {
  for (const mode of ['es', 'ep', 'sp', 'esp'] as const) {
    const own = cards.filter(({ set }) => set === mode);
    expect(own.map(({ white }) => white).toSorted()).toEqual([false, false, false, true, true]);
    const state = fresh(3, mode);
    const dealt = [state.centralCard, ...(state.decks[0] as number[])];
    expect(dealt.map((card) => cards[card]?.set)).toEqual([mode, mode, mode, mode, mode]);
  }
});

test('PC-3.4 esp gives one errand boy more, a central card for one of them, and six bonus tiles', () => {
  const [three, two] = [
    sending({ mode: 'esp', central: 'confidence-broker' }),
    sending({ mode: 'es', central: 'scandal-sheet' }),
  ];
  expect([player(three, 0).unplaced, player(two, 0).unplaced]).toEqual([6, 5]);
  expect([view(three).central.bonusTiles.length, view(two).central.bonusTiles.length]).toEqual([6, 4]);
  three.play(0, { do: 'send', space: 'central-card' });
  two.play(0, { do: 'send', space: 'central-card' });
  expect([player(three, 0).unplaced, player(two, 0).unplaced]).toEqual([5, 3]);
});
