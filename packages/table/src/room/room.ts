import type { Move, Seat } from '@manigance/core';
import type { Answer, ClientMessageOf, Reason } from '@manigance/protocol';
import { type CommandMessage, commands, isOfHost, type TableCommand } from '../commands.ts';
import { clocksChangeAt, deadline, holidayChangeAt } from '../deadlines.ts';
import { dueWork, mayBeDue } from '../due-work.ts';
import type { TableEntry } from '../entries.ts';
import { expiresAt } from '../expiry.ts';
import type { LoadedTable } from '../load.ts';
import { gameIn } from '../loaded-games.ts';
import { type CommandContext, type Decision, type EntryBatch, playFor, refuse } from '../moves.ts';
import { hasPeople, isAway, mayWatch, seatOf, type Table } from '../table.ts';
import { AnswerMoment, tellsByTime } from './answer-moment.ts';
import { BotSeats } from './bot-seats.ts';
import { Broadcaster, type SentNumbers } from './broadcaster.ts';
import { nobody, type Person, type RoomContext, type SendLater } from './context.ts';
import { changesAnswerer, changesQuestion, EventLog, type StoredEntry } from './event-log.ts';
import type { Hints } from './hints.ts';
import { type Absence, LastSeen, proposalAt } from './last-seen.ts';
import {
  acceptedAnswer,
  mayUndoAnswer,
  pastAnswer,
  rematchAnswer,
  unknownTable,
  watchingAnswer,
  whyNotAnswer,
} from './queries.ts';
import { Recovery, retryAfter } from './recovery.ts';
import { SerialQueue } from './serial-queue.ts';
import { WakeTimer } from './wake-timer.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** One table in memory. Changes go through one queue, and are sent only after they are stored. */
export class Room {
  private readonly context: RoomContext;
  readonly log: EventLog;
  private readonly queue = new SerialQueue();
  private readonly watchers = new Watchers();
  private readonly lastSeen: LastSeen;
  readonly broadcaster: Broadcaster;
  private readonly bots: BotSeats;
  private hints: Promise<Hints> | undefined;
  private readonly moment: AnswerMoment;
  private readonly timer: WakeTimer;
  /** When the calendar next starts or stops a clock: watchers are sent the clocks then. */
  private clocksChangeAt: number | undefined;
  private usedAt: number;
  private readonly recovery: Recovery;

  constructor(context: RoomContext, loaded: LoadedTable, epoch?: number) {
    this.context = context;
    this.log = new EventLog(context, loaded, epoch);
    this.usedAt = context.scheduler.now();
    this.lastSeen = new LastSeen(this.usedAt);
    const { log, queue } = this;
    this.broadcaster = new Broadcaster(context, log, this.watchers);
    this.timer = new WakeTimer(context, { table: loaded.table.id, wake: () => this.wake() });
    this.moment = new AnswerMoment(context, () => this.timer.wakeNow());
    this.moment.draw(log.table);
    this.recovery = new Recovery({
      context,
      log,
      broadcaster: this.broadcaster,
      timer: this.timer,
      onRead: () => {
        this.moment.draw(log.table);
        context.onChange?.(log.table);
      },
    });
    this.bots = new BotSeats({
      context,
      log,
      queue,
      moment: this.moment,
      isWatched: () => this.isWatched,
      play: (seat, move) => this.playBot(seat, move),
      runDueWork: () => this.runDueWork(),
      retry: () => this.timer.wakeIn(retryAfter),
    });
  }

  get id(): string {
    return this.log.table.id;
  }

  get table(): Table {
    return this.log.table;
  }

  /** The rules of the match are not loaded. */
  get isFrozen(): boolean {
    return this.log.table.stage === 'playing' && this.log.game === undefined;
  }

  /** Epoch under which this process claimed the table. */
  get epoch(): number | undefined {
    return this.log.epoch;
  }

  get isWatched(): boolean {
    return !this.watchers.isEmpty;
  }

  get spectators(): number {
    return this.watchers.presence(this.log.table).spectators;
  }

