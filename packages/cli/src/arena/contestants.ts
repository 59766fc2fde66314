import {
  type Bot,
  type Brain,
  brainOf,
  countingSkillOf,
  GreedyPlayer,
  Player,
  RandomPlayer,
  type Roster,
  skillOf,
} from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import { UsageError } from '../command.ts';

/** Budget of the bots: a share of their time, or iterations per decision of the strongest level. */
export type BotBudget = { readonly share: number } | { readonly iterations: number };

/** Players that every game has beside its levels. */
const plainBots = ['random', 'greedy'];
/** The strongest level with the judgement written by hand, where there is a learned one. */
const classic = 'classic';

function botNames({ levels, learned }: Roster<Vocabulary>): readonly string[] {
  return [...plainBots, ...(learned === undefined ? [] : [classic]), ...levels.map(({ id }) => id)];
}

/** The bots of a game, with both brains loaded. */
export interface Contestants extends Pick<Roster<Vocabulary>, 'levels'> {
  readonly byHand: Brain<Vocabulary>;
  readonly learned: Brain<Vocabulary>;
}

/** Loads the brains of a game; `change` is applied to each. */
export async function contestantsOf(
  roster: Roster<Vocabulary>,
  change: (brain: Brain<Vocabulary>) => Brain<Vocabulary>,
): Promise<Contestants> {
  const learned = await brainOf(roster, { learned: true });
  return { levels: roster.levels, byHand: change(roster.brain), learned: change(learned) };
}

/** Checks a bot as typed: a name, or `level@N` for a level with N iterations per decision. */
export function checkBot(roster: Roster<Vocabulary>, typed: string): string {
  const [name = '', own] = typed.split('@');
  const names = botNames(roster);
  if (!names.includes(name))
    throw new UsageError(
      `no bot of ${roster.brain.game.id} is called ${name}; there are ${names.join(', ')}`,
    );
  if (own !== undefined && (plainBots.includes(name) || !/^[1-9]\d*$/.test(own)))
    throw new UsageError(`${typed} is not a level and a number of iterations, such as ${names.at(-1)}@500`);
  return typed;
}

/** Creates the player for one seat of one match. */
export function seatBot(
  { byHand, learned, levels }: Contestants,
  typed: string,
  budget: BotBudget,
): Bot<Vocabulary> {
  const [name, own] = typed.split('@');
  if (name === 'random') return new RandomPlayer();
  if (name === 'greedy') return new GreedyPlayer(byHand);
  const level = name === classic ? levels.at(-1) : levels.find(({ id }) => id === name);
  if (level === undefined) throw new RangeError(`no bot is called ${name}`);
  const skill =
    'share' in budget ? skillOf(level, budget.share) : countingSkillOf(level, levels, budget.iterations);
  const brain = level.learned === true && name !== classic ? learned : byHand;
  return new Player(brain, own === undefined ? skill : { ...skill, budget: { iterations: Number(own) } });
}
