import type { Game, Move, Outcome, Reason, Seat, Vocabulary } from './game.ts';
import { at } from './lists.ts';
import { MoveList, type Refusal } from './move-list.ts';
import { fill, mayAnswer, optionsOf, Runner, ruleOf } from './runner.ts';
import { saysTheSame } from './same.ts';

/** Why a move was not accepted. A refusal is an ordinary answer, so it is data; each code has its sentence in the texts. */
export type Rejection =
  /** Not a move at all: no object with a `do`. */
  | { readonly code: 'malformed' }
  /** No such seat at this table. */
  | { readonly code: 'no-seat' }
  /** This seat is not asked. */
  | { readonly code: 'not-asked' }
  /** The answer is to an earlier question; `question` is the number of the current one. */
  | { readonly code: 'stale'; readonly question: number }
  /** A move, but not one that could be tried here. */
  | { readonly code: 'unknown' }
  /** A move that a player might try here and may not make. */
  | { readonly code: 'not-legal'; readonly why: Reason }
  /** The match is over. */
  | { readonly code: 'over'; readonly outcome: Outcome };

/** The result of trying to play a move. */
export type Played<W extends Vocabulary> =
  | {
      readonly ok: true;
      readonly state: W['state'];
      readonly events: readonly W['event'][];
      /** The move as the rules offered it. Keep this one, not the input. */
      readonly move: W['move'];
    }
  | { readonly ok: false; readonly rejection: Rejection };

/** Plays a move on a copy. Accepts only moves the rules offer, and never throws on a player's input. */
export function play<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  input: unknown,
  expects: { readonly question?: number | undefined } = {},
): Played<W> {
  const accepted = accept(game, state, seat, input, expects.question);
  if ('code' in accepted) return { ok: false, rejection: accepted };
  const next = game.copy(state);
  const runner = new Runner(game);
  if (accepted.anytime) runner.playAnytime(next, seat, accepted.move);
  else runner.play(next, seat, accepted.move);
  return { ok: true, state: next, events: next.events, move: accepted.move };
}

type Accepted<W extends Vocabulary> = { readonly move: W['move']; readonly anytime: boolean };

function accept<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  input: unknown,
  question: number | undefined,
): Accepted<W> | Rejection {
  if (state.outcome !== undefined) return { code: 'over', outcome: state.outcome };
  if (!isSeat(state, seat)) return { code: 'no-seat' };
  if (!isMove(input)) return { code: 'malformed' };
  const list = new MoveList<W['move']>({ explains: false });
  game.anytime?.options(state, seat, list);
  const interjected = offerLike(list, input);
  if (interjected !== undefined) return { move: interjected, anytime: true };
  if (mayAnswer(game, state, seat) && (question === undefined || question === state.question)) {
    list.clear();
    fill(game, state, seat, list);
    const move = offerLike(list, input);
    if (move !== undefined) return { move, anytime: false };
  }
  return whyRejected(game, state, seat, input, question);
}

/** The reason why no move offered to this seat equals the input. */
function whyRejected<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  input: unknown,
  question: number | undefined,
): Rejection {
  const list = new MoveList<W['move']>({ explains: true });
  const refused = () => list.refusals.find((refusal) => saysTheSame(refusal.move, input));
  game.anytime?.options(state, seat, list);
  const barred = refused();
  if (barred !== undefined) return { code: 'not-legal', why: barred.why };
  if (!mayAnswer(game, state, seat)) return { code: 'not-asked' };
  if (question !== undefined && question !== state.question)
    return { code: 'stale', question: state.question };
  list.clear();
  fill(game, state, seat, list);
  const refusal = refused();
  return refusal === undefined ? { code: 'unknown' } : { code: 'not-legal', why: refusal.why };
}

/** The offered move that equals an input. */
function offerLike<M extends Move>(list: MoveList<M>, input: unknown): M | undefined {
  for (let index = 0; index < list.count; index++) {
    const move = list.at(index);
    if (saysTheSame(move, input)) return move;
  }
  return undefined;
}

function isSeat({ seats }: { readonly seats: number }, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats && !Object.is(seat, -0);
}

function isMove(input: unknown): boolean {
  try {
    return typeof input === 'object' && input !== null && typeof Reflect.get(input, 'do') === 'string';
  } catch {
    return false;
  }
}

/** The moves this seat may make now; none if it is not asked. */
export function legalMoves<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
): readonly W['move'][] {
  return mayAnswer(game, state, seat) ? optionsOf(game, state, seat) : [];
}

/** The moves this seat might try now and may not make, each with its reason. */
export function refusedMoves<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
): readonly Refusal<W['move']>[] {
  if (!mayAnswer(game, state, seat)) return [];
  const list = new MoveList<W['move']>({ explains: true });
  fill(game, state, seat, list);
  return list.refusals;
}

/** The move played for a seat that has run out of time. */
export function timeoutMove<W extends Vocabulary>(game: Game<W>, state: W['state'], seat: Seat): W['move'] {
  const frame = state.pending.at(-1);
  if (frame === undefined || !mayAnswer(game, state, seat)) throw new RangeError('this seat is not asked');
  const rule = ruleOf(game, frame);
  if ('timeout' in rule && rule.timeout !== undefined) return rule.timeout(state, frame, seat);
  return at(optionsOf(game, state, seat), 0);
}