  /** Nobody watches, nothing is under way, and the last request is at least this long ago. */
  isIdle(quietFor: number): boolean {
    const isQuiet = this.watchers.isEmpty && this.queue.isIdle && this.bots.isIdle && this.moment.isCome;
    return isQuiet && this.context.scheduler.now() - this.usedAt >= quietFor;
  }

  hasWatcher(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** Whether this person watches the table now. */
  isWatchedBy(guest: string): boolean {
    return this.watchers.includes(guest);
  }

  /**
   * Executes a command. Every one is answered; an answer that has to wait for the moment of a secret question goes to
   * `sendLater`, where there is one.
   */
  command(person: Person, message: CommandMessage): Promise<Answer>;
  command(
    person: Person,
    message: CommandMessage,
    sendLater: SendLater | undefined,
  ): Promise<Answer | undefined>;
  async command(person: Person, message: CommandMessage, sendLater?: SendLater): Promise<Answer | undefined> {
    this.lastSeen.note(person.id, this.context.scheduler.now());
    const run = () => this.enqueue(() => this.execute(person, message));
    const answer = await run();
    if (answer !== 'too-early') return answer;
    const refused = (reason: Reason): Answer => ({ type: 'refused', to: message.id, reason });
    const later = this.moment.hold(run);
    if (later === undefined) return refused({ code: 'too-fast', wait: retryAfter });
    if (sendLater === undefined) return later;
    later.catch(() => refused({ code: 'try-again' })).then(sendLater);
    return undefined;
  }

  private async execute(person: Person, message: CommandMessage): Promise<Answer | 'too-early'> {
    const { log } = this;
    const { type, id: to } = message;
    if (!isOfHost(message) && !mayWatch(log.table, person.id)) return unknownTable(to);
    if (type === 'takeBack') await log.recallUndoOf(seatOf(log.table, person.id));
    if (type === 'consent') await log.recallUndoProposed();
    // Each decision takes exactly the message of its own type, which the compiler cannot follow through the union.
    const decisionIn = (of: Partial<Record<TableCommand, unknown>> | undefined) =>
      of?.[type] as Decision<CommandMessage> | undefined;
    const run = decisionIn(commands) ?? decisionIn(this.context.lobby);
    const verdict = run?.(log.table, this.commandContext(person), message) ?? refuse('already-started');
    if ('reason' in verdict) return { type: 'refused', to, reason: verdict.reason };
    if ('again' in verdict) return { type: 'accepted', to, number: verdict.again };
    if (verdict.entries.length === 0) return acceptedAnswer(log.table, person, to);
    if (type === 'play' && !this.moment.isCome && tellsByTime(log.table, person)) return 'too-early';
    const stored = await log.append(verdict);
    if (stored === undefined) {
      await this.recovery.refusedByStore();
      return { type: 'refused', to, reason: { code: 'try-again' } };
    }
    this.publish(stored);
    const answer = acceptedAnswer(log.table, person, to);
    if (log.table.proposal === undefined && this.dueWork() === undefined) this.scheduleNext();
    else await this.runDueWork();
    return answer;
  }

  /** Answers with everything this person has missed. A watcher is sent the answer before any later news. */
  watch(person: Person, message: ClientMessageOf<'watch'>, watcher?: Watcher): Promise<Answer> {
    return this.enqueue(async () => {
      this.lastSeen.note(person.id, this.context.scheduler.now());
      if (!mayWatch(this.log.table, person.id)) return unknownTable(message.id);
      const presence = () => this.watchers.presence(this.log.table);
      const answer = await watchingAnswer(this, person, message, presence);
      if (watcher === undefined) return answer;
      watcher.send(JSON.stringify(answer));
      this.watchers.add(watcher, this.log.table);
      await this.runWorkOfArrival();
      return answer;
    });
  }

  /**
   * Adds a watcher who watched the table in another process, and lets them know what came after the last they were sent
   * there. Answers whether they may watch it.
   */
  rejoin(watcher: Watcher, sent: SentNumbers): Promise<boolean> {
    return this.enqueue(async () => {
      const { id } = watcher.person;
      this.lastSeen.note(id, this.context.scheduler.now());
      await this.broadcaster.sendMissedTo(watcher, sent);
      if (!mayWatch(this.log.table, id)) return false;
      this.watchers.add(watcher, this.log.table);
      this.watchers.sendPresenceTo(watcher, this.log.table);
      await this.runWorkOfArrival();
      return true;
    });
  }

  /** A watcher may have been the last to come, be back after an absence, or be the first to look at bots alone. */
  private async runWorkOfArrival(): Promise<void> {
    const { stage, proposal, seats } = this.log.table;
    const isOfBots = !hasPeople({ seats });
    // Nobody watched: the moment of a secret question came while no bot thought about it.
    if (isOfBots && this.bots.isIdle) this.moment.drawAgain(this.log.table);
    const isAwaited = proposal !== undefined || seats.some(isAway) || isOfBots;
    if (stage === 'gathering' || isAwaited) await this.runDueWork();
  }

  unwatch(watcher: Watcher): void {
    if (!this.watchers.remove(watcher, this.log.table)) return;
    this.usedAt = this.context.scheduler.now();
    this.lastSeen.note(watcher.person.id, this.usedAt);
    if (this.log.table.proposal !== undefined) this.timer.wakeNow();
  }

  whyNot(person: Person, to: number): Promise<Answer> {
    return this.enqueue(async () => whyNotAnswer(this.log, person, to));
  }

  /** A hint: the strongest bot's move in this person's place. */
  async hint(person: Person, message: ClientMessageOf<'hint'>): Promise<Answer> {
    this.lastSeen.note(person.id, this.context.scheduler.now());
    if (!mayWatch(this.log.table, person.id)) return unknownTable(message.id);
    this.hints ??= this.loadHints();
    return (await this.hints).answer(person, message);
  }

  /** Loaded with the first hint: few tables ask for one. */
  private async loadHints(): Promise<Hints> {
    const { context, log, queue } = this;
    const room = await import('./hints.ts');
    const append = (entry: TableEntry) => this.append({ entries: [entry] });
    return new room.Hints({ context, log, queue, isWatched: () => this.isWatched, append });
  }

  past(person: Person, to: number): Promise<Answer> {
    return pastAnswer(this.context, this.log, person, to);
  }

  mayUndo(person: Person, to: number): Promise<Answer> {
    return this.enqueue(async () => mayUndoAnswer(this.log, person, to));
  }

  /** Stores the id of the rematch; answers with the existing one if there is one already. */
  rematched(person: Person, table: string): Promise<string | Reason> {
    return this.enqueue(async () => {
      const answer = rematchAnswer(this.log.table, person);
      if (answer !== undefined) return answer;
      const at = this.context.scheduler.now();
      const isStored = await this.append({ entries: [{ kind: 'rematched', at, table }] });
      return isStored ? table : { code: 'try-again' };
    });
  }

  /** Sends the watchers the clocks after a jump of the time. */
  sendClocks(): Promise<void> {
    return this.enqueue(async () => {
      if (this.broadcaster.clocks().clocks !== undefined) this.broadcaster.sendTable();
      await this.runDueWork();
    });
  }

  /** Runs due work: clocks, bots, standing answers. */
  wake(): Promise<void> {
    return this.enqueue(() => this.runDueWork());
  }

  /** Another server has appended to this table: sends the watchers what they have missed. */
  catchUp(): Promise<void> {
    return this.enqueue(async () => {
      const { table } = this.log;
      const changed = await this.context.store.changedSince(new Map([[table.id, table.entries]]));
      if (changed.length === 0) return; // this room wrote it meanwhile
      await this.recovery.reload();
      await this.runDueWork();
    });
  }

  /** Changes what is stored of this table, and sends the watchers what it is now. */
  rewritten(rewrite: () => Promise<void>): Promise<void> {
    return this.enqueue(async () => {
      await rewrite();
      await this.recovery.reload();
    });
  }

  /** Saves a snapshot while nobody plays, so that the match survives a crash followed by a change of rules. */
  async snapshotWhenQuiet(quietFor: number): Promise<void> {
    if (!this.queue.isIdle || this.context.scheduler.now() - this.usedAt < quietFor) return;
    await this.queue.enqueue(() => this.log.saveFinalSnapshot());
  }

  /** Saves a snapshot and closes the room. */
  async close(): Promise<void> {
    await this.enqueue(async () => {
      this.queue.close();
      this.timer.cancel();
      this.moment.close();
      await this.log.saveFinalSnapshot();
    });
  }

  /** Closes the room at once, without a snapshot: another process has claimed the table. */
  abandon(): void {
    this.queue.close();
    this.timer.cancel();
    this.moment.close();
    this.watchers.clear();
  }

  private enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.usedAt = this.context.scheduler.now();
    return this.queue.enqueue(job);
  }

