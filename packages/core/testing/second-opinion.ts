export { opinionBeside } from './find-opinion.ts';
export {
  askSeat,
  chooseMove,
  generatorModel,
  given,
  MatchEnds,
  type ModelPart,
  type QuestionOf,
} from './generator-model.ts';

import { canonical } from '../src/canonical.ts';
import type { Game, Outcome, Seat, Vocabulary } from '../src/game.ts';
import type { MatchSetup } from '../src/match.ts';
import { MoveList } from '../src/move-list.ts';
import { legalMoves } from '../src/play.ts';
import { pick, type Rng, randomBelow, rngFrom } from '../src/rng.ts';
import { Runner } from '../src/runner.ts';
import { isEqualJson } from '../src/same.ts';
import { difference } from './difference.ts';

/**
 * A second statement of a game's rules, written from its rule file alone: slow, literal, and independent of the rules
 * that are played. A game exports it as `opinion` from `second-opinion/index.ts`.
 */
export interface SecondOpinion<W extends Vocabulary = Vocabulary> {
  /** Whether the model has the rules of tables with these settings; without it, those of all. */
  covers?(options: W['options']): boolean;
  /** Begins a match. The model takes from `played` what chance did, and nothing else. */
  begin(setup: MatchSetup<W>, played: LastPlayed<W>, game: Game<W>): ModelMatch;
  /** The position of the rules that are played, in the form of `ModelMatch.position`. */
  positionOf(game: Game<W>, state: W['state']): unknown;
}

/** The last step of the rules that are played: dice, draws and shuffles are read from it. */
export interface LastPlayed<W extends Vocabulary> {
  state: W['state'];
  events: readonly W['event'][];
}

/** A match as the model sees it. */
export interface ModelMatch {
  readonly asked: ModelQuestion | undefined;
  readonly outcome: Outcome | undefined;
  /** Moves a seat may make at any time, such as leaving. */
  anytime(seat: Seat): readonly object[];
  /** Everything on the table, open and hidden. */
  position(): unknown;
  answer(seat: Seat, move: unknown): void;
}

/** A decision as the model sees it. */
export interface ModelQuestion {
  /** The kind of the frame that waits. */
  readonly kind: string;
  /** Who has yet to answer. */
  readonly seats: readonly Seat[];
  readonly legal: (seat: Seat) => readonly object[];
}

/** A place where the rules and the model differ; the message holds the match that shows it. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}

/** Counts of what was compared. */
export interface OpinionTotals {
  decisions: number;
  /** Legal answers, over all decisions and seats. */
  answers: number;
  /** Moves played, by `do`. */
  readonly moves: Record<string, number>;
  /** Matches ended, by `how`. */
  readonly endings: Record<string, number>;
}

/** Totals before anything is compared. */
export function noOpinionTotals(): OpinionTotals {
  return { decisions: 0, answers: 0, moves: {}, endings: {} };
}

/** Adds totals to others. */
export function addOpinionTotals(sum: OpinionTotals, part: OpinionTotals): void {
  sum.decisions += part.decisions;
  sum.answers += part.answers;
  for (const name of ['moves', 'endings'] as const)
    for (const [key, count] of Object.entries(part[name])) add(sum[name], key, count);
}

function add(counts: Record<string, number>, key: string, count = 1): void {
  counts[key] = (counts[key] ?? 0) + count;
}

/** Plays one random match with the rules and the model side by side; throws a `Disagreement`. */
export function compareMatch<W extends Vocabulary>(
  game: Game<W>,
  opinion: SecondOpinion<W>,
  setup: MatchSetup<W>,
  totals: OpinionTotals = noOpinionTotals(),
): OpinionTotals {
  const match = new SideBySide(game, opinion, setup, totals);
  const play = new RandomPlay(rngFrom(setup.seed));
  for (let step = 0; match.compare(); step++) {
    if (step === mostSteps) match.differ('matches end', `not after ${mostSteps} steps`);
    if (play.interjects(match.kind) && match.playAnytime(play.rng)) continue;
    const seat = pick(play.rng, match.seatsToAsk(play.rng));
    match.play(seat, play.choose(legalMoves(game, match.state, seat)));
  }
  return totals;
}

/** A match longer than this counts as endless. */
const mostSteps = 20_000;

/** Random players who, in most matches, prefer what has been played and asked least: rare things then happen often. */
class RandomPlay {
  readonly rng: Rng;
  private readonly style: number;
  private readonly leaves: boolean;
  private readonly times: Record<string, number> = {};

  constructor(rng: Rng) {
    this.rng = rng;
    this.style = randomBelow(rng, 3);
    this.leaves = randomBelow(rng, 3) === 0;
  }

  /** Whether somebody makes a move that may be made at any time. */
  interjects(kind: string): boolean {
    add(this.times, kind);
    return this.leaves && randomBelow(this.rng, 60 + 4 * (this.times[kind] ?? 0)) === 0;
  }

  choose<M extends { readonly do: string }>(moves: readonly M[]): M {
    if (this.style === 0) return pick(this.rng, moves);
    const kinds = [...new Set(moves.map(kindOf))];
    const kind = this.style === 1 ? pick(this.rng, kinds) : this.rare(kinds);
    add(this.times, kind);
    return pick(
      this.rng,
      moves.filter((move) => kindOf(move) === kind),
    );
  }

