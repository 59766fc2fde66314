import type { Game, MatchSetup, Vocabulary } from '@manigance/core';
import { flag, whole, words } from '../arguments.ts';
import {
  type Command,
  type Context,
  failed,
  jsonOption,
  print,
  printJson,
  seedOption,
  succeeded,
} from '../command.ts';
import type { LawsResult, LawsSetting } from '../jobs/laws.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { takeDown } from '../shelf.ts';
import { spread } from '../spread.ts';
import { everyTable } from '../tables.ts';

export const laws: Command = {
  name: 'laws',
  summary: 'Holds random matches against every law of the core, non-interference above all',
  usage: '<game> [--pairs N] [--seed S]',
  options: {
    pairs: {
      type: 'string',
      value: 'N',
      says: 'go on until so many (state, seat) pairs have been rearranged (200000)',
    },
    'one-in': { type: 'string', value: 'N', says: 'look closely at one position in N (4)' },
    seed: seedOption,
    json: jsonOption,
  },
  examples: ['ankh-morpork', 'edgar-et-lucien --pairs 10000 --seed 7 --json'],
  async run(given, context) {
    const [id] = words(given, 1);
    const game = await takeDown(context.shelf, id).game();
    const pairs = whole(given, 'pairs', { min: 1 }) ?? 200_000;
    const oneIn = whole(given, 'one-in', { min: 1 }) ?? 4;
    const setting = { shelf: context.shelf.url, game: game.id, oneIn };
    const sum = await holdLaws(context, setting, setups(game, seedGiven(given)), pairs);
    const { broken, ...totals } = sum;
    if (flag(given, 'json')) printJson(context, { game: game.id, ...totals, differences: broken.length });
    else print(context, ...report(game.id, sum));
    for (const message of broken) context.err.write(`${message}\n`);
    return broken.length === 0 ? succeeded : failed;
  },
};

function* setups(game: Game, seed: string): Generator<MatchSetup<Vocabulary>, void> {
  for (let match = 0; ; match++) yield everyTable(game, seed, match);
}

interface Held {
  matches: number;
  moves: number;
  pairs: number;
  witnessed: number;
  undoable: number;
  readonly broken: string[];
}

async function holdLaws(
  context: Context,
  setting: LawsSetting,
  tasks: Iterator<MatchSetup<Vocabulary>>,
  pairs: number,
): Promise<Held> {
  const progress = new Progress(context.err, { total: pairs, unit: 'pairs' });
  const sum: Held = { matches: 0, moves: 0, pairs: 0, witnessed: 0, undoable: 0, broken: [] };
  await spread<MatchSetup<Vocabulary>, LawsResult>({
    job: new URL('../jobs/laws.ts', import.meta.url),
    setting,
    tasks,
    each({ totals, broken }) {
      sum.matches++;
      for (const name of ['moves', 'pairs', 'witnessed', 'undoable'] as const) sum[name] += totals[name];
      if (broken !== undefined) sum.broken.push(broken);
      progress.at(sum.pairs);
      return sum.pairs < pairs && sum.broken.length === 0;
    },
  });
  progress.end();
  return sum;
}

function report(game: string, { matches, moves, pairs, witnessed, undoable, broken }: Held): string[] {
  return [
    `${game}: ${grouped(matches)} matches, ${grouped(moves)} moves`,
    `  (state, seat) pairs rearranged  ${grouped(pairs)}`,
    `  moves compared as seen          ${grouped(witnessed)}`,
    `  moves that could be taken back  ${grouped(undoable)}`,
    `  differences                     ${broken.length}`,
  ];
}
