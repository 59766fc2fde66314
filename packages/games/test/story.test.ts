import { readdirSync, readFileSync } from 'node:fs';
import { storyOf } from '@manigance/bots/story';
import { type MatchRecord, readRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { catalog } from '../index.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(catalog);
const each = test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const));
/** Every fifth record: enough to tell a judge from a guess. */
const step = 5;

function recordsOf(game: string): MatchRecord[] {
  const folder = new URL(`../../../records/${game}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .filter((_, at) => at % step === 0)
    .map((file) => readRecord(readFileSync(new URL(file, folder), 'utf8')));
}

each('%s: the same record gives the same story', ([game, { brain }]) => {
  const [record] = recordsOf(game);
  if (record === undefined) throw new RangeError(`no records of ${game}`);
  expect(storyOf(brain.game, brain, record)).toEqual(storyOf(brain.game, brain, record));
});

each('%s: every moment shares out one win, and every match has three turning points', ([game, { brain }]) => {
  for (const record of recordsOf(game)) {
    const { moments, points } = storyOf(brain.game, brain, record);
    for (const { chances } of moments) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(moments.at(-1)?.move).toBe(record.moves.length);
    expect(points).toHaveLength(3);
    for (const { from, peak, to } of points) {
      expect(peak).toBeGreaterThan(from);
      expect(peak).toBeLessThanOrEqual(to);
    }
  }
});

each(
  '%s: the chances of the later winner are better than a guess, more so near the end',
  ([game, { brain }]) => {
    const surprise = { guess: 0, first: 0, last: 0 };
    for (const record of recordsOf(game)) {
      const { moments } = storyOf(brain.game, brain, record);
      const winners = record.outcome?.winners ?? [];
      const at = (share: number) => {
        const { chances } = moments[Math.floor((moments.length - 1) * share)] as (typeof moments)[number];
        return -Math.log(winners.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0));
      };
      surprise.guess -= Math.log(winners.length / record.seats);
      surprise.first += at(0.5);
      surprise.last += at(0.9);
    }
    expect(surprise.last).toBeLessThan(surprise.first);
    expect(surprise.last).toBeLessThan(surprise.guess);
  },
);
