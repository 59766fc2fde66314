import type { Seat } from '@manigance/core';
import { administrate, administrationMoves } from './administration.ts';
import { ask, type Play } from './asking.ts';
import { buyDistrict, mayBuyFromCity, mayBuyFromPlayer } from './buying.ts';
import { lucienAdministrates, lucienAdministrationMoves } from './lucien.ts';
import { playScheme, schemeMoves } from './schemes.ts';
import { opponents, playerAt, type Table } from './table.ts';
import { checkVictory } from './victory.ts';
import type { Move } from './words.ts';

/** EL-7.9 A player is asked until he passes, also when passing is all he can do. */
export function* actionTurn(table: Table, seat: Seat): Play {
  for (;;) {
    const move = yield* ask(table, seat, 'act', () => actions(table, seat));
    if (move === undefined || move.do === 'pass') return;
    yield* act(table, seat, move);
    // EL-8.2.3 The effect is finished, or has ended with the player (EL-24.4).
    if (table.inPlay !== undefined) table.discard.push(table.inPlay);
    table.inPlay = undefined;
  }
}

/** EL-7.1, EL-7.3 */
function actions(table: Table, seat: Seat): Move[] {
  const { acted } = playerAt(table, seat);
  const moves: Move[] = [{ do: 'pass' }];
  if (!acted.has('edgar')) {
    moves.push(...robberies(table, seat), ...schemeMoves(table, seat));
    moves.push(...administrationMoves(table, seat));
  }
  if (!acted.has('lucien')) {
    if (mayBuyFromCity(table, seat, playerAt(table, seat).lucien)) moves.push({ do: 'buyCity' });
    if (mayBuyFromPlayer(table, seat, playerAt(table, seat).lucien)) moves.push({ do: 'buyPlayer' });
    moves.push(...lucienAdministrationMoves(table, seat));
  }
  return moves;
}

function* act(table: Table, seat: Seat, move: Move): Play {
  const { acted, lucien } = playerAt(table, seat);
  switch (move.do) {
    case 'rob':
      acted.add('edgar');
      return rob(table, seat, move.victim);
    case 'playScheme':
      acted.add('edgar');
      return yield* playScheme(table, seat, move);
    case 'buyCity':
    case 'buyPlayer':
      acted.add('lucien');
      return buyDistrict(table, seat, lucien);
    case 'supported':
      acted.add('edgar').add('lucien'); // EL-13.2
      return yield* administrate(table, seat, move, { supported: true, byCard: move.viaCard === true });
    case 'administration':
      if (isLuciens(move)) {
        acted.add('lucien');
        return lucienAdministrates(table, seat, move);
      }
      acted.add('edgar');
      return yield* administrate(table, seat, move, { supported: false, byCard: false });
    default:
      throw new TypeError(`${move.do} is no action`);
  }
}

type Administration = Extract<Move, { do: 'administration' }>;
type Luciens = Parameters<typeof lucienAdministrates>[2];
function isLuciens(move: Administration): move is Luciens {
  return ['populist_speech', 'heritage_protection', 'certificate_acquisition'].includes(move.action);
}

/** EL-8.1.1, EL-8.1.2 */
function robberies(table: Table, seat: Seat): Move[] {
  const { edgar } = playerAt(table, seat);
  return opponents(table, seat)
    .filter((victim) => {
      const target = playerAt(table, victim);
      return target.lucien === edgar && target.edgar !== target.lucien;
    })
    .map((victim) => ({ do: 'rob', victim }));
}

/** EL-8.1.3 */
function rob(table: Table, seat: Seat, victim: Seat): void {
  const amount = Math.ceil(playerAt(table, victim).money / 2 / 10_000) * 10_000;
  playerAt(table, victim).money -= amount;
  playerAt(table, seat).money += amount;
  checkVictory(table, seat);
}
