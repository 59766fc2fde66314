import { type Seat, valueById } from '@manigance/core';
import { itemAt } from './arrays.ts';
import { type BonusId, bonusTiles, type SpaceId, spaces } from './board.ts';
import { competitionsIn, finalScore } from './competitions/index.ts';
import { plansFor } from './competitions/last-will/board.ts';
import { lastRound } from './constants.ts';
import { type CompetitionId, competitionIds } from './effects/language.ts';
import type { PcEvent } from './events.ts';
import { type HandCardId, handCardIds } from './hand-cards.ts';
import type { Mode } from './modes.ts';
import type { PcState } from './state.ts';

/** Balance figures of finished matches, by mode and number of players. Plain data that can be added. */
export interface Report {
  readonly tables: Record<string, TableReport>;
}

/** Figures of one mode with one number of players. */
export interface TableReport {
  readonly mode: Mode;
  readonly seats: number;
  matches: number;
  /** Sums over all players, and over the winners. */
  finalScores: number;
  winnerScores: number;
  winners: number;
  /** By place in the first turn order, or clockwise from the first player (LW-7.9); a shared victory counts for each of its winners. */
  readonly winsByStart: number[];
  /** Matches by the round they ended in, from the first to the fifth. */
  readonly byLastRound: number[];
  readonly byHow: Record<string, number>;
  /** Sums of all players' scores, and how often each competition was a player's, and the winner's, highest. */
  readonly scores: Record<CompetitionId, number>;
  readonly decided: Record<CompetitionId, number>;
  readonly decidedForWinner: Record<CompetitionId, number>;
  /** Errand boys sent there, cards played and activated, bonus tiles taken. */
  readonly spaces: Record<SpaceId, number>;
  readonly played: Record<HandCardId, number>;
  readonly activated: Record<HandCardId, number>;
  readonly triggered: Record<HandCardId, number>;
  readonly bonusTiles: Record<BonusId, number>;
  /** LW-7 Plans taken, by place. */
  readonly plans: number[];
}

/** A report without matches. */
export function startReport(): Report {
  return { tables: {} };
}

function startTable(mode: Mode, seats: number): TableReport {
  return {
    mode,
    seats,
    matches: 0,
    finalScores: 0,
    winnerScores: 0,
    winners: 0,
    winsByStart: new Array(seats).fill(0),
    byLastRound: new Array(lastRound).fill(0),
    byHow: {},
    scores: zeroes(competitionIds),
    decided: zeroes(competitionIds),
    decidedForWinner: zeroes(competitionIds),
    spaces: zeroes(spaces.map(({ id }) => id)),
    played: zeroes(handCardIds),
    activated: zeroes(handCardIds),
    triggered: zeroes(handCardIds),
    bonusTiles: zeroes(bonusTiles.map(({ id }) => id)),
    plans: plansFor(seats).map(() => 0),
  };
}

function zeroes<K extends string>(keys: readonly K[]): Record<K, number> {
  return { ...valueById(keys, () => 0) };
}

/** Adds a finished match: its last state and all its events, those of the set-up included. */
export function addMatch(report: Report, state: PcState, events: readonly PcEvent[]): void {
  const key = `${state.mode}-${state.seats}`;
  report.tables[key] ??= startTable(state.mode, state.seats);
  const table = report.tables[key];
  table.matches++;
  raise(table.byLastRound, state.round - 1);
  raise(table.byHow, state.outcome?.how ?? 'nothing');
  for (let seat = 0; seat < state.seats; seat++) addScores(table, state, seat);
  let firstOrder: readonly Seat[] = [];
  for (const event of events) {
    if (event.type === 'opened') firstOrder = event.order;
    else addEvent(table, event);
  }
  for (const seat of state.outcome?.winners ?? []) {
    table.winners++;
    table.winnerScores += finalScore(state, seat);
    raise(table.winsByStart, firstOrder.indexOf(seat));
    raise(table.decidedForWinner, highest(state, seat));
  }
}

function addScores(table: TableReport, state: PcState, seat: Seat): void {
  for (const { id, score } of competitionsIn(state)) table.scores[id] += score(state, seat);
  table.finalScores += finalScore(state, seat);
  raise(table.decided, highest(state, seat));
}

