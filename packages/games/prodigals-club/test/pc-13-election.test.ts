import { expect, test } from 'vitest';
import { cards } from '../rules/cards.ts';
import { hydeParkTable } from '../rules/competitions/election/board.ts';
import { acting, closing, kinds, matchAt, type PlayerSpot, playAll, player, sending } from './position.ts';

/** Votes gained or lost at Hyde Park, by the players' megaphones. */
function speeches(round: number, ...megaphones: readonly number[]): number[] {
  const players: PlayerSpot[] = megaphones.map((count) => ({ votes: 20, megaphones: count }));
  const match = closing({ mode: 'ep', round, seats: megaphones.length, players });
  const event = match.events.find(({ type }) => type === 'hydePark');
  if (event?.type !== 'hydePark') throw new Error('no Hyde Park');
  const changes = event.results.map(({ change }) => change);
  expect(megaphones.map((_, seat) => (match.state.votes[seat] as number) - 20)).toEqual(changes);
  return changes;
}

test('PC-13.1 megaphones come from space, tile, cards and the fifth bundle A, and last one round', () => {
  const match = acting({
    mode: 'es',
    players: [{ hand: ['borrowed-foghorn'], tableau: ['town-crier-on-retainer'], megaphones: 2 }],
  });
  playAll(
    match,
    0,
    { do: 'play', card: 'borrowed-foghorn' },
    { do: 'activate', card: 'town-crier-on-retainer' },
  );
  expect(player(match, 0).election?.megaphones).toBe(7);
  expect(player(closing({ mode: 'ep', players: [{ megaphones: 4 }] }), 0).election?.megaphones).toBe(0);
});

test('PC-13.2 the table of the rounds', () => {
  expect(hydeParkTable.megaphones).toEqual([2, 2, 2, 3, 3]);
  expect(hydeParkTable.rewards).toEqual([
    [2, 3, 3, 4, 5],
    [1, 2, 2, 2, 3],
    [0, 1, 1, 1, 1],
  ]);
  expect(speeches(5, 4, 3, 2, 1)).toEqual([-5, -3, -1, 1]);
  expect(speeches(1, 4, 3, 2, 1)).toEqual([-2, -1, 0, 1]);
});

test('PC-13.3 nobody can add megaphones once the last action turn has ended', () => {
  const match = matchAt({
    mode: 'es',
    players: [{ tableau: ['town-crier-on-retainer'] }, {}],
    pending: [{ kind: 'actionTurns', at: 0 }],
  });
  match.play(0, { do: 'end' });
  expect(kinds(match)).toContain('hydePark');
  expect(match.events.find(({ type }) => type === 'hydePark')).toMatchObject({
    results: [
      { megaphones: 0, change: 1 },
      { megaphones: 0, change: 1 },
    ],
  });
});

test('PC-13.4 all who tie for fewest megaphones gain a vote, and none of them is rewarded', () => {
  expect(speeches(2, 3, 1, 1)).toEqual([-3, 1, 1]);
  expect(speeches(2, 0, 0, 0)).toEqual([1, 1, 1]);
});
test('PC-13.4 at 44 votes nothing is gained', () => {
  const match = closing({ mode: 'ep', players: [{ votes: 44 }, { votes: 30, megaphones: 1 }] });
  expect(player(match, 0).election?.votes).toBe(44);
});

test('PC-13.5 those who tie are all rewarded, and the next rank does not move up', () => {
  expect(speeches(4, 5, 5, 5, 2, 1)).toEqual([-4, -4, -4, 0, 1]); // the next one is fourth
});

test('PC-13.6 the examples', () => {
  expect(speeches(1, 2, 2, 2, 2)).toEqual([1, 1, 1, 1]);
  expect(speeches(4, 4, 4, 3, 1)).toEqual([-4, -4, -1, 1]);
  expect(speeches(1, 3, 1)).toEqual([-2, 1]);
});

test('PC-13.7 "both" is neither liberal nor conservative', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        tableau: ['liberal-baiter', 'tory-tickler'],
        hand: ['manifesto-in-rhyme', 'bonfire-of-petitions'],
      },
    ],
  });
  match.play(0, { do: 'play', card: 'manifesto-in-rhyme' }); // both
  expect(player(match, 0).election?.votes).toBe(27);
  match.play(0, { do: 'play', card: 'bonfire-of-petitions' }); // liberal
  expect(player(match, 0).election?.votes).toBe(23);
});

test('PC-13.8 any offence, one party, or both for the brewery', () => {
  const parties = (id: string) =>
    cards.find((card) => card.id === id)?.triggers.map((trigger) => 'party' in trigger && trigger.party);
  expect(parties('cartoonist-on-the-payroll')).toEqual([['liberal', 'conservative', 'both']]);
  expect(parties('liberal-baiter')).toEqual([['liberal']]);
  expect(parties('silent-partner-in-a-brewery')).toEqual([['both']]);
  const match = acting({
    mode: 'es',
    players: [
      { votes: 30, tableau: ['cartoonist-on-the-payroll'], hand: ['borrowed-foghorn', 'forgotten-name'] },
    ],
  });
  match.play(0, { do: 'play', card: 'borrowed-foghorn' }); // no icon
  expect(player(match, 0).election?.votes).toBe(30);
});

