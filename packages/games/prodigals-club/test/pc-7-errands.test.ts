import { expect, test } from 'vitest';
import { spaces } from '../rules/board.ts';
import type { PcMove } from '../rules/moves.ts';
import { acting, kinds, matchAt, player, type Spot, sending, standing, view } from './position.ts';

const send = (space: Extract<PcMove, { do: 'send' }>['space']): PcMove => ({ do: 'send', space });

test('PC-7.1 one errand boy each in turn, resolved at once, until all are placed', () => {
  const match = sending({
    mode: 'es',
    players: [{ unplaced: 2, hand: ['forgotten-name'] }, { unplaced: 1 }],
  });
  match.play(0, send('election-vote'));
  expect(player(match, 0).election?.votes).toBe(42); // at once
  match.play(1, send('election-vote'));
  match.play(0, send('election-hyde-park'));
  expect(match.state.phase).toBe('actions');
});
test('PC-7.1 a player without unplaced errand boys is skipped', () => {
  const match = sending({ mode: 'es', players: [{ unplaced: 3 }, { unplaced: 1 }] });
  match.play(0, send('election-vote'));
  match.play(1, send('election-vote'));
  match.play(0, send('election-hyde-park'));
  expect(match.asked).toEqual([0]);
  expect(match.refused(1, send('renaissance'))).toEqual({ code: 'not-asked' });
});

test('PC-7.2 an exclusive space holds one errand boy of any player', () => {
  const match = sending({ mode: 'es', boys: { 'election-hyde-park': [1], renaissance: [0] } });
  expect(match.whyNot(0, send('election-hyde-park'))).toEqual({ rule: 'PC-7.2', code: 'space-taken', by: 1 });
  expect(match.whyNot(0, send('renaissance'))).toEqual({ rule: 'PC-7.2', code: 'space-taken', by: 0 });
});
test('PC-7.2 a personal space is used once by each and blocks nobody', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('election-vote'));
  expect(match.offers(1, send('election-vote'))).toBe(true);
  match.play(1, send('election-vote'));
  expect(match.ruleAgainst(0, send('election-vote'))).toBe('PC-7.2 personal-used');
});

test('PC-7.3 placing is compulsory, even on a space that brings nothing', () => {
  const stuck = standing('left -2', 'middle -2', 'right -2', 'left -1');
  const match = sending({ mode: 'es', players: [{ markers: stuck }] });
  expect(match.refused(0, { do: 'decline' })).toEqual({ code: 'unknown' });
  match.play(0, send('society-diagonal'));
  expect(kinds(match)).toEqual(['sent']);
  expect(match.asked).toEqual([1]);
});
test('PC-7.3 without any legal space the errand boys stay idle', () => {
  const all = Object.fromEntries(spaces.map(({ id, personal }) => [id, personal ? [0] : [1]]));
  const match = sending({ mode: 'ep', boys: all, players: [{ unplaced: 2 }, { unplaced: 1 }] });
  expect(match.events).toContainEqual({ type: 'idle', seat: 0, boys: 2 });
  expect(match.asked).toEqual([1]);
  expect(player(match, 0).unplaced).toBe(0);
});

test('PC-7.4 a player without possessions cannot choose a space that sells or swaps', () => {
  const match = sending({ mode: 'ep', seats: 4, players: [{ possessions: [], pounds: 5 }] });
  for (const space of [
    'possessions-swap',
    'possessions-swap-extra',
    'possessions-sell',
    'possessions-sell-extra',
    'possessions-swap-or-sell',
  ] as const) {
    expect(match.ruleAgainst(0, send(space))).toBe('PC-7.4 no-possessions');
  }
  expect(match.offers(0, send('possessions-spend'))).toBe(true);
});
test('PC-7.4 on such a space the sale or swap is compulsory', () => {
  const match = sending({ mode: 'ep', seats: 3 });
  match.play(0, send('possessions-swap-or-sell'));
  expect(match.options(0)).toEqual([
    { do: 'choose', option: 0 },
    { do: 'choose', option: 1 },
  ]);
  match.play(0, { do: 'choose', option: 1 });
  expect(match.refused(0, { do: 'stop' })).toEqual({ code: 'unknown' });
  expect(match.options(0).every((option) => option.do === 'sell')).toBe(true);
});

