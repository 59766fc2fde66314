import { deciders, type Game, type Seat, type State, show, type Viewer } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import type { ViewerState } from './table.ts';

/** What follows from a position, worked out when it is first asked for and kept as long as the position is. */
interface Sight {
  readonly asked: readonly Seat[];
  readonly isSecret: boolean;
  /** What each viewer is shown, as sent. */
  readonly shown: (string | undefined)[];
}

const sights = new WeakMap<State, Sight>();
const nobody: readonly Seat[] = [];

function sightOf(game: Game, state: State): Sight {
  const known = sights.get(state);
  if (known !== undefined) return known;
  const made = { asked: deciders(game, state), isSecret: isAskedInSecret(game, state), shown: [] };
  sights.set(state, made);
  return made;
}

/** Whom the match waits for. */
export function askedAt(game: Game, state: State): readonly Seat[] {
  return sightOf(game, state).asked;
}

/** Whom the match waits for, by name; nobody where that is a secret. */
export function openlyAsked(game: Game, state: State): readonly Seat[] {
  const { asked, isSecret } = sightOf(game, state);
  return isSecret ? nobody : asked;
}

export function waitsInSecret(game: Game, state: State): boolean {
  return sightOf(game, state).isSecret;
}

function isAskedInSecret(game: Game, state: State): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = game.frames[frame.kind];
  return rule !== undefined && 'asks' in rule && rule.asking === 'hidden';
}

/** Viewers in the order their numbers are kept: the seats, then everybody else. */
export function viewerAt(index: number, seats: number): Viewer {
  return index < seats ? index : 'spectator';
}

/** What the viewer of this index is shown, as text. */
export function shownTo(game: Game, state: State, index: number): string {
  const { shown } = sightOf(game, state);
  const known = shown[index];
  if (known !== undefined) return known;
  const text = JSON.stringify(show(game, state, viewerAt(index, state.seats)));
  shown[index] = text;
  return text;
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
  from: { readonly state: State; readonly viewers: readonly ViewerState[] } | undefined,
  state: State,
  told: Told,
): { readonly viewers: readonly ViewerState[]; readonly fresh: Fresh } {
  const fresh: (Step | undefined)[] = [];
  const viewers: ViewerState[] = [];
  for (let index = 0; index <= state.seats; index++) {
    const last = from?.viewers[index];
    const events = witnessed(game, told.events, viewerAt(index, state.seats));
    const isSame =
      from !== undefined &&
      events.length === 0 &&
      shownTo(game, from.state, index) === shownTo(game, state, index);
    const number = (last?.number ?? 0) + (isSame ? 0 : 1);
    viewers.push({ number });
    if (!isSame) fresh[index] = stepOf(number, events, told);
  }
  return { viewers, fresh };
}

function witnessed(game: Game, events: Told['events'], viewer: Viewer): Step['events'] {
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
