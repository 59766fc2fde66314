import { type Game, type Seat, type State, seatsAsked, show, type Viewer } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { optionsJson, SharedJson } from './shared-json.ts';
import type { MatchState, ViewerState } from './table.ts';

/** Data that follows from a position, computed on first use. Left out of snapshots: it can be derived again. */
export class DerivedViews {
  private readonly game: Game;
  private readonly state: State;
  private readonly shown: (string | undefined)[];
  private readonly json = new SharedJson();
  /** What spectators see. The other viewers are shown most of it alike, so that it is made and written once. */
  private open: object | undefined;
  /** Seats the match waits for. */
  readonly asked: readonly Seat[];
  /** Whether it is secret which seat the match waits for. */
  readonly isSecret: boolean;

  constructor(game: Game, state: State) {
    this.game = game;
    this.state = state;
    this.shown = new Array(state.seats + 1);
    this.asked = seatsAsked(game, state);
    this.isSecret = waitsInSecret(game, state);
  }

  /** Seats the match waits for, as far as that is public. */
  get openlyAsked(): readonly Seat[] {
    return this.isSecret ? noSeats : this.asked;
  }

  /** What the viewer of this index is shown, as JSON. */
  shownTo(index: number): string {
    const known = this.shown[index];
    if (known !== undefined) return known;
    const viewer = viewerOf(index, this.state.seats);
    const text = this.json.of(show(this.game, this.state, viewer, this.openView()), {
      view: (view) => this.json.of(view),
      asked: (asked) => this.json.of(asked, { options: optionsJson }),
    });
    this.shown[index] = text;
    return text;
  }

  private openView(): object {
    if (this.open !== undefined) return this.open;
    this.open = this.game.view(this.state, 'spectator');
    this.json.share(this.open);
    return this.open;
  }

  toJSON(): undefined {
    return undefined;
  }
}

const noSeats: readonly Seat[] = [];

/** Match with derived views attached. */
export function withDerivedViews(match: MatchState, game: Game): MatchState {
  return { ...match, views: new DerivedViews(game, match.state) };
}

export function waitsInSecret(game: Game, state: State): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = game.frames[frame.kind];
  return rule !== undefined && 'asks' in rule && rule.asking === 'hidden';
}

/** The viewer of an index: the seats first, then all spectators as one. */
export function viewerOf(index: number, seats: number): Viewer {
  return index < seats ? index : 'spectator';
}

/** New step of each viewer, by viewer index; empty for viewers who see no change. */
export type NewSteps = readonly (Step | undefined)[];

/** The cause of a position. */
interface Cause {
  readonly at: number;
  readonly events: readonly State['events'][number][];
  readonly tookBack?: Step['tookBack'];
  /** The move, for the step of its own seat. */
  readonly made?: { readonly seat: Seat } & NonNullable<Step['mine']>;
}

/** Computes the new step of each viewer and their step numbers after it. */
export function newStepsFor(
  game: Game,
  from: Pick<MatchState, 'viewers' | 'views'> | undefined,
  { state, views }: { readonly state: State; readonly views: DerivedViews },
  cause: Cause,
): { readonly viewers: readonly ViewerState[]; readonly newSteps: NewSteps } {
  const { seats } = state;
  const newSteps = new Array<Step | undefined>(seats + 1);
  const viewers = new Array<ViewerState>(seats + 1);
  let step: Step | undefined;
  for (let index = 0; index <= seats; index++) {
    const last = from?.viewers[index];
    const events = witnessed(game, cause.events, viewerOf(index, seats));
    const isSame =
      from !== undefined && events.length === 0 && from.views?.shownTo(index) === views.shownTo(index);
    const number = (last?.number ?? 0) + (isSame ? 0 : 1);
    viewers[index] = { number };
    if (isSame) continue;
    if (cause.made?.seat === index) {
      const { seat: _, ...mine } = cause.made;
      newSteps[index] = { ...stepOf(number, events, cause), mine };
      continue;
    }
    // Most viewers see the same events under the same number: they share one object.
    if (step?.number !== number || step.events !== events) step = stepOf(number, events, cause);
    newSteps[index] = step;
  }
  return { viewers, newSteps };
}

/** Whether spectators saw the move that led from one position to the other. */
export function isPublic(game: Game, before: State, after: State): boolean {
  if (witnessed(game, after.events, 'spectator').length > 0) return true;
  return JSON.stringify(show(game, before, 'spectator')) !== JSON.stringify(show(game, after, 'spectator'));
}

/** The events as this viewer sees them; the same array if nothing is hidden. */
function witnessed(game: Game, events: Cause['events'], viewer: Viewer): Step['events'] {
  if (events.every((event) => game.witness(event, viewer) === event)) return events;
  const seen: State['events'] = [];
  for (const event of events) {
    const one = game.witness(event, viewer);
    if (one !== undefined) seen.push(one);
  }
  return seen;
}

function stepOf(number: number, events: Step['events'], { at, tookBack }: Cause): Step {
  return tookBack === undefined ? { number, events, at } : { number, events, at, tookBack };
}
