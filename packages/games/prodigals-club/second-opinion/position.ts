import type { CardId } from './cards.ts';
import {
  columns,
  countSymbol,
  markerIds,
  type Player,
  plays,
  rowValue,
  symbolIds,
  type Table,
} from './table.ts';

/** Everything on the table but the order of the piles, in the form that `engine.ts` gives the engine's position. */
export function positionOf(table: Table) {
  const { round, order, boys, late, bonusLeft, renaissance, centralCard, bundles, circles } = table;
  return {
    round,
    order,
    boys: Object.fromEntries([...boys].map(([space, seats]) => [space, [...new Set(seats)].sort()])),
    late,
    bonusLeft: [...bonusLeft].sort(),
    renaissance: renaissance && { seat: renaissance.seat, named: [...renaissance.named].sort() },
    centralCard,
    bundles: Object.fromEntries([...bundles].map(([id, cards]) => [id, sorted(cards)])),
    circles: circles.flatMap((tile) => tile ?? []).sort(),
    dame: table.dame,
    offer: table.offer,
    pointer: table.pointer,
    offences: table.offences,
    players: table.players.map((player, seat) => before(table, player, seat)),
  };
}

function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort();
}

function before(table: Table, player: Player, seat: number) {
  const { unplaced, reserved, bonus, hand, tableau, whites, votes, megaphones, grid, markers } = player;
  const { immune, pounds, possessions } = player;
  const cells = markerIds.map((id) => `${id} ${columns[markers[id].column]} ${rowValue(markers[id])}`);
  return {
    unplaced,
    reserved,
    bonus,
    hand: sorted(hand),
    tableau: tableau.map(({ card, activated }) => `${card} ${activated}`).sort(),
    whites: sorted(whites),
    symbols: Object.fromEntries(symbolIds.map((symbol) => [symbol, countSymbol(table, seat, symbol)])),
    election: plays(table, 'election') ? { votes, megaphones, grid } : undefined,
    society: plays(table, 'society') ? { cells, immune } : undefined,
    possessions: plays(table, 'possessions') ? { pounds, tiles: [...possessions].sort() } : undefined,
  };
}
