import type { Seat } from '@manigance/core';
import { districtsOf, isProtected, type Player, type Table } from './table.ts';
import { fulfilled } from './victory.ts';

/** EL-26.4 Everything on the table, in the form that `engine.ts` gives the engine's position. */
export function positionOf(table: Table) {
  const { phase, period, turn, order, firstPlayer, governor, heritage, certificates } = table;
  const { owner, deck, discard, inPlay, auction, openMoney, city } = table;
  return {
    phase,
    period,
    turn,
    order,
    firstPlayer,
    governor,
    heritage,
    openMoney,
    certificates: Object.fromEntries(certificates),
    owner: Object.fromEntries(owner),
    protected: city.districts.filter((district) => isProtected(table, district)),
    deck,
    discard: [...discard].sort(),
    inPlay,
    auction: phase === 'over' ? undefined : auction, // nobody waits for a bid any more
    players: table.players.map((player, seat) =>
      player.gone ? { gone: true } : before(table, player, seat),
    ),
  };
}

function before(table: Table, player: Player, seat: Seat) {
  return {
    money: player.money,
    popularity: player.popularity,
    hand: [...player.hand].sort(),
    edgar: player.edgar,
    lucien: player.lucien,
    marks: [...player.marks].sort(),
    supply: Math.max(0, 16 - districtsOf(table, seat).length - player.marks.size), // EL-22.3
    acted: [...player.acted].sort(),
    certified: player.certified,
    programme: player.programme,
    fulfilled: fulfilled(table, seat),
    known: table.known
      .filter(({ loser }) => loser === seat)
      .map(({ holder, card }) => `${holder} ${card}`)
      .sort(),
    gone: false,
  };
}
