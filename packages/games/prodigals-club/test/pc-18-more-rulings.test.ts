import { expect, test } from 'vitest';
import type { Effect } from '../rules/effects/language.ts';
import { game } from '../rules/index.ts';
import {
  acting,
  closing,
  effecting,
  fresh,
  kinds,
  matchAt,
  type PlayerSpot,
  parked,
  playAll,
  player,
  standing,
  view,
} from './position.ts';

const pounds = (match: ReturnType<typeof acting>) => player(match, 0).possessions?.pounds;
const votes = (match: ReturnType<typeof acting>) => player(match, 0).election?.votes;
const top = standing('left 16', 'middle 16', 'right 16', 'left 14');

test('PC-18.14 a marker that a handicap moves onto a symbol space gives the symbol', () => {
  const state = fresh(5, 'es');
  const second = state.order[1] as number; // one row up from 6: the mask at 7
  expect(game.view(state, 0).players[second]?.symbols.mask).toBe(1);
  const last = state.order[4] as number;
  expect(game.view(state, 0).players[last]?.symbols.mask).toBe(0);
});

test('PC-18.15 a ? gives the symbol of the other side, for good', () => {
  const grid = [
    { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 },
    { tile: 'circle-1-05', x: 0, y: 1, rotation: 0 },
  ] as const;
  const match = acting({ mode: 'ep', players: [{ grid, possessions: [], hand: ['forty-waistcoats'] }] });
  expect(player(match, 0).symbols).toEqual({ dog: 0, horse: 0, glass: 0, house: 0, mask: 1 });
});

test('PC-18.16 a benefit chosen as spend without cash pays nothing while one owns something', () => {
  const match = matchAt({
    mode: 'ep',
    players: [{ pounds: 0 }],
    pending: [parked, { kind: 'benefit', seat: 0, left: 1, of: 'innerCircle' }],
  });
  match.play(0, { do: 'benefit', competition: 'possessions' });
  expect(pounds(match)).toBe(0);
});

test('PC-18.17 markers entering the chosen row later do not move', () => {
  const markers = standing('left 9', 'right 4', 'middle 10', 'right 2');
  const match = effecting({ do: 'moveEach', where: { row: 'chosen' }, steps: 1 }, { players: [{ markers }] });
  match.play(0, { do: 'row', value: 10 });
  match.play(0, { do: 'drop', marker: 'lady-1', steps: 1 }); // into row 9
  expect(match.asked).toEqual([1]);
});

test('PC-18.18 Dame Beatrice pushes markers onto symbol spaces, which count from then on', () => {
  const markers = standing('left 8', 'right 1', 'left 2', 'right 14');
  const match = closing({ mode: 'es', dame: 'dame-not-right', players: [{ markers }, { immune: true }] });
  expect(player(match, 0).symbols).toMatchObject({ horse: 1, house: 1 }); // 8 to 9, 2 to 3
});

test('PC-18.19 the game does not end in the middle of a round', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 1, hand: ['manifesto-in-rhyme', 'forgotten-name'] }],
  });
  match.play(0, { do: 'play', card: 'manifesto-in-rhyme' });
  expect(votes(match)).toBe(-2);
  expect(match.state.outcome).toBeUndefined();
  expect(match.asked).toEqual([0]);
});

test('PC-18.20 two players at Hyde Park: first or fewest, and a tie makes both gain', () => {
  const results = (one: number, other: number) => {
    const event = closing({
      mode: 'ep',
      round: 3,
      players: [
        { votes: 20, megaphones: one },
        { votes: 20, megaphones: other },
      ],
    }).events.find(({ type }) => type === 'hydePark');
    return event?.type === 'hydePark' ? event.results.map(({ change }) => change) : [];
  };
  expect(results(2, 1)).toEqual([-3, 1]);
  expect(results(2, 2)).toEqual([1, 1]);
});

test('PC-18.21 an additional errand boy takes the central card only where it costs one and one lies there', () => {
  const extra = { kind: 'errand', seat: 0, boy: 'extra' } as const;
  const three = matchAt({ mode: 'esp', central: 'jack-of-all-disgraces', pending: [parked, extra] });
  three.play(0, { do: 'send', space: 'central-card' });
  expect(player(three, 0).hand).toEqual(['jack-of-all-disgraces']);
  const two = matchAt({ mode: 'es', central: 'scandal-sheet', pending: [parked, extra] });
  expect(two.ruleAgainst(0, { do: 'send', space: 'central-card' })).toBe('PC-18.21 one-boy-only');
});

