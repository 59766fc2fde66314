import type { Seat } from '@manigance/core';
import { cityHall, lucienActionIds } from '../rules/administrations.ts';
import { cityPrice, edgarCost, note, playerPrice, popularityMax } from '../rules/constants.ts';
import { isProtected } from '../rules/control.ts';
import type { ElMove, ElState } from '../rules/index.ts';
import { districtNumber, type Plan, planFor, wheelNumber } from '../rules/plan.ts';

const edgarActions = 4;

/** How good a move looks before anything is played out, in good moves: a hint for what to try first. */
export function appeal(state: ElState, seat: Seat, move: ElMove): number {
  switch (move.do) {
    case 'commit':
      return (
        goesAppeal(state, seat, 'edgar', wheelNumber[move.edgar]) +
        goesAppeal(state, seat, 'lucien', wheelNumber[move.lucien])
      );
    case 'chooseExit':
      return (
        (move.edgar === undefined ? 0 : edgarAppeal(state, seat, districtNumber[move.edgar])) +
        (move.lucien === undefined ? 0 : lucienAppeal(state, seat, districtNumber[move.lucien]))
      );
    case 'place':
      return placeAppeal(state, districtNumber[move.district]);
    case 'buyCity':
    case 'buyPlayer':
      return 1 + bonusOf(state, state.lucien[seat] as number);
    case 'rob':
      return (state.money[move.victim] as number) / (10 * note);
    case 'playScheme':
      return schemeAppeal(move.card);
    case 'administration':
    case 'supported':
      return actionAppeal(move.action) * (move.do === 'supported' ? 1.5 : 1);
    case 'second':
      return 'district' in move ? 0.8 + bonusOf(state, districtNumber[move.district]) : 0.6;
    case 'replyIntimidation':
      return -bonusOf(state, districtNumber[move.district]);
    case 'bid':
      return 0.5 - (0.15 * move.amount) / note;
    case 'concede':
      return -5;
    default:
      return 0;
  }
}

function schemeAppeal(card: string): number {
  if (card === 'certification' || card === 'swindle') return 1.6;
  if (card === 'plan_b' || card === 'extortion' || card === 'smear_threat') return 0.5;
  return 0.9;
}

function actionAppeal(action: string): number {
  if (action === 'certificate_acquisition') return 1.6;
  if (action === 'heritage_protection') return 0.5;
  return action === 'bar_schemes' ? 0.8 : 1;
}

/** EL-19.2 An Administration counts twice. */
function bonusOf(state: ElState, district: number): number {
  return planFor[state.seats]?.administration[district] === -1 ? 0 : 0.5;
}

function placeAppeal(state: ElState, district: number): number {
  return bonusOf(state, district);
}

/** EL-6.4 A position that leads nowhere is the same as staying, and there is one for that already. */
function goesAppeal(state: ElState, seat: Seat, character: 'edgar' | 'lucien', position: number): number {
  const plan = planFor[state.seats] as Plan;
  const from = state[character][seat] as number;
  const exits = plan.exits[from]?.[position] ?? [];
  if (exits.length === 0 && position !== 0) return -3;
  let best = Number.NEGATIVE_INFINITY;
  for (const to of exits.length === 0 ? [from] : exits) {
    const value = character === 'edgar' ? edgarAppeal(state, seat, to) : lucienAppeal(state, seat, to);
    if (value > best) best = value;
  }
  return best;
}

/** EL-8, EL-11 What Edgar could do there. */
function edgarAppeal(state: ElState, seat: Seat, district: number): number {
  const here = planFor[state.seats]?.administration[district] as number;
  let value = 0;
  const unused = here !== -1 && ((state.marks[seat] as number) & (1 << here)) === 0;
  if (unused && (state.popularity[seat] as number) >= edgarCost) value += 0.8;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.lucien[other] === district)
      value += Math.min(0.6, (state.money[other] as number) / (20 * note));
  }
  return value;
}

/** EL-9, EL-12 What Lucien could do there. */
function lucienAppeal(state: ElState, seat: Seat, district: number): number {
  const here = planFor[state.seats]?.administration[district] as number;
  const owner = state.owner[district] as number;
  const money = state.money[seat] as number;
  let value = 0;
  if (owner === -1 && money >= cityPrice) value += 0.8 + bonusOf(state, district);
  else if (owner !== -1 && owner !== seat && money >= playerPrice && !isProtected(state, district))
    value += 0.9 + bonusOf(state, district);
  if (here !== -1 && ((state.marks[seat] as number) & (1 << (edgarActions + here))) === 0)
    value += lucienActionWorth(state, seat, here);
  return value;
}

function lucienActionWorth(state: ElState, seat: Seat, administration: number): number {
  if (administration === cityHall) return 0.4;
  if (lucienActionIds[administration] === 'populist_speech')
    return (popularityMax - (state.popularity[seat] as number)) / 100;
  return 0.3;
}
