import type { Seat } from '@manigance/core';
import type { Answer, ClientMessageOf, Reason } from '@manigance/protocol';
import { BotError, type BotRequest } from '../bot-pool.ts';
import type { TableEntry } from '../entries.ts';
import { mayHint } from '../hints.ts';
import { gameIn } from '../loaded-games.ts';
import { seatOf } from '../table.ts';
import { requestOf } from './bot-request.ts';
import type { Person, RoomContext } from './context.ts';
import type { EventLog } from './event-log.ts';
import type { SerialQueue } from './serial-queue.ts';

/** The parts of a room that hints use. */
interface HintRoom {
  readonly context: RoomContext;
  readonly log: EventLog;
  readonly queue: SerialQueue;
  readonly isWatched: () => boolean;
  append(entry: TableEntry): Promise<boolean>;
}

type Given = Extract<Answer, { readonly type: 'hint' }>['hint'] | Reason;

/** A hint under way or given, with the position it belongs to. */
interface Asked {
  readonly position: string;
  readonly given: Promise<Given>;
}

/** New hints a seat may ask for in this many milliseconds. */
const hintsPerWindow = 10;
const hintWindow = 60_000;
/** Retry delay while the bot pool is busy, in milliseconds. */
const retryAfter = 1_000;

/** Gives hints to people who are asked. A hint is stored before it is given, and the same for the same position. */
export class Hints {
  private readonly room: HintRoom;
  private readonly latest = new Map<Seat, Asked>();
  /** When each seat was last given its hints. */
  private readonly times = new Map<Seat, readonly number[]>();

  constructor(room: HintRoom) {
    this.room = room;
  }

  async answer(person: Person, { id: to, question }: ClientMessageOf<'hint'>): Promise<Answer> {
    const given = await this.hint(person, question);
    return 'code' in given
      ? { type: 'refused', to, reason: given }
      : { type: 'hint', to, question, hint: given };
  }

  private hint(person: Person, question: number): Promise<Given> {
    const { log, context } = this.room;
    const { table } = log;
    const seat = seatOf(table, person.id);
    if (seat === undefined) return refused('no-seat');
    if (table.stage !== 'playing' || table.match === undefined) return refused('not-started');
    if (log.game === undefined) return refused('frozen');
    if (context.bots.hint === undefined || !mayHint({ hints: table.setup.hints, seats: table.seats }, seat))
      return refused('no-hints');
    if (!this.isAsked(seat, question)) return refused('not-asked');
    const position = `${question} ${table.match.viewers[seat]?.number}`;
    const latest = this.latest.get(seat);
    if (latest?.position === position) return latest.given;
    const now = context.scheduler.now();
    const times = (this.times.get(seat) ?? []).filter((time) => time > now - hintWindow);
    if (times.length >= hintsPerWindow)
      return Promise.resolve({ code: 'too-fast', wait: (times[0] ?? now) + hintWindow - now });
    this.times.set(seat, [...times, now]);
    return this.begin(seat, question, position);
  }

  private begin(seat: Seat, question: number, position: string): Promise<Given> {
    const asked: Asked = { position, given: this.think(seat, question) };
    this.latest.set(seat, asked);
    const forget = () => this.latest.get(seat) === asked && this.latest.delete(seat);
    asked.given.then((given) => 'code' in given && forget(), forget);
    return asked.given;
  }

  private isAsked(seat: Seat, question: number): boolean {
    const { match, seats } = this.room.log.table;
    const isMine = seats[seat]?.bot === undefined && match?.state.question === question;
    return isMine && (match.views?.asked.includes(seat) ?? false);
  }

  /** Thinks outside the table's queue, then notes the hint in the match, then gives it. */
  private async think(seat: Seat, question: number): Promise<Given> {
    const { context, log, queue, isWatched } = this.room;
    // Advice always comes from the strongest level.
    const level = gameIn(context.games, log.table.setup.game)?.levels.at(-1) ?? '';
    const request = await queue.enqueue(() => requestOf(log, seat, level, context.secret()));
    if (request === undefined || request.shown.asked?.question !== question) return { code: 'not-asked' };
    const hint = await this.ask(request, isWatched);
    if ('code' in hint) return hint;
    return queue.enqueue(async () => {
      if (!this.isAsked(seat, question)) return { code: 'not-asked' };
      const isSecret = log.table.match?.views?.isSecret === true;
      const at = context.scheduler.now();
      const entry: TableEntry = { kind: 'hinted', at, seat, question, ...(isSecret ? { isSecret } : {}) };
      return (await this.room.append(entry)) ? hint : { code: 'try-again' };
    });
  }

  private async ask(request: BotRequest, isWatched: () => boolean): Promise<Given> {
    const { context, log } = this.room;
    try {
      const hint = await context.bots.hint?.(request, { owner: log.table.host, isWatched });
      return hint ?? { code: 'no-hints' };
    } catch (error) {
      if (error instanceof BotError && error.why === 'busy') return { code: 'too-fast', wait: retryAfter };
      context.report(error, log.table.id);
      return { code: 'no-hints' };
    }
  }
}

function refused(code: 'no-seat' | 'not-started' | 'frozen' | 'no-hints' | 'not-asked'): Promise<Reason> {
  return Promise.resolve({ code });
}
