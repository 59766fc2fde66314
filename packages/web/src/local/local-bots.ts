import type { BotRunner } from '@manigance/bots';
import type { Move } from '@manigance/core';
import type { TableOptions } from '@manigance/games';
import type { TableHint } from '@manigance/protocol';
import { BotError, type BotPool, type BotRequest } from '@manigance/table';
import type { MatchCard } from './saved-match.ts';

/** Bots of the page's worker. They think one at a time, and only once the page has shown every step. */
export class LocalBots implements BotPool {
  private readonly game: string;
  private readonly options: TableOptions;
  private readonly isShown: () => Promise<void>;
  private runner: Promise<BotRunner> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ game, options }: MatchCard, isShown: () => Promise<void>) {
    this.game = game;
    this.options = options;
    this.isShown = isShown;
  }

  decide(request: BotRequest): Promise<Move> {
    return this.inTurn(() => this.answer(request));
  }

  hint(request: BotRequest): Promise<TableHint> {
    return this.inTurn(async () => {
      const { askAdviser } = await import('../advice/ask.ts');
      const reply = await askAdviser('hint', { game: this.game, options: this.options, request }).answer;
      if ('hint' in reply) return reply.hint;
      throw new BotError('broken', reply.error, reply.requests);
    });
  }

  private inTurn<T>(think: () => Promise<T>): Promise<T> {
    const thought = this.last.then(() => this.isShown()).then(think);
    this.last = thought.catch(() => undefined);
    return thought;
  }

  async close(): Promise<void> {}

  private async answer(request: BotRequest): Promise<Move> {
    const runner = await this.loadRunner();
    const reply = await runner.answer(request);
    if ('move' in reply) return reply.move;
    throw new BotError('broken', `${reply.error} ${JSON.stringify(reply.requests)}`, reply.requests);
  }

  /** The search is loaded for the first decision: a table is drawn without it. */
  private loadRunner(): Promise<BotRunner> {
    this.runner ??= import('./bots.ts').then(({ runnerFor }) => runnerFor(this.game, this.options));
    return this.runner;
  }
}
