import { deciders, type Game, type Move, type Seat, show, timeoutMove, whyNot } from '@manigance/core';
import type { Answer, ClientMessageOf, ClockInfo, News, Reason, Step } from '@manigance/protocol';
import { counted, hiddenAllowance, momentAfter, type Span } from './clock.ts';
import {
  type Asking,
  beginning,
  calendarOf,
  commands,
  freeSeats,
  playFor,
  type TableCommand,
  type Verdict,
} from './commands.ts';
import type { By, TableEntry } from './entries.ts';
import { fold, trimmed } from './fold.ts';
import { keepSteps, type Loaded, load, loadAll, snapshotOf, wayBackKept } from './load.ts';
import type { Metrics } from './metrics.ts';
import { rowOf } from './row.ts';
import { offered, type Shelf } from './shelf.ts';
import type { Storage } from './storage/port.ts';
import { infoOf, seatOf, type Table, viewerIndex } from './table.ts';
import { BotError, type Thinker } from './thinker.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** One socket that is told what happens at this table. */
export interface Watcher {
  readonly person: Person;
  send(text: string): void;
}

/** What the house lends to its rooms. */
export interface Lent {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  now(): number;
  outages(): readonly Span[];
  secret(): string;
  /** How long a bot waits before it moves, so that people can follow. */
  botDelay(): number;
  report(error: unknown, table: string): void;
}

/** This room has let go of its table: ask the house for it again. */
export class RoomClosedError extends Error {
  override readonly name = 'RoomClosedError';
}

const snapshotEvery = 40;
/** What changes who sits at the table. */
const movesPeople: readonly TableEntry['kind'][] = ['sat', 'stood', 'arranged'];
const longestTimer = 2 ** 31 - 1;

/** One table in memory. Everything that changes it waits in one queue; what is told has been stored. */
export class Room {
  private readonly lent: Lent;
  private table: Table;
  private steps: Step[][];
  private game: Game | undefined;
  private readonly watchers = new Set<Watcher>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private snapshotAt: number;
  private timer: NodeJS.Timeout | undefined;
  /** Seats whose bot is at it, and the question it is on. */
  private readonly thinking = new Map<Seat, number>();
  private usedAt: number;
  private closed = false;

  constructor(lent: Lent, loaded: Loaded) {
    this.lent = lent;
    this.table = loaded.table;
    this.steps = loaded.steps;
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
    this.usedAt = lent.now();
  }

  get id(): string {
    return this.table.id;
  }

  get now(): Table {
    return this.table;
  }

  /** Nobody looks, nothing is under way, and nobody has asked for a while. */
  isIdle(quietFor: number): boolean {
    const quiet = this.watchers.size === 0 && this.waiting === 0 && this.thinking.size === 0;
    return quiet && this.lent.now() - this.usedAt >= quietFor;
  }

  /** Carries out a message of somebody. Every one is answered. */
  command<K extends TableCommand>(
    person: Person,
    message: ClientMessageOf<K> & { readonly type: K },
  ): Promise<Answer> {
    return this.inTurn(async () => {
      if (message.type === 'takeBack' || message.type === 'consent') await this.recallWayBack();
      const run = commands[message.type] as (
        table: Table,
        asking: Asking,
        message: ClientMessageOf<K>,
      ) => Verdict;
      const verdict = run(this.table, this.asking(person), message);
      const to = message.id;
      if ('reason' in verdict) return { type: 'refused', to, reason: verdict.reason };
      if ('again' in verdict) return { type: 'accepted', to, number: verdict.again };
      const done = await this.commit(verdict);
      if (done !== undefined) return { type: 'refused', to, reason: done };
      const number = this.table.match?.viewers[viewerIndex(this.table, person.id)]?.number;
      return { type: 'accepted', to, ...(number === undefined ? {} : { number }) };
    });
  }

