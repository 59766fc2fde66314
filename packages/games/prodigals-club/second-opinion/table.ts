import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { type CardId, cardRow, possession, type Trigger } from './cards.ts';

/** PC-8.1 The symbols. */
export const symbolIds = ['dog', 'horse', 'glass', 'house', 'mask'] as const;
/** PC-14.1 The columns of the ladder, from the left. */
export const columns = ['left', 'middle', 'right'] as const;
/** PC-14.1 From top to bottom. */
export const values: readonly number[] = [16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2];
/** PC-14.3 The markers of a player. */
export const markerIds = ['gentleman-1', 'gentleman-2', 'lady-1', 'lady-2'] as const;
/** PC-14.3 A marker of a player. */
export type MarkerId = (typeof markerIds)[number];
const boroughs: readonly string[] = ['mayfair', 'belgravia', 'chelsea', 'bloomsbury'];

/** PC-14.2 By row value, the symbols of the left, middle and right column. */
const symbolSpaces: Readonly<Record<string, readonly (string | undefined)[]>> = {
  12: [undefined, undefined, 'house'],
  10: [undefined, 'glass'],
  9: ['horse'],
  7: ['dog', undefined, 'mask'],
  6: [undefined, 'horse'],
  5: ['mask', undefined, 'house'],
  4: [undefined, 'dog', 'glass'],
  3: ['house', undefined, 'horse'],
  2: [undefined, 'mask'],
  1: ['glass', undefined, 'dog'],
};

/** Where a marker stands: column from the left, row from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** PC-12.2 A tile in a grid. */
export interface Placed {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** The pieces and cards of one player. */
export interface Player {
  unplaced: number;
  reserved: number | undefined;
  bonus: string | undefined;
  hand: CardId[];
  tableau: { readonly card: CardId; activated: boolean }[];
  /** White cards played this round. */
  whites: CardId[];
  votes: number;
  megaphones: number;
  grid: Placed[];
  /** PC-12.4 */
  earned: string[];
  markers: Record<MarkerId, Cell>;
  immune: boolean;
  pounds: number;
  possessions: string[];
}

/** The deal of a round, handed to the model, which checks it against the piles. */
export interface Round {
  readonly central: CardId;
  readonly bundles: ReadonlyMap<string, readonly CardId[]>;
  readonly circles: readonly string[];
  readonly offer: readonly string[];
  readonly dame: string | undefined;
}

/** Everything on the table. */
export interface Table {
  readonly seats: number;
  readonly mode: string;
  readonly players: readonly Player[];
  readonly deal: (round: number) => Round;
  round: number;
  order: Seat[];
  /** By space: the seats with an errand boy there. */
  boys: Map<string, Seat[]>;
  late: Seat | undefined;
  bonusLeft: string[];
  renaissance: { readonly seat: Seat; named: string[] } | undefined;
  centralCard: CardId | undefined;
  bundles: Map<string, CardId[]>;
  /** PC-6.6 bundle A, bundle B, and the two of Political circles. */
  circles: (string | undefined)[];
  dame: string | undefined;
  offer: string[];
  pointer: string | undefined;
  /** PC-18.12 White cards with an icon played earlier this turn. */
  offences: number;
}

/** The player on a seat. */
export function playerAt(table: Table, seat: Seat): Player {
  return at(table.players, seat);
}

/** PC-3.1 */
export function plays(table: Table, competition: string): boolean {
  return table.mode.includes(competition.slice(0, 1));
}

const competitionIds = ['election', 'society', 'possessions'] as const;
/** PC-3.1 The competitions in play. */
export function inPlay(table: Table): string[] {
  return competitionIds.filter((id) => plays(table, id));
}

/** PC-3.1 Whether three competitions are in play. */
export function hasThree(table: Table): boolean {
  return table.mode.length === 3;
}

/** The cell of a marker. */
export function cellOf(player: Player, marker: MarkerId): Cell {
  return player.markers[marker];
}

/** PC-14.1 The value of the row of a cell. */
export function rowValue({ row }: Cell): number {
  return at(values, row);
}

/** Whether a cell is on the board, and none of this player's markers in it. */
export function isFree(player: Player, { column, row }: Cell): boolean {
  const onBoard = column >= 0 && column < columns.length && row >= 0 && row < values.length;
  return onBoard && !markerIds.some((id) => sameCell(cellOf(player, id), { column, row }));
}

/** Whether two cells are the same. */
export function sameCell(one: Cell, other: Cell): boolean {
  return one.column === other.column && one.row === other.row;
}

/** PC-8.1 */
export function countSymbol(table: Table, seat: Seat, symbol: string): number {
  const player = playerAt(table, seat);
  const all = [...player.earned, ...player.possessions.map((id) => possession(id).symbol)];
  if (plays(table, 'society'))
    for (const id of markerIds) {
      const cell = cellOf(player, id);
      const here = symbolSpaces[rowValue(cell)]?.[cell.column];
      if (here !== undefined) all.push(here);
    }
  if (table.renaissance?.seat === seat) all.push(...table.renaissance.named);
  return all.filter((one) => one === symbol).length;
}

/** PC-9.6 The triggers of the black cards on the board, as they lie. */
export function triggersOf(player: Player): Trigger[] {
  return player.tableau.flatMap(({ card }) => cardRow(card).trigger ?? []);
}

/** PC-16.6 */
export function scoresOf(table: Table, seat: Seat): Record<string, number> {
  const { votes, markers, pounds, possessions } = playerAt(table, seat);
  const scores: Record<string, number> = {};
  if (plays(table, 'election')) scores.election = votes;
  if (plays(table, 'society'))
    scores.society = Object.values(markers).reduce((sum, cell) => sum + rowValue(cell), 0);
  if (plays(table, 'possessions'))
    scores.possessions = possessions.reduce((sum, id) => sum + possession(id).value + 3, pounds); // PC-11.10
  return scores;
}

/** PC-1.7 */
export function nextBorough(borough: string): string {
  const index = boroughs.indexOf(borough);
  return at(boroughs, (index + 1) % boroughs.length);
}
