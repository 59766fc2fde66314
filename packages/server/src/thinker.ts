import type { GameEvent, Move, Shown, Vocabulary } from '@manigance/core';

/** What a bot is handed: what its seat may know, and nothing else. */
export interface Thought {
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly shown: Shown<Vocabulary>;
  readonly history: readonly GameEvent[];
  readonly seed: string;
}

/** Whoever thinks for the bots. Rejects with a `BotError` when no answer will come. */
export interface Thinker {
  decide(thought: Thought): Promise<Move>;
  close(): Promise<void>;
}

export class BotError extends Error {
  override readonly name = 'BotError';
  /** `busy`: ask again in a moment. `overrun`: it thought too long and was ended. */
  readonly why: 'busy' | 'overrun' | 'broken';

  constructor(why: BotError['why'], message: string) {
    super(message);
    this.why = why;
  }
}
