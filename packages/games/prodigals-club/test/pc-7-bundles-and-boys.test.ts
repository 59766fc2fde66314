import { refusedMoves } from '@manigance/core';
import { expect, test } from 'vitest';
import { type SpaceId, spaces } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import type { PcMove } from '../rules/moves.ts';
import { effecting, player, type Spot, sending, view } from './position.ts';

const send = (space: SpaceId): PcMove => ({ do: 'send', space });
const twoBoys: Spot = {
  mode: 'es',
  central: 'scandal-sheet',
  players: [{ unplaced: 2 }, { unplaced: 1 }],
};

test('PC-7.3 errand boys stay idle only if no space is open, the central card included', () => {
  const others = spaces.filter(({ id }) => id !== 'central-card');
  const boys = Object.fromEntries(others.map(({ id, personal }) => [id, personal ? [0, 1] : [1]]));
  const match = sending({ ...twoBoys, boys });
  expect(match.events.slice(0, -1)).toMatchObject([
    { type: 'sent', seat: 0, space: 'central-card', boy: 'own', boys: 2 },
    { type: 'tookCentral', seat: 0, card: 'scandal-sheet' },
    { type: 'idle', seat: 1, boys: 1 },
    { type: 'declined', seat: 0 }, // the late one has nowhere to go either
  ]);
  expect(match.state.phase).toBe('actions');
});

test('PC-7.6 a place for any bundle offers those of its own board', () => {
  const match = sending({
    mode: 'es',
    bundles: {
      'election-c': ['calling-the-voters-sheep', 'sermon-in-praise-of-taxes'],
      'election-d': ['bonfire-of-petitions', 'liberal-baiter'],
      'society-b': ['forgotten-name', 'six-of-one'],
      'society-c': ['kennel-master'],
    },
  });
  match.play(0, send('society-bundle-any-1'));
  expect(match.options(0)).toEqual([
    { do: 'takeBundle', bundle: 'society-b' },
    { do: 'takeBundle', bundle: 'society-c' },
  ]);
  match.play(0, { do: 'takeBundle', bundle: 'society-b' });
  expect(match.events).toEqual([
    { type: 'tookBundle', seat: 0, bundle: 'society-b', cards: ['forgotten-name', 'six-of-one'] },
  ]);
});
test('PC-7.7 cards taken with a bundle are no longer on the board when it is cleared', () => {
  const match = sending({
    mode: 'ep',
    seats: 4,
    bundles: { 'election-c': ['calling-the-voters-sheep', 'sermon-in-praise-of-taxes'] },
    players: [{ unplaced: 1 }, { unplaced: 0 }, { unplaced: 0 }, { unplaced: 0 }],
  });
  match.play(0, send('election-bundle-c'));
  match.play(0, { do: 'end' });
  expect(match.state.round).toBe(2);
  expect(view(match).discards.cards).toEqual([]);
  expect(player(match, 0).hand).toEqual(['calling-the-voters-sheep', 'sermon-in-praise-of-taxes']);
});

test('PC-7.10 the event names the late errand boy, and he is placed once', () => {
  const match = sending(twoBoys);
  match.play(0, send('central-card'));
  expect(view(match).late).toBe(0);
  match.play(1, send('election-vote'));
  match.play(0, send('election-hyde-park'));
  expect(match.events[0]).toEqual({
    type: 'sent',
    seat: 0,
    space: 'election-hyde-park',
    boy: 'late',
    boys: 1,
  });
  expect(view(match).late).toBeUndefined();
});
test('PC-7.10 on a timeout the late errand boy stays where he is', () => {
  const match = sending(twoBoys);
  match.play(0, send('central-card'));
  match.play(1, send('election-vote'));
  match.timeout(0);
  expect(match.events[0]).toEqual({ type: 'declined', seat: 0 });
  expect(view(match).boys).toEqual({ 'central-card': [0], 'election-vote': [1] });
});

test('PC-7.12 a reservation closes the other places to its owner, and no other space', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('order-2'));
  match.play(0, { do: 'takeBonus', tile: 'bonus-votes' });
  expect(match.events).toEqual([{ type: 'tookBonus', seat: 0, tile: 'bonus-votes' }]);
  match.play(1, send('election-vote'));
  expect(match.whyNot(0, send('order-1'))?.code).toBe('order-once');
  expect(match.offers(0, send('election-hyde-park'))).toBe(true);
  expect(match.offers(0, send('renaissance'))).toBe(true);
});

test('PC-7.15 an event names the player who teased Dame Beatrice', () => {
  const match = sending({ mode: 'es' });
  match.play(0, send('society-dame'));
  expect(match.events.slice(1)).toEqual([{ type: 'immune', seat: 0 }]);
});

test('PC-10.9 the event names the additional errand boy', () => {
  const match = effecting({ do: 'placeErrand' }, { players: [{ unplaced: 0 }] });
  match.play(0, send('election-vote'));
  expect(match.events[0]).toEqual({ type: 'sent', seat: 0, space: 'election-vote', boy: 'extra', boys: 1 });
});

test.each([2, 3, 4, 5])(
  'PC-7.5 with %i players spaces for other numbers are neither offered nor refused',
  (seats) => {
    const match = sending({ mode: 'es', seats });
    const told = [...match.options(0), ...refusedMoves(game, match.state, 0).map(({ move }) => move)];
    const named = told.flatMap((move) => (move.do === 'send' ? [move.space] : []));
    const absent = spaces.filter(
      ({ id, players: [min, max] }) => named.includes(id) && (seats < min || seats > max),
    );
    expect(absent).toEqual([]);
    expect(match.refused(0, send('possessions-spend'))).toEqual({ code: 'unknown' }); // of a board not in play
  },
);