/** PC-1.2 The competition that sets the final score; of several, the first. */
function highest(state: PcState, seat: Seat): CompetitionId {
  const final = finalScore(state, seat);
  return itemAt(
    competitionsIn(state).filter(({ score }) => score(state, seat) === final),
    0,
  ).id;
}

function addEvent(table: TableReport, event: PcEvent): void {
  if (event.type === 'sent') raise(table.spaces, event.space);
  else if (event.type === 'playedWhite' || event.type === 'playedBlack') raise(table.played, event.card);
  else if (event.type === 'pubCrawl') for (const card of event.cards) raise(table.played, card);
  else if (event.type === 'activated') raise(table.activated, event.card);
  else if (event.type === 'triggered') raise(table.triggered, event.card);
  else if (event.type === 'tookBonus') raise(table.bonusTiles, event.tile);
  else if (event.type === 'planTaken') raise(table.plans, event.place - 1);
  else if (event.type === 'eventPlayed' || event.type === 'laid' || event.type === 'bought')
    raise(table.played, event.card);
  else if (event.type === 'used' || event.type === 'keptUp') raise(table.activated, event.card);
}

function raise<K extends string | number>(counts: Record<K, number>, key: K, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** Adds one report to another. */
export function addReport(sum: Report, part: Report): void {
  for (const [key, table] of Object.entries(part.tables)) {
    sum.tables[key] ??= startTable(table.mode, table.seats);
    addFigures(sum.tables[key] as unknown as Figures, table as unknown as Figures);
  }
}

type Figures = Record<string, number | string | Record<string, number>>;

function addFigures(sum: Figures, part: Figures): void {
  for (const [key, figure] of Object.entries(part)) {
    const own = sum[key];
    if (key === 'seats') continue;
    if (typeof figure === 'number') sum[key] = Number(own) + figure;
    else if (typeof figure === 'object') {
      for (const [name, count] of Object.entries(figure)) raise(own as Record<string, number>, name, count);
    }
  }
}

/** The report as text: results per table, then uses per match. */
export function renderReport(report: Report): string {
  return Object.values(report.tables).map(renderTable).join('\n\n');
}

function renderTable(table: TableReport): string {
  const { mode, seats, matches, winners } = table;
  const players = matches * seats;
  const inPlay = competitionIds.filter((id) =>
    competitionsIn({ mode }).some((competition) => competition.id === id),
  );
  return [
    `mode ${mode}, ${seats} players, ${matches} matches`,
    `  final score ${mean(table.finalScores, players)}, of winners ${mean(table.winnerScores, winners)}`,
    `  by competition: ${inPlay.map((id) => `${id} ${mean(table.scores[id], players)}`).join(', ')}`,
    `  sets the final score: ${inPlay.map((id) => `${id} ${share(table.decided[id], players)}`).join(', ')}`,
    `  of the winner: ${inPlay.map((id) => `${id} ${share(table.decidedForWinner[id], winners)}`).join(', ')}`,
    `  wins by start: ${table.winsByStart.map((wins) => share(wins, matches)).join(' / ')}`,
    `  last round: ${table.byLastRound.map((ended, index) => `${index + 1}: ${share(ended, matches)}`).join(', ')}`,
    `  decided by: ${used(table.byHow, matches)}`,
    `  spaces per match: ${used(table.spaces, matches)}`,
    `  bonus tiles per match: ${used(table.bonusTiles, matches)}`,
    ...(inPlay.includes('last-will')
      ? [`  plans per match: ${table.plans.map((taken) => (taken / matches).toFixed(2)).join(' / ')}`]
      : []),
    `  cards played per match: ${used(table.played, matches)}`,
    `  activated per match: ${used(table.activated, matches)}`,
    `  triggered per match: ${used(table.triggered, matches)}`,
  ].join('\n');
}

function mean(sum: number, of: number): string {
  return (of === 0 ? 0 : sum / of).toFixed(1);
}
function share(part: number, of: number): string {
  return `${(of === 0 ? 0 : (100 * part) / of).toFixed(0)} %`;
}
/** Uses per match, most used first, without unused ids. */
function used(counts: Readonly<Record<string, number>>, matches: number): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([id, count]) => `${id} ${(count / matches).toFixed(2)}`)
    .join(', ');
}
