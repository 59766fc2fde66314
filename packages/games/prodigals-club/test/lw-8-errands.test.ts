import { legalMoves } from '@manigance/core';
import { expect, test } from 'vitest';
import { parked } from '../lessons/course/position.ts';
import { spacesOf } from '../rules/board.ts';
import { lastWillSpaces } from '../rules/competitions/last-will-spaces.ts';
import { handOf, heir, lastWillGame, paid, sending, table } from './last-will.ts';
import { fresh, idleUntil } from './position.ts';

const boys = (...unplaced: number[]) => unplaced.map((count) => ({ unplaced: count }));

test('LW-8.1 one boy after the other in the order of play; who has none left is skipped', () => {
  const match = sending({ order: [1, 0], central: 'confidence-broker', players: boys(1, 3) });
  const asked: number[] = [];
  while (match.state.phase === 'errands') {
    const [seat = -1] = match.asked;
    if (match.state.pending.at(-1)?.kind === 'errand') asked.push(seat);
    match.timeout(seat);
  }
  expect(asked).toEqual([1, 0, 1, 1]);
});

test('LW-8.1 placing is compulsory on Last Will places too', () => {
  const match = sending({ players: boys(1, 0) });
  expect(match.refused(0, { do: 'decline' })).toEqual({ code: 'unknown' });
  expect(match.options(0).every(({ do: kind }) => kind === 'send')).toBe(true);
});

test('LW-8.2 the spaces of Election and Society and the central card are unchanged', () => {
  const match = sending({ central: 'confidence-broker', players: [{ unplaced: 2, votes: 9 }, {}] });
  match.play(0, { do: 'send', space: 'election-vote' });
  expect(lastWillGame.view(match.state, 0).players[0]?.election?.votes).toBe(8);
  match.play(0, { do: 'send', space: 'central-card' });
  expect(match.events.some((event) => event.type === 'tookCentral')).toBe(true);
  expect(match.state.late).toBe(-1);
});

test.each([
  [2, ['lw-offer-6', 'lw-offer-7', 'lw-extension-2']],
  [3, ['lw-offer-7', 'lw-extension-2']],
  [4, ['lw-offer-7']],
  [5, []],
])('LW-8.3 with %i players the places of the table exist, but not %j', (seats, absent) => {
  const here = spacesOf({ mode: 'lw-es', seats }).filter(({ board }) => board === 'last-will');
  const all = lastWillSpaces.map(({ id }) => id).filter((id) => !absent.includes(id));
  expect(here.map(({ id }) => id)).toEqual(all);
  expect(here.filter(({ personal }) => personal).map(({ id }) => id)).toEqual(['lw-draw', 'lw-opera']);
});

test('LW-8.3 exclusive places take one boy a round, personal ones one of each colour', () => {
  const match = sending({ players: boys(2, 2) });
  match.play(0, { do: 'send', space: 'lw-extension-1' });
  expect(match.ruleAgainst(1, { do: 'send', space: 'lw-extension-1' })).toBe('PC-7.2 space-taken by=0');
  match.play(1, { do: 'send', space: 'lw-opera' });
  match.play(0, { do: 'send', space: 'lw-opera' });
  expect(match.ruleAgainst(1, { do: 'send', space: 'lw-opera' })).toBe('PC-7.2 personal-used');
});

test('LW-8.4 a card taken from the offer goes to the hand, open', () => {
  const match = sending({ places: { 'lw-offer-3': 'lw-castle-overdraft' }, players: boys(1, 1) });
  match.play(0, { do: 'send', space: 'lw-offer-3' });
  expect(match.events).toContainEqual({
    type: 'offerTaken',
    seat: 0,
    place: 'lw-offer-3',
    card: 'lw-castle-overdraft',
  });
  expect(heir(match, 0, 1).hand).toEqual([{ card: 'lw-castle-overdraft', closed: false }]);
  expect(table(match).offer['lw-offer-3']).toBeUndefined();
});

test('LW-8.4 a wild card is taken like any other', () => {
  const match = sending({ players: boys(1, 1) });
  match.play(0, { do: 'send', space: 'lw-wild-2' });
  expect(handOf(match, 0, 'spectator')).toEqual(['lw-whoever-is-at-the-door']);
});

test('LW-8.5 an extension adds one place for the rest of the game, and any number of them', () => {
  const match = sending({ seats: 4, players: [{ unplaced: 2, extensions: 1 }, {}, {}, {}] });
  match.play(0, { do: 'send', space: 'lw-extension-1' });
  expect(match.events).toContainEqual({ type: 'extension', seat: 0, places: 7 });
  match.play(0, { do: 'send', space: 'lw-extension-2' });
  expect(match.events).toContainEqual({ type: 'extension', seat: 0, places: 8 });
});

test('LW-8.6 the calling card draws one card, closed; without any deck to name it brings nothing', () => {
  const match = sending({ players: boys(1, 1) });
  match.play(0, { do: 'send', space: 'lw-draw' });
  match.play(0, { do: 'drawFrom', deck: 'property' });
  expect(heir(match, 0, 1).closed.property).toBe(1);
  const empty = { event: [], helper: [], property: [], companion: [] };
  const none = sending({ decks: empty, players: boys(1, 1) });
  none.play(0, { do: 'send', space: 'lw-draw' });
  expect([handOf(none, 0), none.asked]).toEqual([[], [1]]);
});

test('LW-8.7 after the opera its triggers fire; those of other activities do not', () => {
  const board = ['lw-critic-in-ones-pay', 'lw-tailor-of-the-dress-circle', 'lw-late-uncles-valet'] as const;
  const match = sending({ players: [{ unplaced: 1, board }, { unplaced: 1 }] });
  match.play(0, { do: 'send', space: 'lw-opera' });
  expect(paid(match)).toEqual([2, 2, 2]);
  expect(match.events.flatMap((event) => (event.type === 'triggered' ? [event.card] : []))).toEqual([
    'lw-tailor-of-the-dress-circle',
    'lw-late-uncles-valet',
  ]);
});

test('LW-8.8 the spaces are listed: central card, Election, Society, Last Will', () => {
  const state = idleUntil(fresh(4, 'lw-es'), ({ phase }) => phase === 'errands');
  const boards = spacesOf(state).map(({ board }) => board);
  expect([...new Set(boards)]).toEqual(['central', 'election', 'society', 'last-will']);
  expect(legalMoves(lastWillGame, state, state.order[0] ?? 0)[0]).toEqual({
    do: 'send',
    space: 'central-card',
  });
});

test('LW-1.4, LW-12.2 the inner circle spends £1 from the purse, whatever the competition is called', () => {
  const inner = { kind: 'benefit', seat: 0, left: 1, of: 'innerCircle' } as const;
  const match = sending({ pending: [parked, inner], players: [{ pounds: 9 }, {}] });
  match.play(0, { do: 'benefit', competition: 'last-will' });
  expect(heir(match, 0).pounds).toBe(8);
});
