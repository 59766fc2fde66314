import { canonical } from '../src/canonical.ts';
import { hashOf } from '../src/commitment.ts';
import type { Answer, Game, Seat, Viewer, Vocabulary } from '../src/game.ts';
import { Match, type MatchSetup } from '../src/match.ts';
import { legalMoves, play, refusedMoves, timeoutMove } from '../src/play.ts';
import { RecordError, readRecord, recordOf, verifyRecord, writeRecord } from '../src/record.ts';
import { copyRng, pick, type Rng, randomBelow, rngFrom } from '../src/rng.ts';
import { Runner } from '../src/runner.ts';
import { saysTheSame } from '../src/same.ts';
import { everyViewer, imagine, type Shown, show } from '../src/show.ts';
import { difference } from './difference.ts';
import { compareEvents } from './events-compared.ts';
import { notPlain } from './plain-json.ts';
import { checkUndo } from './undo-law.ts';
import { WitnessLog } from './witness-log.ts';

export { difference as differenceIn } from './difference.ts';
export { compareEvents } from './events-compared.ts';

/** A broken law; the message names it and the match that shows it. */
export class LawError extends Error {
  override readonly name = 'LawError';

  constructor(
    law: string,
    problem: string,
    match: Pick<Match<Vocabulary>, 'setup' | 'moves'> & { readonly game: { readonly id: string } },
  ) {
    const { game, setup, moves } = match;
    const replayable = { game: game.id, ...setup, moves };
    super(`${law}: ${problem}\nreplay: ${JSON.stringify(replayable)}`);
  }
}

/** Counts of the checks made. */
export interface LawTotals {
  moves: number;
  /** (state, viewer) pairs whose hidden information was rearranged. */
  pairs: number;
  /** Rearranged pairs in which the next move was compared as the viewer sees it. */
  witnessed: number;
  /** Moves after which undo was offered. */
  undoable: number;
  /** Viewers for whom such a move was compared with another arrangement. */
  undoViews: number;
  /** Viewers for whom a forced question was compared with another arrangement. */
  forced: number;
}

/** Totals before anything is checked. */
export function noTotals(): LawTotals {
  return { moves: 0, pairs: 0, witnessed: 0, undoable: 0, undoViews: 0, forced: 0 };
}

/** How thoroughly a match is checked. */
export interface LawUse {
  /** All laws are checked at one position in this many, cheap ones at every position. */
  readonly oneIn: number;
  readonly maxMoves: number;
  /** `undo` checks that law alone at the sampled positions. */
  readonly only?: 'undo';
}

/** Plays one random match and checks every law; throws a LawError. */
export function checkLaws<W extends Vocabulary>(
  game: Game<W>,
  setup: MatchSetup<W>,
  use: LawUse,
  totals: LawTotals = noTotals(),
): Match<W> {
  const match = new Match(game, setup);
  const rng = rngFrom(setup.seed);
  const runner = new Runner(game);
  const log = new WitnessLog(game, setup.seats);
  log.add(match.opening);
  while (match.state.outcome === undefined) {
    if (match.moves.length >= use.maxMoves)
      throw fault('matches end', `not after ${use.maxMoves} moves`, match);
    checkEveryPosition(match);
    const seat = pick(rng, runner.seatsAsked(match.state));
    const move = pick(rng, legalMoves(game, match.state, seat));
    if (randomBelow(rng, use.oneIn) === 0) {
      if (use.only === 'undo') holdUndo(match, seat, move, rng, totals);
      else checkClosely(match, { seat, move }, log, rng, totals);
    }
    const played = match.play(seat, move);
    if (!played.ok)
      throw fault('offered moves are accepted', canonical([seat, move, played.rejection]), match);
    log.add(played.events);
    totals.moves++;
  }
  checkEveryPosition(match);
  checkEnd(match);
  return match;
}

function fault<W extends Vocabulary>(law: string, problem: string, match: Match<W>): LawError {
  return new LawError(law, problem, match);
}

function checkEveryPosition<W extends Vocabulary>(match: Match<W>): void {
  const { game, state } = match;
  const faults = game.faults(state);
  if (faults.length > 0) throw fault('nothing is lost or doubled', faults.join('; '), match);
  if (state.outcome !== undefined) return;
  const runner = new Runner(game);
  const asked = runner.seatsAsked(state);
  if (asked.length === 0) throw fault('someone is always asked', canonical(state.pending), match);
  for (const seat of asked) {
    if (runner.options(state, seat).length === 0)
      throw fault('a seat that is asked has a move', `seat ${seat}`, match);
  }
}