test('PC-7.5 order places above the number of players do not exist, nor does the Broker for two', () => {
  const match = sending({ mode: 'ep', seats: 2 });
  for (const space of ['order-3', 'order-4', 'order-5', 'possessions-swap-or-sell'] as const) {
    expect(match.refused(0, send(space))).toEqual({ code: 'unknown' });
  }
  const three = sending({ mode: 'ep', seats: 3 });
  expect(three.offers(0, send('order-3'))).toBe(true);
  expect(three.offers(0, send('possessions-swap-or-sell'))).toBe(true);
});

const fourBundles = {
  'election-a': ['tory-tickler'],
  'election-b': ['borrowed-foghorn'],
  'election-c': ['calling-the-voters-sheep', 'sermon-in-praise-of-taxes'],
  'election-d': ['bonfire-of-petitions', 'liberal-baiter'],
} as const;

test('PC-7.6 with four players each bundle has its own space', () => {
  const match = sending({ mode: 'es', seats: 4, bundles: fourBundles });
  match.play(0, send('election-bundle-d'));
  expect(player(match, 0).hand).toEqual(['bonfire-of-petitions', 'liberal-baiter']);
  expect(match.whyNot(1, send('election-bundle-d'))?.code).toBe('space-taken');
});
test('PC-7.6 with two players a space takes any bundle left, and one bundle is left over', () => {
  const match = sending({ mode: 'es', bundles: fourBundles });
  const spend = (
    seat: number,
    space: Parameters<typeof send>[0],
    bundle: 'election-c' | 'election-d' | 'election-b',
  ) => {
    match.play(seat, send(space));
    match.play(seat, { do: 'takeBundle', bundle });
  };
  spend(0, 'election-bundle-any-1', 'election-c');
  match.play(1, send('election-bundle-any-2'));
  expect(match.refused(1, { do: 'takeBundle', bundle: 'election-c' })).toEqual({ code: 'unknown' });
  match.play(1, { do: 'takeBundle', bundle: 'election-b' });
  match.play(1, { do: 'discardTiles' });
  spend(0, 'election-bundle-any-3', 'election-d');
  expect(player(match, 0).hand).toHaveLength(4);
  expect(view(match).bundles.map(({ bundle }) => bundle)).toEqual(['election-a']);
  expect(
    match.options(1).some((move) => move.do === 'send' && move.space.startsWith('election-bundle')),
  ).toBe(false);
});
test('PC-7.6 the places for any bundle are filled in order', () => {
  const match = sending({ mode: 'es', bundles: fourBundles });
  expect(match.offers(0, send('election-bundle-any-1'))).toBe(true);
  expect(match.ruleAgainst(0, send('election-bundle-any-2'))).toBe('PC-7.6 first-place-first');
});

test('PC-7.7 first the cards, then the reward, then the circle tile', () => {
  const match = sending({ mode: 'es', seats: 4, round: 5, bundles: { 'election-a': [] } });
  match.play(0, send('election-bundle-a'));
  expect(kinds(match)).toEqual(['sent', 'tookBundle', 'votesLost', 'megaphones']);
  match.play(0, { do: 'discardTiles' });
  expect(kinds(match)).toEqual(['circlesDiscarded']);
});

