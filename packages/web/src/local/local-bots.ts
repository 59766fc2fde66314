import type { BotRunner } from '@manigance/bots';
import type { Move } from '@manigance/core';
import { BotError, type BotPool, type BotRequest } from '@manigance/table';

/** Bots of the page's worker. They think one at a time, and only once the page has shown every step. */
export class LocalBots implements BotPool {
  private readonly runner: BotRunner;
  private readonly isShown: () => Promise<void>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(runner: BotRunner, isShown: () => Promise<void>) {
    this.runner = runner;
    this.isShown = isShown;
  }

  decide(request: BotRequest): Promise<Move> {
    const decision = this.last.then(() => this.isShown()).then(() => this.answer(request));
    this.last = decision.catch(() => undefined);
    return decision;
  }

  async close(): Promise<void> {}

  private async answer(request: BotRequest): Promise<Move> {
    const reply = await this.runner.answer(request);
    if ('move' in reply) return reply.move;
    throw new BotError('broken', `${reply.error} ${JSON.stringify(reply.requests)}`, reply.requests);
  }
}
