import {
  type Answer,
  canonical,
  copyRng,
  type Game,
  imagine,
  type Move,
  play,
  type Rng,
  randomBelow,
  type State,
  show,
  type Viewer,
} from '@manigance/core';
import { compareEvents } from '@manigance/core/laws';

/** Draws of an arrangement in which as many as possible of the next moves can be played. */
const draws = 4;

/** Another arrangement of what a viewer may not know, and the number of next moves that can be compared in it. */
export interface Arrangement {
  readonly state: State;
  readonly moves: number;
  /** Whether one of these moves reveals something, the same in both. */
  readonly isPastRevelation: boolean;
  /** Whether both positions look the same to a spectator, who may know what the viewer does not remember. */
  readonly isAlikeToSpectators: boolean;
}

/** The rules of the match that begins in a position. */
export type RulesAt = (state: State) => Game;

/**
 * Deals everything anew that this viewer may not know. Of a few draws the one that agrees longest with the next moves of the
 * match; `undefined` where nothing else is possible. Chance is the same in half of the draws, so that dice fall alike.
 */
export function dealtAnew(
  game: Game,
  state: State,
  viewer: Viewer,
  next: readonly Answer<Move>[],
  { rng, rulesAt }: { readonly rng: Rng; readonly rulesAt: RulesAt },
): Arrangement | undefined {
  const shown = show(game, state, viewer);
  const known = withoutChance(state);
  let best: Arrangement | undefined;
  for (let draw = 0; draw < draws; draw++) {
    const other = imagine(game, shown, rng);
    other.question = state.question;
    if (randomBelow(rng, 2) === 0) other.rng = copyRng(state.rng);
    if (withoutChance(other) === known) continue;
    const arrangement = comparable(game, [state, other], viewer, next, rulesAt);
    if (best === undefined || arrangement.moves > best.moves) best = arrangement;
    if (arrangement.moves === next.length) break;
  }
  return best;
}

function withoutChance(state: State): string {
  const { rng: _, events: __, ...rest } = state;
  return canonical(rest);
}

/**
 * The next moves that can be compared: all that are legal in both positions, up to one that lawfully reveals something else.
 * A move after which the positions differ otherwise is among them: the difference is to be found.
 */
function comparable(
  game: Game,
  [here, there]: readonly [State, State],
  viewer: Viewer,
  next: readonly Answer<Move>[],
  rulesAt: RulesAt,
): Arrangement {
  const isSame = (one: State, other: State, to: Viewer) =>
    canonical(show(game, one, to)) === canonical(show(game, other, to));
  const [rules, otherRules] = [rulesAt(here), rulesAt(there)];
  const isAlikeToSpectators = isSame(here, there, 'spectator');
  const viewers = isAlikeToSpectators ? [viewer, 'spectator' as const] : [viewer];
  let isPastRevelation = false;
  const upTo = (moves: number) => ({ state: there, moves, isPastRevelation, isAlikeToSpectators });
  let [one, other] = [here, there];
  for (const [at, { seat, move }] of next.entries()) {
    const [a, b] = [play(rules, one, seat, move), play(otherRules, other, seat, move)];
    if (!a.ok || !b.ok || a.state.outcome !== undefined || b.state.outcome !== undefined) return upTo(at);
    [one, other] = [a.state, b.state];
    const found = viewers.map((each) => compareEvents(game, each, a.state, b.state));
    const verdicts = viewers.map((each, index) => {
      if (found[index] === 'revealed') return 'lawful';
      if (typeof found[index] === 'object') return 'unlawful';
      if (isSame(a.state, b.state, each)) return 'same';
      return found[index] === 'told alike' ? 'lawful' : 'unlawful';
    });
    if (verdicts.includes('unlawful')) return upTo(at + 1);
    if (verdicts.includes('lawful')) return upTo(at);
    isPastRevelation ||= found.includes('told alike');
  }
  return upTo(next.length);
}