test('PC-7.8 More Time helps in this phase only with Pocket money, and one card at most', () => {
  const hand = ['a-bit-more-time-early', 'a-bit-more-time-late'] as const;
  const match = sending({ mode: 'ep', players: [{ hand, pounds: 5 }] });
  match.play(0, send('possessions-spend'));
  expect(match.options(0)).toEqual([
    { do: 'addTime', cards: 0 },
    { do: 'addTime', cards: 1 },
  ]);
  match.play(0, { do: 'addTime', cards: 1 });
  expect(player(match, 0).possessions?.pounds).toBe(3);
  expect(player(match, 0).hand).toEqual(['a-bit-more-time-late']);
});
test('PC-7.8 all other cards wait for the action phase', () => {
  const match = sending({ mode: 'ep', players: [{ hand: ['forty-waistcoats'] }] });
  expect(match.refused(0, { do: 'play', card: 'forty-waistcoats' })).toEqual({ code: 'unknown' });
});

test('PC-7.9 with three competitions the central card costs one errand boy', () => {
  const match = sending({ mode: 'esp', central: 'jack-of-all-disgraces', players: [{ unplaced: 1 }] });
  match.play(0, send('central-card'));
  expect(match.events).toContainEqual({ type: 'tookCentral', seat: 0, card: 'jack-of-all-disgraces' });
  expect(player(match, 0)).toMatchObject({ hand: ['jack-of-all-disgraces'], unplaced: 0 });
  expect(match.state.late).toBe(-1);
});

const twoBoys = (one: number, two: number): Spot => ({
  mode: 'es',
  central: 'scandal-sheet',
  players: [{ unplaced: one }, { unplaced: two }],
});

test('PC-7.10 with two competitions it costs two at once, and with one left it may not be taken', () => {
  const match = sending(twoBoys(2, 2));
  match.play(0, send('central-card'));
  expect(player(match, 0)).toMatchObject({ hand: ['scandal-sheet'], unplaced: 0 });
  expect(sending(twoBoys(1, 2)).ruleAgainst(0, send('central-card'))).toBe('PC-7.10 two-boys');
});
test('PC-7.10 one of the two goes elsewhere after everybody else, as the last act', () => {
  const match = sending(twoBoys(2, 2));
  match.play(0, send('central-card'));
  match.play(1, send('election-vote'));
  expect(match.asked).toEqual([1]); // the first player is skipped
  match.play(1, send('society-dame'));
  expect(match.asked).toEqual([0]);
  expect(match.state.phase).toBe('errands');
  expect(match.whyNot(0, send('central-card'))?.code).toBe('space-taken');
  match.play(0, send('election-hyde-park'));
  expect(player(match, 0).election?.megaphones).toBe(2);
  expect(match.state.phase).toBe('actions');
});
test('PC-7.10 the late errand boy may stay where he is', () => {
  const match = sending(twoBoys(2, 1));
  match.play(0, send('central-card'));
  match.play(1, send('election-vote'));
  match.play(0, { do: 'decline' });
  expect(kinds(match)).toContain('declined');
  expect(match.state.phase).toBe('actions');
});

test('PC-7.11 no second central card appears in the same round', () => {
  const match = sending({ mode: 'esp', central: 'jack-of-all-disgraces' });
  match.play(0, send('central-card'));
  expect(view(match).central.card).toBeUndefined();
  expect(match.whyNot(1, send('central-card'))?.code).toBe('space-taken');
});

test('PC-7.12 a place is reserved and a bonus tile taken, which cannot be refused', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('order-2'));
  expect(match.events).toContainEqual({ type: 'reserved', seat: 0, place: 2 });
  expect(match.options(0).map((move) => move.do)).toEqual(Array(4).fill('takeBonus'));
  match.play(0, { do: 'takeBonus', tile: 'bonus-votes' });
  expect(player(match, 0)).toMatchObject({ reserved: 2, bonus: 'bonus-votes' });
  expect(view(match).central.bonusTiles).not.toContain('bonus-votes');
  expect(match.state.order).toEqual([0, 1]); // unchanged until the end of the round
});
test('PC-7.12 one reservation per player and round', () => {
  const match = sending({ mode: 'es', players: [{ reserved: 2 }] });
  expect(match.ruleAgainst(0, send('order-1'))).toBe('PC-7.12 order-once');
  const fifth = sending({ mode: 'es', round: 5, boys: { 'order-1': [1] } });
  expect(fifth.offers(0, send('order-2'))).toBe(true); // the last free place, in the last round
});

