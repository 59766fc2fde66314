import {
  type Move,
  type Rng,
  Runner,
  rngFrom,
  type Seat,
  type Shown,
  type Vocabulary,
} from '@manigance/core';
import { Arrangements } from './arrangements.ts';
import type { Brain, Skill } from './brain.ts';
import { Dice } from './dice.ts';
import { byJudgement, type Candidate } from './judgement.ts';
import { logarithmOf } from './logarithm.ts';
import { SearchBudget } from './search-budget.ts';
import {
  addEdge,
  afterAll,
  type Edge,
  edgeOf,
  type Follow,
  keyOf,
  nodeFor,
  type TreeNode,
  together,
} from './tree.ts';

/** Result of a search. */
export interface Thought<M extends Move> {
  /** Best first. */
  readonly candidates: readonly Candidate<M>[];
  readonly iterations: number;
}

/** Skill, seed, clock and limits of a search. */
export interface SearchUse<W extends Vocabulary> {
  readonly skill: Skill;
  /** 32 hexadecimal digits: same view, seed and iterations, same answer. */
  readonly seed: string;
  /** Events this seat has witnessed so far. */
  readonly history?: readonly W['event'][];
  /** Milliseconds from any fixed moment; only read when the budget is one of time. */
  readonly now?: () => number;
  /** The moves to search; all that are offered if absent. */
  readonly among?: readonly W['move'][];
  /** Subtree of an earlier search to continue from. */
  readonly root?: Follow<W['move']>;
}

/** Deepest level of the tree; deeper positions are evaluated. */
const maxDepth = 60;
/** Penalty of an untried move, which counts as visited once with a result this far below average. */
const untriedLoss = 0.05;

/**
 * Information-set Monte-Carlo tree search. Each iteration draws an arrangement of the hidden information, descends a tree of
 * questions shared by all arrangements, adds one edge, plays on for some steps and evaluates the position for every seat.
 * Each seat maximizes its own chance. Seats that answer at the same time choose without seeing each other's answers.
 */
export class Search<W extends Vocabulary> {
  private readonly root: Follow<W['move']>;
  private readonly brain: Brain<W>;
  private readonly runner: Runner<W>;
  private readonly seat: Seat;
  private readonly kind: string;
  private readonly skill: Skill;
  private readonly dice: Dice;
  private readonly arrangements: Arrangements<W>;
  private readonly worth = new Float64Array(8);
  private readonly pathEdges: Edge<W['move']>[] = [];
  private readonly pathNodes: TreeNode<W['move']>[] = [];
  private readonly now: (() => number) | undefined;
  /** Keys of the moves to search; absent if all are. */
  private readonly among: ReadonlySet<string> | undefined;

  constructor(brain: Brain<W>, shown: Shown<W>, use: SearchUse<W>) {
    if (shown.viewer === 'spectator' || shown.asked === undefined)
      throw new RangeError('this seat is not asked');
    this.brain = brain;
    this.seat = shown.viewer;
    this.kind = shown.asked.kind;
    this.skill = use.skill;
    this.runner = new Runner(brain.game);
    this.dice = new Dice(use.seed);
    const rng: Rng = rngFrom(use.seed);
    this.arrangements = new Arrangements(brain, shown, { rng, dice: this.dice }, use.history ?? []);
    this.now = use.now;
    this.root = use.root ?? { next: [] };
    this.among = use.among && new Set(use.among.map(keyOf));
  }

  /** The node of the question asked, if it has been visited. */
  decision(): TreeNode<W['move']> | undefined {
    for (const node of this.root.next) {
      if (node.kind !== this.kind) continue;
      if (node.seat === this.seat) return node;
      if (node.seat === together) return node.sealed.find(({ seat }) => seat === this.seat);
    }
    return undefined;
  }

  run(): Thought<W['move']> {
    const iterations = this.iterate();
    const candidates = this.tried().map(({ move, visits, total }) => ({
      move,
      visits,
      worth: total / visits,
    }));
    return { candidates: this.ranked(candidates), iterations };
  }

  private ranked(candidates: readonly Candidate<W['move']>[]): readonly Candidate<W['move']>[] {
    const { visits = 1, total = 0 } = this.decision() ?? {};
    return byJudgement(candidates, { usual: total / visits, blur: this.skill.blur, dice: this.dice });
  }

  /** The visited moves that are open now; a reused plan may hold others, from other arrangements. */
  private tried(): readonly Edge<W['move']>[] {
    const { among } = this;
    const edges = this.decision()?.edges ?? [];
    return edges.filter(({ key, visits }) => visits > 0 && (among === undefined || among.has(key)));
  }

  private iterate(): number {
    const budget = new SearchBudget(this.skill.budget, this.decision()?.visits ?? 0, this.now);
    do this.iteration();
    while (budget.goesOn(() => this.lead()));
    return budget.done;
  }

