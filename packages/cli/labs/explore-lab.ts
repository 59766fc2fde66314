import { writeFileSync } from 'node:fs';
import { anyGame, type Game, seedFromNumber } from '@manigance/core';
import { writeCorpus } from '@manigance/core/corpus';
import {
  addExploreTotals,
  type ExploreTotals,
  type Features,
  featuresBeside,
  fewestLines,
  type Line,
  noExploreTotals,
  ReachTable,
} from '@manigance/core/explore';
import { catalog } from '@manigance/games';
import {
  type Count,
  type Goal,
  type Lab,
  type LabOptions,
  type LabProgress,
  switchOption,
  textOption,
} from '@manigance/proof/lab';
import type { Explored, ExploreSetting } from '../src/jobs/explore.ts';
import type { MatchRange } from '../src/match-range.ts';
import { runInThreads } from '../src/thread-work.ts';

/** Seeks rare play and counts the features reached. */
export const lab: Lab = {
  id: 'explore',
  part: 'rules',
  promise:
    'Every match can be played to its end: the rules never fail, leave nobody without a move, lose no piece, and everything in the rule books happens.',
  method:
    'Random matches of every game, over every number of players and every setting, that seek the rare: lines that reach a frame, card, effect, event, reason or ending few others reach are kept, cut at a random move and played on otherwise. What there is to reach is read from the tables of each game. Pieces are counted at one position in 16 and at the end of each match; one match in eight is played again from its moves through all checks and must end in the same position. [How often everything was reached](measurements/reach.md).',
  tests: [
    'packages/core/test/explore.test.ts',
    'packages/games/test/explore.test.ts',
    'packages/games/test/corpus.test.ts',
  ],
  extent: { unit: 'matches of each game', times: 1_000_000 },
  options: {
    corpus: {
      says: 'write the fewest matches that reach everything into the folder of each game, as the fingerprint of its rules',
    },
    table: { value: 'FILE', says: 'write how often each feature was reached to this file' },
  },
  run: exploreEveryGame,
};

async function exploreEveryGame(options: LabOptions, progress: LabProgress) {
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  const notes: string[] = [];
  const tables: string[] = [];
  const goals = options.goal.split(catalog.manifests.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const manifest of catalog.manifests) {
    const { value: goal } = goals.next();
    const features = await featuresBeside(manifest.url);
    if (goal === undefined || features === undefined) continue;
    const game = anyGame((await manifest.rules()).game);
    const setting = { manifest: manifest.url, seed: seedFromNumber(options.seed) };
    const found = await exploreInThreads(setting, game, features, goal, (matches, broken) =>
      progress.at(matches, faults.length + broken),
    );
    const { table, totals, lines } = found;
    faults.push(
      ...found.broken,
      ...table.complaints(features).map((complaint) => `${game.id}: ${complaint}`),
    );
    counts[`${game.id}: matches`] = totals.matches;
    counts[`${game.id}: matches that vary another`] = totals.varied;
    counts[`${game.id}: moves`] = totals.moves;
    counts[`${game.id}: positions with pieces counted`] = totals.counted;
    counts[`${game.id}: matches played again`] = totals.replayed;
    counts[`${game.id}: features reached`] = table.counts.filter((count) => count > 0).length;
    notes.push(...reachNotes(game, features, table));
    tables.push(reachTable(manifest.title, features, table));
    if (switchOption(options, 'corpus')) writeCorpus(manifest.url, game, fewestLines(game, features, lines));
    fewest = Math.min(fewest, totals.matches);
  }
  const file = textOption(options, 'table');
  if (file !== '') writeFileSync(file, `${tableOpening}${tables.join('\n')}`);
  progress.at(fewest, faults.length);
  return { counts, faults, notes };
}

interface Found {
  readonly table: ReachTable;
  readonly totals: ExploreTotals;
  /** Lines that were among the first to reach a feature. */
  readonly lines: readonly Line[];
  readonly broken: readonly string[];
}

/** Matches of one task. */
const batch = 100;
/** A run stops after so many broken laws: the first few tell what is wrong. */
const enoughToLookAt = 10;

async function exploreInThreads(
  setting: ExploreSetting,
  game: Game,
  features: Features,
  goal: Goal,
  onProgress: (matches: number, broken: number) => void,
): Promise<Found> {
  const table = new ReachTable(game, features);
  const totals = noExploreTotals();
  const lines: Line[] = [];
  const broken: string[] = [];
  await runInThreads<MatchRange, Explored>({
    job: new URL('../src/jobs/explore.ts', import.meta.url),
    setting,
    tasks: batches(),
    each(explored) {
      table.add(explored);
      addExploreTotals(totals, explored.totals);
      lines.push(...explored.news);
      broken.push(...explored.broken);
      onProgress(totals.matches, broken.length);
      return goal.isOpen(totals.matches) && broken.length < enoughToLookAt;
    },
  });
  return { table, totals, lines, broken };
}

function* batches(): Generator<MatchRange, void> {
  for (let from = 0; ; from += batch) yield { from, to: from + batch };
}

/** Features shown by name in the notes of a group: the rarest. */
const rarest = 3;

interface Reached {
  readonly name: string;
  readonly count: number;
}

/** Features by group, the rarest first. */
function byGroup({ features, counts }: ReachTable): Map<string, Reached[]> {
  const groups = new Map<string, Reached[]>();
  for (const [index, [group, name]] of features.entries()) {
    const all = groups.get(group) ?? [];
    groups.set(group, all);
    all.push({ name, count: counts[index] ?? 0 });
  }
  for (const all of groups.values()) all.sort((one, other) => one.count - other.count);
  return groups;
}

/** How many features of each group were reached, how often the rarest, and why some cannot be. */
function reachNotes({ id }: Game, { unreachable }: Features, table: ReachTable): string[] {
  const groups = [...byGroup(table)].map(([group, all]) => {
    const reached = all.filter(({ count }) => count > 0);
    const shown = reached.slice(0, rarest).map(({ name, count }) => `${name} ${count}`);
    return `${group}: ${reached.length} (rarest ${shown.join(', ')})`;
  });
  const excuses = Object.entries(unreachable).flatMap(([group, names]) =>
    Object.entries(names).map(([name, why]) => `${group} ${name} (${why})`),
  );
  return [
    `${id}, features reached by group, and how often the rarest: ${groups.join('; ')}.`,
    ...(excuses.length === 0 ? [] : [`${id}, unreachable by the rules: ${excuses.join('; ')}.`]),
  ];
}

const tableOpening = `<!-- Written by \`npm run lab -- explore --table FILE\`; changes by hand are lost. -->

# How often everything in the games is reached

By the lab [explore](../proof.md#explore): each frame, card, effect, event, reason, ending and so on, the rarest first.

`;

function reachTable(title: string, { unreachable }: Features, table: ReachTable): string {
  const rows = [...byGroup(table)].map(([group, all]) => {
    const cells = all.map(({ name, count }) => {
      const why = unreachable[group]?.[name];
      return why === undefined ? `${name} ${count}` : `${name} (unreachable: ${why})`;
    });
    return `| ${group} | ${cells.join(', ')} |`;
  });
  return [`## ${title}\n`, '| Group | Times reached |', '| --- | --- |', ...rows, ''].join('\n');
}
