import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { table } from './position.ts';

const nowhere = { rule: 'AM-6.2.1', code: 'noTarget' };
const nobodyThere = { rule: 'AM-6.3', code: 'noTarget' };

test('AM-5.4 the view names the symbols of the card in play that could not be started', () => {
  const match = table({ areas: { 'the-hippo': { building: 0 } }, hands: [['agony-aunts', 'ruby'], [], []] });
  match.play(0, { do: 'play', card: 'agony-aunts' });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(game.view(match.state, viewer).barred).toEqual([{ at: 0, why: nobodyThere }]);
  match.play(0, { do: 'skip' });
  expect(game.view(match.state, 1).barred).toEqual([]);
});

test('AM-5.4 a player who chooses a card sees what each card of the hand could not do; nobody else does', () => {
  const match = table({
    money: [2, 10, 10],
    hands: [['mended-drum', 'hello', 'groat'], ['mended-drum'], []],
  });
  expect(game.view(match.state, 0).players[0]?.barred).toEqual([
    { card: 'mended-drum', at: 0, why: nowhere },
    { card: 'hello', at: 0, why: nobodyThere },
    { card: 'hello', at: 1, why: nobodyThere },
    { card: 'hello', at: 2, why: nowhere },
  ]);
  expect(game.view(match.state, 1).players.map(({ barred }) => barred)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('AM-5.6 a last card could not lead to another', () => {
  const last = table({ hands: [['pink-pussycat-club'], [], []] });
  expect(game.view(last.state, 0).players[0]?.barred).toEqual([
    { card: 'pink-pussycat-club', at: 1, why: { rule: 'AM-5.6', code: 'noHandCard' } },
  ]);
  const more = table({ hands: [['pink-pussycat-club', 'igor'], [], []] });
  expect(game.view(more.state, 0).players[0]?.barred).toEqual([]);
});

test('AM-5.4 a symbol that is left out says why, and which one it was', () => {
  const match = table({ hands: [['hello', 'ruby'], [], []] });
  match.play(0, { do: 'play', card: 'hello' });
  expect(match.events.filter(({ type }) => type === 'leftOut')).toMatchObject([
    { symbol: 'assassinate', at: 0, why: nobodyThere },
    { symbol: 'assassinate', at: 1, why: nobodyThere },
    { symbol: 'build', at: 2, why: nowhere },
  ]);
});
