import {
  type Bot,
  countingSkillOf,
  GreedyPlayer,
  Player,
  RandomPlayer,
  type Roster,
  skillOf,
} from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import { UsageError } from '../command.ts';

/** How much of its budget a bot gets: a share of its time, or so many iterations for the strongest. */
export type Thinking = { readonly share: number } | { readonly iterations: number };

/** Players that every game has beside its levels. */
const plainBots = ['random', 'greedy'];

function botNames({ levels }: Roster<Vocabulary>): readonly string[] {
  return [...plainBots, ...levels.map(({ id }) => id)];
}

/** A bot as typed: its name, or `name@N` for a level that has N thoughts of its own, whatever the others have. */
export function checkBot(roster: Roster<Vocabulary>, typed: string): string {
  const [name = '', own] = typed.split('@');
  const names = botNames(roster);
  if (!names.includes(name))
    throw new UsageError(
      `no bot of ${roster.brain.game.id} is called ${name}; there are ${names.join(', ')}`,
    );
  if (own !== undefined && (plainBots.includes(name) || !/^[1-9]\d*$/.test(own)))
    throw new UsageError(
      `${typed} is not a level and a whole number of thoughts, such as ${names.at(-1)}@500`,
    );
  return typed;
}

/** A fresh player for one seat of one match. */
export function seatBot(roster: Roster<Vocabulary>, typed: string, thinking: Thinking): Bot<Vocabulary> {
  const { brain, levels } = roster;
  const [name, own] = typed.split('@');
  if (name === 'random') return new RandomPlayer();
  if (name === 'greedy') return new GreedyPlayer(brain);
  const level = levels.find(({ id }) => id === name);
  if (level === undefined) throw new RangeError(`no bot is called ${name}`);
  const skill =
    'share' in thinking
      ? skillOf(level, thinking.share)
      : countingSkillOf(level, levels, thinking.iterations);
  return new Player(brain, own === undefined ? skill : { ...skill, budget: { iterations: Number(own) } });
}