  /** Visits by which the most visited move is ahead of the next. */
  private lead(): number {
    let [most, second] = [0, 0];
    for (const { visits } of this.tried()) {
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most - second;
  }

  private iteration(): void {
    const state = this.arrangements.draw();
    this.pathEdges.length = 0;
    this.pathNodes.length = 0;
    this.descend(state);
    this.playOut(state);
    this.judge(state);
    this.learn();
  }

  private descend(state: W['state']): void {
    const { runner } = this;
    let follow: Follow<W['move']> | undefined = this.root;
    for (let depth = 0; follow !== undefined && depth < maxDepth && state.outcome === undefined; depth++) {
      const frame = state.pending[state.pending.length - 1] as W['frame'];
      const rule = runner.ruleOf(frame);
      if (rule.asksTogether !== undefined) {
        follow = this.chooseTogether(nodeFor(follow.next, together, frame.kind), state);
        continue;
      }
      const seat = runner.nextSeat(state);
      const count = runner.countOptions(state, seat);
      if (count === 1) runner.play(state, seat, runner.optionAt(0));
      else follow = this.choose(nodeFor(follow.next, seat, frame.kind), state, seat, count);
    }
  }

  /** Plays one move. Returns where the descent continues; undefined below a new edge. */
  private choose(
    node: TreeNode<W['move']>,
    state: W['state'],
    seat: Seat,
    count: number,
  ): Follow<W['move']> | undefined {
    const edge = this.select(node, state, seat, count);
    const fresh = edge.visits === 0;
    this.pathEdges.push(edge);
    this.pathNodes.push(node);
    this.runner.play(state, seat, edge.move);
    return fresh ? undefined : edge;
  }

  /** Plays all sealed answers to one question. */
  private chooseTogether(node: TreeNode<W['move']>, state: W['state']): Follow<W['move']> | undefined {
    const { question } = state;
    let answers = '';
    let fresh = false;
    while (state.question === question && state.outcome === undefined) {
      const seat = this.runner.nextSeat(state);
      const own = nodeFor(node.sealed, seat, node.kind);
      const follow = this.choose(own, state, seat, this.runner.countOptions(state, seat));
      fresh ||= follow === undefined;
      answers += (this.pathEdges.at(-1) as Edge<W['move']>).key;
    }
    return fresh ? undefined : afterAll(node, answers);
  }

  /** The move with the highest upper confidence bound. */
  private select(node: TreeNode<W['move']>, state: W['state'], seat: Seat, count: number): Edge<W['move']> {
    const { runner, dice } = this;
    const { curiosity } = this.skill;
    const among = this.amongAt(node);
    const usual = node.visits === 0 ? 0.5 : node.total / node.visits;
    let best: Edge<W['move']> | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const move = runner.optionAt(index);
      const edge = edgeOf(node, move, index) ?? addEdge(node, move, this.priorOf(state, seat, move));
      if (among !== undefined && !among.has(edge.key)) continue;
      const { visits } = edge;
      edge.open++;
      const tried = visits === 0 ? 1 : visits;
      const mean = visits === 0 ? usual - untriedLoss + dice.fraction() / 1000 : edge.total / visits;
      const score =
        mean + curiosity * Math.sqrt(logarithmOf(edge.open + 1) / tried) + edge.prior / (visits + 1);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    if (best === undefined) throw new RangeError('nothing to choose from');
    return best;
  }

  /** At the root only the moves in `among` are searched. */
  private amongAt(node: TreeNode<W['move']>): ReadonlySet<string> | undefined {
    return this.among !== undefined && node.seat === this.seat && node === this.decision()
      ? this.among
      : undefined;
  }

  private priorOf(state: W['state'], seat: Seat, move: W['move']): number {
    return this.brain.prior?.(state, seat, move) ?? 0;
  }

  private playOut(state: W['state']): void {
    const { runner, dice, brain } = this;
    const sight = Math.min(this.skill.sight, brain.mostSight?.(state) ?? this.skill.sight);
    for (let step = 0; step < sight && state.outcome === undefined; step++) {
      const seat = runner.nextSeat(state);
      const count = runner.countOptions(state, seat);
      const index = count === 1 ? 0 : brain.pick(state, seat, runner, count, dice);
      runner.play(state, seat, runner.optionAt(index));
    }
  }

  private judge(state: W['state']): void {
    const { worth } = this;
    if (state.outcome === undefined) {
      this.brain.evaluate(state, worth);
      return;
    }
    worth.fill(0);
    const { winners } = state.outcome;
    for (const seat of winners) worth[seat] = 1 / winners.length;
  }

  private learn(): void {
    const { pathEdges, pathNodes, worth } = this;
    for (let at = 0; at < pathEdges.length; at++) {
      const edge = pathEdges[at] as Edge<W['move']>;
      const node = pathNodes[at] as TreeNode<W['move']>;
      const value = worth[node.seat] as number;
      edge.visits++;
      edge.total += value;
      node.visits++;
      node.total += value;
    }
  }
}
