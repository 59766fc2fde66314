import type { Move, Shown, Vocabulary } from '@manigance/core';
import type { Mind } from './player.ts';
import { playerOf, rosters } from './rosters.ts';

/** What a bot in a thread of its own is sent: all that its seat may know, and how to think about it. */
export interface Request {
  /** Answers come with the number of their question. */
  readonly number: number;
  readonly game: string;
  readonly level: string;
  /** A part of the level's whole budget; all of it if absent. */
  readonly share?: number;
  readonly shown: Shown<Vocabulary>;
  readonly history: readonly Vocabulary['event'][];
  readonly seed: string;
}

export type Reply =
  | { readonly number: number; readonly move: Move; readonly iterations: number }
  | { readonly number: number; readonly error: string };

/**
 * The bot's side of a thread, the same in a Node worker and in a Web Worker: one desk for one seat of one match, so that
 * what was thought for one small question is still there for the next.
 */
export class Desk {
  private mind: Mind<Vocabulary> | undefined;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  async answer({ number, game, level, share, shown, history, seed }: Request): Promise<Reply> {
    try {
      this.mind ??= playerOf(await rosterOf(game), level, share);
      const { move, iterations } = this.mind.decide(shown, { seed, history, now: this.now });
      return { number, move, iterations };
    } catch (error) {
      return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

async function rosterOf(game: string) {
  if (!Object.hasOwn(rosters, game)) throw new RangeError(`${game} has no bots`);
  return rosters[game as keyof typeof rosters]();
}
