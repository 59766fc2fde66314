import { expect, test } from 'vitest';
import type { AmFrame, AmView } from '../rules/index.ts';
import { cardOf } from '../rules/moves.ts';
import { cardInPlay, eventNow, threatsNow, windowNow } from './moment.ts';

const moist = cardOf('moist-von-lipwig');
const pending = (...frames: readonly AmFrame[]) => frames.map((frame) => ({ frame }));
const table = (frames: readonly AmFrame[], more: Partial<AmView> = {}) =>
  ({
    eventsPlayed: ['fog', 'flood'],
    playing: 'moist-von-lipwig',
    pending: pending(...frames),
    ...more,
  }) as unknown as AmView;

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
  const threat = { kind: 'movePiece', area: 6, piece: 4, to: 4, stopped: false, back: false } as const;
  const open = { kind: 'reactionWindow', fits: 1, threatened: [1], left: [] } as const;
  expect(threatsNow(table([threat, open]))).toEqual([
    { area: 'the-shades', piece: 'troll', to: 'the-scours' },
  ]);
  expect(windowNow(table([threat, open]))).toBe('no');
  expect(threatsNow(table([open, threat]))).toEqual([]);
});

test('an event is shown as long as one of its steps is pending', () => {
  expect(eventNow(table([{ kind: 'flood', seat: 0, flooded: 3, stay: [] }]))).toBe('flood');
  expect(eventNow(table([]))).toBeUndefined();
});
