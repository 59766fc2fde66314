import { Runner, rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import type { ClubEvent } from '../events.ts';
import { prodigalsClub } from '../index.ts';
import type { Mode } from '../modes.ts';
import { addMatch, addReport, type Report, renderReport, startReport } from '../report.ts';

function reportOf(mode: Mode, seats: number, seeds: readonly number[]): Report {
  const report = startReport();
  const runner = new Runner(prodigalsClub);
  for (const seed of seeds) {
    const state = runner.start(seats, { mode }, rngFrom(seedFromNumber(seed)));
    const events: ClubEvent[] = state.events.splice(0);
    for (let turn = 0; state.outcome === undefined; turn++) {
      const seat = runner.next(state);
      const options = runner.options(state, seat);
      runner.take(state, seat, options[(turn * 5 + seed) % options.length] as never);
      events.push(...state.events.splice(0));
    }
    addMatch(report, state, events);
  }
  return report;
}

test('a report counts matches, wins, rounds and uses', () => {
  const table = reportOf('es', 3, [1, 2, 3]).tables['es-3'];
  expect(table?.matches).toBe(3);
  expect(table?.winsByStart.reduce((sum, wins) => sum + wins)).toBe(table?.winners);
  expect(table?.byLastRound.reduce((sum, ended) => sum + ended)).toBe(3);
  expect(table?.decided.possessions).toBe(0);
  const sent = Object.values(table?.spaces ?? {}).reduce((sum, count) => sum + count);
  expect(sent).toBeGreaterThan(3 * 3 * 4 * 3);
  expect((table?.finalScores ?? 0) / 9).toBeGreaterThan((table?.winnerScores ?? 0) / (table?.winners ?? 1));
});

test('reports add up in any order', () => {
  const [one, other] = [reportOf('ep', 2, [1, 2]), reportOf('ep', 2, [3])];
  addReport(other, one);
  expect(other.tables).toEqual(reportOf('ep', 2, [3, 1, 2]).tables);
  addReport(other, reportOf('sp', 4, [5]));
  expect(Object.keys(other.tables)).toEqual(['ep-2', 'sp-4']);
});

test('a report is told as text, table by table', () => {
  const text = renderReport(reportOf('esp', 2, [1]));
  expect(text).toMatch(/^mode esp, 2 players, 1 matches\n {2}final score \d/);
  expect(text).toMatch(/spaces per match: .*election-vote/);
});
