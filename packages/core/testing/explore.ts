import { canonical } from '../src/canonical.ts';
import { hashOf } from '../src/commitment.ts';
import type { Answer, Game, Seat, Vocabulary } from '../src/game.ts';
import { at } from '../src/lists.ts';
import { type MatchSetup, start } from '../src/match.ts';
import { MoveList } from '../src/move-list.ts';
import { play, refusedMoves } from '../src/play.ts';
import { pick, type Rng, randomBelow, rngFrom } from '../src/rng.ts';
import { Runner } from '../src/runner.ts';
import { saysTheSame } from '../src/same.ts';
import type { KeptLine, Plan } from './explore-plan.ts';
import { type Harvest, type Line, noExploreTotals } from './explored.ts';
import { type Features, ReachTable, tableName } from './features.ts';
import { LawError } from './laws.ts';

export {
  addExploreTotals,
  type ExploreTotals,
  type Harvest,
  type Line,
  noExploreTotals,
} from './explored.ts';
export {
  type Feature,
  type FeatureLists,
  type Features,
  featuresBeside,
  ReachTable,
  tableName,
} from './features.ts';
export { LawError } from './laws.ts';

/** How thoroughly matches are checked. The last position of every match is checked in any case. */
export interface ExploreUse {
  /** Pieces are counted at one position in so many. */
  readonly countOneIn: number;
  /** Refused moves are listed at one position in so many. */
  readonly refuseOneIn: number;
  /** One match in so many is played again from its moves. */
  readonly replayOneIn: number;
  /** A match longer than this counts as endless. */
  readonly mostMoves: number;
}

const usually: ExploreUse = { countOneIn: 16, refuseOneIn: 16, replayOneIn: 8, mostMoves: 20_000 };

/** Checks at every position, for lines that are played again. */
export const everything: ExploreUse = { ...usually, countOneIn: 1, refuseOneIn: 1, replayOneIn: 1 };

const keptEach = 3;

/**
 * Plays random matches that seek the rare: lines that reach a feature few others reach are kept, cut and played on
 * otherwise, and moves seldom tried are preferred. Checks on the way that the rules never throw, that a seat that is asked has
 * a move, that matches end, that no piece is lost, and that moves replay to the same position.
 */
export class Explorer {
  readonly table: ReachTable;
  readonly totals = noExploreTotals();
  private readonly game: Game;
  private readonly features: Features;
  private readonly use: ExploreUse;
  private readonly runner: Runner<Vocabulary>;
  private readonly rng: Rng;
  /**
   * By goal, first the features and then the signposts: how many matches reached it, the last one that did, and the lines
   * kept for it.
   */
  private readonly matches: number[];
  private readonly lastIn: number[];
  private readonly kept: KeptLine[][];
  private readonly keptFor: number[] = [];
  private readonly signposts = new Map<string, { readonly goal: number; best: number }>();
  /** How often a move was chosen. */
  private readonly tried = new WeakMap<object, number>();
  /** Goals the present match has reached, each with the number of moves before. */
  private firsts: [goal: number, at: number][] = [];
  private moves: Answer<Vocabulary['move']>[] = [];
  private readonly news = new Set<Line>();
  /** Matches begun since the explorer was made. */
  private begun = 0;

  constructor(game: Game, features: Features, seed: string, use: ExploreUse = usually) {
    this.game = game;
    this.features = features;
    this.use = use;
    this.table = new ReachTable(game, features);
    this.runner = new Runner(this.watched());
    this.rng = rngFrom(seed);
    this.matches = this.table.counts.map(() => 0);
    this.lastIn = this.table.counts.map(() => -1);
    this.kept = this.table.counts.map(() => []);
  }

  /** Plays one match: a new one of this setup, or a variation of an earlier one. Throws a LawError. */
  explore(setup: MatchSetup<Vocabulary>): Line {
    const parent = randomBelow(this.rng, 2) === 0 ? this.rareLine() : undefined;
    if (parent !== undefined) this.totals.varied++;
    return this.run(parent?.line.setup ?? setup, parent === undefined ? this.freshPlan() : this.cut(parent));
  }