/** The laws that are checked at a sample of the positions. */
function checkClosely<W extends Vocabulary>(
  match: Match<W>,
  { seat, move }: Answer<W['move']>,
  log: WitnessLog<W>,
  rng: Rng,
  totals: LawTotals,
): void {
  const { game, state } = match;
  const before = canonical(state);
  const unsaved = notPlain(state, 'state');
  if (unsaved !== undefined) throw fault('a state survives JSON', unsaved, match);
  if (hashOf(game.copy(state)) !== hashOf(state)) throw fault('a copy is equal', before, match);
  checkAccepted(match, seat, move, before);
  checkSoundness(match, seat, rng, before);
  checkSharing(match);
  const arranged = everyViewer(state.seats).map((viewer) => {
    const shown = show(game, state, viewer);
    const other = imagine(game, shown, rng);
    totals.pairs++;
    const unsent = notPlain(shown, 'shown');
    if (unsent !== undefined) throw fault('what is shown survives JSON', unsent, match);
    checkArrangement(match, other, viewer, shown);
    if (checkForced(match, other, viewer, seat)) totals.forced++;
    checkContradictions(match, other, viewer, log);
    return { viewer, other };
  });
  holdUndo(match, seat, move, rng, totals);
  for (const { viewer, other } of arranged) {
    if (checkWitnesses(match, other, viewer, { seat, move }, rng)) totals.witnessed++;
  }
}

function holdUndo<W extends Vocabulary>(
  match: Match<W>,
  seat: Seat,
  move: W['move'],
  rng: Rng,
  totals: LawTotals,
): void {
  const { offered, compared, broken } = checkUndo(match.game, match.state, { seat, move }, rng);
  if (broken !== undefined) throw fault(broken.law, broken.problem, match);
  if (offered) totals.undoable++;
  totals.undoViews += compared;
}

/** An offered move is accepted, also after a round trip through JSON, and `play` leaves the state unchanged. */
function checkAccepted<W extends Vocabulary>(
  match: Match<W>,
  seat: Seat,
  move: W['move'],
  before: string,
): void {
  const { game, state } = match;
  const played = play(game, state, seat, JSON.parse(JSON.stringify(move)));
  if (!played.ok) throw fault('offered moves are accepted', canonical([move, played.rejection]), match);
  if (canonical(state) !== before) throw fault('play leaves its input alone', canonical(move), match);
}

/** Options are accepted, refused moves are refused with their reason, and so is everything else. */
function checkSoundness<W extends Vocabulary>(match: Match<W>, seat: Seat, rng: Rng, before: string): void {
  const { game, state } = match;
  const options = legalMoves(game, state, seat);
  for (let sample = 0; sample < 3; sample++) {
    const option = pick(rng, options);
    checkAccepted(match, seat, option, before);
    const spoilt = { ...option, ...(randomBelow(rng, 2) === 0 ? { do: `${option.do}!` } : { more: 1 }) };
    if (play(game, state, seat, spoilt).ok) throw fault('anything else is refused', canonical(spoilt), match);
  }
  const timeout = timeoutMove(game, state, seat);
  if (!play(game, state, seat, timeout).ok)
    throw fault('a timeout plays a legal move', canonical(timeout), match);
  const keys = options.map(canonical);
  if (new Set(keys).size !== keys.length) throw fault('no option is offered twice', keys.join(' '), match);
  const refusals = refusedMoves(game, state, seat);
  for (const { move, why } of refusals.slice(0, 50)) {
    if (options.some((option) => saysTheSame(option, move))) {
      throw fault('what is refused is not offered', canonical([move, why]), match);
    }
  }
  if (refusals.length > 0) {
    const { move, why } = pick(rng, refusals);
    const played = play(game, state, seat, move);
    if (played.ok || canonical(played.rejection) !== canonical({ code: 'not-legal', why })) {
      throw fault('a refused move says why', canonical([move, why]), match);
    }
  }
}

/** A view stays the same if parts of it are taken from the view of any other viewer. */
function checkSharing<W extends Vocabulary>(match: Match<W>): void {
  const { game, state } = match;
  const views = everyViewer(state.seats).map((viewer) => ({ viewer, view: game.view(state, viewer) }));
  for (const { viewer, view } of views) {
    for (const from of views) {
      const [alone, shared] = [view, game.view(state, viewer, from.view)].map(canonical);
      if (alone !== shared)
        throw fault(
          'views share only what is the same',
          `to ${viewer}: ${difference(alone ?? '', shared ?? '')}`,
          match,
        );
    }
  }
}

/** Rearranging hidden information changes nothing a viewer is sent: view, options, reasons, waiting, rejections. */
function checkArrangement<W extends Vocabulary>(
  match: Match<W>,
  other: W['state'],
  viewer: Viewer,
  shown: Shown<W>,
): void {
  const { game, state } = match;
  const faults = game.faults(other);
  if (faults.length > 0) throw fault('an imagined state is whole', faults.join('; '), match);
  const [one, two] = [canonical(shown), canonical(show(game, other, viewer))];
  if (one !== two)
    throw fault('non-interference: what is shown', `to ${viewer}: ${difference(one, two)}`, match);
  if (viewer === 'spectator') return;
  const [why, otherWhy] = [refusedMoves(game, state, viewer), refusedMoves(game, other, viewer)].map(
    canonical,
  );
  if (why !== otherWhy)
    throw fault('non-interference: reasons', `to ${viewer}: ${difference(why ?? '', otherWhy ?? '')}`, match);
  for (const input of probes(game, state)) {
    const question = shown.asked?.question;
    const [here, there] = [state, other].map((where) => {
      const played = play(game, where, viewer, input, { question });
      return canonical(played.ok ? 'accepted' : played.rejection);
    });
    if (here !== there)
      throw fault(
        'non-interference: rejections',
        `to ${viewer}: ${canonical(input)}: ${here} / ${there}`,
        match,
      );
  }
}

