import { deciders, type Game, type Seat, type State, show, type Viewer } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import type { MatchState, ViewerState } from './table.ts';

/** What follows from a position, worked out when it is first asked for. It is part of no snapshot: it says nothing new. */
export class Sight {
  private readonly game: Game;
  private readonly state: State;
  private readonly shown: (string | undefined)[];
  /** Whom the match waits for. */
  readonly asked: readonly Seat[];
  readonly isSecret: boolean;

  constructor(game: Game, state: State) {
    this.game = game;
    this.state = state;
    this.shown = new Array(state.seats + 1);
    this.asked = deciders(game, state);
    this.isSecret = waitsInSecret(game, state);
  }

  /** Whom the match waits for, by name; nobody where that is a secret. */
  get openlyAsked(): readonly Seat[] {
    return this.isSecret ? nobody : this.asked;
  }

  /** What the viewer of this index is shown, as sent. */
  shownTo(index: number): string {
    const known = this.shown[index];
    if (known !== undefined) return known;
    const text = JSON.stringify(show(this.game, this.state, viewerAt(index, this.state.seats)));
    this.shown[index] = text;
    return text;
  }

  toJSON(): undefined {
    return undefined;
  }
}

const nobody: readonly Seat[] = [];

/** A match with what follows from where it stands. */
export function withSight(match: MatchState, game: Game): MatchState {
  return { ...match, sight: new Sight(game, match.state) };
}

export function waitsInSecret(game: Game, state: State): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = game.frames[frame.kind];
  return rule !== undefined && 'asks' in rule && rule.asking === 'hidden';
}

/** Viewers in the order their numbers are kept: the seats, then everybody else. */
export function viewerAt(index: number, seats: number): Viewer {
  return index < seats ? index : 'spectator';
}

/** One step per viewer, for those who see one. */
export type Fresh = readonly (Step | undefined)[];

interface Told {
  readonly at: number;
  readonly events: readonly State['events'][number][];
  readonly tookBack?: Step['tookBack'];
}

/** What each viewer is told by what has just happened, if anything. */
export function look(
  game: Game,
  from: Pick<MatchState, 'viewers' | 'sight'> | undefined,
  { state, sight }: { readonly state: State; readonly sight: Sight },
  told: Told,
): { readonly viewers: readonly ViewerState[]; readonly fresh: Fresh } {
  const { seats } = state;
  const fresh = new Array<Step | undefined>(seats + 1);
  const viewers = new Array<ViewerState>(seats + 1);
  let step: Step | undefined;
  for (let index = 0; index <= seats; index++) {
    const last = from?.viewers[index];
    const events = witnessed(game, told.events, viewerAt(index, seats));
    const isSame =
      from !== undefined && events.length === 0 && from.sight?.shownTo(index) === sight.shownTo(index);
    const number = (last?.number ?? 0) + (isSame ? 0 : 1);
    viewers[index] = { number };
    if (isSame) continue;
    // Most are told the same under the same number: then it is kept once.
    if (step?.number !== number || step.events !== events) step = stepOf(number, events, told);
    fresh[index] = step;
  }
  return { viewers, fresh };
}

/** The very same list where everything is witnessed as it is. */
function witnessed(game: Game, events: Told['events'], viewer: Viewer): Step['events'] {
  if (events.every((event) => game.witness(event, viewer) === event)) return events;
  const seen: State['events'] = [];
  for (const event of events) {
    const one = game.witness(event, viewer);
    if (one !== undefined) seen.push(one);
  }
  return seen;
}

function stepOf(number: number, events: Step['events'], { at, tookBack }: Told): Step {
  return tookBack === undefined ? { number, events, at } : { number, events, at, tookBack };
}