  private commandContext(person: Person): CommandContext {
    const { context, log } = this;
    const now = context.scheduler.now();
    const loaded = gameIn(context.games, log.table.setup.game);
    return {
      guest: person,
      now,
      game: log.game,
      levels: loaded?.levels ?? [],
      colours: loaded?.colours ?? [],
      outages: context.outages(),
      isAnswerDue: this.moment.isCome,
      online: () => this.watchers.presence(log.table).online,
      absent: () => this.absences().flatMap(({ seat, at }) => (at <= now ? [seat] : [])),
      looksLike: context.looksLike,
      secret: context.secret,
    };
  }

  private absences(): readonly Absence[] {
    return this.lastSeen.absences(this.table, this.watchers.presence(this.table).online);
  }

  /** Stores entries and sends them. Entries that the store refused are sent to nobody. */
  private async append(batch: EntryBatch): Promise<boolean> {
    const stored = await this.log.append(batch);
    if (stored === undefined) await this.recovery.refusedByStore();
    else this.publish(stored);
    return stored !== undefined;
  }

  /** Sends stored entries, and draws the moment of a secret question they put. */
  private publish(stored: readonly StoredEntry[]): void {
    for (const one of stored) this.broadcaster.send(one);
    const kinds = stored.map(({ entry }) => entry.kind);
    if (kinds.some((kind) => changesQuestion.includes(kind))) this.moment.draw(this.log.table);
    else if (kinds.some((kind) => changesAnswerer.includes(kind))) this.moment.drawAgain(this.log.table);
    this.context.onChange?.(this.log.table);
  }

