import { expect, test } from 'vitest';
import type { Effect } from '../rules/effects/language.ts';
import {
  acting,
  closing,
  effecting,
  matchAt,
  type PlayerSpot,
  parked,
  playAll,
  player,
  sending,
} from './position.ts';

const late = { kind: 'errand', seat: 0, boy: 'late' } as const;
const pounds = (match: ReturnType<typeof acting>) => player(match, 0).possessions?.pounds;
const votes = (match: ReturnType<typeof acting>) => player(match, 0).election?.votes;

test('PC-18.1 the late errand boy may reserve a place and go to a personal space not yet used', () => {
  const match = matchAt({
    mode: 'es',
    boys: { 'central-card': [0], 'society-step': [0] },
    pending: [parked, late],
  });
  expect(match.offers(0, { do: 'send', space: 'order-1' })).toBe(true);
  expect(match.offers(0, { do: 'send', space: 'election-vote' })).toBe(true);
  expect(match.whyNot(0, { do: 'send', space: 'society-step' })?.code).toBe('personal-used');
  expect(match.whyNot(0, { do: 'send', space: 'central-card' })?.code).toBe('space-taken');
  const again = matchAt({ mode: 'es', players: [{ reserved: 2 }], pending: [parked, late] });
  expect(again.whyNot(0, { do: 'send', space: 'order-1' })?.code).toBe('order-once');
});

test('PC-18.2 the Errand of a Lifetime: Hyde Park megaphones count and Dame Beatrice is teased', () => {
  const match = acting({ players: [{ hand: ['errand-of-a-lifetime'] }] });
  match.play(0, { do: 'play', card: 'errand-of-a-lifetime' });
  match.play(0, { do: 'send', space: 'election-hyde-park' });
  expect(player(match, 0).election?.megaphones).toBe(2);
  const tease = acting({ players: [{ hand: ['errand-of-a-lifetime'] }] });
  playAll(tease, 0, { do: 'play', card: 'errand-of-a-lifetime' }, { do: 'send', space: 'society-dame' });
  expect(player(tease, 0).society?.immune).toBe(true);
});
test('PC-18.2 a bundle with a circle tile then places the tile at once', () => {
  const match = acting({
    seats: 4,
    players: [{ hand: ['errand-of-a-lifetime'] }],
    bundles: { 'election-b': ['borrowed-foghorn'] },
  });
  playAll(match, 0, { do: 'play', card: 'errand-of-a-lifetime' }, { do: 'send', space: 'election-bundle-b' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'circle', places: [1] });
});

test('PC-18.3 a bonus tile used in the action phase can be taken and used by another in that phase', () => {
  const pending = [parked, { kind: 'actions', seat: 1 }, { kind: 'actions', seat: 0 }] as const;
  const match = matchAt({
    pending,
    players: [
      { bonus: 'bonus-votes', votes: 20 },
      { hand: ['errand-of-a-lifetime'], votes: 20 },
    ],
  });
  playAll(match, 0, { do: 'useBonus' }, { do: 'end' });
  playAll(
    match,
    1,
    { do: 'play', card: 'errand-of-a-lifetime' },
    { do: 'send', space: 'order-1' },
    { do: 'takeBonus', tile: 'bonus-votes' },
  );
  playAll(
    match,
    1,
    { do: 'benefit', competition: 'election' },
    { do: 'benefit', competition: 'election' },
    { do: 'useBonus' },
  );
  expect(player(match, 1).election?.votes).toBe(16);
});

test('PC-18.4 with five players and four bonus tiles the fifth reservation gives no tile', () => {
  const players: PlayerSpot[] = [
    {},
    { bonus: 'bonus-megaphones' },
    { bonus: 'bonus-votes' },
    { bonus: 'bonus-sell' },
    { bonus: 'bonus-spend' },
  ];
  const match = sending({ mode: 'ep', seats: 5, players });
  match.play(0, { do: 'send', space: 'order-5' });
  expect(player(match, 0)).toMatchObject({ reserved: 5 });
  expect(player(match, 0).bonus).toBeUndefined();
  expect(match.asked).toEqual([1]);
});

test('PC-18.5 using a More Time card is not playing a white card', () => {
  const match = acting({
    mode: 'ep',
    players: [
      {
        votes: 20,
        tableau: ['cartoonist-on-the-payroll'],
        hand: ['banquet-without-end', 'a-bit-more-time-early'],
        pounds: 9,
      },
    ],
  });
  playAll(match, 0, { do: 'play', card: 'banquet-without-end' }, { do: 'addTime', cards: 1 });
  expect(player(match, 0)).toMatchObject({ whites: ['banquet-without-end'], election: { votes: 20 } });
});

test('PC-18.6 zero votes, zero pounds, zero steps: legal, and nothing happens', () => {
  for (const effect of [
    { do: 'loseVotes', n: 0 },
    { do: 'spend', n: 0 },
    { do: 'move', n: 0, dirs: ['down'] },
  ] as const) {
    const match = effecting(effect);
    expect(match.asked).toEqual([1]);
    expect(match.events).toEqual([]);
  }
});

