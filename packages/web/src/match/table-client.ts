import type { GameEvent, Move, Refusal, Rejection, Shown, Vocabulary } from '@manigance/core';
import type { TableOptions } from '@manigance/games';
import type {
  ClockInfo,
  News,
  PastStep,
  Presence,
  ReasonCode,
  ChatLine as SaidLine,
  Step,
  TableInfo,
  UndoRefusal,
} from '@manigance/protocol';
import { mayHint } from '@manigance/table/hints';
import type { Replayed } from '../routes.ts';
import { chatLines, withLines } from './chat-lines.ts';
import { type Connection, isMe, newKey, type Question, RefusedError, type Reply } from './connection.ts';
import { keepStanding, keptStanding } from './kept-standing.ts';
import type {
  Link,
  Listener,
  MatchClient,
  PlayHow,
  ReadMark,
  Standing,
  Undo,
  Update,
} from './match-client.ts';
import { OnlyMoves } from './only-moves.ts';
import { markChatRead, readChatMarks } from './read-chat.ts';
import { seatNews } from './seat-news.ts';
import { seatedAt } from './seated-at.ts';
import { SeenGate } from './seen-gate.ts';
import { isMine, StepLog } from './step-log.ts';
import { stillAsked } from './still-asked.ts';
import type { TableClientSetup, UndoFlags } from './table-client-setup.ts';
import { askUntilStored, type StoreWait } from './until-stored.ts';

/** Follows one table over a connection: before the start, during the match and after it. */
export class TableClient implements MatchClient {
  readonly id: string;
  readonly replayed: Replayed;
  readonly seen: (() => void) | undefined;
  readonly hold: (() => () => void) | undefined;
  readonly say: MatchClient['say'];
  readonly readMark: ReadMark | undefined;
  private readonly setup: TableClientSetup;
  private readonly connection: Connection;
  private readonly listeners = new Set<Listener>();
  private readonly onTable = new Set<(info: TableInfo) => void>();
  private readonly stop: () => void;
  info: TableInfo | undefined;
  private number = 0;
  private catchingUp: Promise<void> | undefined;
  /** Number of a step that arrived while earlier ones are missing. */
  private heardOf = 0;
  private readonly log = new StepLog();
  private readonly onlyMoves: OnlyMoves;
  /** Time for a question put to me in secret. */
  private secretTime: { readonly left: number } | undefined;
  /** How I may take my last move back, as far as is known. */
  private undo: Undo | undefined;
  private whyNoUndo: UndoRefusal | undefined;
  private shown: Shown<Vocabulary> | undefined;
  private clocks: ClockInfo | undefined;
  private presence: Presence = { online: [], spectators: 0 };
  private chat: readonly SaidLine[] = [];
  private link: Link = 'here';
  private isClosed = false;

  constructor(id: string, connection: Connection, setup: TableClientSetup = {}) {
    this.id = id;
    this.replayed = { kept: setup.kept ?? 'table', id };
    this.connection = connection;
    this.setup = setup;
    this.onlyMoves = new OnlyMoves(this.seatKey);
    const { shown } = connection;
    const gate = shown && new SeenGate(() => connection.shown?.(this.number));
    this.seen = gate && (() => gate.seen());
    this.hold = gate && (() => gate.hold());
    const hasChat = setup.hasChat !== false;
    this.say = hasChat ? (line) => this.sendLine(line) : undefined;
    this.readMark = hasChat
      ? { get: () => readChatMarks().get(id), set: (number) => markChatRead(id, number) }
      : undefined;
    this.stop = connection.hear(
      (news) => this.receive(news),
      (link) => this.linked(link),
    );
  }

  get game(): string {
    return this.info?.game ?? this.setup.game ?? '';
  }

  get options(): TableOptions | undefined {
    return this.info?.options ?? this.setup.options;
  }

  /** My seat, if I have one. */
  get mySeat(): TableInfo['seats'][number] | undefined {
    const { me } = this.connection;
    return this.info?.seats.find(({ person }) => isMe(me, person?.id));
  }

  /** Under which this browser keeps what it knows about my seat: at a shared screen each person has their own. */
  private get seatKey(): string {
    return this.setup.isShared === true ? `${this.id} ${this.connection.me?.id}` : this.id;
  }

  get muted(): boolean {
    return this.info?.muted.some((one) => isMe(this.connection.me, one)) ?? false;
  }

  get isSilenced(): boolean {
    const isHost = isMe(this.connection.me, this.info?.host);
    return this.info?.areSpectatorsSilent === true && this.mySeat === undefined && !isHost;
  }

  /** Seats that are online, and the number of spectators. */
  get here(): Presence {
    return this.presence;
  }

