import type { Shown, Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import type { Update } from '../match/match-client.ts';
import { positionAfter } from './use-match.ts';

const shown: Shown<Vocabulary> = { viewer: 0, view: { money: 50 } };
const paid = { type: 'paid', seat: 0 };
const still: Update = { shown, events: [], afresh: false, seated: [] };
const opened = positionAfter(undefined, [{ ...still, afresh: true }]);
const afterMove = positionAfter(opened, [
  { ...still, shown: { ...shown, view: { money: 100 } }, events: [paid] },
]);
/** The same position again, as it is sent when nothing but who is here has changed. */
const sameShown = { viewer: 0, view: { money: 100 } } as const;

test('events of the last move stay when presence changes', () => {
  const later = positionAfter(afterMove, [{ ...still, shown: sameShown, spectators: 1 }]);
  expect(later).toMatchObject({ spectators: 1, events: [paid], log: [paid] });
  // The same object: finished motions are not started again.
  expect(later?.events).toBe(afterMove?.events);
});

test('events of the last move go with the next move or a fresh update', () => {
  const drawn = { type: 'drawn', seat: 1 };
  expect(positionAfter(afterMove, [{ ...still, shown: sameShown, events: [drawn] }])?.events).toEqual([
    drawn,
  ]);
  expect(positionAfter(afterMove, [{ ...still, shown: { ...sameShown, answered: [1] } }])?.events).toEqual(
    [],
  );
  expect(
    positionAfter(afterMove, [{ ...still, shown: sameShown, events: [paid], afresh: true }])?.events,
  ).toEqual([]);
});

test('new events stay until my next move, though an event names my seat', () => {
  const drawn = { type: 'drawn', seat: 1 };
  const myTurn = { type: 'turnBegins', seat: 0 };
  const asked = positionAfter(afterMove, [{ ...still, events: [drawn, myTurn] }]);
  expect(asked?.since).toEqual([paid, drawn, myTurn]);
  expect(positionAfter(asked, [{ ...still, events: [paid], isMine: true }])?.since).toEqual([]);
});

test('a fresh update brings what is new since my last move', () => {
  const fresh = positionAfter(undefined, [{ ...still, events: [paid, paid], since: [paid], afresh: true }]);
  expect(fresh?.since).toEqual([paid]);
});
