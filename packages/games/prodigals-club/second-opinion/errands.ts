import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, choose, given, type Move, type Play } from './asking.ts';
import { takeBonus } from './bonus.ts';
import { type SpaceRow, spaces } from './cards.ts';
import { takeCircle } from './circles.ts';
import { resolve } from './effects.ts';
import { readEffects } from './language.ts';
import { hasThree, playerAt, plays, type Table } from './table.ts';

type Boy = 'own' | 'late' | 'extra';

/** PC-13.2 */
const hydeParkMegaphones = [2, 2, 2, 3, 3] as const;

/** PC-7.1 */
export function* errands(table: Table): Play {
  while (table.players.some(({ unplaced }) => unplaced > 0)) {
    for (const seat of table.order) {
      const player = playerAt(table, seat);
      if (player.unplaced === 0) continue;
      const moves = sendings(table, seat, 'own');
      if (moves.length === 0)
        player.unplaced = 0; // PC-7.3
      else yield* send(table, seat, given(yield* choose(seat, 'errand', moves), 'space'), 'own');
    }
  }
  const { late } = table;
  if (late !== undefined) yield* sendOrDecline(table, late, 'late'); // PC-7.10
  table.late = undefined;
}

/** PC-10.9 */
export function* sendExtra(table: Table, seat: Seat): Play {
  yield* sendOrDecline(table, seat, 'extra');
}

function* sendOrDecline(table: Table, seat: Seat, boy: Boy): Play {
  const moves = [...sendings(table, seat, boy), { do: 'decline' }];
  const { space } = moves.length === 1 ? at(moves, 0) : yield* ask(seat, 'errand', moves);
  if (boy === 'late') table.late = undefined;
  if (space !== undefined) yield* send(table, seat, space, boy);
}

function sendings(table: Table, seat: Seat, boy: Boy): Move[] {
  return spaces
    .filter((space) => isLegal(table, seat, space, boy))
    .map(({ id }) => ({ do: 'send', space: id }));
}

/** PC-7.2 to PC-7.6 */
function isLegal(table: Table, seat: Seat, space: SpaceRow, boy: Boy): boolean {
  const { id, board, personal, least, most } = space;
  if (board !== 'central' && !plays(table, board)) return false;
  if (table.seats < least || table.seats > most) return false;
  const here = table.boys.get(id) ?? [];
  if (personal ? here.includes(seat) : here.length > 0) return false;
  const player = playerAt(table, seat);
  if (mustTransact(space) && player.possessions.length === 0) return false;
  if (id.startsWith('order-')) return player.reserved === undefined;
  if (id === 'central-card') {
    if (table.centralCard === undefined) return false;
    return hasThree(table) || (boy === 'own' && player.unplaced >= 2); // PC-7.10, PC-18.1, PC-18.21
  }
  return !/-any-[23]$/.test(id) || table.boys.has(id.replace(/\d$/, (digit) => `${Number(digit) - 1}`));
}

/** PC-7.4 */
function mustTransact({ board, text }: SpaceRow): boolean {
  return board === 'possessions' && /[Ss]ell|[Ss]wap/.test(text);
}

function* send(table: Table, seat: Seat, id: string, boy: Boy): Play {
  const player = playerAt(table, seat);
  if (boy === 'own') player.unplaced--;
  table.boys.set(id, [...(table.boys.get(id) ?? []), seat]);
  const place = /^order-(\d)$/.exec(id)?.[1];
  const bundle = /^(.*)-bundle-(.*)$/.exec(id);
  if (place !== undefined) {
    player.reserved = Number(place);
    return yield* takeBonus(table, seat);
  }
  if (bundle !== null) return yield* takeBundle(table, seat, bundle[1] ?? '', bundle[2] ?? '');
  switch (id) {
    case 'central-card':
      return takeCentralCard(table, seat, boy);
    case 'renaissance':
      table.renaissance = { seat, named: [] };
      return;
    case 'election-hyde-park':
      player.megaphones += at(hydeParkMegaphones, table.round - 1);
      return;
    case 'society-dame':
      player.immune = true;
      return;
    case 'election-circle':
      player.votes--;
      return yield* takeCircle(table, seat, [2, 3]);
    default:
      return yield* resolve(table, seat, readEffects(spaces.find((space) => space.id === id)?.text ?? ''));
  }
}

function takeCentralCard(table: Table, seat: Seat, boy: Boy): void {
  const player = playerAt(table, seat);
  if (table.centralCard !== undefined) player.hand.push(table.centralCard);
  table.centralCard = undefined;
  if (hasThree(table) || boy !== 'own') return;
  player.unplaced--;
  table.late = seat;
}

/** PC-7.7 */
function* takeBundle(table: Table, seat: Seat, board: string, which: string): Play {
  const player = playerAt(table, seat);
  const here = [...table.bundles.keys()].filter((id) => id.startsWith(board));
  const moves = here.map((bundle) => ({ do: 'takeBundle', bundle }));
  const id = which.startsWith('any')
    ? given(yield* choose(seat, 'bundle', moves), 'bundle')
    : `${board}-${which}`;
  player.hand.push(...(table.bundles.get(id) ?? []));
  table.bundles.delete(id);
  if (id === 'election-a' && table.round === 5) {
    player.votes--;
    player.megaphones++;
  }
  const place = ['election-a', 'election-b'].indexOf(id);
  if (place !== -1) yield* takeCircle(table, seat, [place]);
}
