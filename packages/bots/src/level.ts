import type { Language, Vocabulary } from '@manigance/core';
import { type Brain, longestThought, type Skill } from './brain.ts';
import type { NetworkFile } from './learned/weights.ts';

/** A bot level: how well it plays. Its name and character are in its portrait. */
export interface Level<Id extends string = string> {
  readonly id: Id;
  /** Search iterations per decision. */
  readonly iterations: number;
  /** Uses its whole time; `iterations` is then the approximate number it has time for. */
  readonly tireless?: true;
  readonly sight: number;
  readonly blur: number;
  readonly curiosity: number;
  /** Judges by the learned brain of its game, if there is one. */
  readonly learned?: true;
}

/** Name of a level and one line about its character. */
export interface Portrait {
  readonly name: string;
  readonly portrait: string;
}
/** Portraits of the levels in one language. */
export type Portraits<Id extends string> = Readonly<Record<Id, Portrait>>;

/** Players' words for the parts of the judgement, by part: "areas under control", without an article that changes. */
export type PartNames = Readonly<Record<string, string>>;

/** Players' words for a hidden fact. */
export interface FactWords {
  /** A clause in the past tense, with `{seat}` for a player and `{value}` for the value: "{seat} was {value}". */
  readonly said: string;
  /** Players' words for the values. */
  readonly values: Readonly<Record<string, string>>;
}

/** The exports of `bot/reasons.ts`. */
export interface ReasonModule<W extends Vocabulary> {
  readonly parts: NonNullable<Brain<W>['parts']>;
  readonly words: Readonly<Record<Language, PartNames>>;
  /** The hidden facts that can be guessed, and their words by id; absent where nothing of the kind is hidden. */
  readonly facts?: NonNullable<Brain<W>['facts']>;
  readonly factWords?: Readonly<Record<Language, Readonly<Record<string, FactWords>>>>;
}

/** The exports of `bot/learned.ts`. */
export interface LearnedModule<W extends Vocabulary> {
  readonly brain: Brain<W>;
  /** All networks the brain judges by. */
  readonly networks: readonly NetworkFile[];
}

/** The bots of one game. */
export interface Roster<W extends Vocabulary, Id extends string = string> {
  /** The brain written by hand. */
  readonly brain: Brain<W>;
  /** Loads the brain with learned judgements, and its weights; absent where there is none. */
  readonly learned?: () => Promise<LearnedModule<W>>;
  /** Weakest first. */
  readonly levels: readonly Level<Id>[];
  readonly portraits: Readonly<Record<Language, Portraits<Id>>>;
  /** Loads the parts of the judgement and their words; absent where hints have no reasons. */
  readonly reasons?: () => Promise<ReasonModule<W>>;
}

/** The brain of a level. */
export async function brainOf<W extends Vocabulary>(
  { brain, learned }: Pick<Roster<W>, 'brain' | 'learned'>,
  level: Pick<Level, 'learned'> | undefined,
): Promise<Brain<W>> {
  return level?.learned === true && learned !== undefined ? (await learned()).brain : brain;
}

/** Fewest iterations of a decision, for any share of the budget. */
const fewestIterations = 20;

/** The whole budget of a level, or a share of it. */
export function skillOf(level: Level, share = 1): Skill {
  const iterations = Math.max(fewestIterations, Math.round(level.iterations * share));
  const budget =
    level.tireless === true ? { ms: longestThought * share } : { iterations, ms: longestThought }; // done long before: the time is for slow machines only
  return { ...judgementOf(level), budget };
}

/** A skill limited by iterations alone: this many for the strongest level, the others in proportion. */
export function countingSkillOf(level: Level, levels: readonly Level[], iterations: number): Skill {
  const share = level.iterations / (levels.at(-1) ?? level).iterations;
  return {
    ...judgementOf(level),
    budget: { iterations: Math.max(fewestIterations, Math.round(share * iterations)) },
  };
}

function judgementOf({ sight, blur, curiosity }: Level): Omit<Skill, 'budget'> {
  return { sight, blur, curiosity };
}