  /** Plays these moves, and counts what they reach. Throws a LawError. */
  follow({ setup, moves }: Line): void {
    const played = this.run(setup, { prefix: moves, rest: [], follows: 0, seldom: 0, isWhole: true });
    if (played.moves.length !== moves.length)
      throw this.fault('a line is a whole match', `it goes on after its ${moves.length} moves`, setup);
  }

  /** Counts since the last harvest, and the lines among them that were among the first to reach a feature. */
  harvest(): Harvest {
    const { table, totals, news } = this;
    const taken = {
      ...{ counts: table.counts.slice(), unknown: [...table.unknown] },
      ...{ totals: { ...totals }, news: [...news] },
    };
    table.counts.fill(0);
    Object.assign(totals, noExploreTotals());
    news.clear();
    return taken;
  }

  private run(setup: MatchSetup<Vocabulary>, plan: Plan): Line {
    this.firsts = [];
    this.moves = [];
    this.totals.matches++;
    this.begun++;
    try {
      const state = this.playOut(setup, plan);
      const line = { setup, moves: this.moves };
      this.keep(line);
      if (randomBelow(this.rng, this.use.replayOneIn) === 0) this.replay(line, hashOf(state));
      return line;
    } catch (error) {
      if (error instanceof LawError) throw error;
      throw this.fault(
        'the rules never throw',
        error instanceof Error ? error.message : String(error),
        setup,
      );
    }
  }

  private playOut(setup: MatchSetup<Vocabulary>, plan: Plan): Vocabulary['state'] {
    const { runner, moves, totals, use, rng } = this;
    const state = runner.start(setup.seats, setup.options, rngFrom(setup.seed));
    this.touch('table', tableName(setup.seats, setup.options));
    this.hear(state);
    while (state.outcome === undefined) {
      if (moves.length >= use.mostMoves)
        throw this.fault('matches end', `not after ${use.mostMoves} moves`, setup);
      if (randomBelow(rng, use.countOneIn) === 0) this.count(state, setup);
      const given = plan.prefix[moves.length];
      const { seat, move, anytime } =
        given === undefined ? this.choose(state, plan, setup) : this.asGiven(state, given, plan);
      moves.push({ seat, move });
      totals.moves++;
      if (anytime) this.touch('move', move.do);
      if (anytime) runner.playAnytime(state, seat, move);
      else runner.play(state, seat, move);
      this.hear(state);
    }
    this.touch('ending', state.outcome.how);
    this.count(state, setup);
    return state;
  }

  private asGiven(state: Vocabulary['state'], { seat, move }: Line['moves'][number], plan: Plan): Chosen {
    this.listRefusals(state, seat, plan.isWhole);
    return { seat, move, anytime: this.interjections(state, seat).some((other) => saysTheSame(other, move)) };
  }

  private choose(state: Vocabulary['state'], plan: Plan, setup: MatchSetup<Vocabulary>): Chosen {
    const { runner, rng } = this;
    if (randomBelow(rng, 500) === 0) {
      const seat = randomBelow(rng, state.seats);
      const interjections = this.interjections(state, seat);
      if (interjections.length > 0) return { seat, move: pick(rng, interjections), anytime: true };
    }
    const asked = runner.seatsAsked(state);
    if (asked.length === 0) throw this.fault('someone is always asked', canonical(state.pending), setup);
    const answered = state.answers.map((answer) => answer.seat);
    const seat = pick(rng, answered.length > 0 && randomBelow(rng, 20) === 0 ? answered : asked);
    const count = runner.countOptions(state, seat);
    if (count === 0) throw this.fault('a seat that is asked has a move', `seat ${seat}`, setup);
    let isRare = false;
    for (const [name, value] of this.features.signposts?.(state, count) ?? [])
      if (this.pass(name, value)) isRare = true;
    this.listRefusals(state, seat, isRare);
    return { seat, move: this.option(count, plan), anytime: false };
  }