  /** What this person has missed, and from now on what happens: the answer is sent before any news. */
  watch(person: Person, message: ClientMessageOf<'watch'>, watcher?: Watcher): Promise<Answer> {
    return this.inTurn(async () => {
      const { after = 0, chatAfter = 0, id: to } = message;
      const { table } = this;
      if (!this.mayWatch(person)) return { type: 'refused', to, reason: { code: 'no-table' } };
      const viewer = viewerIndex(table, person.id);
      const known = table.match?.viewers[viewer];
      const answer: Answer = {
        type: 'watching',
        to,
        table: this.info(),
        number: known?.number ?? 0,
        steps: await this.stepsAfter(viewer, after),
        ...(known === undefined ? {} : { shown: JSON.parse(known.shown) }),
        ...this.clockField(),
        presence: this.presence(),
        chat: table.chat.filter(({ number }) => number > chatAfter),
      };
      if (watcher !== undefined) {
        watcher.send(JSON.stringify(answer));
        this.watchers.add(watcher);
        this.tellPresence(watcher);
      }
      return answer;
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.usedAt = this.lent.now();
    this.tellPresence();
  }

  whyNot(person: Person, to: number): Promise<Answer> {
    return this.inTurn(async () => {
      const seat = seatOf(this.table, person.id);
      const { match } = this.table;
      if (seat === undefined) return { type: 'refused', to, reason: { code: 'no-seat' } };
      if (match === undefined || this.game === undefined)
        return { type: 'refused', to, reason: { code: 'not-started' } };
      return { type: 'reasons', to, refusals: whyNot(this.game, match.state, seat) };
    });
  }

  /** The return match has been opened under this id, unless there is one already. */
  rematched(person: Person, table: string): Promise<string | Reason> {
    return this.inTurn(async () => {
      if (seatOf(this.table, person.id) === undefined) return { code: 'no-seat' };
      if (this.table.stage !== 'over' && this.table.stage !== 'abandoned') return { code: 'not-over' };
      if (this.table.rematch !== undefined) return this.table.rematch;
      const failed = await this.commit({ entries: [{ kind: 'rematched', at: this.lent.now(), table }] });
      return failed ?? table;
    });
  }

  /** Looks after what is due: clocks, bots, standing answers. */
  wake(): Promise<void> {
    return this.inTurn(() => this.drive());
  }

  /** Writes down how it stands, so that it opens quickly, and lets go. */
  async close(): Promise<void> {
    await this.inTurn(async () => {
      this.closed = true;
      clearTimeout(this.timer);
      // One that goes on must open again as it is whatever becomes of the rules; one that is over, only soon.
      await this.saveSnapshot(this.table.stage === 'playing' ? 1 : snapshotEvery);
    });
  }

  private asking(person: Person): Asking {
    const { lent, game } = this;
    const levels = offered(lent.shelf, this.table.setup.game)?.levels ?? [];
    return {
      guest: person,
      now: lent.now(),
      game,
      levels,
      outages: lent.outages(),
      secret: () => lent.secret(),
    };
  }

  private async inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (this.closed) throw new RoomClosedError(this.id);
    this.waiting++;
    const mine = this.queue.then(() => {
      if (this.closed) throw new RoomClosedError(this.id);
      return job();
    });
    this.queue = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting--;
      this.usedAt = this.lent.now();
    }
  }

  /** Applied to a copy, stored, and only then shown. Answers with the reason if it could not be stored. */
  private async commit(
    verdict: Extract<Verdict, { readonly entries: unknown }>,
  ): Promise<Reason | undefined> {
    if (await this.store(verdict)) {
      if (verdict.entries.length > 0) await this.drive();
      return undefined;
    }
    return { code: 'try-again' };
  }

