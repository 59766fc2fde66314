import {
  type Game,
  type Seat,
  type Shown,
  type State,
  seatsAsked,
  show,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { optionsJson, quoted, SharedJson } from './shared-json.ts';
import type { MatchState, ViewerState } from './table.ts';

/** Data that follows from a position, computed on first use. Left out of snapshots: it can be derived again. */
export class DerivedViews {
  private readonly game: Game;
  private readonly state: State;
  private readonly shown: (string | undefined)[];
  /** The spectators' view and its texts. Most of it is the same for the other viewers, so that it is made and written once. */
  private open: { readonly view: object; readonly json: SharedJson } | undefined;
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

  /** The `Shown` of the viewer of this index, as JSON. */
  shownTo(index: number): string {
    const known = this.shown[index];
    if (known !== undefined) return known;
    this.open ??= this.openView();
    const { view, json } = this.open;
    const shown = show(this.game, this.state, viewerOf(index, this.state.seats), view);
    const text = shownJson(shown, json);
    this.shown[index] = text;
    return text;
  }

  /**
   * Drops everything but the texts made so far, once a position has been sent. Positions of all tables live until their next
   * move, and the garbage collector copies what lives.
   */
  forgetParts(): void {
    this.open = undefined;
  }

  private openView() {
    const view = this.game.view(this.state, 'spectator');
    return { view, json: new SharedJson(view) };
  }

  toJSON(): undefined {
    return undefined;
  }
}

const noSeats: readonly Seat[] = [];

/** The text that `JSON.stringify` would write of a viewer's `Shown`, written in parts: most are shared or short. */
function shownJson(shown: Shown<Vocabulary>, json: SharedJson): string {
  const { viewer, view, waiting, answered, asked, anytime, outcome } = shown;
  let text = `{"viewer":${viewer === 'spectator' ? '"spectator"' : viewer},"view":${json.of(view)}`;
  if (waiting !== undefined) text += `,"waiting":${waitingJson(waiting)}`;
  if (answered !== undefined) text += `,"answered":[${answered.join()}]`;
  if (asked !== undefined) text += `,"asked":${askedJson(asked)}`;
  if (anytime !== undefined) text += `,"anytime":${optionsJson(anytime)}`;
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`;
  return `${text}}`;
}

function waitingJson({ kind, seats }: NonNullable<Shown<Vocabulary>['waiting']>): string {
  return seats === undefined
    ? `{"kind":${quoted(kind)}}`
    : `{"kind":${quoted(kind)},"seats":[${seats.join()}]}`;
}

function askedJson(asked: NonNullable<Shown<Vocabulary>['asked']>): string {
  const { question, kind, options, answer, isForced } = asked;
  let text = `{"question":${question},"kind":${quoted(kind)},"options":${optionsJson(options)}`;
  if (answer !== undefined) text += `,"answer":${JSON.stringify(answer)}`;
  if (isForced !== undefined) text += `,"isForced":${isForced}`;
  return `${text}}`;
}

/** Match with derived views attached. */
export function withDerivedViews(match: MatchState, game: Game): MatchState {
  return { ...match, views: new DerivedViews(game, match.state) };
}

/** Whether the seats that the match waits for are secret. */
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
