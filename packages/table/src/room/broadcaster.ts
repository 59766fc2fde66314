import type { ChatLine, ClockInfo, News, Step, TableInfo } from '@manigance/protocol';
import { answerWithin, clocksAt } from '../deadlines.ts';
import type { TableEntry } from '../entries.ts';
import { infoOf, mayWatch, type Table, viewerIndex } from '../table.ts';
import { type UndoFlags, undoFlags } from '../undo.ts';
import type { RoomContext } from './context.ts';
import { changesPeople, type EventLog, type StoredEntry } from './event-log.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** Numbers of the last step and chat line that a watcher was sent. */
export interface SentNumbers {
  readonly after: number;
  readonly chatAfter: number;
}

/** Sends stored entries to the watchers of a table, each as they may see it. */
export class Broadcaster {
  private readonly context: RoomContext;
  private readonly log: EventLog;
  private readonly watchers: Watchers;

  constructor(context: RoomContext, log: EventLog, watchers: Watchers) {
    this.context = context;
    this.log = log;
    this.watchers = watchers;
  }

  send({ entry, newSteps, before, after }: StoredEntry): void {
    if (this.watchers.isEmpty) return;
    const isFrozen = this.log.game === undefined;
    this.watchers.removeStrangers(after, () => ({
      type: 'table',
      table: infoOf(after, isFrozen, after.seats.length),
    }));
    this.watchers.sendSteps(after, newSteps, this.updates(after));
    after.match?.views?.forgetParts();
    const { kind } = entry;
    const isShown = kind === 'moved' && after.stage === 'playing' && after.proposal === before.proposal;
    const isSecret = kind === 'standing' || (kind === 'hinted' && entry.isSecret === true);
    if (isSecret || isShown) return;
    const line = chatLineOf(entry, after);
    if (line !== undefined) this.watchers.sendAll(() => ({ type: 'chat', table: after.id, line }));
    else
      this.watchers.sendEach(after, (viewer) => ({
        type: 'table',
        table: infoOf(after, isFrozen, viewer),
        ...this.clocks(),
      }));
    // A spectator who sits down is a spectator no longer.
    if (changesPeople.includes(kind)) this.watchers.sendPresence(after);
  }

  /** Sends the steps that were stored elsewhere after each viewer's given number. */
  async sendMissed(before: readonly number[]): Promise<void> {
    const { table, game } = this.log;
    this.watchers.removeStrangers(table, () => ({
      type: 'table',
      table: this.info(table.seats.length),
    }));
    for (const [viewer, { number }] of (table.match?.viewers ?? []).entries()) {
      const known = before[viewer] ?? 0;
      if (number < known || game === undefined) continue;
      for (const step of await this.log.stepsAfter(viewer, known)) {
        const steps: Step[] = [];
        steps[viewer] = step;
        this.watchers.sendSteps(table, steps, this.updates(table));
      }
    }
    this.sendTable();
  }

  /**
   * Sends one watcher the table, the last step and the chat lines after these numbers. Where they missed several steps, the
   * gap in the numbers makes them watch again.
   */
  async sendMissedTo(watcher: Watcher, { after, chatAfter }: SentNumbers): Promise<void> {
    const { id } = watcher.person;
    const viewer = viewerIndex(this.log.table, id);
    const isAllowed = mayWatch(this.log.table, id);
    const isShown = isAllowed && this.log.game !== undefined;
    const steps = isShown ? await this.log.stepsAfter(viewer, after) : [];
    const { table } = this.log;
    const last = steps.at(-1);
    if (last !== undefined) watcher.send(this.updates(table)(viewer, last));
    const clocks = isAllowed ? this.clocks() : {};
    const news: News = { type: 'table', table: this.info(viewer), ...clocks };
    watcher.send(JSON.stringify(news));
    if (!isAllowed) return;
    for (const line of table.chat)
      if (line.number > chatAfter || line.removed === true)
        watcher.send(JSON.stringify({ type: 'chat', table: table.id, line }));
  }

  sendTable(): void {
    this.watchers.sendEach(this.log.table, (viewer) => ({
      type: 'table',
      table: this.info(viewer),
      ...this.clocks(),
    }));
  }

  info(viewer: number): TableInfo {
    const { table, game } = this.log;
    return infoOf(table, table.stage === 'playing' && game === undefined, viewer);
  }

  /** Time for a secret question, for the viewer it is put to. */
  secretTime(viewer: number): { readonly answerWithin?: number } {
    const { scheduler, outages } = this.context;
    const { table } = this.log;
    if (table.match?.hiddenSince === undefined) return {}; // the clock is not looked at in vain
    const within = answerWithin(table, viewer, scheduler.now(), outages());
    return within === undefined ? {} : { answerWithin: within };
  }

  clocks(): { readonly clocks?: ClockInfo } {
    const clocks = clocksAt(this.log.table, this.context.scheduler.now, this.context.outages());
    return clocks === undefined ? {} : { clocks };
  }

  /** Writes the update of each viewer. Views are JSON already and are inserted as they are. */
  private updates(table: Table): (viewer: number, step: Step) => string {
    const { id, match } = table;
    const { clocks } = this.clocks();
    const time = clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`;
    let known: Step['events'] | undefined;
    let text = '';
    return (viewer, { number, events, at, tookBack, mine }) => {
      if (events !== known) text = JSON.stringify(events); // most viewers share the same events
      known = events;
      const back = tookBack === undefined ? '' : `,"tookBack":${JSON.stringify(tookBack)}`;
      const own = mine === undefined ? '' : `,"mine":${JSON.stringify(mine)}`;
      const step = `{"number":${number},"events":${text},"at":${at}${back}${own}}`;
      const shown = match?.views?.shownTo(viewer) ?? '{}';
      const flags = flagsJson(undoFlags(table, viewer), this.secretTime(viewer));
      return `{"type":"update","table":"${id}","step":${step}${time}${flags},"shown":${shown}}`;
    };
  }
}

/** The flags of an update, each after a comma. */
function flagsJson(
  { isLastMoveYours, mayProposeTakeBack, whyNoUndo }: UndoFlags,
  { answerWithin }: { readonly answerWithin?: number },
): string {
  let text = '';
  if (isLastMoveYours) text += ',"isLastMoveYours":true';
  if (mayProposeTakeBack) text += ',"mayProposeTakeBack":true';
  if (whyNoUndo !== undefined) text += `,"whyNoUndo":"${whyNoUndo}"`;
  if (answerWithin !== undefined) text += `,"answerWithin":${answerWithin}`;
  return text;
}

/** The chat line that an entry adds or takes away. */
function chatLineOf(entry: TableEntry, { chat }: Table): ChatLine | undefined {
  if (entry.kind === 'said') return chat.at(-1);
  return entry.kind === 'unsaid' ? chat.find(({ number }) => number === entry.number) : undefined;
}
