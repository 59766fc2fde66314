import type { DistrictId } from '../rules/board.ts';
import { dandyMoney, popularityMax, thresholds } from '../rules/constants.ts';
import type { ElState, ElView } from '../rules/index.ts';
import { type ConditionId, conditionIds, trulyMet } from '../rules/victory.ts';
import { districtOf } from './districts.ts';

export interface Lamp {
  readonly condition: ConditionId;
  /** `unknown`: it hangs on a purse that is closed to me. */
  readonly state: 'certificate' | 'met' | 'not' | 'unknown';
  readonly have: number | undefined;
  readonly need: number;
}

export function needs(view: ElView): Readonly<Record<ConditionId, number>> {
  const least = thresholds[view.players.length];
  return {
    wealthy_dandy: dandyMoney,
    high_collector: least?.districts ?? 0,
    influential_bureaucrat: least?.administrations ?? 0,
    grand_zealot: popularityMax,
  };
}

export function districtsHeld(view: ElView, seat: number): readonly DistrictId[] {
  return (Object.keys(view.owners) as DistrictId[]).filter((id) => view.owners[id] === seat);
}

function administrationsHeld(view: ElView, seat: number): number {
  return districtsHeld(view, seat).filter((id) => districtOf(view, id).type === 'administration').length;
}

/** How far a seat is with the four conditions of victory, as far as I may know. */
export function lamps(view: ElView, seat: number): readonly Lamp[] {
  const player = view.players[seat];
  const met = trulyMet(asState(view), seat);
  const need = needs(view);
  const have: Readonly<Record<ConditionId, number | undefined>> = {
    wealthy_dandy: player?.money,
    high_collector: districtsHeld(view, seat).length,
    influential_bureaucrat: administrationsHeld(view, seat),
    grand_zealot: player?.popularity,
  };
  return conditionIds.map((condition, at) => ({
    condition,
    state: lampState(
      view.certificates[condition] === seat,
      (met & (1 << at)) !== 0,
      have[condition] === undefined,
    ),
    have: have[condition],
    need: need[condition],
  }));
}

function lampState(certified: boolean, met: boolean, hidden: boolean): Lamp['state'] {
  if (certified) return 'certificate';
  if (met) return 'met';
  return hidden ? 'unknown' : 'not';
}

/** The game itself says which conditions are met. It asks a state; these are the parts of it that it reads. */
function asState(view: ElView): ElState {
  const state: Pick<
    ElState,
    'seats' | 'money' | 'popularity' | 'governor' | 'districts' | 'administrations'
  > = {
    seats: view.players.length,
    money: view.players.map(({ money }) => money ?? 0),
    popularity: view.players.map(({ popularity }) => popularity),
    governor: view.governor ?? -1,
    districts: view.players.map((_, seat) => districtsHeld(view, seat).length),
    administrations: view.players.map((_, seat) => administrationsHeld(view, seat)),
  };
  return state as ElState;
}
