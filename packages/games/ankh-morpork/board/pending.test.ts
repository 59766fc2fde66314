import { seedFromNumber, start } from '@manigance/core';
import { expect, test } from 'vitest';
import { cardOf, randomEventOf } from '../rules/ids.ts';
import { type AmFrame, type AmVocabulary, game } from '../rules/index.ts';
import { cardInPlay, currentEvent, currentThreats, openWindow } from './pending.ts';

const moist = cardOf('moist-von-lipwig');
const opening = start<AmVocabulary>(game, { seats: 3, options: {}, seed: seedFromNumber(1) });
const eventsPlayed = [randomEventOf('fog'), randomEventOf('flood')];

/** Seat 0's view of a table with these frames pending. */
const table = (frames: AmFrame[]) =>
  game.view({ ...opening, eventsPlayed, playing: moist, pending: frames }, 0);

test('a symbol that is asked about is the one being done', () => {
  const frames: AmFrame[] = [{ kind: 'symbol', seat: 0, card: moist, at: 1 }];
  expect(cardInPlay(table(frames))).toEqual({ card: 'moist-von-lipwig', at: 1 });
});

test('while a symbol is carried out, the card waits below for the next one', () => {
  const place = {
    kind: 'placeMinion',
    seat: 0,
    reach: { to: 'anywhere' },
    except: -1,
    quiet: false,
  } as const;
  const frames: AmFrame[] = [{ kind: 'card', seat: 0, card: moist, at: 3 }, place];
  expect(cardInPlay(table(frames))?.at).toBe(2);
});

test('frames of another card do not count', () => {
  const other: AmFrame = { kind: 'card', seat: 0, card: moist + 1, at: 1 };
  expect(cardInPlay(table([other]))?.at).toBe(4);
});

test('a window shows what lies under it: the piece and where it would go', () => {
  const threat: AmFrame = { kind: 'movePiece', area: 6, piece: 4, to: 4, stopped: false, back: false };
  const open: AmFrame = { kind: 'reactionWindow', fits: 1, threatened: [1], left: [1] };
  expect(currentThreats(table([threat, open]))).toEqual([
    { area: 'the-shades', piece: 'troll', to: 'the-scours' },
  ]);
  expect(openWindow(table([threat, open]))).toBe('no');
  expect(currentThreats(table([open, threat]))).toEqual([]);
});

test('an event is shown as long as one of its steps is pending', () => {
  expect(currentEvent(table([{ kind: 'flood', seat: 0, flooded: 3, stay: [] }]))).toBe('flood');
  expect(currentEvent(table([]))).toBeUndefined();
});