  private async store({ entries, ahead }: Extract<Verdict, { readonly entries: unknown }>): Promise<boolean> {
    if (entries.length === 0) return true;
    const { lent } = this;
    const began = performance.now();
    let table = this.table;
    const told: {
      readonly entry: TableEntry;
      readonly steps: readonly (Step | undefined)[];
      readonly after: Table;
    }[] = [];
    for (const entry of entries) {
      const folded = fold(table, entry, this.game, entry.kind === 'moved' ? ahead : undefined);
      table = folded.table;
      told.push({ entry, steps: folded.fresh, after: table });
    }
    const row = rowOf(table, this.game, this.wakeAt(table));
    const bodies = entries.map((entry) => JSON.stringify(entry));
    try {
      const sitting = entries.some(({ kind }) => movesPeople.includes(kind))
        ? {}
        : ({ people: 'same' } as const);
      await lent.storage.append({ row, expected: this.table.entries, bodies, ...sitting });
    } catch (error) {
      lent.metrics.count('append_failures_total', { why: error instanceof Error ? error.name : 'unknown' });
      await this.reload();
      return false;
    }
    this.table = trimmed(table, wayBackKept);
    for (const { entry, steps, after } of told) {
      keepSteps(this.steps, steps, table.seats.length + 1);
      this.tell(entry, steps, after);
      if (entry.kind === 'moved') lent.metrics.count('moves_total', { game: table.setup.game, by: entry.by });
    }
    lent.metrics.took('commit_seconds', performance.now() - began);
    if (this.table.entries - this.snapshotAt >= snapshotEvery) await this.saveSnapshot(snapshotEvery);
    return true;
  }

  /** Whether the store took it or not is unknown, or somebody else wrote: what it holds is right. */
  private async reload(): Promise<void> {
    const loaded = await load(this.lent.storage, this.lent.shelf, this.id);
    if (loaded === undefined) return;
    const before = this.table.match?.viewers.map(({ number }) => number) ?? [];
    this.table = loaded.table;
    this.steps = loaded.steps;
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
    for (const [viewer, number] of (loaded.table.match?.viewers ?? []).map(
      ({ number }, at) => [at, number] as const,
    )) {
      if (number === (before[viewer] ?? 0)) continue;
      for (const step of await this.stepsAfter(viewer, before[viewer] ?? 0))
        this.sendStep(viewer, step, this.table);
    }
    this.sendAll({ type: 'table', table: this.info(), ...this.clockField() });
  }

  private tell(entry: TableEntry, steps: readonly (Step | undefined)[], after: Table): void {
    for (const [viewer, step] of steps.entries()) if (step !== undefined) this.sendStep(viewer, step, after);
    const { kind } = entry;
    if (kind === 'standing' || (kind === 'moved' && after.stage === 'playing')) return;
    if (kind === 'said') {
      const line = after.chat.at(-1);
      if (line !== undefined) this.sendAll({ type: 'chat', table: after.id, line });
      return;
    }
    this.sendAll({ type: 'table', table: infoOf(after, this.game === undefined), ...this.clockField() });
  }

  private sendStep(viewer: number, step: Step, after: Table): void {
    let text: string | undefined;
    for (const watcher of this.watchers) {
      if (viewerIndex(after, watcher.person.id) !== viewer) continue;
      text ??= this.updateText(step, after.match?.viewers[viewer]?.shown ?? '{}');
      watcher.send(text);
    }
  }

  /** What is shown is already text: it is put in as it is. */
  private updateText(step: Step, shown: string): string {
    const head = JSON.stringify({ type: 'update', table: this.id, step, ...this.clockField() });
    return `${head.slice(0, -1)},"shown":${shown}}`;
  }

  private sendAll(news: News): void {
    if (this.watchers.size === 0) return;
    const text = JSON.stringify(news);
    for (const watcher of this.watchers) watcher.send(text);
  }

  private info() {
    return infoOf(this.table, this.table.stage === 'playing' && this.game === undefined);
  }

  private clockField(): { readonly clocks?: ClockInfo } {
    const { match, setup } = this.table;
    if (match === undefined || setup.pace.kind === 'untimed') return {};
    const at = this.lent.now();
    const left = match.clocks.map(({ left, since }, seat) =>
      since === undefined
        ? left
        : Math.max(0, left - counted(since, at, calendarOf(this.table, seat, this.lent.outages()))),
    );
    const running = match.clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
    return { clocks: { at, left, running } };
  }

