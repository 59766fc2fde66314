import { contest, watched } from '@manigance/bots';
import { canonical } from '@manigance/core';
import { seatBot, type Thinking } from '../arena/contestants.ts';
import { matchSeed } from '../seeds.ts';
import { fetchShelved } from '../shelf.ts';
import type { Table } from '../simulation.ts';
import type { Job } from '../spread.ts';

export interface BlundersSetting {
  readonly shelf: string;
  readonly game: string;
  readonly table: Table;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly thinking: Thinking;
}

/** What was seen in one match. */
export interface Seen {
  readonly decisions: number;
  readonly blunders: readonly { readonly id: string; readonly where: string }[];
}

export const job: Job<BlundersSetting, number, Seen> = async (setting) => {
  const { shelf, game: id, table, seed, bots, thinking } = setting;
  const roster = await (await fetchShelved(shelf, id)).bots?.();
  if (roster === undefined) throw new RangeError(`${id} has no bots`);
  const { brain } = roster;
  return (match) => {
    const setup = { ...table, seed: matchSeed(seed, match) };
    const blunders: { id: string; where: string }[] = [];
    let decisions = 0;
    const minds = Array.from({ length: table.seats }, (_, seat) => {
      const mind = seatBot(roster, bots[(seat + match) % bots.length] as string, thinking);
      return watched(brain, mind, (blunder, shown, move) => {
        const where = `${canonical(move)} at question ${shown.asked?.question} of seed ${setup.seed}`;
        blunders.push({ id: blunder, where });
      });
    });
    contest(brain.game, setup, minds, { now: () => performance.now(), onDecision: () => decisions++ });
    return { decisions, blunders };
  };
};
