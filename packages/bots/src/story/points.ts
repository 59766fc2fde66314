import type { Game, MatchRecord, Seat, Vocabulary } from '@manigance/core';
import type { Chances, Course, Judge } from './chances.ts';
import { luckOf } from './luck.ts';
import { changeBetween, sizeOf, type Turn, turnsOf } from './turns.ts';
import type { Weighing } from './weighing.ts';

/** A stretch of a match that changed the chances most. */
export interface TurningPoint {
  /** `move`: a player chose worse than could be known. `chance`: dice, drawn cards or hidden hands decided. */
  readonly kind: 'move' | 'chance';
  readonly seat: Seat;
  /** Number of moves before the turn, and after it. */
  readonly from: number;
  readonly to: number;
  /** Number of the move that decided, from 1. */
  readonly peak: number;
  /** Change of each seat's chance: at a move the mover's loss, shared by the others; at a chance the luck of each. */
  readonly change: Chances;
}

/** Most turning points of each kind. */
const mostMoves = 3;
const mostChances = 2;
/** Smallest change that turns a match, as a share of a win. */
const leastChange = 0.02;

interface Judged<W extends Vocabulary> {
  readonly record: MatchRecord;
  readonly course: Course<W>;
  readonly weighings: readonly Weighing[];
}

/** The costliest moves and the largest strokes of luck, in order of the match. */
export function turningPoints<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  judged: Judged<W>,
): readonly TurningPoint[] {
  const turns = turnsOf(judged.record);
  const points = [
    ...largest(costs(judged, turns), mostMoves),
    ...largest(strokes(game, judge, judged, turns), mostChances),
  ];
  return points.toSorted((one, other) => one.from - other.from || one.peak - other.peak);
}

function largest(points: readonly TurningPoint[], most: number): readonly TurningPoint[] {
  return points
    .filter(({ change }) => sizeOf(change) >= leastChange)
    .toSorted((one, other) => sizeOf(other.change) - sizeOf(one.change) || one.from - other.from)
    .slice(0, most);
}

/** The costliest move of each turn. */
function costs<W extends Vocabulary>(
  { record, weighings }: Judged<W>,
  turns: readonly Turn[],
): readonly TurningPoint[] {
  return turns.flatMap((turn): readonly TurningPoint[] => {
    const own = weighings.filter(({ number }) => number >= turn.from && number < turn.to);
    const [worst] = own.toSorted((one, other) => other.loss - one.loss);
    if (worst === undefined) return [];
    const change = Array.from({ length: record.seats }, (_, seat) =>
      seat === worst.seat ? -worst.loss : worst.loss / (record.seats - 1),
    );
    return [{ kind: 'move', ...turn, peak: worst.number + 1, change }];
  });
}

/** The luck of each turn. The turn that ends the match is no turning point: it is the end. */
function strokes<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  { record, course: { states, chances } }: Judged<W>,
  turns: readonly Turn[],
): readonly TurningPoint[] {
  return turns.slice(0, -1).map((turn): TurningPoint => {
    const sum = Array.from({ length: record.seats }, () => 0);
    let [peak, most] = [turn.from, 0];
    for (let number = turn.from; number < turn.to; number++) {
      const luck = luckOf(game, judge, {
        before: states[number] as W['state'],
        answer: record.moves[number] as MatchRecord['moves'][number],
        change: changeBetween(chances, number, number + 1),
        number,
      });
      for (const [seat, one] of luck.entries()) sum[seat] = (sum[seat] as number) + one;
      if (sizeOf(luck) > most) [peak, most] = [number, sizeOf(luck)];
    }
    return { kind: 'chance', ...turn, peak: peak + 1, change: sum };
  });
}
