import type { BoardId } from './board.ts';

/** EL-1.2, EL-22.3 Of each colour, for the districts and the aid together. */
export const influenceTokens = 16;

/** EL-0.1 Money comes in notes of this many Cogs. */
export const note = 10_000;
/** EL-3.2 */
export const startMoney = 50_000;
/** EL-3.2 */
export const startPopularity = 50;
/** EL-0.2, EL-22.1 */
export const popularityMax = 100;

/** EL-20.10 Points of popularity that one note buys. */
export const pointsPerNote = 10;
/** EL-20.10 Steps that take popularity from one end to the other. */
export const mostSteps = popularityMax / pointsPerNote;

/** EL-4.1 */
export const turnsPerPeriod = 4;
/** EL-24.1 The guard: no match goes on after this period. */
export const lastPeriod = 12;

/** EL-9.1 */
export const cityPrice = 20_000;
/** EL-9.2 */
export const playerPrice = 30_000;

/** EL-10.3 */
export const edgarCost = 20;
/** EL-13.3 In place of Edgar's own cost. */
export const supportedCost = 30;
/** EL-11.1 Twice as many when supported (EL-13.5). */
export const cardsDrawn = 2;
/** EL-11.3 Twice as much when supported (EL-13.5). */
export const heistMoney = 50_000;
/** EL-12.1 */
export const speechPopularity = 50;

/** EL-16.1 Per Ivory district. */
export const ivoryTax = 20;
/** EL-16.1 Per Steel district. */
export const steelTax = 20_000;

/** EL-19.1 */
export const conditionsToWin = 3;
/** EL-19.2 */
export const dandyMoney = 150_000;

/** Board and thresholds for a number of seats. */
export interface Thresholds {
  readonly board: BoardId;
  readonly districts: number;
  readonly administrations: number;
}

/** EL-1.1, EL-19.2 By number of seats; players who leave change nothing (EL-24.2). */
export const thresholds: Readonly<Record<number, Thresholds>> = {
  2: { board: 'A', districts: 7, administrations: 3 },
  3: { board: 'A', districts: 6, administrations: 3 },
  4: { board: 'B', districts: 7, administrations: 2 },
};

/** EL-1.5 The notes in the box, the largest first. Their number does not matter: the bank never runs out (EL-22.2). */
export const noteValues = [50_000, note] as const;