test('PC-7.13 the Renaissance Man goes to the first player there', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('renaissance'));
  expect(match.events).toContainEqual({ type: 'tookRenaissance', seat: 0 });
  expect(view(match).central.renaissance).toEqual({ seat: 0, named: [] });
  expect(match.whyNot(1, send('renaissance'))?.code).toBe('space-taken');
});

test.each([
  [1, 2],
  [3, 2],
  [4, 3],
  [5, 3],
])('PC-7.14 in round %i Hyde Park gives %i megaphones', (round, megaphones) => {
  const match = sending({ mode: 'es', round });
  match.play(0, send('election-hyde-park'));
  expect(player(match, 0).election?.megaphones).toBe(megaphones);
});

test('PC-7.15 who teases Dame Beatrice is spared by her this round', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('society-dame'));
  expect(player(match, 0).society?.immune).toBe(true);
  expect(player(match, 1).society?.immune).toBe(false);
});

test('PC-7.16 Political circles: a vote less, one tile placed, the other discarded', () => {
  const match = sending({
    mode: 'es',
    players: [{ grid: [{ tile: 'circle-start-1', x: 0, y: 0, rotation: 0 }] }],
    circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-05'],
  });
  match.play(0, send('election-circle'));
  expect(player(match, 0).election?.votes).toBe(42);
  const placed = match
    .options(0)
    .find((move) => move.do === 'placeTile' && move.tile === 'circle-1-05') as PcMove;
  match.play(0, placed);
  expect(view(match).discards.circles).toEqual(['circle-1-03']);
  expect(player(match, 0).election?.grid).toHaveLength(2);
});
test('PC-7.16 both tiles may be discarded', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('election-circle'));
  match.play(0, { do: 'discardTiles' });
  expect(view(match).discards.circles).toEqual(['circle-1-03', 'circle-1-04']);
  expect(Object.keys(view(match).circles)).toEqual(['bundle-a', 'bundle-b']);
});

test('PC-7.17 a discount of a black card works at a space, but nothing can be activated', () => {
  const match = sending({
    mode: 'ep',
    pointer: 'chelsea',
    players: [{ tableau: ['mayfair-agent'], possessions: ['possession-a-1'], pounds: 0 }],
  });
  expect(match.refused(0, { do: 'activate', card: 'mayfair-agent' })).toEqual({ code: 'unknown' });
  match.play(0, send('possessions-sell'));
  expect(player(match, 0).possessions?.pounds).toBe(5); // 8 - 1 of the space - 2 of the agent
});

test('PC-7.18 votes and money are compulsory, steps are not', () => {
  const match = sending({ mode: 'esp', players: [{ pounds: 5 }] });
  match.play(0, send('possessions-spend'));
  expect(player(match, 0).possessions?.pounds).toBe(4);
  match.play(1, send('society-down'));
  expect(match.offers(1, { do: 'stop' })).toBe(true);
});

test('PC-7.10 the extra errand boy of a card stays one, so that the central card of two competitions is closed to it', () => {
  const match = matchAt({
    mode: 'es',
    central: 'scandal-sheet',
    pending: [{ kind: 'errand', seat: 0, boy: 'extra' }],
  });
  expect(match.ruleAgainst(0, send('central-card'))).toBe('PC-18.21 one-boy-only');
});

test('PC-7.17 white cards and bonus tiles can be used once the action phase has come', () => {
  const match = acting({
    mode: 'ep',
    players: [{ hand: ['forty-waistcoats'], bonus: 'bonus-spend', pounds: 9 }],
  });
  expect(match.offers(0, { do: 'play', card: 'forty-waistcoats' })).toBe(true);
  expect(match.offers(0, { do: 'useBonus' })).toBe(true);
});
