import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { type CardId, cardRow } from './cards.ts';
import { type AreaId, areaIds, areaRow, type EventId, type PersonalityId } from './city.ts';
import type { Piece, Standing } from './words.ts';

/** The pieces and cards of one player. */
export interface Player {
  money: number;
  /** Minions not on the board. */
  supply: number;
  hand: CardId[];
  /** AM-9.7 */
  loans: CardId[];
  /** AM-9.8 */
  stuck: CardId[];
  personality: PersonalityId;
}

/** The results of chance, handed to the model, which checks them against the rules. */
export interface Chance {
  /** AM-2.5 to AM-2.8, AM-2.10 */
  dealt(): Deal;
  /** The next roll of the die. */
  roll(): number;
  /** AM-13.19 */
  recovered(): readonly CardId[];
  /** AM-13.48 */
  drawnBlind(): readonly CardId[];
  /** AM-13.32 */
  exchanged(): PersonalityId;
}

/** The results of the shuffles before the match. */
export interface Deal {
  /** The top card last. */
  readonly deck: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  readonly events: readonly EventId[];
  readonly personalities: readonly PersonalityId[];
  readonly unused: readonly PersonalityId[];
  readonly first: Seat;
}

/** Everything on the table. */
export interface Table {
  readonly seats: number;
  readonly chance: Chance;
  readonly players: readonly Player[];
  active: Seat;
  /** Counts the turns of all players, from 1. */
  turn: number;
  readonly foot: ReadonlyMap<AreaId, Piece[]>;
  readonly trouble: Set<AreaId>;
  readonly buildings: Map<AreaId, Seat>;
  /** AM-8.2 The turn in which the City Area card was gained. */
  readonly gained: Map<AreaId, number>;
  /** AM-8.1 Powers used this turn. */
  readonly used: Set<AreaId>;
  /** AM-10.10 */
  readonly cardsOut: Set<AreaId>;
  deck: CardId[];
  discard: CardId[];
  /** AM-5.8 */
  playing: CardId | undefined;
  /** AM-5.7 */
  readonly laidAside: CardId[];
  /** AM-9.5 Players who have blocked the scroll being resolved. */
  readonly spared: Set<Seat>;
  eventPile: EventId[];
  readonly eventsPlayed: EventId[];
  unused: PersonalityId[];
}

/** AM-2.2 to AM-2.4 */
export function newTable(seats: number, chance: Chance): Table {
  const deal = chance.dealt();
  const table: Table = {
    seats,
    chance,
    players: Array.from({ length: seats }, (_, seat) => ({
      money: 10,
      supply: 9,
      hand: [...at(deal.hands, seat)],
      loans: [],
      stuck: [],
      personality: at(deal.personalities, seat),
    })),
    active: deal.first,
    turn: 1,
    foot: new Map(areaIds.map((area) => [area, []])),
    trouble: new Set(['the-shades', 'the-scours', 'dolly-sisters']),
    buildings: new Map(),
    gained: new Map(),
    used: new Set(),
    cardsOut: new Set(),
    deck: [...deal.deck],
    discard: [],
    playing: undefined,
    laidAside: [],
    spared: new Set(),
    eventPile: [...deal.events],
    eventsPlayed: [],
    unused: [...deal.unused],
  };
  for (const area of table.trouble) for (let seat = 0; seat < seats; seat++) footAt(table, area).push(seat);
  return table;
}

/** The player on a seat. */
export function playerAt(table: Table, seat: Seat): Player {
  return at(table.players, seat);
}

/** The pieces on foot in an area. */
export function footAt(table: Table, area: AreaId): Piece[] {
  const pieces = table.foot.get(area);
  if (pieces === undefined) throw new RangeError(`there is no area ${area}`);
  return pieces;
}

/** Every piece on foot; pieces of the same kind in one area are interchangeable and named once. */
export function standing(table: Table): Standing[] {
  return areaIds.flatMap((area) => [...new Set(footAt(table, area))].map((piece) => ({ area, piece })));
}

/** Whether a piece is a minion. */
export function isMinion(piece: Piece): piece is Seat {
  return typeof piece === 'number';
}

/** Whether a player has a minion in an area. */
export function hasMinion(table: Table, seat: Seat, area: AreaId): boolean {
  return footAt(table, area).includes(seat);
}

/** The areas with a minion of this player. */
export function minionAreas(table: Table, seat: Seat): AreaId[] {
  return areaIds.filter((area) => hasMinion(table, seat, area));
}

/** How many minions a player has in an area. */
export function minionsIn(table: Table, seat: Seat, area: AreaId): number {
  return footAt(table, area).filter((piece) => piece === seat).length;
}

/** The areas with a building of this player. */
export function buildingsOf(table: Table, seat: Seat): AreaId[] {
  return areaIds.filter((area) => table.buildings.get(area) === seat);
}

/** Whether a demon is in an area. */
export function hasDemon(table: Table, area: AreaId): boolean {
  return footAt(table, area).includes('demon');
}

/** "Clockwise from the active player" begins with that player. */
export function clockwise(table: Table, from: Seat): Seat[] {
  return Array.from({ length: table.seats }, (_, step) => (from + step) % table.seats);
}

/** "Each other player, clockwise". */
export function others(table: Table, seat: Seat): Seat[] {
  return clockwise(table, seat).slice(1);
}

/** AM-8.1, AM-8.4, AM-10.10 The owner of the building holds the card, unless it is out of the game. */
export function holdsCityCard(table: Table, seat: Seat, area: AreaId): boolean {
  return table.buildings.get(area) === seat && !table.cardsOut.has(area);
}

/** AM-6.2.2 The price of a building in an area. */
export function costOf(area: AreaId): number {
  return areaRow(area).cost;
}

/** AM-13 Money changes hands: all they have, if it is less. */
export function giveMoney(table: Table, from: Seat, to: Seat, amount: number): void {
  const given = Math.min(amount, playerAt(table, from).money);
  playerAt(table, from).money -= given;
  playerAt(table, to).money += given;
}

/** A card leaves a hand. */
export function takeFromHand(table: Table, seat: Seat, card: CardId): void {
  const { hand } = playerAt(table, seat);
  const index = hand.indexOf(card);
  if (index === -1) throw new RangeError(`no ${card} in this hand`);
  hand.splice(index, 1);
}

/** A card goes from a hand to the discard pile. */
export function discardFrom(table: Table, seat: Seat, card: CardId): void {
  takeFromHand(table, seat, card);
  table.discard.push(card);
}

/** Whether a card is green. */
export function isGreen(card: CardId): boolean {
  return cardRow(card).colour === 'green';
}

/** AM-9.7, AM-9.8 */
export function liesOnTable(table: Table, card: CardId): boolean {
  return table.players.some(({ loans, stuck }) => loans.includes(card) || stuck.includes(card));
}