  private listRefusals(state: Vocabulary['state'], seat: Seat, always = false): void {
    if (!always && randomBelow(this.rng, this.use.refuseOneIn) !== 0) return;
    for (const { why } of refusedMoves(this.game, state, seat)) this.touch('reason', why.code);
  }

  /** One of the options counted last. */
  private option(count: number, { prefix, rest, follows, seldom }: Plan): Vocabulary['move'] {
    const { runner, rng, tried } = this;
    const dice = randomBelow(rng, 100);
    const old = rest[this.moves.length - prefix.length];
    if (old !== undefined && dice < follows) {
      for (let index = 0; index < count; index++)
        if (saysTheSame(runner.optionAt(index), old.move)) return runner.optionAt(index);
    }
    let chosen = runner.optionAt(randomBelow(rng, count));
    if (randomBelow(rng, 100) < seldom) {
      for (let more = 0; more < 4; more++) {
        const other = runner.optionAt(randomBelow(rng, count));
        if ((tried.get(other) ?? 0) < (tried.get(chosen) ?? 0)) chosen = other;
      }
    }
    tried.set(chosen, (tried.get(chosen) ?? 0) + 1);
    return chosen;
  }

  private interjections(state: Vocabulary['state'], seat: Seat): readonly Vocabulary['move'][] {
    const list = new MoveList({ explains: true });
    this.game.anytime?.options(state, seat, list);
    for (const { why } of list.refusals) this.touch('reason', why.code);
    return list.offered();
  }

  private count(state: Vocabulary['state'], setup: MatchSetup<Vocabulary>): void {
    this.totals.counted++;
    const faults = this.game.faults(state);
    if (faults.length > 0) throw this.fault('nothing is lost or doubled', faults.join('; '), setup);
  }

  /** The same moves, one by one through every check, on copies, lead to the same position. */
  private replay({ setup, moves }: Line, hash: string): void {
    this.totals.replayed++;
    let state = start(this.game, setup);
    for (const { seat, move } of moves) {
      const played = play(this.game, state, seat, JSON.parse(JSON.stringify(move)));
      if (!played.ok)
        throw this.fault('offered moves are accepted', canonical([seat, move, played.rejection]), setup);
      state = played.state;
    }
    if (hashOf(state) !== hash)
      throw this.fault('the same seed and moves give the same bytes', canonical(state), setup);
  }

  private hear(state: Vocabulary['state']): void {
    for (const event of state.events) {
      this.touch('event', event.type);
      for (const [group, name] of this.features.shows?.(event, state) ?? []) this.touch(group, name);
    }
    state.events.length = 0;
  }

  private touch(group: string, name: string): void {
    const index = this.table.indexOf(group, name);
    if (index === undefined) return;
    this.table.counts[index] = (this.table.counts[index] ?? 0) + 1;
    this.reach(index);
  }

  private reach(index: number): void {
    if (this.lastIn[index] === this.begun) return;
    this.lastIn[index] = this.begun;
    this.matches[index] = (this.matches[index] ?? 0) + 1;
    this.firsts.push([index, this.moves.length]);
  }

  /** A signpost is reached by a value as high as any before; a higher one makes it a new goal. */
  private pass(name: string, value: number): boolean {
    const signpost = this.signposts.get(name);
    if (signpost === undefined) {
      this.signposts.set(name, { goal: this.matches.length, best: value });
      this.matches.push(0);
      this.lastIn.push(-1);
      this.kept.push([]);
    } else if (value > signpost.best) {
      signpost.best = value;
      this.matches[signpost.goal] = 0;
      this.kept[signpost.goal] = [];
    } else if (value < signpost.best) return false;
    this.reach(this.signposts.get(name)?.goal ?? 0);
    return true;
  }

  /** Keeps a line for each goal that few lines have reached, or that it reaches sooner. */
  private keep(line: Line): void {
    for (const [goal, after] of this.firsts) {
      const kept = at(this.kept, goal);
      if (kept.length === 0 && !this.keptFor.includes(goal)) this.keptFor.push(goal);
      if (kept.length < keptEach) {
        kept.push({ line, at: after });
        if (goal < this.table.features.length) this.news.add(line);
      } else if ((this.matches[goal] ?? 0) < 1000) {
        const late = kept.reduce((latest, one, index) => (one.at > at(kept, latest).at ? index : latest), 0);
        if (after < at(kept, late).at) kept[late] = { line, at: after };
      }
    }
  }

