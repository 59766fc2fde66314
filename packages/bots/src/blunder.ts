import {
  canonical,
  imagine,
  type RuleId,
  Runner,
  rngFrom,
  type Seat,
  type Shown,
  type Vocabulary,
} from '@manigance/core';
import type { Brain } from './brain.ts';
import type { Bot } from './player.ts';

/** A kind of obviously bad move, recognized from what the seat is shown and has witnessed. */
export interface Blunder<W extends Vocabulary> {
  readonly id: string;
  readonly rule: RuleId;
  /** A description for `docs/bots.md` and reports. */
  readonly says: string;
  /** Returns a test for the offered moves that are this blunder. */
  foolish(shown: Shown<W>, history: readonly W['event'][]): (move: W['move']) => boolean;
}

/** Test of a blunder that no offered move commits. */
export const never = () => false;

/** The offered moves that are no blunder. A blunder that would leave no move is ignored; earlier ones take precedence. */
export function sensibleMoves<W extends Vocabulary>(
  brain: Brain<W>,
  shown: Shown<W>,
  history: readonly W['event'][],
): readonly W['move'][] {
  let left = shown.asked?.options ?? [];
  for (const blunder of brain.blunders) {
    const isFoolish = blunder.foolish(shown, history);
    const sensible = left.filter((move) => !isFoolish(move));
    if (sensible.length > 0) left = sensible;
  }
  return left;
}

/** The first blunder this move commits, if any. A move that wins the match is never one. */
export function blunderIn<W extends Vocabulary>(
  brain: Brain<W>,
  shown: Shown<W>,
  history: readonly W['event'][],
  move: W['move'],
): string | undefined {
  let left = shown.asked?.options ?? [];
  for (const { id, foolish } of brain.blunders) {
    const isFoolish = foolish(shown, history);
    const sensible = left.filter((option) => !isFoolish(option));
    if (sensible.length === 0) continue;
    if (isFoolish(move)) return id;
    left = sensible;
  }
  return undefined;
}

/** The same bot, with every blunder reported to `call`. */
export function watched<W extends Vocabulary>(
  brain: Brain<W>,
  bot: Bot<W>,
  call: (blunder: string, shown: Shown<W>, move: W['move']) => void,
): Bot<W> {
  return {
    decide(shown, use) {
      const decision = bot.decide(shown, use);
      const blunder = blunderIn(brain, shown, use.history ?? [], decision.move);
      if (blunder !== undefined) call(blunder, shown, decision.move);
      return decision;
    },
  };
}

/** Arrangements in which a move must end the match to count as certain. */
const arrangements = 4;
const fixedSeed = '6d616e6967616e63652d626c756e6465';

type Known<W extends Vocabulary> = Pick<Brain<W>, 'game' | 'recall'>;

/** The seat that wins right after a move in every arrangement tried; -1 if not certain. */
function endsAtOnce<W extends Vocabulary>(
  { game, recall: recallFrom }: Known<W>,
  shown: Shown<W>,
  history: readonly W['event'][],
): (move: W['move']) => Seat {
  const rng = rngFrom(fixedSeed);
  const runner = new Runner(game);
  const viewer = shown.viewer as Seat;
  const recall = recallFrom?.(history, viewer);
  const states = Array.from({ length: arrangements }, () => {
    const state = imagine(game, shown, rng);
    recall?.(state);
    return state;
  });
  return (move) => {
    let winner: Seat | undefined;
    for (const state of states) {
      const after = game.copy(state);
      runner.play(after, viewer, move);
      const [first = -1, second] = after.outcome?.winners ?? [];
      if (first === -1 || second !== undefined || (winner !== undefined && winner !== first)) return -1;
      winner = first;
    }
    return winner ?? -1;
  };
}

/** The two blunders of every game: missing an immediate win, and ending the match in another seat's favour. */
export function endingBlunders<W extends Vocabulary>(
  known: Known<W>,
  rule: RuleId,
  /** Whether a single move can end the match now. Saves time where none can. */
  mayEnd: (shown: Shown<W>) => boolean,
): readonly Blunder<W>[] {
  /** Judges moves by the winner of the match they end. */
  const byWinner =
    (
      judge: (winnerAfter: (move: W['move']) => Seat, shown: Shown<W>) => (move: W['move']) => boolean,
    ): Blunder<W>['foolish'] =>
    (shown, history) =>
      mayEnd(shown) ? judge(endsAtOnce(known, shown, history), shown) : never;
  return [
    {
      id: 'misses-the-win',
      rule,
      says: 'plays something else where one move wins the match on the spot',
      foolish: byWinner((winner, shown) => {
        const wins = (shown.asked?.options ?? []).filter((move) => winner(move) === shown.viewer);
        const winning = new Set(wins.map(canonical)); // a move from the search is the same, but not the same object
        return winning.size === 0 ? never : (move) => !winning.has(canonical(move));
      }),
    },
    {
      id: 'gives-the-win-away',
      rule,
      says: 'makes a move that ends the match in a rival’s favour, where another does not',
      foolish: byWinner(
        (winner, { viewer }) =>
          (move) =>
            winner(move) >= 0 && winner(move) !== viewer,
      ),
    },
  ];
}
