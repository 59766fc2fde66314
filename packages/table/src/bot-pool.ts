import type { GameEvent, Move, Shown, Vocabulary } from '@manigance/core';
import type { TableHint } from '@manigance/protocol';

/** Everything a bot is handed to decide on: what its seat is shown and has witnessed, never a state. */
export interface BotRequest {
  /** With the seat, tells the plans of different bots apart. */
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly shown: Shown<Vocabulary>;
  readonly history: readonly GameEvent[];
  readonly seed: string;
}

/** Whom a decision is for. The bot is not told. */
export interface BotTurn {
  /** Host of the table. */
  readonly owner: string;
  /** Whether a person watches the table now. */
  isWatched(): boolean;
}

/** Decides for bots. Rejects with a `BotError` when no answer will come. */
export interface BotPool {
  decide(request: BotRequest, turn: BotTurn): Promise<Move>;
  /** Advises a person, at the level of the request; absent where nobody does. */
  hint?(request: BotRequest, turn: BotTurn): Promise<TableHint>;
  close(): Promise<void>;
}

/** A decision that a bot did not make. */
export class BotError extends Error {
  override readonly name = 'BotError';
  /** `busy`: ask again in a moment. `overrun`: the bot took too long and was stopped. */
  readonly why: 'busy' | 'overrun' | 'broken';
  /** Requests that reproduce the error when put to a new bot in this order. */
  readonly requests: readonly BotRequest[];

  constructor(why: BotError['why'], message: string, requests: readonly BotRequest[] = []) {
    super(message);
    this.why = why;
    this.requests = requests;
  }
}