const four = ['pub-crawl-early', 'pub-crawl-late', 'pub-crawl-early', 'pub-crawl-late'] as const;
test.each([
  [0, 1],
  [1, 3],
  [2, 6],
  [3, 10],
])('PC-13.9 with %i others a pub crawl loses %i votes', (others, lost) => {
  const match = acting({ mode: 'es', players: [{ votes: 30, hand: [...four, 'forgotten-name'] }] });
  match.play(0, { do: 'play', card: 'pub-crawl-early' });
  expect(match.options(0)).toHaveLength(4);
  match.play(0, { do: 'join', cards: others });
  expect(player(match, 0).election?.votes).toBe(30 - lost);
  expect(player(match, 0).whites).toHaveLength(others + 1);
});
test('PC-13.9 a second group starts again at one', () => {
  const match = acting({ mode: 'es', players: [{ votes: 30, hand: four }] });
  playAll(
    match,
    0,
    { do: 'play', card: 'pub-crawl-early' },
    { do: 'join', cards: 1 },
    { do: 'play', card: 'pub-crawl-late' },
    { do: 'join', cards: 0 },
  );
  expect(player(match, 0).election?.votes).toBe(26);
});
test('PC-13.9 with the brewery three of them lose 12, the triggers after the group', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, tableau: ['silent-partner-in-a-brewery'], hand: four }],
  });
  playAll(match, 0, { do: 'play', card: 'pub-crawl-early' }, { do: 'join', cards: 2 });
  expect(player(match, 0).election?.votes).toBe(18);
  expect(kinds(match)).toEqual([
    'pubCrawl',
    'votesLost',
    'triggered',
    'votesLost',
    'triggered',
    'votesLost',
    'triggered',
    'votesLost',
  ]);
});

test('PC-13.10 one step per megaphone on the white card, each with another marker if one likes', () => {
  const match = acting({
    mode: 'es',
    players: [{ tableau: ['megaphone-under-the-window'], hand: ['heckling-oneself'] }],
  });
  match.play(0, { do: 'play', card: 'heckling-oneself' });
  playAll(
    match,
    0,
    { do: 'step', marker: 'lady-1', dir: 'down' },
    { do: 'step', marker: 'gentleman-2', dir: 'down' },
  );
  expect(match.options(0)).not.toContainEqual({ do: 'stop' });
});
test('PC-13.10 the Megaphones tile, spaces and black cards do not set it off', () => {
  const match = acting({
    mode: 'es',
    players: [
      { tableau: ['megaphone-under-the-window', 'town-crier-on-retainer'], hand: ['forgotten-name'] },
    ],
  });
  match.play(0, { do: 'activate', card: 'town-crier-on-retainer' });
  expect(match.state.pending.at(-1)?.kind).toBe('furtherActions');
  const space = sending({ mode: 'es', players: [{ tableau: ['megaphone-under-the-window'] }] });
  space.play(0, { do: 'send', space: 'election-hyde-park' });
  expect(space.asked).toEqual([1]);
});

test('PC-13.9 only pub crawl cards join, the first of the hand', () => {
  const match = acting({
    mode: 'es',
    players: [
      { votes: 30, hand: ['manifesto-in-rhyme', 'pub-crawl-late', 'pub-crawl-early', 'pub-crawl-early'] },
    ],
  });
  match.play(0, { do: 'play', card: 'pub-crawl-early' });
  match.play(0, { do: 'join', cards: 1 });
  expect(match.events[0]).toEqual({ type: 'pubCrawl', seat: 0, cards: ['pub-crawl-late'] });
  expect(player(match, 0)).toMatchObject({
    hand: ['manifesto-in-rhyme', 'pub-crawl-early'],
    whites: ['pub-crawl-early', 'pub-crawl-late'],
  });
});
test('PC-13.9 no more join than the hand holds, and a card alone is no group', () => {
  const match = acting({ mode: 'es', players: [{ votes: 30, hand: four.slice(0, 3) }] });
  match.play(0, { do: 'play', card: 'pub-crawl-early' });
  expect(match.options(0)).toEqual([0, 1, 2].map((cards) => ({ do: 'join', cards })));
  match.play(0, { do: 'join', cards: 0 });
  expect(match.events).toEqual([{ type: 'votesLost', seat: 0, n: 1, votes: 29 }]);
});

test('PC-13.5 the event has the ranks; the fewest have none', () => {
  const players = [3, 5, 3, 1].map((megaphones) => ({ votes: 20, megaphones }));
  const match = closing({ mode: 'ep', round: 4, seats: 4, players });
  expect(match.events[0]).toEqual({
    type: 'hydePark',
    results: [
      { seat: 0, megaphones: 3, rank: 2, change: -2 },
      { seat: 1, megaphones: 5, rank: 1, change: -4 },
      { seat: 2, megaphones: 3, rank: 2, change: -2 },
      { seat: 3, megaphones: 1, rank: 0, change: 1 },
    ],
  });
});