test('PC-18.22 an errand boy put on Hyde Park counts for every later effect of the turn', () => {
  const match = acting({
    players: [{ votes: 20, hand: ['errand-of-a-lifetime', 'late-for-ones-own-speech'] }],
  });
  playAll(
    match,
    0,
    { do: 'play', card: 'errand-of-a-lifetime' },
    { do: 'send', space: 'election-hyde-park' },
  );
  playAll(match, 0, { do: 'benefit', competition: 'election' }, { do: 'benefit', competition: 'election' });
  match.play(0, { do: 'play', card: 'late-for-ones-own-speech' });
  expect(votes(match)).toBe(15); // 2 basic, then 2 and 1
  const without = acting({
    boys: { 'election-hyde-park': [1] },
    players: [{ votes: 20, hand: ['late-for-ones-own-speech', 'forgotten-name'] }],
  });
  without.play(0, { do: 'play', card: 'late-for-ones-own-speech' });
  expect(votes(without)).toBe(18);
});

test('PC-18.23 a snapshot fixes counts, never cash or ownership', () => {
  const seq: Effect<number> = {
    do: 'seq',
    steps: [
      { do: 'sell', times: 1, discount: 0 },
      { do: 'spend', n: 9 },
    ],
  };
  const match = effecting(seq, {
    pointer: 'bloomsbury',
    players: [{ pounds: 0, possessions: ['possession-pool-20'] }],
  });
  expect(pounds(match)).toBe(-8);
});

test('PC-18.24 a card with a sale or swap may be played without possessions; the rest happens', () => {
  const match = acting({ mode: 'sp', players: [{ possessions: [], hand: ['portrait-swapped-at-dinner'] }] });
  match.play(0, { do: 'play', card: 'portrait-swapped-at-dinner' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 2 });
});

test('PC-18.25 the symbol of the tile received counts at once, that of the tile given no longer', () => {
  const match = acting({
    mode: 'sp',
    players: [
      {
        markers: top,
        possessions: ['possession-a-2'],
        hand: ['portrait-swapped-at-dinner', 'forgotten-name'],
      },
    ],
    offer: ['possession-pool-01', 'possession-pool-06', 'possession-pool-11', 'possession-pool-12'],
  });
  match.play(0, { do: 'play', card: 'portrait-swapped-at-dinner' });
  match.play(0, { do: 'take', tile: 'possession-pool-11' });
  expect(player(match, 0).symbols).toMatchObject({ horse: 0, dog: 1 });
});

test('PC-18.26 the jump looks at the board as it then stands, whether the steps were made or not', () => {
  const markers = standing('left 7', 'right 7', 'left 9', 'right 5');
  const match = acting({ mode: 'es', players: [{ markers, hand: ['whisper-past-the-duchess'] }] });
  match.play(0, { do: 'play', card: 'whisper-past-the-duchess' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' }); // now right above the gentleman
  match.play(0, { do: 'stop' });
  match.play(0, { do: 'jump', marker: 'lady-1' });
  expect(player(match, 0).society?.markers['lady-1']).toEqual({ column: 'left', value: 6 });
  const still = acting({
    mode: 'es',
    players: [{ markers: { ...markers, 'lady-1': ['left', 8] }, hand: ['whisper-past-the-duchess'] }],
  });
  playAll(still, 0, { do: 'play', card: 'whisper-past-the-duchess' }, { do: 'stop' });
  expect(still.offers(0, { do: 'jump', marker: 'lady-1' })).toBe(true);
});

test('PC-18.27 at the end cards in hand, bonus tiles and unnamed symbols are worth nothing', () => {
  const players: PlayerSpot[] = [
    { votes: 10, pounds: 5, possessions: [], hand: ['forty-waistcoats'], bonus: 'bonus-spend' },
    { votes: 10, pounds: 5, possessions: [] },
  ];
  const match = closing({ mode: 'ep', round: 5, renaissance: 0, players });
  expect(match.state.outcome).toEqual({ winners: [0, 1], how: 'shared' });
  expect(kinds(match)).not.toContain('discarded');
  expect(view(match).players.map(({ scores }) => scores)).toEqual([
    { election: 11, possessions: 5 },
    { election: 11, possessions: 5 },
  ]);
});
