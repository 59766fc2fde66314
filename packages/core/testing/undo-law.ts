import { canonical } from '../src/canonical.ts';
import type { Answer, Game, Viewer, Vocabulary } from '../src/game.ts';
import { play } from '../src/play.ts';
import type { Rng } from '../src/rng.ts';
import { everyViewer, imagine, show, witnessed } from '../src/show.ts';
import { imagineLegal, mayUndo } from '../src/undo.ts';
import { difference } from './difference.ts';

/** Result of one check of the undo law. */
export interface UndoFinding {
  /** Whether undo is offered after the move. */
  readonly offered: boolean;
  /** Viewers for whom the move was compared with another arrangement of what they do not know. */
  readonly compared: number;
  readonly broken?: { readonly law: string; readonly problem: string };
}

/**
 * Checks an offered undo against the real position, for every seat and the spectator: no event of the move is declared
 * news for that viewer, and the viewer is sent the same in an arrangement drawn independently of those the core tried.
 * Whether undo is offered must not depend on hidden information either.
 */
export function checkUndo<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  played: Answer<W['move']>,
  rng: Rng,
): UndoFinding {
  const { seat, move } = played;
  const offered = mayUndo(game, state, seat, move);
  const other = imagine(game, show(game, state, seat), rng);
  if (mayUndo(game, other, seat, move) !== offered)
    return { offered, compared: 0, broken: { law: 'non-interference: undo', problem: canonical(move) } };
  let compared = 0;
  if (!offered) return { offered, compared };
  for (const viewer of everyViewer(state.seats)) {
    const problem = newsFor(game, state, played, viewer) ?? learned(game, state, played, viewer, rng);
    if (problem === 'not compared') continue;
    if (problem !== undefined)
      return {
        offered,
        compared,
        broken: { law: 'undo tells nothing', problem: `to ${viewer}: ${problem}` },
      };
    compared++;
  }
  return { offered, compared };
}

/** The first event of the move that the game declares news for this viewer. */
function newsFor<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  { seat, move }: Answer<W['move']>,
  viewer: Viewer,
): string | undefined {
  const result = play(game, state, seat, move);
  if (!result.ok) return canonical(result.rejection);
  const news = witnessed(game, result.events, viewer).find((event) => game.reveals(event, viewer));
  return news === undefined ? undefined : canonical(news);
}

/** The difference this viewer sees between the real position and another that looked the same before the move, if any. */
function learned<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  played: Answer<W['move']>,
  viewer: Viewer,
  rng: Rng,
): string | undefined {
  const other = imagineLegal(game, show(game, state, viewer), played, rng);
  if (other === undefined) return 'not compared';
  other.question = state.question;
  const [here, there] = [state, other].map((where) => sight(game, where, played, viewer));
  return here === there ? undefined : difference(here ?? '', there ?? '');
}

/** Everything a viewer is sent after the move. */
function sight<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  { seat, move }: Answer<W['move']>,
  viewer: Viewer,
): string {
  const result = play(game, state, seat, move);
  if (!result.ok) return canonical(result.rejection);
  return canonical([show(game, result.state, viewer), witnessed(game, result.events, viewer)]);
}
