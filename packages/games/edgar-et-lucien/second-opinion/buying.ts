import type { Seat } from '@manigance/core';
import type { District } from './city.ts';
import { hasToken, isOpenToSeizure, playerAt, type Table } from './table.ts';
import { checkVictory } from './victory.ts';

/** EL-9.1, EL-20.11: by Lucien, or with *Carte Blanche* where Edgar stands. */
export function mayBuyFromCity(table: Table, seat: Seat, district: District | undefined): boolean {
  const { money, marks } = playerAt(table, seat);
  if (district === undefined || table.owner.has(district)) return false;
  return money >= 20_000 && hasToken(table, seat, marks.size);
}

/** EL-9.2, EL-20.2: by Lucien, or by *Influence Peddling* where Edgar stands. */
export function mayBuyFromPlayer(table: Table, seat: Seat, district: District | undefined): boolean {
  const { money, marks } = playerAt(table, seat);
  if (district === undefined || !isOpenToSeizure(table, seat, district)) return false;
  return money >= 30_000 && hasToken(table, seat, marks.size);
}

/** EL-9.4 One atomic change: 30k to the owner, or 20k to the city. */
export function buyDistrict(table: Table, seat: Seat, district: District | undefined): void {
  if (district === undefined) throw new TypeError('nothing is bought in no district');
  const owner = table.owner.get(district);
  if (owner === undefined) playerAt(table, seat).money -= 20_000;
  else {
    playerAt(table, seat).money -= 30_000;
    playerAt(table, owner).money += 30_000;
  }
  table.owner.set(district, seat);
  checkVictory(table, seat);
}
