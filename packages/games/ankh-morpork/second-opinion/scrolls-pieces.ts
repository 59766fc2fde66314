import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { choose, chooseVictim, given, type Play } from './asking.ts';
import type { CardId } from './cards.ts';
import { type AreaId, areaIds, areaRow } from './city.ts';
import { enter, leave, move as movePiece } from './pieces.ts';
import { chooseTarget, gain, takeFromPlayer } from './scrolls-money.ts';
import {
  clockwise,
  footAt,
  giveMoney,
  isMinion,
  minionAreas,
  others,
  playerAt,
  standing,
  type Table,
} from './table.ts';
import { blocks, minionWindow, type Threat, threatenRemoval } from './windows.ts';
import type { Move, Standing } from './words.ts';

/** AM-6.3.1 */
export function inTroubleNotOf(table: Table, seat: Seat): Standing[] {
  return standing(table).filter(({ area, piece }) => table.trouble.has(area) && piece !== seat);
}

/** The areas with a piece on foot. */
export function occupied(table: Table): AreaId[] {
  return areaIds.filter((area) => footAt(table, area).length > 0);
}

function named(name: string, pieces: readonly Standing[]): Move[] {
  return pieces.map(({ area, piece }) => ({ do: name, area, piece }));
}

function removalBy(seat: Seat): Threat {
  return { kind: 'removal', by: 'scroll', cause: seat };
}

/** AM-13.6 */
export function* moveOther(table: Table, seat: Seat): Play {
  const moves = standing(table)
    .filter(({ piece }) => piece !== seat)
    .flatMap(({ area, piece }) => areaRow(area).next.map((to) => ({ do: 'move', area, piece, to })));
  const move = yield* choose(seat, 'moveOther', moves);
  const piece = given(move, 'piece');
  const threat: Threat = { kind: 'move', by: 'scroll', cause: seat };
  if (isMinion(piece) && (yield* minionWindow(table, piece, threat)) !== 'passed') return;
  movePiece(table, given(move, 'area'), piece, given(move, 'to'));
}

/** AM-13.8 */
export function* dibbler(table: Table, seat: Seat): Play {
  const roll = table.chance.roll();
  if (roll >= 7) gain(table, seat, 4);
  if (roll !== 1) return;
  const moves = ownRemovals(table, seat);
  if (playerAt(table, seat).money >= 2) moves.push({ do: 'pay' });
  if (moves.length === 0) return;
  const move = yield* choose(seat, 'payOrRemoveOwn', moves);
  if (move.do === 'pay') gain(table, seat, -2);
  else yield* threatenRemoval(table, { area: given(move, 'area'), piece: seat }, removalBy(seat));
}

function ownRemovals(table: Table, seat: Seat): Move[] {
  return minionAreas(table, seat).map((area) => ({ do: 'remove', area, piece: seat }));
}

/** AM-13.9, AM-13.10 On a 1. `threat`: also for The Auditors. */
function* removeOwn(table: Table, seat: Seat, threat: Threat): Play {
  const moves = ownRemovals(table, seat);
  if (moves.length === 0) return;
  yield* threatenRemoval(table, yield* chooseVictim(seat, moves, 'removeOwn'), threat);
}

/** AM-13.9 */
export function* hereNNow(table: Table, seat: Seat): Play {
  const roll = table.chance.roll();
  if (roll >= 7) yield* takeFromPlayer(table, seat, 3);
  if (roll === 1) yield* removeOwn(table, seat, removalBy(seat));
}

/** AM-13.10 */
export function* errol(table: Table, seat: Seat): Play {
  const roll = table.chance.roll();
  if (roll === 1) yield* removeOwn(table, seat, removalBy(seat));
  const targets = standing(table).filter(({ area }) => table.trouble.has(area));
  if (roll < 7 || targets.length === 0) return;
  yield* threatenRemoval(table, yield* chooseVictim(seat, named('remove', targets)), removalBy(seat));
}

