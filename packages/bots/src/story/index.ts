import type { Game, MatchRecord, Seat, Vocabulary } from '@manigance/core';
import { type Chances, type Course, courseOf, type Judge } from './chances.ts';
import { luckOf } from './luck.ts';
import { changeBetween, sizeOf, type Turn, turnsOf } from './turns.ts';

export type { Chances, Judge } from './chances.ts';

/** A finished match as the game's bot judges it, from its record alone. */
export interface Story {
  /** The chances after each turn, and at the opening. */
  readonly moments: readonly Moment[];
  /** The turns with the largest changes, in order of the match. */
  readonly points: readonly TurningPoint[];
}

export interface Moment {
  /** Number of moves played. */
  readonly move: number;
  readonly chances: Chances;
}

export interface TurningPoint {
  /** `move`: the player decided it. `chance`: dice, drawn cards or hidden hands did. */
  readonly kind: 'move' | 'chance';
  readonly seat: Seat;
  /** Number of moves before the turn, and after it. */
  readonly from: number;
  readonly to: number;
  /** Number of the move with the largest change of the turn, from 1. */
  readonly peak: number;
  readonly change: Chances;
}

export interface StoryUse {
  /** Called with the share of the work done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Turning points of a match. */
const pointCount = 3;

/**
 * Each seat's chance over a finished match and its turning points. The same record gives the same story. The turn that ends the
 * match is no turning point: it is the end.
 */
export function storyOf<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  record: MatchRecord,
  { onProgress = () => {} }: StoryUse = {},
): Story {
  const course = courseOf(game, judge, record);
  onProgress(0.5);
  const turns = turnsOf(record);
  const moments = [0, ...turns.map(({ to }) => to)].map((move) => ({
    move,
    chances: course.chances[move] as Chances,
  }));
  const sized = turns
    .slice(0, -1)
    .map((turn) => ({ turn, change: changeBetween(course.chances, turn.from, turn.to) }))
    .filter(({ change }) => sizeOf(change) > 0);
  const largest = sized
    .toSorted((one, other) => sizeOf(other.change) - sizeOf(one.change))
    .slice(0, pointCount)
    .toSorted((one, other) => one.turn.from - other.turn.from);
  const points = largest.map(({ turn, change }, at) => {
    onProgress(0.5 + (0.5 * at) / largest.length);
    return pointOf(game, judge, record, course, turn, change);
  });
  onProgress(1);
  return { moments, points };
}

function pointOf<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  { moves }: MatchRecord,
  { states, chances }: Course<W>,
  turn: Turn,
  change: Chances,
): TurningPoint {
  const { seat, from, to } = turn;
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  const steps = numbers.map((number) => ({ number, change: changeBetween(chances, number, number + 1) }));
  const luck = change.map(() => 0);
  for (const { number, change: own } of steps) {
    const before = states[number] as W['state'];
    const answer = moves[number] as MatchRecord['moves'][number];
    for (const [at, one] of luckOf(game, judge, { before, answer, change: own, number }).entries())
      luck[at] = (luck[at] as number) + one;
  }
  const largest = change.findIndex((one) => Math.abs(one) === sizeOf(change));
  const peak = steps.toSorted((one, other) => sizeOf(other.change) - sizeOf(one.change))[0];
  const isLuck = Math.abs(luck[largest] as number) > Math.abs(change[largest] as number) / 2;
  return { kind: isLuck ? 'chance' : 'move', seat, from, to, peak: (peak?.number ?? from) + 1, change };
}
