import type { Request } from '@manigance/bots';
import { type Move, type Seat, show, timeoutMove } from '@manigance/core';
import { BotError } from '../thinker.ts';
import type { Ledger } from './ledger.ts';
import type { Lent } from './lent.ts';
import { RoomClosedError, type Turns } from './turns.ts';

/** What the bots of a table may do there. */
interface Seated {
  readonly lent: Lent;
  readonly ledger: Ledger;
  readonly turns: Turns;
  /** Plays for a seat; answers whether it was taken. */
  play(seat: Seat, move: Move): Promise<boolean>;
  /** Looks after what is due. */
  drive(): Promise<void>;
}

/** Has bots think for the seats that are theirs, outside the table's queue, and plays what they come up with. */
export class BotSeats {
  private readonly seated: Seated;
  /** Seats whose bot is at it, and the question it is on. */
  private readonly thinking = new Map<Seat, number>();

  constructor(seated: Seated) {
    this.seated = seated;
  }

  get isQuiet(): boolean {
    return this.thinking.size === 0;
  }

  /** Sets those to work who are asked and are not at it yet. */
  start(): void {
    const { table, game } = this.seated.ledger;
    const { match, stage, seats } = table;
    if (stage !== 'playing' || match === undefined || game === undefined) return;
    const { question } = match.state;
    for (const seat of match.sight?.asked ?? []) {
      const level = seats[seat]?.bot?.level;
      if (level === undefined || this.thinking.get(seat) === question) continue;
      this.thinking.set(seat, question);
      this.think(seat, question, level)
        .catch((error: unknown) => this.report(error))
        .finally(() => {
          if (this.thinking.get(seat) === question) this.thinking.delete(seat);
        });
    }
  }

  private report(error: unknown): void {
    const { lent, ledger } = this.seated;
    if (!(error instanceof RoomClosedError)) lent.report(error, ledger.table.id);
  }

  private async think(seat: Seat, question: number, level: string): Promise<void> {
    const { lent, turns } = this.seated;
    await pause(lent.botDelay());
    for (;;) {
      const thought = await turns.take(() => this.thoughtOf(seat, question, level));
      if (thought === undefined) return;
      const move = await lent.thinker.decide(thought).catch((error: unknown) => error);
      if (move instanceof BotError && move.why === 'busy') {
        await pause(1_000);
        continue;
      }
      if (move instanceof Error) this.report(move);
      return turns.take(() => this.play(seat, question, move instanceof Error ? undefined : (move as Move)));
    }
  }

  /** All that a bot is handed: what its seat is shown and has witnessed. */
  private async thoughtOf(seat: Seat, question: number, level: string): Promise<Request | undefined> {
    const { lent, ledger } = this.seated;
    if (!this.isAsked(seat, question)) return undefined;
    const history = (await ledger.stepsAfter(seat, 0)).flatMap(({ events }) => events);
    const { table, game } = ledger;
    if (table.match === undefined || game === undefined) return undefined;
    const shown = show(game, table.match.state, seat);
    return { table: table.id, game: table.setup.game, level, shown, history, seed: lent.secret() };
  }

  private isAsked(seat: Seat, question: number): boolean {
    const { table, game } = this.seated.ledger;
    const { match, stage, seats } = table;
    if (stage !== 'playing' || match === undefined || game === undefined) return false;
    const isBot = seats[seat]?.bot !== undefined;
    return isBot && match.state.question === question && (match.sight?.asked ?? []).includes(seat);
  }

  /** A bot that found nothing plays what the rules play for it. */
  private async play(seat: Seat, question: number, move: Move | undefined): Promise<void> {
    this.thinking.delete(seat);
    const { ledger } = this.seated;
    const { match } = ledger.table;
    if (this.isAsked(seat, question) && match !== undefined && ledger.game !== undefined) {
      const isPlayed = move !== undefined && (await this.seated.play(seat, move));
      if (!isPlayed && this.isAsked(seat, question))
        await this.seated.play(seat, timeoutMove(ledger.game, match.state, seat));
    }
    await this.seated.drive();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