test('PC-18.7 a tile whose price falls to nothing is still sold', () => {
  const match = effecting(
    { do: 'sell', times: 1, discount: 5 },
    { players: [{ pounds: 0, possessions: ['possession-pool-12'] }] },
  );
  expect(player(match, 0).possessions).toEqual({ pounds: 0, tiles: [] });
});

test('PC-18.8 an unpaid rest is not owed later', () => {
  const match = acting({
    mode: 'ep',
    players: [
      {
        pounds: 1,
        hand: ['night-at-the-tables', 'auction-for-one-bidder'],
        possessions: ['possession-a-6', 'possession-a-5'],
      },
    ],
    pointer: 'bloomsbury',
  });
  match.play(0, { do: 'play', card: 'night-at-the-tables' });
  expect(pounds(match)).toBe(0);
  playAll(match, 0, { do: 'play', card: 'auction-for-one-bidder' }, { do: 'sell', tile: 'possession-a-5' });
  expect(pounds(match)).toBe(1); // 4 less the 3 of this card, nothing of the other
});

test('PC-18.9 the money of a sale may be spent on the same card, and the last sale allows debt', () => {
  const match = acting({
    mode: 'ep',
    pointer: 'bloomsbury',
    players: [{ pounds: 0, hand: ['auction-for-one-bidder'], possessions: ['possession-pool-20'] }],
  });
  match.play(0, { do: 'play', card: 'auction-for-one-bidder' });
  expect(pounds(match)).toBe(-2); // 1 earned, 3 spent
});

test('PC-18.10 a trigger that spends follows the same rule at that moment', () => {
  const spot = (possessions: readonly 'possession-a-1'[]) => ({
    mode: 'ep' as const,
    players: [
      {
        votes: 20,
        pounds: 0,
        possessions,
        tableau: ['libel-lawyer'] as const,
        hand: ['manifesto-in-rhyme', 'forty-waistcoats'] as const,
      },
    ],
  });
  const owner = acting(spot(['possession-a-1']));
  owner.play(0, { do: 'play', card: 'manifesto-in-rhyme' });
  expect(pounds(owner)).toBe(0);
  const free = acting(spot([]));
  free.play(0, { do: 'play', card: 'manifesto-in-rhyme' });
  expect(pounds(free)).toBe(-1);
});

const six = [
  'tory-tickler',
  'gossip-columnist',
  'dancing-master',
  'kennel-master',
  'liberal-baiter',
  'runaway-stable',
] as const;
test('PC-18.11 a black card discarded to make room stops working at once; its activation stays valid', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 20, tableau: six, hand: ['town-crier-on-retainer', 'whistling-the-wrong-anthem'] }],
  });
  playAll(
    match,
    0,
    { do: 'activate', card: 'tory-tickler' },
    { do: 'play', card: 'town-crier-on-retainer' },
    { do: 'replace', card: 'tory-tickler' },
  );
  expect(player(match, 0).election?.megaphones).toBe(1);
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(votes(match)).toBe(18);
  expect(match.offers(0, { do: 'activate', card: 'town-crier-on-retainer' })).toBe(true);
});

test('PC-18.12 each pub crawl card and central white card counts as an offence, the card itself never', () => {
  const hand = [
    'pub-crawl-early',
    'pub-crawl-late',
    'wedding-speech-at-a-funeral',
    'apology-that-makes-it-worse',
  ] as const;
  const match = acting({ mode: 'es', players: [{ votes: 40, hand, tableau: ['stenographer-of-blunders'] }] });
  playAll(match, 0, { do: 'play', card: 'pub-crawl-early' }, { do: 'join', cards: 1 }); // 3 votes, 2 offences
  match.play(0, { do: 'play', card: 'wedding-speech-at-a-funeral' });
  for (let time = 0; time < 4; time++) match.play(0, { do: 'choose', option: 0 }); // 4 votes
  match.play(0, { do: 'play', card: 'apology-that-makes-it-worse' }); // 1 and 3
  expect(votes(match)).toBe(29);
  match.play(0, { do: 'activate', card: 'stenographer-of-blunders' });
  expect(votes(match)).toBe(25); // four by now
});

test('PC-18.13 at 44 votes gains are lost, and a payment of votes is illegal', () => {
  const exchange: Effect<number> = {
    do: 'exchange',
    times: 1,
    options: [
      { pay: { votes: 1 }, get: { do: 'spend', n: 1 } },
      { pay: { pounds: 1 }, get: { do: 'loseVotes', n: 1 } },
    ],
  };
  const match = effecting(exchange, { players: [{ votes: 44 }] });
  expect(match.ruleAgainst(0, { do: 'exchange', option: 0 })).toBe('PC-10.12 votes-at-most');
  expect(player(closing({ mode: 'ep', players: [{ votes: 44 }] }), 0).election?.votes).toBe(44);
});
