import type { AreaId } from './board.ts';

/** AM-1.1 One for each colour. */
export const mostPlayers = 4;

/** AM-1.1 Of each colour. */
export const minionsPerPlayer = 12;
/** AM-1.1 Of each colour. */
export const buildingsPerPlayer = 6;

/** AM-1.1 */
export const demonCount = 4;
/** AM-1.1 */
export const trollCount = 3;
/** AM-1.1 One side for each area (AM-1.4). */
export const dieSides = 12;

/** AM-2.2, AM-2.3 Each starts with one minion of every player and a trouble marker. */
export const setupAreas = ['the-shades', 'the-scours', 'dolly-sisters'] as const satisfies readonly AreaId[];

/** AM-2.4 In dollars. */
export const startMoney = 10;

/** AM-2.8, AM-4.3 Dealt at the start, and drawn up to at the end of a turn. */
export const handSize = 5;

/** AM-10.2 Rolls that name the flooded areas. */
export const floodRolls = 2;

/** AM-11.6 The amount each loan takes off net worth. Its other figures are on the loan cards. */
export const loanNetWorthPenalty = 12;

/** AM-12.4 For each minion on the board at the end. */
export const minionPoints = 5;