  private presence() {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { person } of this.watchers) {
      const seat = seatOf(this.table, person.id);
      if (seat === undefined) spectators++;
      else seats.add(seat);
    }
    return { online: [...seats].sort((one, other) => one - other), spectators };
  }

  /** To all but the one who has just been told. */
  private tellPresence(except?: Watcher): void {
    if (this.watchers.size <= (except === undefined ? 0 : 1)) return;
    const text = JSON.stringify({
      type: 'presence',
      table: this.id,
      presence: this.presence(),
    } satisfies News);
    for (const watcher of this.watchers) if (watcher !== except) watcher.send(text);
  }

  private mayWatch({ id }: Person): boolean {
    const { table } = this;
    const isIn = seatOf(table, id) !== undefined || table.host === id;
    return isIn || table.setup.spectators || table.stage === 'gathering';
  }

  /** Exactly what this viewer was told after that number. */
  private async stepsAfter(viewer: number, after: number): Promise<readonly Step[]> {
    const last = this.table.match?.viewers[viewer]?.number ?? 0;
    if (after >= last) return [];
    const oldest = this.steps[viewer]?.[0]?.number ?? Number.POSITIVE_INFINITY;
    if (oldest > after + 1) await this.recallAll();
    return (this.steps[viewer] ?? []).filter(({ number }) => number > after);
  }

  /** Plays the whole match again for what is no longer in memory. */
  private async recallAll(): Promise<void> {
    const whole = await loadAll(this.lent.storage, this.lent.shelf, this.id);
    if (whole === undefined || whole.table.entries !== this.table.entries) return;
    this.table = whole.table;
    this.steps = whole.steps;
  }

  private async recallWayBack(): Promise<void> {
    const { match } = this.table;
    if (match !== undefined && match.past.length < Math.min(match.moves, wayBackKept)) await this.recallAll();
  }

  private async saveSnapshot(atLeast: number): Promise<void> {
    if (this.table.entries - this.snapshotAt < atLeast) return;
    const { entries } = this.table;
    await this.lent.storage.saveSnapshot(this.id, {
      number: entries,
      body: snapshotOf({ table: this.table, steps: this.steps }),
    });
    this.snapshotAt = entries;
  }

  /** Whatever has to happen without anybody asking. Runs in turn. */
  private async drive(): Promise<void> {
    clearTimeout(this.timer);
    if (this.closed) return;
    while ((await this.startWhenFull()) || (await this.answerStanding()) || (await this.endOverdue()));
    this.startThinking();
    const at = this.deadline(this.table);
    if (at === undefined) return;
    this.timer = setTimeout(() => this.wakeUp(), Math.min(longestTimer, Math.max(1, at - this.lent.now())));
    this.timer.unref();
  }

  private wakeUp(): void {
    this.wake().catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): void {
    if (!(error instanceof RoomClosedError)) this.lent.report(error, this.id);
  }

  private async startWhenFull(): Promise<boolean> {
    const { table } = this;
    const isFull = table.stage === 'gathering' && freeSeats(table).length === 0;
    const isPlayed = table.seats.some(({ person }) => person !== undefined);
    if (!isFull || !isPlayed || this.game === undefined) return false;
    return this.store({ entries: beginning(this.asking({ id: table.host, name: '' })) });
  }

  private async answerStanding(): Promise<boolean> {
    const { match, stage } = this.table;
    const rule = this.game?.standing;
    if (stage !== 'playing' || match === undefined || this.game === undefined || rule === undefined)
      return false;
    for (const seat of deciders(this.game, match.state)) {
      const { standing, bot } = this.table.seats[seat] ?? {};
      if (standing === undefined || bot !== undefined) continue;
      const { view, asked } = show(this.game, match.state, seat);
      const move = rule.answer(view, asked?.options ?? [], standing);
      if (move !== undefined && (await this.playAs(seat, move, 'standing'))) return true;
    }
    return false;
  }

  private async playAs(seat: Seat, move: Move, by: By): Promise<boolean> {
    const verdict = playFor(this.table, this.asking({ id: '', name: '' }), { seat, move, by });
    return 'entries' in verdict && (await this.store(verdict));
  }

  /** Seats whose time is up: a bot plays on, or the rules' own choice is made. */
  private async endOverdue(): Promise<boolean> {
    const { table, game } = this;
    const { match } = table;
    if (table.stage !== 'playing' || match === undefined || game === undefined) return false;
    const now = this.lent.now();
    for (const seat of deciders(game, match.state)) {
      if (table.seats[seat]?.bot !== undefined) continue;
      const due = this.deadlineOf(table, seat);
      if (due === undefined || due > now) continue;
      // To let a bot take the seat would show who was asked in secret.
      const openly = match.clocks[seat]?.since !== undefined;
      if (openly && table.setup.atZero === 'bot') {
        const { levels } = this.asking({ id: '', name: '' });
        const level = levels[Math.floor(levels.length / 2)] ?? '';
        return this.store({ entries: [{ kind: 'bot', at: now, seat, level, because: 'time-up' }] });
      }
      return this.playAs(seat, timeoutMove(game, match.state, seat), 'time');
    }
    return false;
  }

  private deadlineOf(table: Table, seat: Seat): number | undefined {
    const { match, setup } = table;
    const clock = match?.clocks[seat];
    const outages = this.lent.outages();
    if (clock?.since !== undefined)
      return momentAfter(clock.since, clock.left, calendarOf(table, seat, outages));
    if (match?.hiddenSince === undefined) return undefined;
    return momentAfter(match.hiddenSince, hiddenAllowance(setup.pace), calendarOf(table, undefined, outages));
  }

  /** When the first seat's time is up. */
  private deadline(table: Table): number | undefined {
    const { match } = table;
    if (table.stage !== 'playing' || match === undefined || this.game === undefined) return undefined;
    const due = deciders(this.game, match.state)
      .filter((seat) => table.seats[seat]?.bot === undefined)
      .map((seat) => this.deadlineOf(table, seat))
      .filter((at) => at !== undefined);
    return due.length === 0 ? undefined : Math.min(...due);
  }

  /** When somebody has to look at this table though nobody is there. */
  private wakeAt(table: Table): number | undefined {
    const { match } = table;
    if (table.stage !== 'playing' || match === undefined || this.game === undefined) return undefined;
    const botIsAsked = deciders(this.game, match.state).some((seat) => table.seats[seat]?.bot !== undefined);
    return botIsAsked ? this.lent.now() + botGrace : this.deadline(table);
  }

  private startThinking(): void {
    const { match, stage, seats } = this.table;
    if (stage !== 'playing' || match === undefined || this.game === undefined) return;
    const { question } = match.state;
    for (const seat of deciders(this.game, match.state)) {
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

  private async think(seat: Seat, question: number, level: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.lent.botDelay()).unref());
    for (;;) {
      const thought = await this.inTurn(async () => this.thoughtOf(seat, question, level));
      if (thought === undefined) return;
      const move = await this.lent.thinker.decide(thought).catch((error: unknown) => error);
      if (move instanceof BotError && move.why === 'busy') {
        await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
        continue;
      }
      if (move instanceof Error) this.lent.report(move, this.id);
      return this.inTurn(() =>
        this.playBot(seat, question, move instanceof Error ? undefined : (move as Move)),
      );
    }
  }

  private async thoughtOf(seat: Seat, question: number, level: string) {
    if (!this.isAsked(seat, question) || this.game === undefined) return undefined;
    const history = (await this.stepsAfter(seat, 0)).flatMap(({ events }) => events);
    const { state } = this.table.match ?? {};
    if (state === undefined) return undefined;
    const shown = show(this.game, state, seat);
    return { table: this.id, game: this.table.setup.game, level, shown, history, seed: this.lent.secret() };
  }

  private isAsked(seat: Seat, question: number): boolean {
    const { match, stage, seats } = this.table;
    if (this.closed || stage !== 'playing' || match === undefined || this.game === undefined) return false;
    const isBot = seats[seat]?.bot !== undefined;
    return isBot && match.state.question === question && deciders(this.game, match.state).includes(seat);
  }

  /** A bot that found nothing plays what the rules play for it. */
  private async playBot(seat: Seat, question: number, move: Move | undefined): Promise<void> {
    this.thinking.delete(seat);
    const { match } = this.table;
    if (!this.isAsked(seat, question) || match === undefined || this.game === undefined) return this.drive();
    const played = move !== undefined && (await this.playAs(seat, move, 'bot'));
    if (!played) await this.playAs(seat, timeoutMove(this.game, match.state, seat), 'bot');
    await this.drive();
  }
}

/** How long a bot may take before another look is due, should this server be gone. */
const botGrace = 30_000;