  /** One of two random kinds, the one played less. */
  private rare(kinds: readonly string[]): string {
    const [one, other] = [pick(this.rng, kinds), pick(this.rng, kinds)];
    return (this.times[one] ?? 0) < (this.times[other] ?? 0) ? one : other;
  }
}

/** The kind of a move, without its targets. */
function kindOf(move: { readonly do: string; readonly card?: unknown; readonly action?: unknown }): string {
  return `${move.do} ${move.card ?? ''} ${move.action ?? ''}`;
}

class SideBySide<W extends Vocabulary> {
  readonly state: W['state'];
  private readonly game: Game<W>;
  private readonly opinion: SecondOpinion<W>;
  private readonly setup: MatchSetup<W>;
  private readonly totals: OpinionTotals;
  private readonly runner: Runner<W>;
  private readonly played: LastPlayed<W>;
  private readonly model: ModelMatch;
  private readonly moves: unknown[] = [];

  constructor(game: Game<W>, opinion: SecondOpinion<W>, setup: MatchSetup<W>, totals: OpinionTotals) {
    this.game = game;
    this.opinion = opinion;
    this.setup = setup;
    this.totals = totals;
    this.runner = new Runner(game);
    this.state = this.runner.start(setup.seats, setup.options, rngFrom(setup.seed));
    this.played = { state: this.state, events: this.state.events };
    this.model = this.guarded(() => opinion.begin(setup, this.played, game));
  }

  /** The kind of the frame that waits. */
  get kind(): string {
    return this.state.pending.at(-1)?.kind ?? '';
  }

  /** Compares everything the next decision shows; returns whether there is one. */
  compare(): boolean {
    const { game, model, state } = this;
    this.totals.decisions++;
    this.same('the end', state.outcome, model.outcome);
    this.same(
      'the position',
      this.guarded(() => this.opinion.positionOf(game, state)),
      model.position(),
    );
    if (state.outcome !== undefined) {
      add(this.totals.endings, state.outcome.how);
      return false;
    }
    this.same('what is asked', state.pending.at(-1)?.kind, model.asked?.kind);
    this.same(
      'who is asked',
      [...this.runner.seatsAsked(state)].sort(),
      [...(model.asked?.seats ?? [])].sort(),
    );
    for (let seat = 0; seat < state.seats; seat++) {
      this.sameMoves(seat, legalMoves(game, state, seat), model.asked?.legal(seat) ?? []);
      this.sameMoves(seat, this.anytimeMoves(seat), model.anytime(seat));
    }
    return true;
  }

  /** The seats that have yet to answer, and now and then seats that may answer anew. */
  seatsToAsk(rng: Rng): readonly Seat[] {
    const { game, state } = this;
    const asked = this.runner.seatsAsked(state);
    if (randomBelow(rng, 16) > 0) return asked;
    return Array.from({ length: state.seats }, (_, seat) => seat).filter(
      (seat) => asked.includes(seat) || (asked.length > 0 && legalMoves(game, state, seat).length > 0),
    );
  }

  play(seat: Seat, move: W['move']): void {
    this.step(seat, move, () => this.runner.play(this.state, seat, move));
  }

  /** A random move of a random seat that it may make at any time; returns whether there is one. */
  playAnytime(rng: Rng): boolean {
    const seat = randomBelow(rng, this.state.seats);
    const moves = this.anytimeMoves(seat);
    if (moves.length === 0) return false;
    const move = pick(rng, moves);
    this.step(seat, move, () => this.runner.playAnytime(this.state, seat, move));
    return true;
  }

  private step(seat: Seat, move: W['move'], play: () => void): void {
    this.moves.push({ seat, move });
    add(this.totals.moves, move.do);
    this.state.events = [];
    play();
    this.played.events = this.state.events;
    this.guarded(() => this.model.answer(seat, move));
  }

  private anytimeMoves(seat: Seat): readonly W['move'][] {
    const list = new MoveList<W['move']>({ explains: false });
    this.game.anytime?.options(this.state, seat, list);
    return list.offered();
  }

  private sameMoves(seat: Seat, offered: readonly object[], legal: readonly object[]): void {
    this.totals.answers += offered.length;
    const [ours, theirs] = [offered.map(written), legal.map(written)];
    const known = new Set(theirs);
    if (
      ours.length === theirs.length &&
      known.size === theirs.length &&
      ours.every((move) => known.has(move))
    )
      return;
    const played = new Set(ours);
    const tooMany = ours.filter((move) => !known.has(move));
    const tooFew = theirs.filter((move) => !played.has(move));
    this.differ(
      `legal answers of ${seat} to ${this.kind}`,
      `offered only: ${tooMany}; by the model only: ${tooFew}`,
    );
  }

  private same(what: string, ours: unknown, theirs: unknown): void {
    if (!isEqualJson(ours, theirs)) this.differ(what, difference(canonical(ours), canonical(theirs)));
  }

  /** An error of the model is a disagreement too. */
  private guarded<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      return this.differ('the model throws', `${error instanceof Error ? error.stack : error}`);
    }
  }

  differ(what: string, how: string): never {
    const replay = JSON.stringify({ game: this.game.id, ...this.setup, moves: this.moves });
    throw new Disagreement(`${what} (rules / model): ${how}\nreplay: ${replay}`);
  }
}

/** Moves are made once and offered often, so each is written once. */
const texts = new WeakMap<object, string>();
function written(move: object): string {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = canonical(move);
  texts.set(move, text);
  return text;
}
