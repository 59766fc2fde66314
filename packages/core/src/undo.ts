import { canonical } from './canonical.ts';
import type { Game, Seat, Viewer, Vocabulary } from './game.ts';
import { legalMoves } from './play.ts';
import { type Rng, rngFrom } from './rng.ts';
import { Runner } from './runner.ts';
import { isEqualJson, saysTheSame } from './same.ts';
import { sha256 } from './sha256.ts';
import { everyViewer, imagine, type Shown, show, witnessed } from './show.ts';

/** Arrangements of the hidden information in which the move is played as the mover sees it. */
const arrangements = 24;
/** How many of these are also compared as every other viewer sees them. */
const arrangementsForOthers = 6;
/** Redraws per arrangement and viewer before giving up on one in which the move is legal. */
const redraws = 40;

/**
 * Why a move cannot be taken back: the match ended, or it was no answer (`final`); a question put in secret came before or after
 * (`secret`); the answer is sealed and can be replaced (`sealed`); the mover, or somebody else, has learned something.
 */
export type UndoBar = 'final' | 'secret' | 'sealed' | 'you-learned' | 'others-learned';

/** Whether a move can be taken back because no viewer has learned anything but that it was made. */
export function mayUndo<W extends Vocabulary>(
  game: Game<W>,
  before: W['state'],
  seat: Seat,
  move: W['move'],
): boolean {
  return undoBar(game, before, seat, move) === undefined;
}

/**
 * Why a move cannot be taken back; `undefined` if it can. Decided from what the mover knew before: the move is played in
 * several arrangements of the hidden information, and if what any viewer is then sent depends on the arrangement, or the
 * game declares an event to be news for that viewer, the move gave something away. The real hidden information is never
 * read, so the answer itself tells nothing.
 */
export function undoBar<W extends Vocabulary>(
  game: Game<W>,
  before: W['state'],
  seat: Seat,
  move: W['move'],
): UndoBar | undefined {
  const known = show(game, before, seat);
  // A move open at any moment answers no question, and to be asked in secret again would show who was asked.
  if (!known.asked?.options.some((option) => saysTheSame(option, move))) return 'final';
  if (asksInSecret(game, before)) return 'secret';
  const rng = rngFrom(sha256(canonical([known, move])).slice(0, 32));
  const worlds: World<W>[] = [];
  let seen: Sight<W> | undefined;
  for (let round = 0; round < arrangements; round++) {
    const world = playIn(game, imagine(game, known, rng), seat, move);
    const bar = finality(game, world) ?? declaredNews(game, world, seat);
    if (bar !== undefined) return bar;
    const sight = sightOf(game, world, seat);
    seen ??= sight;
    if (!isEqualJson(sight, seen)) return 'you-learned';
    if (round < arrangementsForOthers) worlds.push(world);
  }
  const isUnknown = everyViewer(before.seats).every(
    (viewer) => viewer === seat || learnsNothing(game, worlds, viewer, { seat, move }, rng),
  );
  return isUnknown ? undefined : 'others-learned';
}

/** One arrangement of the hidden information, before and after the move. */
interface World<W extends Vocabulary> {
  readonly before: W['state'];
  readonly after: W['state'];
}

function playIn<W extends Vocabulary>(
  game: Game<W>,
  before: W['state'],
  seat: Seat,
  move: W['move'],
): World<W> {
  const after = game.copy(before);
  new Runner(game).play(after, seat, move);
  return { before, after };
}

/** Why no viewer's knowledge matters and the move stays: the match is over, or others may now be asked in secret. */
function finality<W extends Vocabulary>(game: Game<W>, { before, after }: World<W>): UndoBar | undefined {
  if (after.outcome !== undefined) return 'final';
  if (asksInSecret(game, after)) return 'secret';
  // A sealed answer settles no question. It is replaced, not taken back.
  return after.question === before.question ? 'sealed' : undefined;
}

function asksInSecret<W extends Vocabulary>(game: Game<W>, state: W['state']): boolean {
  return show(game, state, 'spectator').waiting?.seats === undefined;
}

/** For whom the game declares an event of the move to be news, however it comes out. */
function declaredNews<W extends Vocabulary>(
  game: Game<W>,
  { before, after }: World<W>,
  seat: Seat,
): UndoBar | undefined {
  const hasNews = (viewer: Viewer) =>
    witnessed(game, after.events, viewer).some((event) => game.reveals(event, viewer));
  if (hasNews(seat)) return 'you-learned';
  return everyViewer(before.seats).some(hasNews) ? 'others-learned' : undefined;
}

/**
 * Whether this viewer is sent the same in other arrangements that looked the same to it before the move. The move must
 * be legal there as well: what the move itself names, such as the card played, is the mover's to show. A viewer for
 * whom no such arrangement is found may have learned something.
 */
function learnsNothing<W extends Vocabulary>(
  game: Game<W>,
  worlds: readonly World<W>[],
  viewer: Viewer,
  played: { readonly seat: Seat; readonly move: W['move'] },
  rng: Rng,
): boolean {
  let compared = 0;
  for (const world of worlds) {
    const other = imagineLegal(game, show(game, world.before, viewer), played, rng);
    if (other === undefined) continue;
    const otherWorld = playIn(game, other, played.seat, played.move);
    if (!isEqualJson(sightOf(game, world, viewer), sightOf(game, otherWorld, viewer))) return false;
    compared++;
  }
  return compared > 0;
}

/** An arrangement of what this viewer does not know in which the move is legal, if one is found. */
export function imagineLegal<W extends Vocabulary>(
  game: Game<W>,
  shown: Shown<W>,
  { seat, move }: { readonly seat: Seat; readonly move: W['move'] },
  rng: Rng,
): W['state'] | undefined {
  for (let draw = 0; draw < redraws; draw++) {
    const state = imagine(game, shown, rng);
    if (legalMoves(game, state, seat).some((option) => saysTheSame(option, move))) return state;
  }
  return undefined;
}

interface Sight<W extends Vocabulary> {
  readonly shown: Shown<W>;
  readonly events: readonly W['event'][];
}

/** Everything a viewer is sent after a move. Question numbers are left out: they only count. */
function sightOf<W extends Vocabulary>(game: Game<W>, { after }: World<W>, viewer: Viewer): Sight<W> {
  const shown = show(game, after, viewer);
  const { asked } = shown;
  return {
    shown: asked === undefined ? shown : { ...shown, asked: { ...asked, question: 0 } },
    events: witnessed(game, after.events, viewer),
  };
}
