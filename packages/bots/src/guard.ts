import type { Move, Vocabulary } from '@manigance/core';
import { longestThought } from './brain.ts';
import type { Reply, Request } from './desk.ts';

/** A thread with a `Desk` in it, as its host sees it. */
export interface Port {
  post(request: Request): void;
  listen(heard: (reply: Reply) => void): void;
  stop(): void;
}

/** What went wrong, with all that is needed to see it again: `new Desk(now).answer(request)`. */
export interface Trouble {
  readonly request: Request;
  readonly error: string;
}

export interface GuardUse {
  /** Starts a thread; called again whenever one had to be stopped. */
  readonly start: () => Port;
  readonly log: (trouble: Trouble) => void;
  /** Calls back after so many milliseconds; answers with how to call it off. */
  readonly after: (ms: number, ring: () => void) => () => void;
}

/** How long past its budget a bot is waited for: long enough for a loaded machine, short enough for a table. */
const patience = 900;

/**
 * Keeps a table going whatever its bot does. One that throws or does not answer in time is stopped, its seat plays what
 * is first on offer, the trouble is logged, and the next question goes to a fresh one.
 */
export class Guard {
  private readonly use: GuardUse;
  private port: Port | undefined;
  private number = 0;

  constructor(use: GuardUse) {
    this.use = use;
  }

  /** Always answers, within the budget and a second, with a move that is offered. */
  ask(question: Omit<Request, 'number'>): Promise<Move> {
    const request: Request = { ...question, number: ++this.number };
    const { options = [] } = request.shown.asked ?? {};
    const [first] = options;
    if (first === undefined) return Promise.reject(new RangeError('this seat is not asked'));
    if (options.length === 1) return Promise.resolve(first);
    return new Promise((resolve) => {
      const giveUp = (error: string) => {
        this.stop();
        this.use.log({ request, error });
        resolve(first);
      };
      const time = longestThought * (request.share ?? 1) + patience;
      const callOff = this.use.after(time, () => giveUp(`no answer within ${time} ms`));
      this.port ??= this.use.start();
      this.port.listen((reply) => {
        if (reply.number !== request.number) return;
        callOff();
        if ('error' in reply) giveUp(reply.error);
        else if (isOffered(options, reply.move)) resolve(reply.move);
        else giveUp(`${JSON.stringify(reply.move)} is not offered`);
      });
      this.port.post(request);
    });
  }

  /** When the match is over, or the bot gets up. */
  stop(): void {
    this.port?.stop();
    this.port = undefined;
  }
}

function isOffered(options: readonly Vocabulary['move'][], move: Move): boolean {
  const said = JSON.stringify(move);
  return options.some((option) => JSON.stringify(option) === said);
}
