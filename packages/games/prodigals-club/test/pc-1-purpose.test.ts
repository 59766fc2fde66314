import { expect, test } from 'vitest';
import { competitions, finalScore } from '../rules/competitions/index.ts';
import { boroughs, competitionIds, symbols } from '../rules/effects/language.ts';
import { frames } from '../rules/frames/index.ts';
import { competitionsOf } from '../rules/modes.ts';
import { acting, closing, fresh, matchAt, player, sending } from './position.ts';

test('PC-1.1 in each of the three competitions an effect can lower the score', () => {
  expect(Object.keys(competitions)).toEqual([...competitionIds]); // the fourth is Last Will (LW-1.1)
  const match = acting({ players: [{ hand: ['three-birds-one-brick'], pounds: 5, votes: 20 }] });
  const before = player(match, 0).scores;
  match.play(0, { do: 'play', card: 'three-birds-one-brick' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' });
  const after = player(match, 0).scores;
  for (const id of competitionsOf.esp) expect(after[id]).toBeLessThan(before[id] as number);
});

test('PC-1.2 the highest score is the final score, and the lowest final score wins', () => {
  const match = closing({
    mode: 'ep',
    round: 5,
    players: [
      { votes: 1, pounds: 9, possessions: [], megaphones: 1 },
      { votes: 7, pounds: 7, possessions: [], megaphones: 1 },
    ],
  });
  expect(finalScore(match.state, 0)).toBe(9);
  expect(finalScore(match.state, 1)).toBe(8); // one vote gained at Hyde Park
  expect(match.state.outcome).toEqual({ winners: [1], how: 'lowest' });
});

test('PC-1.3 the game ends after round 5', () => {
  expect(closing({ mode: 'ep', round: 5 }).state.outcome).toBeDefined();
});
test('PC-1.3 an earlier round ends it only if somebody stands at zero or less', () => {
  const spot = (votes: number) => ({
    mode: 'ep' as const,
    round: 2,
    players: [{ votes, megaphones: 3 }, {}],
  });
  expect(closing(spot(3)).state.outcome).toBeDefined(); // loses 3 at Hyde Park
  expect(closing(spot(4)).state.outcome).toBeUndefined();
});

test('PC-1.4 every phase and thing of the vocabulary has its frame', () => {
  const match = sending({ central: 'jack-of-all-disgraces' });
  for (const space of [
    'central-card',
    'renaissance',
    'order-1',
    'election-hyde-park',
    'society-dame',
  ] as const) {
    expect(match.offers(0, { do: 'send', space })).toBe(true);
  }
  for (const kind of [
    'preparation',
    'errand',
    'actions',
    'circle',
    'bonus',
    'pubCrawl',
    'moreTime',
    'dame',
  ] as const) {
    expect(frames[kind]).toBeDefined();
  }
});

test('PC-1.5 left and right change the column and stay in the row', () => {
  const match = acting({
    players: [{ hand: ['sidestep-and-stumble'], markers: { 'lady-1': ['left', 12] } }],
  });
  match.play(0, { do: 'play', card: 'sidestep-and-stumble' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'right' });
  expect(player(match, 0).society?.markers['lady-1']).toEqual({ column: 'middle', value: 12 });
});

test('PC-1.6 there are five common symbols', () => {
  expect(symbols).toEqual(['dog', 'horse', 'glass', 'house', 'mask']);
  expect(Object.keys(player(matchAt({}), 0).symbols)).toEqual([...symbols]);
});

test('PC-1.7 the pointer goes Mayfair, Belgravia, Chelsea, Bloomsbury, Mayfair', () => {
  expect(boroughs).toEqual(['mayfair', 'belgravia', 'chelsea', 'bloomsbury']);
  for (const [at, borough] of boroughs.entries()) {
    const match = closing({ mode: 'ep', pointer: borough });
    expect(match.state.pointer).toBe((at + 1) % 4);
  }
});

test('PC-1.8 the errands follow the order valid in this round, not the seats', () => {
  const match = sending({ mode: 'es', order: [1, 0] });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'send', space: 'election-vote' });
  expect(match.asked).toEqual([0]);
});

test('PC-1.9 only the player whose effect it is decides, and only his things change', () => {
  const match = acting({ players: [{ hand: ['forgotten-name'] }, { hand: ['forgotten-name'] }] });
  const rival = player(match, 1);
  match.play(0, { do: 'play', card: 'forgotten-name' });
  expect(match.asked).toEqual([0]);
  expect(match.refused(1, { do: 'step', marker: 'lady-1', dir: 'down' })).toEqual({ code: 'not-asked' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' });
  expect(player(match, 1)).toEqual(rival);
});

test('PC-1.8 the first turn order holds every player once', () => {
  for (let seed = 0; seed < 20; seed++)
    expect(fresh(5, 'esp', seed).order.toSorted()).toEqual([0, 1, 2, 3, 4]);
});
