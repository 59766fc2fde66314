import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, choose, chooseVictim, given, type Play } from './asking.ts';
import { type AreaId, areAdjacent, areaIds } from './city.ts';
import { dragon } from './dragon.ts';
import { flood } from './flood.ts';
import { enter, loseBuilding } from './pieces.ts';
import { buildingsOf, clockwise, footAt, hasMinion, holdsCityCard, playerAt, type Table } from './table.ts';
import { endByPoints, endIfExhausted } from './victory.ts';
import { smallGodsUsable, threatenRemoval } from './windows.ts';

/** AM-6.7, AM-10 */
export function* randomEvent(table: Table, seat: Seat): Play {
  const event = table.eventPile.pop();
  if (event === undefined) return;
  table.eventsPlayed.push(event);
  switch (event) {
    case 'the-dragon':
      return yield* dragon(table, rolledArea(table));
    case 'flood':
      return yield* flood(table, [rolledArea(table), rolledArea(table)]);
    case 'fire':
      return yield* fire(table);
    case 'fog':
      return fog(table);
    case 'riots':
      if (table.trouble.size >= 8) endByPoints(table, 'riots'); // AM-10.5
      return;
    case 'explosion':
      return yield* destroyBuildings(table, [rolledArea(table)]);
    case 'earthquake':
      return yield* destroyBuildings(table, [rolledArea(table), rolledArea(table)]);
    case 'mysterious-murders':
      return yield* murders(table, seat);
    case 'demons':
      return yield* arrivals(table, 'demon', 4);
    case 'trolls':
      return yield* arrivals(table, 'troll', 3);
    case 'subsidence':
      return yield* subsidence(table, seat);
    case 'bloody-stupid-johnson':
      return yield* johnson(table);
  }
}

/** AM-10.0 */
function rolledArea(table: Table): AreaId {
  return at(areaIds, table.chance.roll() - 1);
}

/** AM-10.3 */
function* fire(table: Table): Play {
  let area = rolledArea(table);
  while (table.buildings.has(area)) {
    yield* destroyBuildings(table, [area]);
    const next = rolledArea(table);
    if (!areAdjacent(area, next)) return;
    area = next;
  }
}

/** AM-10.4 */
function fog(table: Table): void {
  for (let count = 0; count < 5; count++) {
    const card = table.deck.pop();
    if (card !== undefined) table.discard.push(card);
  }
  endIfExhausted(table);
}

/** AM-10.6, AM-10.12 A double counts once; nothing is removed before everybody has settled (AM-10.13). */
function* destroyBuildings(table: Table, rolled: readonly AreaId[]): Play {
  const hit = areaIds.filter((area) => rolled.includes(area) && table.buildings.has(area));
  const saved = new Set<AreaId>();
  for (const owner of clockwise(table, table.active)) {
    for (;;) {
      const open = hit.filter((area) => table.buildings.get(area) === owner && !saved.has(area));
      if (open.length === 0 || !smallGodsUsable(table, owner)) break;
      const moves = open.map((area) => ({ do: 'godsAt', area }));
      const { area } = yield* ask(owner, 'saveBuilding', [...moves, { do: 'stop' }]);
      if (area === undefined) break;
      playerAt(table, owner).money -= 3;
      saved.add(area);
    }
  }
  for (const area of hit) if (!saved.has(area)) loseBuilding(table, area);
}

/** AM-10.7 */
function* murders(table: Table, seat: Seat): Play {
  for (const murderer of clockwise(table, seat)) {
    const area = rolledArea(table);
    const pieces = [...new Set(footAt(table, area))];
    if (pieces.length === 0) continue;
    const moves = pieces.map((piece) => ({ do: 'remove', area, piece }));
    const victim = yield* chooseVictim(murderer, moves, 'murderChoice');
    yield* threatenRemoval(table, victim, { kind: 'removal', by: 'event', cause: murderer });
  }
}

/** AM-10.8, AM-10.11 Rolled and placed one at a time. */
function* arrivals(table: Table, piece: 'demon' | 'troll', count: number): Play {
  for (let left = count; left > 0; left--) {
    const area = rolledArea(table);
    if (yield* keptOut(table, area)) continue;
    enter(table, area, piece);
    if (piece === 'demon') table.trouble.add(area);
  }
}

/** AM-8.6 $3 stops it where the owner of Small Gods has a minion or a building. */
function* keptOut(table: Table, area: AreaId): Play<boolean> {
  const owner = table.buildings.get('small-gods');
  if (owner === undefined || !smallGodsUsable(table, owner)) return false;
  if (!hasMinion(table, owner, area) && table.buildings.get(area) !== owner) return false;
  const move = yield* ask(owner, 'stopArrival', [{ do: 'gods' }, { do: 'pass' }]);
  if (move.do === 'gods') playerAt(table, owner).money -= 3;
  return move.do === 'gods';
}

/** AM-10.9 */
function* subsidence(table: Table, seat: Seat): Play {
  for (const owner of clockwise(table, seat)) {
    const player = playerAt(table, owner);
    const buildings = buildingsOf(table, owner).length;
    const paid = Math.min(buildings, Math.floor(player.money / 2));
    player.money -= 2 * paid;
    if (paid === 0)
      for (const area of buildingsOf(table, owner)) loseBuilding(table, area); // no choice
    else
      for (let left = buildings - paid; left > 0; left--) {
        const moves = buildingsOf(table, owner).map((area) => ({ do: 'demolish', area }));
        loseBuilding(table, given(yield* choose(owner, 'loseOneBuilding', moves), 'area'));
      }
  }
}

/** AM-10.10 */
function* johnson(table: Table): Play {
  const area = rolledArea(table);
  const holder = table.buildings.get(area);
  if (holder === undefined || !holdsCityCard(table, holder, area)) return;
  if (hasMinion(table, holder, area)) {
    const threat = { kind: 'removal', by: 'event', cause: undefined } as const;
    yield* threatenRemoval(table, { area, piece: holder }, threat);
  }
  if (smallGodsUsable(table, holder)) {
    const move = yield* ask(holder, 'saveCityCard', [{ do: 'gods' }, { do: 'pass' }]);
    if (move.do === 'gods') {
      playerAt(table, holder).money -= 3;
      return;
    }
  }
  table.cardsOut.add(area);
}
