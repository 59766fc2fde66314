import { type Move, type Seat, timeoutMove } from '@manigance/core';
import { BotError, type BotRequest } from '../bot-pool.ts';
import { pause } from '../scheduler.ts';
import { hasPeople } from '../table.ts';
import type { AnswerMoment } from './answer-moment.ts';
import { requestOf } from './bot-request.ts';
import type { RoomContext } from './context.ts';
import type { EventLog } from './event-log.ts';
import { RoomClosedError, type SerialQueue } from './serial-queue.ts';

/** Retry delay while the bot pool is busy, in milliseconds. */
const retryAfter = 1_000;

/** The parts of a room that its bots use. */
interface BotRoom {
  readonly context: RoomContext;
  readonly log: EventLog;
  readonly queue: SerialQueue;
  readonly moment: AnswerMoment;
  readonly isWatched: () => boolean;
  /** Plays for a seat. */
  play(seat: Seat, move: Move): Promise<'played' | 'refused' | 'not-stored'>;
  runDueWork(): Promise<void>;
  /** Runs due work after a while, because the store took nothing. */
  retry(): void;
}

/** Asks the bots of a table for their moves, outside the table's queue, and plays them. */
export class BotSeats {
  private readonly room: BotRoom;
  /** Seats whose bot is thinking, with the number of the question. */
  private readonly thinking = new Map<Seat, number>();

  constructor(room: BotRoom) {
    this.room = room;
  }

  get isIdle(): boolean {
    return this.thinking.size === 0;
  }

  /** Starts every bot that is asked and not thinking yet. Among themselves bots play only while somebody watches. */
  start(): void {
    const { table, game } = this.room.log;
    if (!this.isAttended) return;
    const { match, stage, seats } = table;
    if (stage !== 'playing' || match === undefined || game === undefined) return;
    const { question } = match.state;
    for (const seat of match.views?.asked ?? []) {
      const level = seats[seat]?.bot?.level;
      if (level === undefined || this.thinking.get(seat) === question) continue;
      this.thinking.set(seat, question);
      this.think(seat, question, level)
        .catch((error: unknown) => {
          if (error instanceof RoomClosedError) return;
          this.report(error);
          this.room.retry();
        })
        .finally(() => {
          if (this.thinking.get(seat) === question) this.thinking.delete(seat);
        });
    }
  }

  private get isAttended(): boolean {
    return hasPeople(this.room.log.table) || this.room.isWatched();
  }

  private report(error: unknown): void {
    const { context, log } = this.room;
    if (!(error instanceof RoomClosedError)) context.report(error, log.table.id);
  }

  private async think(seat: Seat, question: number, level: string): Promise<void> {
    const { context, log, queue, moment } = this.room;
    const isHeld = !moment.isCome;
    await context.beforeBot(log.table);
    const decision = this.decide(seat, question, level);
    // A secret answer comes at its moment, however long the thought took; a longer thought is cut short.
    const cut = isHeld ? moment.until().then(() => 'default' as const) : decision;
    const move = await Promise.race([decision, cut]);
    await moment.until();
    if (move !== 'gone')
      await queue.enqueue(() => this.play(seat, question, move === 'default' ? undefined : move));
  }

  /** The bot's move; `default` where the bot failed, `gone` where the question is no longer put. */
  private async decide(seat: Seat, question: number, level: string): Promise<Move | 'default' | 'gone'> {
    const { context, log, queue } = this.room;
    for (;;) {
      const request = await queue.enqueue(() => this.requestFor(seat, question, level));
      if (request === undefined) return 'gone';
      try {
        return await context.bots.decide(request, { owner: log.table.host, isWatched: this.room.isWatched });
      } catch (error) {
        if (error instanceof BotError && error.why === 'busy') {
          await pause(context.scheduler, retryAfter);
          continue;
        }
        this.report(error);
        return 'default';
      }
    }
  }

  /** Everything a bot is handed: what its seat is shown and has witnessed. */
  private async requestFor(seat: Seat, question: number, level: string): Promise<BotRequest | undefined> {
    const { context, log } = this.room;
    if (!this.isAttended || !this.isAsked(seat, question)) return undefined;
    return requestOf(log, seat, level, context.secret());
  }

  private isAsked(seat: Seat, question: number): boolean {
    const { table, game } = this.room.log;
    const { match, stage, seats } = table;
    if (stage !== 'playing' || match === undefined || game === undefined) return false;
    const isBot = seats[seat]?.bot !== undefined;
    return isBot && match.state.question === question && (match.views?.asked ?? []).includes(seat);
  }

  /** Plays the bot's move, or the rules' default where the bot failed. */
  private async play(seat: Seat, question: number, move: Move | undefined): Promise<void> {
    this.thinking.delete(seat);
    const { game, table } = this.room.log;
    const { match } = table;
    if (this.isAsked(seat, question) && match !== undefined && game !== undefined) {
      const byDefault = () => this.room.play(seat, timeoutMove(game, match.state, seat));
      let done = move === undefined ? await byDefault() : await this.room.play(seat, move);
      if (done === 'refused') done = await byDefault();
      if (done === 'not-stored' && this.isAsked(seat, question)) return this.room.retry();
    }
    await this.room.runDueWork();
  }
}
