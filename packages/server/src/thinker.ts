import type { Request } from '@manigance/bots';
import type { Move } from '@manigance/core';

/** Whoever thinks for the bots. Rejects with a `BotError` when no answer will come. */
export interface Thinker {
  decide(request: Request): Promise<Move>;
  close(): Promise<void>;
}

export class BotError extends Error {
  override readonly name = 'BotError';
  /** `busy`: ask again in a moment. `overrun`: it thought too long and was ended. */
  readonly why: 'busy' | 'overrun' | 'broken';
  /** Put to a fresh `Desk` one after another they show the error again. */
  readonly requests: readonly Request[];

  constructor(why: BotError['why'], message: string, requests: readonly Request[] = []) {
    super(message);
    this.why = why;
    this.requests = requests;
  }
}