/** AM-13.30 */
export function ownMoves(table: Table, seat: Seat, card: CardId): Move[] {
  const rincewind = card === 'rincewind';
  return minionAreas(table, seat)
    .filter((area) => !rincewind || table.trouble.has(area))
    .flatMap((area) => {
      const targets = rincewind ? areaRow(area).next : areaIds.filter((to) => to !== area);
      return targets.map((to) => ({ do: 'move', area, piece: seat, to }));
    });
}

export function* moveOwn(table: Table, seat: Seat, moves: readonly Move[], payee?: Seat): Play {
  const move = yield* choose(seat, 'moveOwn', moves);
  if (payee !== undefined) giveMoney(table, seat, payee, 2);
  movePiece(table, given(move, 'area'), seat, given(move, 'to'));
}

/** AM-13.31 */
export function* payThenMoveOwn(table: Table, seat: Seat): Play {
  const payee = yield* chooseTarget(table, seat);
  yield* moveOwn(table, seat, ownMoves(table, seat, 'hobsons-livery-stable'), payee);
}

/** AM-13.33 */
export function* payToForceRemoval(table: Table, seat: Seat): Play {
  const payee = yield* chooseTarget(table, seat);
  if (yield* blocks(table, payee)) return;
  giveMoney(table, seat, payee, 2);
  const victim = yield* chooseVictim(payee, named('remove', inTroubleNotOf(table, seat)));
  const afterScrollWindow = victim.piece === payee;
  yield* threatenRemoval(table, victim, { ...removalBy(seat), afterScrollWindow });
}

/** AM-13.34 */
export function* removeInUnrealEstate(table: Table, seat: Seat): Play {
  const targets = standing(table).filter(({ area }) => area === 'unreal-estate');
  yield* threatenRemoval(table, yield* chooseVictim(seat, named('remove', targets)), removalBy(seat));
}

/** AM-13.35 The $2 is paid after the window, not to a player who has blocked (AM-9.5). */
export function* payThenAssassinate(table: Table, seat: Seat): Play {
  const payee = yield* chooseTarget(table, seat);
  const victim = yield* chooseVictim(seat, named('remove', inTroubleNotOf(table, seat)), 'chooseHit');
  yield* threatenRemoval(table, victim, removalBy(seat), (answered) => {
    if (answered !== 'blocked' || victim.piece !== payee) giveMoney(table, seat, payee, 2);
  });
}

/** AM-13.36, AM-7.5 */
export function* swapMinions(table: Table, seat: Seat): Play {
  const one = yield* chooseVictim(seat, named('choose', standing(table)), 'swapFirst');
  const rest = standing(table).filter(({ area }) => area !== one.area);
  const two = yield* chooseVictim(seat, named('choose', rest), 'swapSecond');
  const threat: Threat = { kind: 'move', by: 'scroll', cause: seat };
  for (const owner of clockwise(table, table.active)) {
    if (owner === seat || (one.piece !== owner && two.piece !== owner)) continue;
    if ((yield* minionWindow(table, owner, threat)) !== 'passed') return;
  }
  leave(table, one.area, one.piece);
  leave(table, two.area, two.piece);
  enter(table, two.area, one.piece);
  enter(table, one.area, two.piece);
}

/** AM-13.38, AM-9.5 */
export function* carcer(table: Table, seat: Seat): Play {
  const rolled = [table.chance.roll(), table.chance.roll()].map((roll) => at(areaIds, roll - 1));
  while (rolled.length > 0) {
    const targets = standing(table).filter(
      ({ area, piece }) => rolled.includes(area) && !(isMinion(piece) && table.spared.has(piece)),
    );
    if (targets.length === 0) return;
    const victim = yield* chooseVictim(seat, named('remove', targets), 'carcerPick');
    rolled.splice(rolled.indexOf(victim.area), 1);
    yield* threatenRemoval(table, victim, removalBy(seat));
  }
}

/** AM-13.40 */
export function* auditors(table: Table, seat: Seat): Play {
  for (const rival of others(table, seat)) {
    if (minionAreas(table, rival).length === 0) continue;
    if (yield* blocks(table, rival)) continue;
    yield* removeOwn(table, rival, { ...removalBy(seat), afterScrollWindow: true });
  }
}
