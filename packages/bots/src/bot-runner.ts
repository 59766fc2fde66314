import { canonical, type Move, type Shown, type Vocabulary } from '@manigance/core';
import type { Bot } from './player.ts';

/** A question to a bot in another thread: everything its seat may know, and nothing else. */
export interface Request {
  /** Table and seat together tell the plans of bots apart. */
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly shown: Shown<Vocabulary>;
  readonly history: readonly Vocabulary['event'][];
  readonly seed: string;
  /** Set where advice is asked for, not a move. */
  readonly wants?: 'hint';
}

/** An answer that failed. `requests` given to a fresh runner one after another reproduce the error. */
export interface Failure {
  readonly error: string;
  readonly requests: readonly Request[];
}
/** Answer of a bot in another thread. */
export type Reply = { readonly move: Move; readonly iterations: number } | Failure;

/** Finds the bot of a game and level; rejects if there is none. */
export type BotFinder = (game: string, level: string) => Promise<Bot<Vocabulary>>;

interface Seated {
  readonly level: string;
  readonly bot: Bot<Vocabulary>;
  /** Questions since it last made a new plan. */
  requests: readonly Request[];
}

/** Seats whose plans are kept: a plan serves the next few questions only. */
const mostSeats = 32;

/**
 * Runs the bots of a thread: answers for any seat of any table, one question at a time. A bot keeps its plan while one turn
 * goes on.
 */
export class BotRunner {
  private readonly findBot: BotFinder;
  private readonly now: () => number;
  private readonly seats = new Map<string, Seated>();

  constructor(now: () => number, findBot: BotFinder) {
    this.findBot = findBot;
    this.now = now;
  }

  async answer(request: Request): Promise<Reply> {
    const { shown, history, seed } = request;
    const key = `${shown.viewer} ${request.table}`;
    let requests: readonly Request[] = [request];
    try {
      const seated = await this.seat(key, request);
      if (seated.bot.hasPlanFor?.(shown) === true) requests = [...seated.requests, request];
      seated.requests = requests;
      const { move, iterations } = seated.bot.decide(shown, { seed, history, now: this.now });
      if (!isOffered(shown, move)) throw new RangeError(`${canonical(move)} is not offered`);
      return { move, iterations };
    } catch (error) {
      this.seats.delete(key);
      return { error: errorText(error), requests };
    }
  }

  /** The bot of a seat, marked as most recently used. */
  private async seat(key: string, { game, level }: Request): Promise<Seated> {
    const known = this.seats.get(key);
    this.seats.delete(key);
    const seated =
      known?.level === level ? known : { level, bot: await this.findBot(game, level), requests: [] };
    this.seats.set(key, seated);
    const [oldest] = this.seats.keys();
    if (this.seats.size > mostSeats && oldest !== undefined) this.seats.delete(oldest);
    return seated;
  }
}

/** An error as text, with its stack where it has one. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether this move is among the options of the question. */
export function isOffered({ asked }: Shown<Vocabulary>, move: Move): boolean {
  const said = canonical(move);
  return asked?.options.some((option) => canonical(option) === said) ?? false;
}
