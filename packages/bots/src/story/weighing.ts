import {
  canonical,
  imagine,
  type Move,
  rngFrom,
  type Seat,
  type Shown,
  type Vocabulary,
} from '@manigance/core';
import { type Brain, certaintyIn, type Skill } from '../brain.ts';
import { Player } from '../player.ts';
import { Search } from '../search.ts';
import { fittedChances } from './chances.ts';
import type { Choice } from './choices.ts';

/** A choice with the best move and the cost of the one that was played. */
export interface Weighing<M extends Move = Move> {
  /** Number of moves before it. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: M;
  readonly best: M;
  /** The move the best one is compared with: the one played, or the next best. */
  readonly other: M | undefined;
  /** How much less the played move is worth, as a share of a win; 0 where it is as good as the best. */
  readonly loss: number;
}

/** Weighs a choice by search, from what its seat knew. Where another move seems better, the two are then searched alone. */
export function weigh<W extends Vocabulary>(
  brain: Brain<W>,
  skill: Skill,
  { number, seat, seats, shown, history, played, seed }: Choice<W>,
): Weighing<W['move']> {
  const { move: best, candidates } = new Player(brain, skill).decide(shown, { seed, history });
  const isPlayed = (move: W['move']) => canonical(move) === canonical(played);
  const asGood = (other: W['move'] | undefined) => ({ number, seat, played, best: played, other, loss: 0 });
  if (isPlayed(best)) return asGood(candidates.find(({ move }) => !isPlayed(move))?.move);
  const pair = new Search(brain, shown, { skill, seed, history, among: [best, played] }).run().candidates;
  const worthOf = (wanted: boolean) => pair.find(({ move }) => isPlayed(move) === wanted)?.worth ?? 0;
  const certainty = certaintyOf(brain, shown, seed);
  const [most, own] = [worthOf(false), worthOf(true)].map((worth) => fitted(worth, seats, certainty));
  const loss = (most ?? 0) - (own ?? 0);
  return loss <= 0 ? asGood(best) : { number, seat, played, best, other: played, loss };
}

/** The certainty of the judge at this table, which is the same in every arrangement. */
function certaintyOf<W extends Vocabulary>(brain: Brain<W>, shown: Shown<W>, seed: string): number {
  return typeof brain.certainty === 'function'
    ? certaintyIn(brain, imagine(brain.game, shown, rngFrom(seed)))
    : (brain.certainty ?? 1);
}

/** A seat's chance as its judge should be believed, the others sharing the rest. */
function fitted(worth: number, seats: number, certainty: number): number {
  const others = Array.from({ length: seats - 1 }, () => (1 - worth) / (seats - 1));
  return fittedChances([worth, ...others], certainty)[0] ?? worth;
}
