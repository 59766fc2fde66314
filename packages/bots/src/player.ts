import { type Move, nextWord, rngFrom, type Shown, type Vocabulary } from '@manigance/core';
import { sensibleMoves } from './blunder.ts';
import type { Brain, Skill } from './brain.ts';
import type { Candidate } from './judgement.ts';
import { Search } from './search.ts';
import { edgeOf, type Follow } from './tree.ts';

/** The move a player has chosen, and the moves it searched. */
export interface Decision<M extends Move> {
  readonly move: M;
  /** The moves searched, best first; empty if there was no choice. */
  readonly candidates: readonly Candidate<M>[];
  readonly iterations: number;
}

/** Seed, witnessed events and clock of a decision. */
export interface DecisionUse<W extends Vocabulary> {
  readonly seed: string;
  /** Events this seat has witnessed so far. */
  readonly history?: readonly W['event'][];
  readonly now?: () => number;
}

/** Plays one seat: it is handed what that seat may know, and returns a move. */
export interface Bot<W extends Vocabulary> {
  decide(shown: Shown<W>, use: DecisionUse<W>): Decision<W['move']>;
  /** Whether it will reuse its last search for this question. */
  hasPlanFor?(shown: Shown<W>): boolean;
}

/** Number of following questions for which the last search tree is reused. */
const planReaches = 3;

/** A search player on one seat of one match. It reuses its search tree within a turn. */
export class Player<W extends Vocabulary> implements Bot<W> {
  private readonly brain: Brain<W>;
  private readonly skill: Skill;
  /** Subtree of the last search below the move made. */
  private plan: { readonly follow: Follow<W['move']>; readonly question: number } | undefined;

  constructor(brain: Brain<W>, skill: Skill) {
    this.brain = brain;
    this.skill = skill;
  }

  decide(shown: Shown<W>, use: DecisionUse<W>): Decision<W['move']> {
    const { asked } = shown;
    const [only] = asked?.options ?? [];
    if (asked === undefined || only === undefined) throw new RangeError('this seat is not asked');
    const plan = this.planFor(asked.question);
    if (asked.options.length === 1) {
      // The search skips forced moves, so the plan applies to the question after it.
      if (plan !== undefined) this.plan = { follow: plan, question: asked.question };
      return { move: only, candidates: [], iterations: 0 };
    }
    const among = sensibleMoves(this.brain, shown, use.history ?? []);
    const [sole] = among;
    if (sole !== undefined && among.length === 1) {
      this.plan = undefined;
      return { move: sole, candidates: [], iterations: 0 };
    }
    const root = plan ?? { next: [] };
    const search = new Search(this.brain, shown, { ...use, skill: this.skill, root, among });
    const { candidates, iterations } = search.run();
    const [best] = candidates;
    if (best === undefined) throw new RangeError('the search found nothing that is offered');
    const decision = search.decision();
    const follow = decision && edgeOf(decision, best.move, 0);
    this.plan = follow && { follow, question: asked.question };
    return { move: best.move, candidates, iterations };
  }

  hasPlanFor({ asked }: Shown<W>): boolean {
    return asked !== undefined && this.planFor(asked.question) !== undefined;
  }

  private planFor(question: number): Follow<W['move']> | undefined {
    const { plan } = this;
    if (plan === undefined || question <= plan.question) return undefined;
    return question <= plan.question + planReaches ? plan.follow : undefined;
  }
}

/** Plays a random move, all equally likely. */
export class RandomPlayer<W extends Vocabulary> implements Bot<W> {
  decide(shown: Shown<W>, { seed }: DecisionUse<W>): Decision<W['move']> {
    const options = shown.asked?.options ?? [];
    const move = options[(nextWord(rngFrom(seed)) >>> 0) % options.length];
    if (move === undefined) throw new RangeError('this seat is not asked');
    return { move, candidates: [], iterations: 0 };
  }
}

/** A bot that plays random moves, for any game. */
export const randomBot: Bot<Vocabulary> = new RandomPlayer();
