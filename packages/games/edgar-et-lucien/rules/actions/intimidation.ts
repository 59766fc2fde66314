import { type MoveList, push, type Reason, type Seat, tell } from '@manigance/core';
import { loseControl } from '../control.ts';
import { itemAt, numberAt } from '../lists.ts';
import type { TargetMoves } from '../moves.ts';
import { pairOf } from '../moves.ts';
import type { District } from '../plan.ts';
import { districtId, districtNumber } from '../plan.ts';
import { nobody, opponentsClockwise, soleOpponent } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState, Targets } from '../state.ts';

const notTheirs: ElReason = { rule: 'EL-11.2.2', code: 'not-theirs' };
const notYourself: ElReason = { rule: 'EL-11.2.1', code: 'not-yourself' };
const nothingToLose: ElReason = { rule: 'EL-11.2.4', code: 'nothing-to-lose' };

/** EL-11.2 Two opponents to name, or a district of the only one. */
export function offerIntimidation(
  state: ElState,
  seat: Seat,
  moves: TargetMoves,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  const sole = soleOpponent(state, seat);
  if (sole === nobody) offerPairs(state, seat, moves, list, bar);
  else offerDistricts(state, sole, moves, list, bar);
}

/** EL-11.2.2 */
function offerDistricts(
  state: ElState,
  opponent: Seat,
  moves: TargetMoves,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  for (let district = 0; district < state.owner.length; district++) {
    const theirs = state.owner[district] === opponent;
    list.offerUnless(itemAt(moves.intimidateDistrict, district), bar ?? (theirs ? undefined : notTheirs));
  }
}

/** EL-11.2.1 */
function offerPairs(
  state: ElState,
  seat: Seat,
  moves: TargetMoves,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  for (let one = 0; one < state.seats; one++) {
    if (state.gone[one] === 1) continue;
    for (let other = one + 1; other < state.seats; other++) {
      if (state.gone[other] === 1) continue;
      list.offerUnless(
        itemAt(moves.intimidatePlayers, pairOf(one, other)),
        bar ?? pairBar(state, seat, one, other),
      );
    }
  }
}

function pairBar(state: ElState, seat: Seat, one: Seat, other: Seat): Reason | undefined {
  if (one === seat || other === seat) return notYourself;
  return state.districts[one] === 0 && state.districts[other] === 0 ? nothingToLose : undefined;
}

/** One launch: the named opponents are asked clockwise from the active player, or the district is freed at once. */
export function intimidate(draft: Draft, seat: Seat, target: Targets): void {
  if ('district' in target) {
    freeDistrict(draft, seat, districtNumber[target.district]);
    return;
  }
  tell(draft, { type: 'threatened', seat, players: target.players });
  const asked = opponentsClockwise(draft, seat).filter(
    (opponent) => target.players.includes(opponent) && draft.districts[opponent] !== 0,
  );
  for (const victim of asked.toReversed()) push(draft, { kind: 'intimidationReply', seat: victim, by: seat });
}

/** EL-11.2 The token goes back to its owner. Nobody comes closer to winning, so no victory check is needed. */
export function freeDistrict(draft: Draft, by: Seat, district: District): void {
  const seat = numberAt(draft.owner, district);
  loseControl(draft, district);
  tell(draft, { type: 'freed', seat, by, district: districtId(draft, district) });
}