  /** A line of the rarest of a few goals. */
  private rareLine(): KeptLine | undefined {
    if (this.keptFor.length === 0) return undefined;
    let rarest = pick(this.rng, this.keptFor);
    for (let more = 0; more < 5; more++) {
      const other = pick(this.rng, this.keptFor);
      if ((this.matches[other] ?? 0) < (this.matches[rarest] ?? 0)) rarest = other;
    }
    const kept = at(this.kept, rarest);
    return kept.length === 0 ? undefined : pick(this.rng, kept); // none if the match that reached it broke a law
  }

  private freshPlan(): Plan {
    return { prefix: [], rest: [], follows: 0, seldom: pick(this.rng, [0, 20, 80]) };
  }

  /** The line up to a random move, half the time shortly before it reached its rare goal. */
  private cut({ line: { moves }, at: reached }: KeptLine): Plan {
    const { rng } = this;
    const before = Math.max(0, reached - randomBelow(rng, 20));
    const length = randomBelow(rng, 2) === 0 ? before : randomBelow(rng, moves.length + 1);
    return {
      prefix: moves.slice(0, length),
      rest: moves.slice(length + 1),
      follows: pick(rng, [0, 50, 95]),
      seldom: pick(rng, [0, 20, 80]),
    };
  }

  /** The game, with each frame noted as it is resolved. */
  private watched(): Game {
    const { game } = this;
    const frames = Object.entries(game.frames).map(([kind, rule]) => {
      const resolve = (...given: Resolved): void => {
        this.noteFrame(kind, given);
        // The rule is handed exactly the arguments it would have been handed.
        (rule.resolve as (...handed: Resolved) => void)(...given);
      };
      return [kind, { ...rule, resolve }];
    });
    return { ...game, frames: Object.fromEntries(frames) as Game['frames'] };
  }

  private noteFrame(kind: string, [state, frame, answer]: Resolved): void {
    this.touch('frame', kind);
    const moves = Array.isArray(answer) ? answer.map(({ move }) => move) : [answer];
    for (const move of moves) {
      if (move !== undefined) this.touch('move', move.do);
      for (const [group, name] of this.features.resolves?.(frame, move, state) ?? []) this.touch(group, name);
    }
  }

  private fault(law: string, problem: string, setup: MatchSetup<Vocabulary>): LawError {
    return new LawError(law, problem, { game: this.game, setup, moves: this.moves });
  }
}

/** Arguments of the rule of a frame: a step has no more, a question the move, a sealed question all answers. */
type Resolved = [
  draft: Vocabulary['state'],
  frame: Vocabulary['frame'],
  answer?: Vocabulary['move'] | Answer<Vocabulary['move']>[],
  seat?: Seat,
];

interface Chosen extends Answer<Vocabulary['move']> {
  readonly anytime: boolean;
}

/** Few of these lines that together reach all that all of them reach. */
export function fewestLines(game: Game, features: Features, lines: readonly Line[]): readonly Line[] {
  const left = new Map(
    lines.map((line) => {
      const explorer = new Explorer(game, features, line.setup.seed, everything);
      explorer.follow(line);
      return [line, explorer.table.counts.flatMap((count, feature) => (count > 0 ? [feature] : []))] as const;
    }),
  );
  const missing = new Set([...left.values()].flat());
  const chosen: Line[] = [];
  while (missing.size > 0) {
    const worth = ([line, reaches]: readonly [Line, readonly number[]]) =>
      reaches.filter((feature) => missing.has(feature)).length / (line.moves.length + 50);
    const [best, reaches] = [...left].reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.delete(best);
    chosen.push(best);
    for (const feature of reaches) missing.delete(feature);
  }
  return chosen;
}
