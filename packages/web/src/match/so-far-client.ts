import type { GameEvent, Rejection, Shown, Vocabulary } from '@manigance/core';
import type { PastStep } from '@manigance/protocol';
import { createStore } from '@manigance/ui/store.ts';
import type { ReplayStep, WholeLog } from '../local/replay.ts';
import type { MatchClient, Seated, Update } from './match-client.ts';
import type { Replaying, ReplayPlace } from './replaying.ts';
import { ShownClient } from './shown-client.ts';

/** The steps of a match in progress as its viewer saw them, from the views that were sent with them. */
export function replaySteps(past: readonly PastStep[]): readonly ReplayStep[] {
  let view: Readonly<Record<string, unknown>> = {};
  let log: readonly GameEvent[] = [];
  return past.map(({ step, shown, view: changed, without = [] }): ReplayStep => {
    const before = view;
    const kept = Object.entries(before).filter(([name]) => !without.includes(name));
    view = { ...Object.fromEntries(kept), ...changed };
    log = [...log, ...step.events];
    const { viewer } = shown;
    const isMine = step.mine !== undefined && viewer !== 'spectator';
    return {
      shown: { ...shown, view } as Shown<Vocabulary>,
      log,
      events: step.events,
      ...(isMine ? { played: { seat: viewer, move: step.mine.move, view: before } } : {}),
    };
  });
}

/** Replays a match in progress with what its viewer knew at each step. */
export class SoFarClient extends ShownClient implements Replaying {
  readonly game: string;
  readonly options;
  readonly seated: readonly Seated[];
  readonly isStopped = false;
  readonly place;
  private readonly steps: readonly ReplayStep[];

  private constructor(
    { game, options }: MatchClient,
    seated: readonly Seated[],
    steps: readonly ReplayStep[],
    step: ReplayStep,
  ) {
    super();
    this.game = game;
    this.options = options;
    this.seated = seated;
    this.steps = steps;
    this.place = createStore<ReplayPlace>({ at: 0, viewer: step.shown.viewer, step });
  }

  /** Asks the table for the match so far; `undefined` if it does not answer. */
  static async open(live: MatchClient): Promise<SoFarClient | undefined> {
    const past = await live.past?.();
    const steps = replaySteps(past ?? []);
    const [first] = steps;
    let seated: readonly Seated[] = [];
    live.subscribe({
      update: (update) => {
        seated = update.seated;
      },
    })();
    return first && new SoFarClient(live, seated, steps, first);
  }

  get moves(): number {
    return this.steps.length - 1;
  }

  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(0, to), this.moves);
    const { at: before, viewer } = this.place.get();
    const step = this.steps[at];
    if (step === undefined) return;
    this.place.set({ at, viewer, step });
    this.tell(this.update(at !== before + 1));
  }

  step(by: number): Promise<void> {
    return this.go(this.place.get().at + by);
  }

  async wholeLog(): Promise<WholeLog> {
    return { log: this.steps.at(-1)?.log ?? [], lengths: this.steps.map(({ log }) => log.length) };
  }

  protected whole(): Update {
    return this.update(true);
  }

  async play(): Promise<Rejection | undefined> {
    return { code: 'not-asked' };
  }

  close(): void {}

  private update(afresh: boolean): Update {
    const { step } = this.place.get();
    const events = afresh ? step.log : step.events;
    return { shown: step.shown, events, afresh, isMine: step.played !== undefined, seated: this.seated };
  }
}
