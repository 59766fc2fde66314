import type { GameEvent, Rejection, Viewer } from '@manigance/core';
import { createStore } from '@manigance/ui/store.ts';
import type { SharedPosition } from '../local/position.ts';
import type { Beginning, OpenedRecord, ReplayStep, Watcher, WholeLog } from '../local/replay.ts';
import { WorkerClient } from '../local/worker-client.ts';
import type { Seated, Update } from './match-client.ts';
import type { Replaying, ReplayPlace } from './replaying.ts';
import { ShownClient } from './shown-client.ts';

/** Match client of a finished match that is replayed move by move. */
export class ReplayClient extends ShownClient implements Replaying {
  readonly game;
  readonly options;
  readonly moves: number;
  readonly isStopped: boolean;
  readonly isVerified: boolean;
  readonly signature;
  readonly seated: readonly Seated[];
  readonly place;
  private readonly line: WorkerClient;
  private readonly text: string;
  /** Events that the viewer had witnessed at the shown position. */
  private log: readonly GameEvent[];
  /** The latest requested position; earlier requests are dropped. */
  private heading: Pick<ReplayPlace, 'at' | 'viewer'>;

  private constructor(
    line: WorkerClient,
    text: string,
    { game, options, moves, isStopped, isVerified, signature }: OpenedRecord,
    seated: readonly Seated[],
    first: ReplayPlace,
  ) {
    super();
    this.line = line;
    this.text = text;
    this.game = game;
    this.options = options;
    this.moves = moves;
    this.isStopped = isStopped;
    this.isVerified = isVerified;
    this.signature = signature;
    this.seated = seated;
    this.log = first.step.log;
    this.place = createStore(first);
    this.heading = first;
  }

  /** Opens a record; `seated` names the occupants of the seats. */
  static async open(
    text: string,
    viewer: Viewer,
    seated: (card: OpenedRecord) => readonly Seated[],
  ): Promise<ReplayClient | 'broken' | 'outdated'> {
    const line = new WorkerClient();
    const card = await line.ask<OpenedRecord | 'broken' | 'outdated'>({ type: 'openRecord', record: text });
    if (typeof card === 'string') {
      line.close();
      return card;
    }
    const step = await line.ask<ReplayStep>({ type: 'step', to: 0, viewer });
    return new ReplayClient(line, text, card, seated(card), { at: 0, viewer, step });
  }

  /** Shows the match after this many moves. The next move is animated, any other position is not. */
  async go(to: number, viewer: Watcher = this.heading.viewer): Promise<void> {
    const at = Math.min(Math.max(0, to), this.moves);
    const heading = { at, viewer };
    this.heading = heading;
    // Nothing is shown in between: a later request drops this one.
    const before = this.place.get();
    const isNext = at === before.at + 1 && viewer === before.viewer;
    const step = await this.line.ask<ReplayStep>({ type: 'step', to: at, viewer, isNext });
    if (heading !== this.heading) return;
    this.log = isNext ? [...this.log, ...step.events] : step.log;
    this.place.set({ at, viewer, step });
    this.tell(this.update(!isNext));
  }

  /** Moves on or back from the latest requested position, so that quick presses add up. */
  step(by: number): Promise<void> {
    return this.go(this.heading.at + by);
  }

  wholeLog(viewer: Viewer): Promise<WholeLog> {
    return this.line.ask<WholeLog>({ type: 'wholeLog', viewer });
  }

  beginning(to: number): Promise<Beginning | undefined> {
    return this.line.ask<Beginning | undefined>({ type: 'beginning', to });
  }

  positionAt(to: number): Promise<SharedPosition | undefined> {
    return this.line.ask<SharedPosition | undefined>({ type: 'positionAt', to });
  }

  protected whole(): Update {
    return this.update(true);
  }

  async play(): Promise<Rejection | undefined> {
    return { code: 'over', outcome: { winners: [], how: '' } };
  }

  override async record(): Promise<string> {
    return this.text;
  }

  close(): void {
    this.line.close();
  }

  private update(afresh: boolean): Update {
    const { step, viewer } = this.place.get();
    const events = afresh ? this.log : step.events;
    const isMine = step.played?.seat === viewer;
    return { shown: step.shown, events, afresh, isMine, seated: this.seated };
  }
}
