import {
  countingSkillOf,
  GreedyPlayer,
  type Mind,
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

export function checkBot(roster: Roster<Vocabulary>, name: string): string {
  const names = botNames(roster);
  if (names.includes(name)) return name;
  throw new UsageError(`no bot of ${roster.brain.game.id} is called ${name}; there are ${names.join(', ')}`);
}

/** A fresh player for one seat of one match. */
export function seatBot(roster: Roster<Vocabulary>, name: string, thinking: Thinking): Mind<Vocabulary> {
  const { brain, levels } = roster;
  if (name === 'random') return new RandomPlayer();
  if (name === 'greedy') return new GreedyPlayer(brain);
  const level = levels.find(({ id }) => id === name);
  if (level === undefined) throw new RangeError(`no bot is called ${name}`);
  const skill =
    'share' in thinking
      ? skillOf(level, thinking.share)
      : countingSkillOf(level, levels, thinking.iterations);
  return new Player(brain, skill);
}