/**
 * An answer that a page gives by itself comes sooner than others. So whether a question is forced must be plain to
 * everyone: it is the same in every arrangement that looks the same to this viewer. Returns whether it is forced.
 */
function checkForced<W extends Vocabulary>(
  match: Match<W>,
  other: W['state'],
  viewer: Viewer,
  seat: Seat,
): boolean {
  const { game, state } = match;
  if (viewer === seat) return false;
  const [here, there] = [state, other].map((where) => show(game, where, seat).asked?.isForced === true);
  if (here !== there)
    throw fault('non-interference: forced answers', `to ${viewer}: ${here} / ${there}`, match);
  return here === true;
}

/** The real state and an imagined one agree with everything this viewer has witnessed. */
function checkContradictions<W extends Vocabulary>(
  match: Match<W>,
  other: W['state'],
  viewer: Viewer,
  log: WitnessLog<W>,
): void {
  const wrong = log.contradictions(match.state, viewer);
  if (wrong.length > 0) throw fault('the real state agrees with what was witnessed', wrong.join('; '), match);
  const forgotten = log.contradictions(other, viewer);
  if (forgotten.length > 0)
    throw fault('an imagined state agrees with what was witnessed', forgotten.join('; '), match);
}

/** Inputs a seat might send out of turn, among them moves of other seats. */
function probes<W extends Vocabulary>(game: Game<W>, state: W['state']): unknown[] {
  const asked = new Runner(game).seatsAsked(state)[0];
  const theirs = asked === undefined ? [] : legalMoves(game, state, asked).slice(0, 4);
  return [undefined, {}, { do: 'pass' }, { do: '__proto__' }, ...theirs];
}

/**
 * In both arrangements the viewer sees the same events of a move, and is then sent the same, including whom the table waits
 * for. An event that is declared to reveal something may differ. Then the move is tried once more with the same chance, so
 * that dice fall alike: where it reveals the same, nothing else may differ after that. Returns whether the move could be compared.
 */
function checkWitnesses<W extends Vocabulary>(
  match: Match<W>,
  other: W['state'],
  viewer: Viewer,
  answer: Answer<W['move']>,
  rng: Rng,
): boolean {
  const { game, state } = match;
  const found = checkMove(match, other, viewer, answer);
  if (found === 'revealed') {
    const redrawn = imagine(game, show(game, state, viewer), copyRng(rng)); // the match goes on as it would
    redrawn.rng = copyRng(state.rng);
    checkMove(match, redrawn, viewer, answer);
  }
  return found !== 'not legal';
}

/** Compares one move as this viewer sees it, up to an event that reveals something else in the other arrangement. */
function checkMove<W extends Vocabulary>(
  match: Match<W>,
  other: W['state'],
  viewer: Viewer,
  { seat, move }: Answer<W['move']>,
): 'not legal' | 'revealed' | 'compared' {
  const { game, state } = match;
  other.question = state.question; // the number of questions a move settles must not differ either
  const [here, there] = [play(game, state, seat, move), play(game, other, seat, move)];
  if (!here.ok || !there.ok) return 'not legal';
  const found = compareEvents(game, viewer, here.state, there.state);
  if (found === 'revealed') return found;
  if (typeof found === 'object') {
    const events = difference(canonical(found.one), canonical(found.two));
    throw fault('non-interference: events', `to ${viewer}: ${canonical(move)}: ${events}`, match);
  }
  const [now, then] = [here, there].map((after) => canonical(show(game, after.state, viewer)));
  if (now === then) return 'compared';
  if (found === 'told alike') return 'revealed'; // the event told something that only the view names
  throw fault('non-interference: what follows', `to ${viewer}: ${difference(now ?? '', then ?? '')}`, match);
}

/** The same seed and moves give the same bytes: the record of the match replays to the same hash. */
function checkEnd<W extends Vocabulary>(match: Match<W>): void {
  const { game, state } = match;
  try {
    verifyRecord(game, readRecord(writeRecord(recordOf(match, 'salt'))));
  } catch (error) {
    if (error instanceof RecordError)
      throw fault('the same seed and moves give the same bytes', error.message, match);
    throw error;
  }
  const afterEnd = play(game, state, 0, { do: 'pass' });
  if (afterEnd.ok || afterEnd.rejection.code !== 'over')
    throw fault('over is over', canonical(afterEnd), match);
}
