import type { Game, MatchSetup, Vocabulary } from '@manigance/core';
import {
  addOpinionTotals,
  noOpinionTotals,
  type OpinionTotals,
  opinionBeside,
  type SecondOpinion,
} from '@manigance/core/second-opinion';
import { flag, whole, words } from '../arguments.ts';
import { type Command, failed, succeeded, UsageError } from '../command.ts';
import { manifestOf } from '../games.ts';
import type { Compared } from '../jobs/second-opinion.ts';
import { trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { everyTable } from '../tables.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance second-opinion`: the rules compared with a second model. */
export const secondOpinion: Command = {
  name: 'second-opinion',
  summary: 'Compares random matches, decision by decision, with an independent model of the rules',
  usage: '<game> [--matches N] [--seed S]',
  options: {
    matches: valueOption('N', 'number of matches (default 1000)'),
    ...trialOptions,
  },
  examples: ['<game>', '<game> --matches 10000 --seed 7'],
  async run(given, context) {
    const [id] = words(given, 1);
    const manifest = manifestOf(context.catalog, id);
    const opinion = await opinionBeside(manifest.url);
    if (opinion === undefined) throw new UsageError(`${manifest.id} has no second opinion`);
    const { game } = await manifest.rules();
    const matches = whole(given, 'matches', { min: 1 }) ?? 1000;
    const seed = seedGiven(given);
    const progress = new Progress(context.err, { total: matches, unit: 'matches' });
    const found = await compareInThreads(manifest.url, setups(game, opinion, { seed, matches }), (so) => {
      progress.at(so.matches);
      return true;
    });
    progress.end();
    const { disagreements: told, ...sum } = found;
    for (const disagreement of told) context.err.write(`${disagreement}\n`);
    const disagreements = told.length;
    const result = { game: game.id, ...sum, disagreements };
    if (flag(given, 'json')) printJson(context, result);
    else print(context, ...report(result));
    return disagreements === 0 ? succeeded : failed;
  },
};

/** Setups over every number of players and every setting that the second model covers. */
export function* setups(
  game: Game,
  opinion: SecondOpinion,
  { seed, matches = Number.POSITIVE_INFINITY }: { readonly seed: string; readonly matches?: number },
): Generator<MatchSetup<Vocabulary>, void> {
  for (let [match, begun] = [0, 0]; begun < matches; match++) {
    const setup = everyTable(game, seed, match);
    if (opinion.covers?.(setup.options) === false) continue;
    begun++;
    yield setup;
  }
}

/** Totals of the comparison, and the disagreements found. */
export interface ComparedMatches extends OpinionTotals {
  matches: number;
  readonly disagreements: string[];
}

/** The run stops after so many disagreements: the first few tell what is wrong. */
const enoughToLookAt = 10;

/** Compares matches of the game with this manifest with its second opinion, as long as `each` says. */
export async function compareInThreads(
  manifest: string,
  tasks: Iterator<MatchSetup<Vocabulary>>,
  each: (so: ComparedMatches) => boolean,
): Promise<ComparedMatches> {
  const sum: ComparedMatches = { matches: 0, ...noOpinionTotals(), disagreements: [] };
  await runInThreads<MatchSetup<Vocabulary>, Compared>({
    job: new URL('../jobs/second-opinion.ts', import.meta.url),
    setting: manifest,
    tasks,
    each({ totals, disagreement }) {
      sum.matches++;
      addOpinionTotals(sum, totals);
      if (disagreement !== undefined) sum.disagreements.push(disagreement);
      return each(sum) && sum.disagreements.length < enoughToLookAt;
    },
  });
  return sum;
}

interface Result {
  readonly game: string;
  readonly matches: number;
  readonly decisions: number;
  readonly answers: number;
  readonly disagreements: number;
}

function report({ game, matches, decisions, answers, disagreements }: Result): string[] {
  return [
    `${game}: ${grouped(matches)} matches, ${grouped(decisions)} decisions`,
    `  legal answers compared  ${grouped(answers)}`,
    `  disagreements           ${disagreements}`,
  ];
}
