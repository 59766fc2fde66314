import { seedFromNumber, start } from '@manigance/core';
import { expect, test } from 'vitest';
import { randomEventOf } from '../rules/ids.ts';
import { type AmEvent, type AmFrame, type AmVocabulary, game } from '../rules/index.ts';
import { eventShown, freshGroups } from './since.ts';

const opening = start<AmVocabulary>(game, { seats: 3, options: {}, seed: seedFromNumber(1) });
const viewWith = (pending: AmFrame[]) =>
  game.view({ ...opening, eventsPlayed: [randomEventOf('flood')], pending }, 0);

const fog: AmEvent = { type: 'event', seat: 1, event: 'fog' };
const myTurn: AmEvent = { type: 'turn', seat: 0 };

test('a random event drawn since my last move is shown until I move, also once my turn has begun', () => {
  const later = viewWith([{ kind: 'chooseCard', seat: 0 }]);
  expect(eventShown(later, { since: [fog, myTurn], events: [] })).toBe('fog');
  expect(eventShown(later, { since: [], events: [fog] })).toBe('fog');
  expect(eventShown(later, { since: [], events: [] })).toBeUndefined();
});

test('the event being resolved comes before one that is over', () => {
  const flooded = viewWith([{ kind: 'flood', seat: 0, flooded: 3, stay: [] }]);
  expect(eventShown(flooded, { since: [fog], events: [] })).toBe('flood');
});

test('groups that came or grew since my last move are marked, even if a later event names another player', () => {
  const since: AmEvent[] = [
    { type: 'placed', seat: 1, area: 'dimwell' },
    { type: 'moved', piece: 2, from: 'dimwell', to: 'the-shades' },
    { type: 'arrived', area: 'longwall', piece: 'demon' },
    myTurn,
  ];
  expect([...freshGroups(since)]).toEqual(['dimwell-1', 'the-shades-2', 'longwall-demon']);
  expect(freshGroups([]).size).toBe(0);
});