  private async playBot(seat: Seat, move: Move): Promise<'played' | 'refused' | 'not-stored'> {
    const verdict = playFor(this.log.table, this.commandContext(nobody), { seat, move, by: 'bot' });
    if (!('entries' in verdict)) return 'refused';
    return (await this.append(verdict)) ? 'played' : 'not-stored';
  }

  /** Appends due entries until none is left. Runs inside the queue. */
  private async runDueWork(): Promise<void> {
    if (!(await this.recovery.isUpToDate())) return;
    for (let due = this.dueWork(); due !== undefined; due = this.dueWork()) {
      this.timer.cancel();
      if (!(await this.append(due))) return this.timer.wakeIn(retryAfter);
    }
    this.scheduleNext();
  }

  private dueWork(): EntryBatch | undefined {
    const { table, game } = this.log;
    return mayBeDue(table, game) ? dueWork(table, this.commandContext(nobody)) : undefined;
  }

  /** Starts the bots and sets the timer for the next deadline. */
  private scheduleNext(): void {
    const { table, game } = this.log;
    const [now, outages] = [this.context.scheduler.now(), this.context.outages()];
    this.timer.cancel();
    this.bots.start();
    if (this.clocksChangeAt !== undefined && this.clocksChangeAt <= now) this.broadcaster.sendTable();
    this.clocksChangeAt = clocksChangeAt(table, now);
    this.timer.wakeAtFirst([
      this.recovery.isStale ? now + retryAfter : undefined,
      this.moment.isCome ? deadline(table, game, outages) : undefined, // else the table is woken when it comes
      this.clocksChangeAt,
      proposalAt(table, now, () => this.absences()),
      holidayChangeAt(table, now),
      expiresAt(table),
    ]);
  }
}
