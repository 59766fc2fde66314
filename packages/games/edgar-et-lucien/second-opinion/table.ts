import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { type City, cityFor, type District } from './city.ts';
import type { Action, Card, Condition, Programme } from './words.ts';

/** The pieces and cards of one player. */
export interface Player {
  money: number;
  popularity: number;
  hand: Card[];
  edgar: District | undefined;
  lucien: District | undefined;
  /** EL-10.2 */
  marks: Set<Action>;
  acted: Set<'edgar' | 'lucien'>;
  /** EL-15.5 */
  certified: boolean;
  programme: Programme | undefined;
  gone: boolean;
}

/** The results of chance, handed to the model, which checks them against the rules. */
export interface Chance {
  /** EL-3.3 */
  firstPlayer(): Seat;
  /** EL-3.1 The shuffled deck, the top card last. */
  deck(): readonly Card[];
  /** EL-22.4 The discard pile, shuffled; these cards were drawn just before. */
  reshuffled(drawn: readonly Card[]): readonly Card[];
  /** EL-20.7 */
  stolen(): Card;
}

/** EL-17.2 */
export interface Auction {
  readonly tied: readonly Seat[];
  readonly passed: Seat[];
  standing: { readonly seat: Seat; readonly amount: number } | undefined;
}

/** EL-26.4 Everything on the table. */
export interface Table {
  readonly seats: number;
  readonly openMoney: boolean;
  readonly city: City;
  readonly chance: Chance;
  readonly players: readonly Player[];
  phase: 'setup' | 'programme' | 'move' | 'act' | 'auction' | 'over';
  period: number;
  turn: number;
  order: Seat[];
  firstPlayer: Seat;
  governor: Seat | undefined;
  heritage: Seat | undefined;
  readonly certificates: Map<Condition, Seat>;
  /** Neutral districts are absent. */
  readonly owner: Map<District, Seat>;
  /** The top card last. */
  deck: Card[];
  discard: Card[];
  inPlay: Card | undefined;
  auction: Auction | undefined;
  /** EL-21.5 Cards lost by *Extortion*: who lost which, and who holds it. */
  known: { readonly loser: Seat; readonly holder: Seat; readonly card: Card }[];
}

/** EL-3.1, EL-3.2 */
export function newTable(
  seats: number,
  options: { readonly openMoney: boolean; readonly firstPlayer: string },
  chance: Chance,
): Table {
  const player = (): Player => ({
    money: 50_000,
    popularity: 50,
    hand: [],
    edgar: undefined,
    lucien: undefined,
    marks: new Set(),
    acted: new Set(),
    certified: false,
    programme: undefined,
    gone: false,
  });
  const table: Table = {
    seats,
    openMoney: options.openMoney,
    city: cityFor(seats),
    chance,
    players: Array.from({ length: seats }, player),
    phase: 'setup',
    period: 1,
    turn: 1,
    order: [],
    firstPlayer: options.firstPlayer === 'seat-0' ? 0 : chance.firstPlayer(), // EL-3.3
    governor: undefined,
    heritage: undefined,
    certificates: new Map(),
    owner: new Map(),
    deck: [...chance.deck()],
    discard: [],
    inPlay: undefined,
    auction: undefined,
    known: [],
  };
  table.order = clockwise(table, table.firstPlayer);
  return table;
}

/** The player on a seat. */
export function playerAt(table: Table, seat: Seat): Player {
  return at(table.players, seat);
}

/** EL-0.3, EL-24.2 The players still in the game, this seat first, then to the left. */
export function clockwise(table: Table, from: Seat): Seat[] {
  return Array.from({ length: table.seats }, (_, step) => (from + step) % table.seats).filter(
    (seat) => !playerAt(table, seat).gone,
  );
}

/** EL-0.6, EL-0.9 */
export function opponents(table: Table, seat: Seat): Seat[] {
  return clockwise(table, seat).filter((other) => other !== seat);
}

/** EL-24.2 The next player still in the game. */
export function leftNeighbour(table: Table, seat: Seat): Seat {
  return at(opponents(table, seat), 0);
}

/** EL-14.1 In the order of their ids. */
export function districtsOf(table: Table, seat: Seat): District[] {
  return table.city.districts.filter((district) => table.owner.get(district) === seat);
}

/** EL-14.1 Districts without a token. */
export function neutralDistricts(table: Table): District[] {
  return table.city.districts.filter((district) => !table.owner.has(district));
}

/** EL-14.4 */
export function isProtected(table: Table, district: District): boolean {
  const owner = table.owner.get(district);
  return owner !== undefined && owner === table.heritage;
}

/** EL-14.5 Districts an opponent's Lucien could buy, or a requisition take. */
export function isOpenToSeizure(table: Table, seat: Seat, district: District): boolean {
  const owner = table.owner.get(district);
  return owner !== undefined && owner !== seat && !isProtected(table, district);
}

/** EL-22.3 `marks`: those from before the current action. */
export function hasToken(table: Table, seat: Seat, marks: number): boolean {
  return districtsOf(table, seat).length + marks < 16;
}

/** EL-22.1 */
export function gainPopularity(player: Player, points: number): void {
  player.popularity = Math.min(100, player.popularity + points);
}
/** EL-22.1 Never below 0. */
export function losePopularity(player: Player, points: number): void {
  player.popularity = Math.max(0, player.popularity - points);
}

/** A hand without one copy of this card. */
export function withoutOne(hand: readonly Card[], card: Card): Card[] {
  const index = hand.indexOf(card);
  if (index === -1) throw new RangeError(`no ${card} in this hand`);
  return hand.toSpliced(index, 1);
}
