import { canonical } from './canonical.ts';
import type { Game, Seat, Viewer, Vocabulary } from './game.ts';
import { legalMoves } from './play.ts';
import { type Rng, rngFrom } from './rng.ts';
import { Runner } from './runner.ts';
import { saysTheSame } from './same.ts';
import { sha256 } from './sha256.ts';
import { imagine, show } from './show.ts';

/** How many arrangements of the unknown are tried for the mover, and in how many of them for all the others. */
const arrangements = 24;
const arrangementsForOthers = 6;

/**
 * Whether a move could be taken back without anybody having learned anything but that it was made. Decided from what
 * the mover knew: the move is played in several arrangements of what was hidden, and if what anyone is then shown
 * depends on the arrangement, somebody learned something. The answer itself therefore tells nothing.
 */
export function tellsNothing<W extends Vocabulary>(
  game: Game<W>,
  before: W['state'],
  seat: Seat,
  move: W['move'],
): boolean {
  const known = show(game, before, seat);
  // A move open at any moment answers no question, and to be asked in secret again would show who was asked.
  if (!known.asked?.options.some((option) => saysTheSame(option, move)) || asksInSecret(game, before))
    return false;
  const rng = rngFrom(sha256(canonical([known, move])).slice(0, 32));
  let seen: string | undefined;
  for (let round = 0; round < arrangements; round++) {
    const arranged = imagine(game, known, rng);
    const after = afterMove(game, arranged, seat, move);
    // Once others may have been asked in secret, or the match is over, there is no going back.
    if (after.outcome !== undefined || asksInSecret(game, after)) return false;
    // What the rules say to be news is news, though it may come out the same in every arrangement tried here.
    if (after.events.some((event) => isNews(game, event, seat))) return false;
    // A sealed answer is replaced, not taken back.
    if (after.question === arranged.question) return false;
    const sight = sightOf(game, after, seat);
    seen ??= sight;
    if (sight !== seen) return false;
    if (round < arrangementsForOthers && othersLearn(game, arranged, after, seat, move, rng)) return false;
  }
  return true;
}

function isNews<W extends Vocabulary>(game: Game<W>, event: W['event'], viewer: Viewer): boolean {
  const seen = game.witness(event, viewer);
  return seen !== undefined && game.reveals(seen, viewer);
}

function othersLearn<W extends Vocabulary>(
  game: Game<W>,
  before: W['state'],
  after: W['state'],
  seat: Seat,
  move: W['move'],
  rng: Rng,
): boolean {
  for (let viewer = 0; viewer < before.seats; viewer++) {
    if (viewer === seat) continue;
    const other = imagine(game, show(game, before, viewer), rng);
    // What the mover was able to do because of a hidden card is told by the move itself.
    if (!legalMoves(game, other, seat).some((option) => saysTheSame(option, move))) continue;
    const otherAfter = afterMove(game, other, seat, move);
    if (sightOf(game, otherAfter, viewer) !== sightOf(game, after, viewer)) return true;
  }
  return false;
}

function afterMove<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  move: W['move'],
): W['state'] {
  const next = game.copy(state);
  new Runner(game).take(next, seat, move);
  return next;
}

function asksInSecret<W extends Vocabulary>(game: Game<W>, state: W['state']): boolean {
  return show(game, state, 'spectator').waiting?.seats === undefined;
}

/** All that a viewer is sent after a move, as one text. Question numbers are left out: they count, they do not tell. */
function sightOf<W extends Vocabulary>(game: Game<W>, state: W['state'], viewer: Viewer): string {
  const { asked, ...shown } = show(game, state, viewer);
  const events = state.events.map((event) => game.witness(event, viewer));
  return canonical([shown, asked === undefined ? [] : { ...asked, question: 0 }, events]);
}
