import { expect, test } from 'vitest';
import { type BundleId, bundles } from '../rules/board.ts';
import { cardAt } from '../rules/cards.ts';
import { pileOf } from '../rules/decks.ts';
import type { PcState } from '../rules/state.ts';
import { closing, fresh, idleUntil, matchAt, player, sending, view } from './position.ts';

const borders = (state: PcState, bundle: BundleId) =>
  (state.bundles[bundles.findIndex(({ id }) => id === bundle)] as number[]).map((card) =>
    cardAt(card).white ? 'white' : 'black',
  );
const atRound = (round: number, seats = 3) =>
  idleUntil(fresh(seats, 'esp'), (state) => state.round === round);

test('PC-5 errands, actions, Hyde Park, Dame Beatrice, end of round, in this order', () => {
  const events: string[] = [];
  const match = matchAt({ mode: 'es', pending: [{ kind: 'preparation' }] });
  events.push(...match.events.map(({ type }) => type));
  for (let asked = match.asked[0]; match.state.round === 1 && asked !== undefined; asked = match.asked[0]) {
    match.timeout(asked);
    events.push(...match.events.map(({ type }) => type));
  }
  const phases = [
    'roundPrepared',
    'sent',
    'actionsBegin',
    'hydePark',
    'dame',
    'orderSet',
    'roundEnded',
  ] as const;
  const firsts = phases.map((type) => events.indexOf(type));
  expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
  expect(firsts[0]).toBe(0);
});
test('PC-5 there is no Hyde Park without Election and no Dame Beatrice without Society', () => {
  expect(closing({ mode: 'sp' }).events.map(({ type }) => type)).not.toContain('hydePark');
  expect(closing({ mode: 'ep' }).events.map(({ type }) => type)).not.toContain('dame');
});

test('PC-6.1 the top central card is revealed', () => {
  const match = matchAt({ pending: [{ kind: 'preparation' }] });
  expect(pileOf(match.state, 'central')).toHaveLength(4);
  expect(view(match).central.card).toBeDefined();
});

test('PC-6.2 the bundles get their borders, round by round', () => {
  const [one, four, five] = [atRound(1), atRound(4), atRound(5)];
  const ids = bundles.map(({ id }) => id);
  // biome-ignore format: one board per row
  expect(ids.map((id) => borders(one, id).join('+'))).toEqual([
    'black', 'white', 'white+white', 'white+black',
    'white+white+black', 'white+white', 'black',
    'white+black', 'white+white', 'black',
  ]);
  expect(borders(four, 'election-d')).toEqual(['white', 'white']);
  expect(borders(four, 'society-c')).toEqual(['white']);
  expect(borders(four, 'election-a')).toEqual(['black']);
  expect(borders(five, 'election-a')).toEqual([]);
  expect(borders(five, 'possessions-a')).toEqual(['white', 'black']);
});
test('PC-6.2 cards come from the top of the deck, bundle by bundle', () => {
  const { decks } = matchAt({ mode: 'es' }).state;
  const white = pileOf({ decks }, 'election-white');
  const dealt = matchAt({ mode: 'es', pending: [{ kind: 'preparation' }] }).state.bundles;
  expect(dealt[1]).toEqual([white.at(-1)]);
  expect(dealt[2]).toEqual([white.at(-2), white.at(-3)]);
  expect(dealt[3]?.[0]).toBe(white.at(-4));
});

test('PC-6.3 Election has four bundles, Society and Possessions three each', () => {
  const on = (board: string) => bundles.filter((bundle) => bundle.board === board).length;
  expect([on('election'), on('society'), on('possessions')]).toEqual([4, 3, 3]);
});

test('PC-6.4 in round 5 bundle A loses a vote, gains a megaphone and brings its tile', () => {
  const match = sending({
    mode: 'es',
    seats: 4,
    round: 5,
    bundles: { 'election-a': [] },
    players: [{ votes: 20 }],
  });
  match.play(0, { do: 'send', space: 'election-bundle-a' });
  expect(player(match, 0).election).toMatchObject({ votes: 19, megaphones: 1 });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'circle', places: [0] });
});
test('PC-6.4 in another round bundle A brings its card and no reward', () => {
  const match = sending({
    mode: 'es',
    seats: 4,
    round: 4,
    bundles: { 'election-a': ['tory-tickler'] },
    players: [{ votes: 20 }],
  });
  match.play(0, { do: 'send', space: 'election-bundle-a' });
  expect(player(match, 0).election).toMatchObject({ votes: 20, megaphones: 0 });
  expect(player(match, 0).hand).toEqual(['tory-tickler']);
});

test('PC-6.5 four pool tiles are offered', () => {
  expect(atRound(1).offer).toHaveLength(4);
  expect(view(matchAt({ mode: 'es' })).offer).toEqual([]);
});

test('PC-6.6 the circle tiles go to bundle A, bundle B and the space, in the order they are drawn', () => {
  const match = matchAt({ mode: 'es', pending: [{ kind: 'preparation' }] });
  const event = match.events.find(({ type }) => type === 'roundPrepared');
  if (event?.type !== 'roundPrepared') throw new Error('nothing was prepared');
  // The position's pile ends with circle-1-12, which is therefore drawn first.
  expect(event.bundles.map(({ tile }) => tile)).toEqual([
    'circle-1-12',
    'circle-1-11',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(event.circles).toEqual(['circle-1-10', 'circle-1-09']);
});

test('PC-6.7 the Dame Beatrice tile of the round is open during the errands', () => {
  const match = matchAt({ mode: 'es', pending: [{ kind: 'preparation' }] });
  expect(match.state.phase).toBe('errands');
  expect(view(match).dame).toBe('dame-adjacent');
});

test('PC-6.8 bundles are dealt in full at every player count', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { bundles: dealt } = fresh(seats, 'esp');
    expect(dealt.map((cards) => cards.length)).toEqual([1, 1, 2, 2, 3, 2, 1, 2, 2, 1]);
  }
});

test.each([
  ['es', 2, 0, true],
  ['ep', 2, 4, false],
  ['sp', 0, 4, true],
] as const)('PC-6.5 in %s the event names %i circle tiles and %i on offer', (mode, circles, offer, dame) => {
  const event = fresh(2, mode).events.find(({ type }) => type === 'roundPrepared');
  if (event?.type !== 'roundPrepared') throw new Error('nothing was prepared');
  expect(event.circles).toHaveLength(circles);
  expect(event.offer.filter((tile) => tile.startsWith('possession-pool-'))).toHaveLength(offer);
  expect('dame' in event).toBe(dame);
});
