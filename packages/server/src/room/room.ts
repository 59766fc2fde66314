import { type Move, type Seat, show, whyNot } from '@manigance/core';
import type { Answer, ClientMessageOf, Reason } from '@manigance/protocol';
import { commands, type TableCommand } from '../commands.ts';
import type { Loaded } from '../load.ts';
import { type Asking, type Entries, playFor, type Verdict } from '../moves.ts';
import { mayTakeBack } from '../proposals.ts';
import { offered } from '../shelf.ts';
import { viewerAt } from '../sight.ts';
import { hasLeft, mayWatch, seatOf, type Table, viewerIndex } from '../table.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { clocksChangeAt, deadline } from './deadlines.ts';
import { whatIsDue } from './due.ts';
import { Ledger } from './ledger.ts';
import type { Lent, Person } from './lent.ts';
import { Telling } from './telling.ts';
import { RoomClosedError, Turns } from './turns.ts';

const longestTimer = 2 ** 31 - 1;
const never = Number.POSITIVE_INFINITY;
/** How long to wait before what is due is tried again that the store did not take. */
const retryAfter = 1_000;

/** One table in memory. Everything that changes it waits in one queue; what is told has been stored. */
export class Room {
  private readonly lent: Lent;
  private readonly ledger: Ledger;
  private readonly turns = new Turns();
  private readonly audience = new Audience();
  private readonly attendance: Attendance;
  private readonly telling: Telling;
  private readonly bots: BotSeats;
  private timer: NodeJS.Timeout | undefined;
  /** When a clock begins or ceases to run: those who watch are told then. */
  private clocksChangeAt: number | undefined;
  private usedAt: number;

  constructor(lent: Lent, loaded: Loaded) {
    this.lent = lent;
    this.ledger = new Ledger(lent, loaded);
    this.usedAt = lent.now();
    this.attendance = new Attendance(this.usedAt);
    const { ledger, turns } = this;
    this.telling = new Telling(lent, ledger, this.audience);
    this.bots = new BotSeats({
      lent,
      ledger,
      turns,
      play: (seat, move) => this.playBot(seat, move),
      drive: () => this.drive(),
    });
  }

  get id(): string {
    return this.ledger.table.id;
  }

  get now(): Table {
    return this.ledger.table;
  }

  get isWatched(): boolean {
    return !this.audience.isEmpty;
  }

  /** Nobody looks, nothing is under way, and nobody has asked for a while. */
  isIdle(quietFor: number): boolean {
    const quiet = this.audience.isEmpty && this.turns.isQuiet && this.bots.isQuiet;
    return quiet && this.lent.now() - this.usedAt >= quietFor;
  }

  /** Carries out a message of somebody. Every one is answered. */
  command(person: Person, message: ClientMessageOf<TableCommand>): Promise<Answer> {
    this.attendance.note(person.id, this.lent.now());
    return this.inTurn(() => this.obey(person, message));
  }

  private async obey(person: Person, message: ClientMessageOf<TableCommand>): Promise<Answer> {
    const { ledger } = this;
    const { type, id: to } = message;
    if (type === 'takeBack') await ledger.recallWayBack(seatOf(ledger.table, person.id));
    if (type === 'consent') await ledger.recallProposed();
    const run = commands[type] as (table: Table, asking: Asking, message: object) => Verdict;
    const verdict = run(ledger.table, this.asking(person), message);
    if ('reason' in verdict) return { type: 'refused', to, reason: verdict.reason };
    if ('again' in verdict) return { type: 'accepted', to, number: verdict.again };
    if (verdict.entries.length === 0) return this.accepted(person, to);
    const stored = await ledger.store(verdict);
    if (stored === undefined) {
      await this.reload();
      return { type: 'refused', to, reason: { code: 'try-again' } };
    }
    for (const one of stored) this.telling.tell(one);
    const answer = this.accepted(person, to);
    if (ledger.table.proposal === undefined && this.due() === undefined) this.rest();
    else await this.drive();
    return answer;
  }

  private accepted(person: Person, to: number): Answer {
    const { table } = this.ledger;
    const number = table.match?.viewers[viewerIndex(table, person.id)]?.number;
    return number === undefined ? { type: 'accepted', to } : { type: 'accepted', to, number };
  }