  /** Number of the latest chat line received. */
  private get lastChat(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  /** Standing answers are never sent back, not even to me: this browser remembers mine. */
  get standing(): Standing | undefined {
    // At a shared screen they would be there for the next person to read.
    if (this.mySeat === undefined || this.setup.isShared === true) return undefined;
    return {
      get: () => keptStanding(this.id),
      set: async (answers) => {
        const taken = await this.do({ type: 'standing', table: this.id, answers });
        if (taken) keepStanding(this.id, answers);
        return taken;
      },
    };
  }

  /** Sends a command; answers whether it was accepted. */
  async do(message: Question): Promise<boolean> {
    return (await this.refusal(message)) === undefined;
  }

  /** Sends a command; answers why it was refused, `undefined` if it was accepted. */
  refusal(message: Question): Promise<ReasonCode | undefined> {
    return this.connection.ask(message).then(
      () => undefined,
      (error) => (error instanceof RefusedError ? error.reason.code : 'try-again'),
    );
  }

  /** Fetches everything after the latest step received. */
  watch(): Promise<void> {
    this.catchingUp ??= this.catchUp().finally(() => {
      this.catchingUp = undefined;
    });
    return this.catchingUp;
  }

  private async catchUp(): Promise<void> {
    do {
      this.heardOf = 0;
      await this.fetchMissed();
    } while (this.number < this.heardOf);
  }

  private async fetchMissed(): Promise<void> {
    const chatAfter = this.lastChat;
    const message = { type: 'watch', table: this.id, after: this.number, chatAfter } as const;
    const answer = await this.askAgain(message);
    if (answer.type !== 'watching') return;
    const { table, steps, shown, clocks, presence, chat, number } = answer;
    // News may have brought some of the steps meanwhile.
    const missed = steps.filter((step) => step.number > this.number);
    const seats = seatNews(this.info, table);
    this.info = table;
    this.presence = presence;
    this.chat = withLines(this.chat, chat);
    this.number = number;
    this.clocks = clocks;
    this.shown = shown ?? this.shown;
    this.readSecretTime(answer);
    for (const step of missed) this.addStep(step);
    this.log.add(seats);
    this.readUndo(answer);
    this.tellTable();
    this.tellAfresh();
    this.tellChat();
  }

  /** Subscribes to the table's public information: its seats and stage. */
  follow(listener: (info: TableInfo) => void): () => void {
    this.onTable.add(listener);
    if (this.info !== undefined) listener(this.info);
    return () => this.onTable.delete(listener);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    const update = this.update(this.log.events, true);
    if (update !== undefined) listener.update(update);
    listener.chat?.(chatLines(this.chat, this.connection.me));
    listener.link?.(this.link);
    return () => this.listeners.delete(listener);
  }

  async play(move: Move, question: number, { isOnly = false }: PlayHow = {}): Promise<Rejection | undefined> {
    this.onlyMoves.isUnderWay = isOnly;
    try {
      await this.askStored({ type: 'play', table: this.id, question, move, key: newKey() });
      return undefined;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { reason } = error;
      if (reason.code === 'rejected') return reason.rejection;
      return { code: reason.code === 'no-seat' ? 'no-seat' : 'unknown' };
    }
  }

  takeBack(): Promise<boolean> {
    return this.askStored({ type: 'takeBack', table: this.id, key: newKey() }).then(
      () => true,
      () => false,
    );
  }

  private askStored(message: Question): Promise<Reply> {
    return this.askAgain(message, (isWaiting) => {
      for (const listener of this.listeners) listener.unstored?.(isWaiting);
    });
  }

  private askAgain(message: Question, tell: StoreWait['tell'] = () => undefined): Promise<Reply> {
    return askUntilStored(this.connection, message, { tell, isClosed: () => this.isClosed });
  }

  async whyNot(): Promise<readonly Refusal<Move>[]> {
    const answer = await this.connection.ask({ type: 'whyNot', table: this.id }).catch(() => undefined);
    return answer?.type === 'reasons' ? answer.refusals : [];
  }

  private sendLine(
    line: { readonly text: string } | { readonly phrase: string },
  ): Promise<ReasonCode | undefined> {
    return this.refusal({ type: 'say', table: this.id, key: newKey(), ...line } as never);
  }

  get hint(): MatchClient['hint'] {
    const { info, mySeat } = this;
    if (info === undefined || mySeat === undefined || !mayHint(info, mySeat.seat)) return undefined;
    return (question) =>
      this.connection.ask({ type: 'hint', table: this.id, question }).then(
        (answer) => (answer.type === 'hint' ? answer.hint : 'try-again'),
        (error) => (error instanceof RefusedError ? error.reason.code : 'try-again'),
      );
  }

  past(): Promise<readonly PastStep[] | undefined> {
    return this.connection.past(this.id).catch(() => undefined);
  }

  record(): Promise<string | undefined> {
    return this.connection.record(this.id);
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    void this.connection.ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
    this.setup.onClose?.();
  }

  private receive(news: News): void {
    if (news.type === 'stopping' || news.type === 'announced') return;
    if (news.type === 'table' ? news.table.id !== this.id : news.table !== this.id) return;
    switch (news.type) {
      case 'update':
        if (news.step.number !== this.number + 1) {
          this.heardOf = news.step.number;
          void this.watch().catch(() => undefined);
          return;
        }
        this.number = news.step.number;
        this.shown = news.shown;
        this.clocks = news.clocks;
        this.readUndo(news);
        this.readSecretTime(news);
        this.tellStep(news.step);
        return;
      case 'table': {
        const seats = seatNews(this.info, news.table);
        this.info = news.table;
        this.clocks = news.clocks ?? this.clocks;
        this.tellTable();
        this.tell(seats);
        return;
      }
      case 'presence':
        this.presence = news.presence;
        if (this.info?.stage === 'gathering') this.tellTable();
        this.tell();
        return;
      case 'chat':
        this.chat = withLines(this.chat, [news.line]);
        this.tellChat();
        return;
      default: {
        const never: never = news;
        return never;
      }
    }
  }

  /** Whether an undo is free takes long to compute, so it is asked only after a move of mine. */
  private readUndo({ isLastMoveYours, mayProposeTakeBack, whyNoUndo }: UndoFlags): void {
    this.undo = mayProposeTakeBack === true && this.setup.isShared !== true ? 'ask' : undefined;
    this.whyNoUndo = whyNoUndo;
    if (isLastMoveYours === true) void this.askUndo(this.number).catch(() => undefined);
  }

  private async askUndo(number: number): Promise<void> {
    const answer = await this.connection.ask({ type: 'mayUndo', table: this.id });
    if (answer.type !== 'undo' || number !== this.number) return;
    if (answer.isFree) this.undo = 'free';
    this.whyNoUndo = answer.whyNoUndo;
    this.tell();
  }

  private linked(link: Link): void {
    this.link = link;
    for (const listener of this.listeners) listener.link?.(link);
    if (link === 'here') void this.watch().catch(() => undefined);
  }

  private tellStep(step: Step): void {
    const { events, lines } = this.addStep(step);
    this.tellListeners(events, lines, isMine(step));
  }

  private addStep(step: Step) {
    const isOnly = this.onlyMoves.has(step, this.shown?.viewer ?? 'spectator');
    return this.log.addStep(step, { isOnly });
  }

  private tell(news: readonly GameEvent[] = []): void {
    this.log.add(news);
    this.tellListeners([], news, false);
  }

  private tellListeners(events: readonly GameEvent[], news: readonly GameEvent[], isMine: boolean): void {
    const update = this.update(events, false);
    if (update !== undefined)
      for (const listener of this.listeners) listener.update({ ...update, news, isMine });
  }

  /** The events I have seen since this step. */
  eventsAfter(number: number): readonly GameEvent[] {
    return this.log.after(number);
  }

  private readSecretTime({ answerWithin }: { readonly answerWithin?: number | undefined }): void {
    this.secretTime = answerWithin === undefined ? undefined : { left: answerWithin };
  }

  private tellAfresh(): void {
    const update = this.update(this.log.events, true);
    if (update !== undefined) for (const listener of this.listeners) listener.update(update);
  }

  private tellTable(): void {
    if (this.info !== undefined) for (const listener of this.onTable) listener(this.info);
  }

  private tellChat(): void {
    for (const listener of this.listeners) listener.chat?.(chatLines(this.chat, this.connection.me));
  }

  private update(events: readonly GameEvent[], afresh: boolean): Update | undefined {
    const { info, clocks } = this;
    if (this.shown === undefined || info === undefined) return undefined;
    const { shown, stopped } = stillAsked(this.shown, { info, isBotMine: this.mySeat?.bot !== undefined });
    const { me } = this.connection;
    const seated = info.seats.map((seat) => seatedAt(seat, this.presence, me, this.setup));
    const isPlaying = info.stage === 'playing';
    const [undo, whyNoUndo] = isPlaying ? [this.undo, this.whyNoUndo] : [];
    const { spectators } = this.presence;
    const secretTime = 'asked' in shown ? this.secretTime : undefined;
    const since = afresh ? this.log.sinceMine : [];
    const { steps } = this.log;
    const told = { clocks, spectators, stopped, secretTime };
    return { shown, events, afresh, since, steps, seated, undo, whyNoUndo, ...told };
  }
}
