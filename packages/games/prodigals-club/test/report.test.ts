import { Runner, rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import type { PcEvent } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Mode } from '../rules/modes.ts';
import { addMatch, addReport, type Report, renderReport, startReport } from '../rules/report.ts';
import { closing } from './position.ts';

function reportOf(mode: Mode, seats: number, seeds: readonly number[]): Report {
  const report = startReport();
  const runner = new Runner(game);
  for (const seed of seeds) {
    const state = runner.start(seats, { mode }, rngFrom(seedFromNumber(seed)));
    const events: PcEvent[] = state.events.splice(0);
    for (let turn = 0; state.outcome === undefined; turn++) {
      const seat = runner.nextSeat(state);
      const options = runner.options(state, seat);
      runner.play(state, seat, options[(turn * 5 + seed) % options.length] as never);
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

/** A match of two that ends in the fifth round: 10 votes and £4 against 7 votes and £9. */
function ended(): Report {
  const { state } = closing({
    mode: 'ep',
    round: 5,
    players: [
      { votes: 9, pounds: 4, possessions: [] },
      { votes: 6, pounds: 9, possessions: [] },
    ],
  });
  const report = startReport();
  addMatch(report, state, [
    { type: 'opened', mode: 'ep', order: [1, 0] },
    { type: 'sent', seat: 0, space: 'election-vote', boy: 'own', boys: 1 },
    { type: 'sent', seat: 1, space: 'order-1', boy: 'own', boys: 1 },
    { type: 'sent', seat: 1, space: 'election-vote', boy: 'late', boys: 1 },
    { type: 'tookBonus', seat: 1, tile: 'bonus-sell' },
    { type: 'playedWhite', seat: 0, card: 'pub-crawl-early' },
    { type: 'pubCrawl', seat: 0, cards: ['pub-crawl-late', 'pub-crawl-late'] },
    { type: 'playedBlack', seat: 1, card: 'tory-tickler' },
    { type: 'activated', seat: 1, card: 'tory-tickler' },
    { type: 'triggered', seat: 0, card: 'libel-lawyer' },
    { type: 'actionsEnd', seat: 0 },
  ]);
  return report;
}
test('a report counts every use once, under its id', () => {
  const table = ended().tables['ep-2'];
  const counted = (counts: Readonly<Record<string, number>> = {}) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  expect(table).toMatchObject({ matches: 1, finalScores: 19, winnerScores: 9, winners: 1 });
  expect(table?.winsByStart).toEqual([1, 0]);
  expect(table?.byLastRound).toEqual([0, 0, 0, 0, 1]);
  expect(table?.byHow).toEqual({ lowest: 1 });
  expect(table?.scores).toEqual({ election: 17, society: 0, possessions: 13, 'last-will': 0 });
  expect(table?.decided).toEqual({ election: 1, society: 0, possessions: 1, 'last-will': 0 });
  expect(table?.decidedForWinner).toEqual({ election: 0, society: 0, possessions: 1, 'last-will': 0 });
  expect(counted(table?.spaces)).toEqual({ 'election-vote': 2, 'order-1': 1 });
  expect(counted(table?.bonusTiles)).toEqual({ 'bonus-sell': 1 });
  expect(counted(table?.played)).toEqual({ 'pub-crawl-early': 1, 'pub-crawl-late': 2, 'tory-tickler': 1 });
  expect(counted(table?.activated)).toEqual({ 'tory-tickler': 1 });
  expect(counted(table?.triggered)).toEqual({ 'libel-lawyer': 1 });
  expect(table?.spaces['order-2']).toBe(0);
  expect(table?.bonusTiles['bonus-votes']).toBe(0);
});

test('reports add up in any order', () => {
  const [one, other] = [reportOf('ep', 2, [1, 2]), reportOf('ep', 2, [3])];
  addReport(other, one);
  expect(other.tables).toEqual(reportOf('ep', 2, [3, 1, 2]).tables);
  addReport(other, reportOf('sp', 4, [5]));
  expect(Object.keys(other.tables)).toEqual(['ep-2', 'sp-4']);
});

test('a report is rendered as text, table by table', () => {
  const report = ended();
  addReport(report, ended());
  expect(renderReport(report).split('\n')).toEqual([
    'mode ep, 2 players, 2 matches',
    '  final score 9.5, of winners 9.0',
    '  by competition: election 8.5, possessions 6.5',
    '  sets the final score: election 50 %, possessions 50 %',
    '  of the winner: election 0 %, possessions 100 %',
    '  wins by start: 100 % / 0 %',
    '  last round: 1: 0 %, 2: 0 %, 3: 0 %, 4: 0 %, 5: 100 %',
    '  decided by: lowest 1.00',
    '  spaces per match: election-vote 2.00, order-1 1.00',
    '  bonus tiles per match: bonus-sell 1.00',
    '  cards played per match: pub-crawl-late 2.00, pub-crawl-early 1.00, tory-tickler 1.00',
    '  activated per match: tory-tickler 1.00',
    '  triggered per match: libel-lawyer 1.00',
  ]);
  addReport(report, reportOf('esp', 2, [1]));
  expect(renderReport(report)).toContain('\n\nmode esp, 2 players, 1 matches\n');
});
