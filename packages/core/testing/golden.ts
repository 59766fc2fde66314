import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Vocabulary } from '../src/game.ts';
import { type FinishedRecord, readRecord, replay, verifyRecord } from '../src/record.ts';

/** Coverage that the golden records of a game must reach. */
export interface GoldenUse<W extends Vocabulary> {
  readonly folder: URL;
  /** The features that an event covers. */
  shows(event: W['event']): readonly string[];
  /** The features that the table and the outcome of a record cover. */
  frames(record: FinishedRecord): readonly string[];
  /** Every feature that some record must cover. */
  readonly wanted: readonly string[];
  /** How many records there are; a hundred by default. */
  readonly count?: number;
}

/** Registers tests: the recorded matches replay to the same hash, and together cover every feature. */
export function goldenRecords<W extends Vocabulary>(game: Game<W>, use: GoldenUse<W>): void {
  const records = readdirSync(use.folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readRecord(readFileSync(new URL(name, use.folder), 'utf8')) as FinishedRecord); // verified below

  const count = use.count ?? 100;
  test(`${count} recorded matches of ${game.id} replay to the same hash`, { timeout: 120_000 }, () => {
    expect(records.length).toBe(count);
    for (const record of records) verifyRecord(game, record);
  });

  test(`the recorded matches of ${game.id} show all there is`, { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    const see = (shown: readonly string[]) => {
      for (const one of shown) seen.add(one);
    };
    for (const record of records) {
      see(use.frames(record));
      replay(game, record, {
        after({ state }) {
          for (const event of state.events) see(use.shows(event));
        },
      });
    }
    expect(use.wanted.filter((one) => !seen.has(one))).toEqual([]);
  });
}
