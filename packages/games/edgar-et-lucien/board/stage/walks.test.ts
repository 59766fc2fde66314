import { expect, test } from 'vitest';
import type { ElEvent, Walk } from '../../rules/events.ts';
import type { ElView } from '../../rules/index.ts';
import { aheadAfter, viewBefore, walkNow, walksIn } from './walks.ts';

const walk = (from: Walk['from'], to: Walk['to']): Walk => ({ by: 'red', from, to });
const events: readonly ElEvent[] = [
  { type: 'moved', seat: 1, edgar: walk('A01', 'A02'), lucien: walk('A03', 'A03') },
  { type: 'moved', seat: 0, edgar: walk('A04', 'A05'), lucien: walk('A02', 'A01') },
];
// Only the places of the pawns are read.
const view = {
  players: [
    { edgar: 'A05', lucien: 'A01' },
    { edgar: 'A02', lucien: 'A03' },
  ],
} as unknown as ElView;
const places = (ahead: readonly ElEvent[] | undefined) =>
  viewBefore(view, ahead).players.map(({ edgar, lucien }) => [edgar, lucien]);

test('EL-6.1 pawns walk one after another in player order, Edgar first; a pawn that stays does not walk', () => {
  expect(walksIn(events).map(({ seat, of }) => `${seat} ${of}`)).toEqual(['1 edgar', '0 edgar', '0 lucien']);
});

test('before the first walk every pawn stands where it was, and after each walk one more has arrived', () => {
  const still = [0, 1, 2, 3].map((walked) => places(aheadAfter(events, walked)));
  expect(still).toEqual([
    [
      ['A04', 'A02'],
      ['A01', 'A03'],
    ],
    [
      ['A04', 'A02'],
      ['A02', 'A03'],
    ],
    [
      ['A05', 'A02'],
      ['A02', 'A03'],
    ],
    [
      ['A05', 'A01'],
      ['A02', 'A03'],
    ],
  ]);
  expect(places(undefined)).toEqual(places([]));
});

test('the walk shown now is the last that has begun, and none once the scene is over', () => {
  const now = [0, 1, 2, 3].map((walked) => walkNow(events, aheadAfter(events, walked))?.of);
  expect(now).toEqual([undefined, 'edgar', 'edgar', 'lucien']);
  expect(walkNow(events, undefined)).toBeUndefined();
});
