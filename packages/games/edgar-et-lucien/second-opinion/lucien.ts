import type { Seat } from '@manigance/core';
import { gainPopularity, playerAt, type Table } from './table.ts';
import { takeCertificate, takeHeritage } from './taking.ts';
import { checkVictory, trulyMeets } from './victory.ts';
import { conditions, type LucienMove, type Move } from './words.ts';

/** EL-12 Lucien's actions in the Administration where he stands; for Political Support see EL-13. */
export function lucienAdministrationMoves(table: Table, seat: Seat): Move[] {
  const { lucien, marks, popularity, certified } = playerAt(table, seat);
  const place = lucien === undefined ? undefined : table.city.types.get(lucien);
  // EL-12.1, EL-0.7
  if (place === 'drunken_pig' && !marks.has('populist_speech') && popularity < 100)
    return [{ do: 'administration', action: 'populist_speech' }];
  // EL-12.2
  if (place === 'archives' && !marks.has('heritage_protection') && table.heritage !== seat)
    return [{ do: 'administration', action: 'heritage_protection' }];
  // EL-12.3, EL-15.3, EL-15.5
  if (place === 'central_bank' && !marks.has('certificate_acquisition') && !certified)
    return conditions
      .filter((id) => trulyMeets(table, seat, id) && table.certificates.get(id) !== seat)
      .map((certificate) => ({ do: 'administration', action: 'certificate_acquisition', certificate }));
  return [];
}

/** EL-12 Lucien's administration action is done. */
export function lucienAdministrates(table: Table, seat: Seat, move: LucienMove): void {
  const player = playerAt(table, seat);
  player.marks.add(move.action);
  if (move.action === 'populist_speech') gainPopularity(player, 50);
  if (move.action === 'heritage_protection') takeHeritage(table, seat);
  if (move.action === 'certificate_acquisition') takeCertificate(table, seat, move.certificate);
  checkVictory(table, seat);
}