  /** What this person has missed, and from now on what happens: the answer is sent before any news. */
  watch(person: Person, message: ClientMessageOf<'watch'>, watcher?: Watcher): Promise<Answer> {
    return this.inTurn(async () => {
      const { after = 0, chatAfter = 0, id: to } = message;
      this.attendance.note(person.id, this.lent.now());
      if (!mayWatch(this.ledger.table, person.id))
        return { type: 'refused', to, reason: { code: 'no-table' } };
      const viewer = viewerIndex(this.ledger.table, person.id);
      const steps = await this.ledger.stepsAfter(viewer, after);
      const { table, game } = this.ledger;
      const { match } = table;
      const answer: Answer = {
        type: 'watching',
        to,
        table: this.telling.info(),
        number: match?.viewers[viewer]?.number ?? 0,
        steps,
        ...(match === undefined || game === undefined
          ? {}
          : { shown: show(game, match.state, viewerAt(viewer, table.seats.length)) }),
        ...this.telling.clocks(),
        ...(mayTakeBack(table, viewer) ? { mayTakeBack: true } : {}),
        presence: this.audience.presence(table),
        chat: table.chat.filter(({ number }) => number > chatAfter),
      };
      if (watcher !== undefined) {
        watcher.send(JSON.stringify(answer));
        this.audience.admit(watcher, table);
        if (table.stage === 'gathering') await this.drive(); // it may have been the last to come
      }
      return answer;
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.audience.dismiss(watcher, this.ledger.table)) return;
    this.usedAt = this.lent.now();
    this.attendance.note(watcher.person.id, this.usedAt);
    if (this.ledger.table.proposal !== undefined) this.wakeSoon();
  }

  whyNot(person: Person, to: number): Promise<Answer> {
    return this.inTurn(async () => {
      const { table, game } = this.ledger;
      const seat = seatOf(table, person.id);
      if (seat === undefined) return { type: 'refused', to, reason: { code: 'no-seat' } };
      if (table.match === undefined || game === undefined)
        return { type: 'refused', to, reason: { code: 'not-started' } };
      return { type: 'reasons', to, refusals: whyNot(game, table.match.state, seat) };
    });
  }

  /** The return match has been opened under this id, unless there is one already. */
  rematched(person: Person, table: string): Promise<string | Reason> {
    return this.inTurn(async () => {
      const { stage, rematch, seats } = this.ledger.table;
      const seat = seats.find((one) => one.person?.id === person.id);
      if (seat === undefined) return { code: 'no-seat' };
      if (stage !== 'over' && stage !== 'abandoned') return { code: 'not-over' };
      if (rematch !== undefined) return rematch;
      if (hasLeft(seat)) return { code: 'no-seat' };
      const isStored = await this.store({ entries: [{ kind: 'rematched', at: this.lent.now(), table }] });
      return isStored ? table : { code: 'try-again' };
    });
  }

  /** Looks after what is due: clocks, bots, standing answers. */
  wake(): Promise<void> {
    return this.inTurn(() => this.drive());
  }

  /** Another server has written to this table: all here are told what they have missed. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const { table } = this.ledger;
      const others = await this.lent.storage.goneOn(new Map([[table.id, table.entries]]));
      if (others.length === 0) return; // it was this room, meanwhile
      await this.reload();
      await this.drive();
    });
  }

  /** In a pause of the play: should the server be killed and its rules replaced, the match goes on from here. */
  async noteDown(pause: number): Promise<void> {
    if (!this.turns.isQuiet || this.lent.now() - this.usedAt < pause) return;
    await this.turns.take(() => this.ledger.saveLast());
  }

  /** Writes down how it stands, so that it opens quickly, and lets go. */
  async close(): Promise<void> {
    await this.inTurn(async () => {
      this.turns.close();
      clearTimeout(this.timer);
      await this.ledger.saveLast();
    });
  }

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.usedAt = this.lent.now();
    return this.turns.take(job);
  }

  private asking(person: Person): Asking {
    const { lent, ledger } = this;
    return {
      guest: person,
      now: lent.now(),
      game: ledger.game,
      levels: offered(lent.shelf, ledger.table.setup.game)?.levels ?? [],
      outages: lent.outages(),
      online: () => this.audience.presence(ledger.table).online,
      absent: () => this.absences().flatMap(({ seat, at }) => (at <= lent.now() ? [seat] : [])),
      secret: lent.secret,
    };
  }

  private absences(): ReturnType<Attendance['absences']> {
    const { table } = this.ledger;
    return this.attendance.absences(table, this.audience.presence(table).online);
  }

  /** When somebody whose word may be missing has been away for long. */
  private absenceAt(now: number): number {
    if (this.ledger.table.proposal === undefined) return never;
    return Math.min(...this.absences().flatMap(({ at }) => (at > now ? [at] : [])));
  }

  /** Stored, and only then shown. What the store refuses, nobody has seen. */
  private async store(entries: Entries): Promise<boolean> {
    const stored = await this.ledger.store(entries);
    if (stored === undefined) await this.reload();
    for (const one of stored ?? []) this.telling.tell(one);
    return stored !== undefined;
  }

  private async reload(): Promise<void> {
    await this.telling.missed(await this.ledger.reload());
  }

  private async playBot(seat: Seat, move: Move): Promise<boolean> {
    const verdict = playFor(this.ledger.table, this.asking(nobody), { seat, move, by: 'bot' });
    return 'entries' in verdict && (await this.store(verdict));
  }

  /** Whatever has to happen without anybody asking. Runs in turn. */
  private async drive(): Promise<void> {
    await this.ledger.recallProposed();
    for (let due = this.due(); due !== undefined; due = this.due()) {
      clearTimeout(this.timer);
      if (!(await this.store(due))) return this.wakeIn(retryAfter);
    }
    this.rest();
  }

  private due(): Entries | undefined {
    const { table, game } = this.ledger;
    const isUntimed = table.setup.pace.kind === 'untimed' && game?.standing === undefined;
    if (table.stage === 'playing' && isUntimed && table.proposal === undefined) return undefined;
    return whatIsDue(table, this.asking(nobody));
  }

  /** Nothing more to do by itself: until a bot has thought, somebody's time is up, or a clock stops for the day. */
  private rest(): void {
    const { table, game } = this.ledger;
    const [now, outages] = [this.lent.now(), this.lent.outages()];
    clearTimeout(this.timer);
    this.bots.start();
    if (this.clocksChangeAt !== undefined && this.clocksChangeAt <= now) this.telling.tellTable();
    this.clocksChangeAt = clocksChangeAt(table, now);
    const timeUp = deadline(table, game, outages) ?? never;
    const next = Math.min(timeUp, this.clocksChangeAt ?? never, this.absenceAt(now));
    if (next !== never) this.wakeIn(next - now);
  }

  private wakeIn(milliseconds: number): void {
    const wait = Math.min(longestTimer, Math.max(1, milliseconds));
    this.timer = setTimeout(() => this.wakeSoon(), wait);
    this.timer.unref();
  }

  private wakeSoon(): void {
    this.wake().catch((error: unknown) => {
      if (!(error instanceof RoomClosedError)) this.lent.report(error, this.id);
    });
  }
}

const nobody: Person = { id: '', name: '' };
