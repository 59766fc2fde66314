import { areaIds } from './city.ts';
import { footAt, liesOnTable, type Table } from './table.ts';

/** Everything on the table, in the form that `engine.ts` gives the engine's position. */
export function positionOf(table: Table) {
  const { active, turn, trouble, buildings, gained, used, cardsOut, deck, discard, playing } = table;
  return {
    active,
    turn,
    areas: areaIds.map((area) => ({
      area,
      foot: footAt(table, area).map(String).sort(),
      trouble: trouble.has(area),
      building: buildings.get(area),
      cardOut: cardsOut.has(area),
      gainedNow: buildings.has(area) && !cardsOut.has(area) && gained.get(area) === turn,
      used: used.has(area),
    })),
    players: table.players.map(({ money, supply, hand, loans, stuck, personality }) => ({
      money,
      supply,
      hand: [...hand].sort(),
      loans: [...loans].sort(),
      stuck: [...stuck].sort(),
      personality,
    })),
    deck,
    discard: [...discard].sort(),
    playing: playing !== undefined && liesOnTable(table, playing) ? undefined : playing,
    laidAside: table.laidAside,
    eventPile: table.eventPile,
    eventsPlayed: table.eventsPlayed,
    unused: [...table.unused].sort(),
  };
}
