import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FeatureList, type Features, type Learning } from '@manigance/bots';
import { type MatchRecord, Runner, readOptions, readRecord, rngFrom, type Vocabulary } from '@manigance/core';
import { Rows } from './rows.ts';

/** The positions of many matches: those to learn from, and those of matches kept apart to try the network on. */
export interface Material {
  readonly learned: Rows;
  readonly tried: Rows;
  readonly matches: number;
}

/** One match in this many is kept apart. */
const keptApart = 10;

/** Paths of all records of these folders, in order of their names. */
export function recordPaths(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .map((name) => join(folder, name)),
  );
}

/** Replays records of one number of players: every position with a choice becomes a row. */
export function replayed<W extends Vocabulary>(
  { game, featuresFor }: Learning<W>,
  paths: readonly string[],
  seats: number,
  onProgress: (matches: number) => void,
): Material {
  const features = featuresFor(seats);
  const [learned, tried] = [new Rows(seats), new Rows(seats)];
  const runner = new Runner(game);
  let matches = 0;
  for (const path of paths) {
    const record = readRecord(readFileSync(path, 'utf8'));
    if (record.seats !== seats || record.game !== game.id) continue;
    if (record.rulesVersion !== game.rulesVersion)
      throw new RangeError(`${path} was played by other rules: version ${record.rulesVersion}`);
    addRows(runner, features, { ...record, match: matches }, matches % keptApart === 0 ? tried : learned);
    onProgress(++matches);
  }
  return { learned, tried, matches };
}

function addRows<W extends Vocabulary>(
  runner: Runner<W>,
  features: Features<W>,
  record: MatchRecord & { readonly match: number },
  rows: Rows,
): void {
  const { seats, seed, moves, outcome, match } = record;
  const { winners = [] } = outcome ?? {};
  if (winners.length === 0) return;
  const state = runner.start(seats, readOptions(runner.game, record.options), rngFrom(seed));
  const list = new FeatureList(features.size);
  for (const { seat, move } of moves) {
    if (runner.countOptions(state, seat) > 1) {
      list.clear();
      const first = features.write(state, list);
      rows.add(list, { match, first, winners });
    }
    runner.play(state, seat, move as W['move']);
  }
}
