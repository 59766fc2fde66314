import type { Seat } from '@manigance/core';
import { hasMark } from '../rules/actions/edgar-administration.ts';
import { cityHall, lucienActionIds, populistSpeech } from '../rules/administrations.ts';
import { cityPrice, edgarCost, note, playerPrice, popularityMax } from '../rules/constants.ts';
import { isProtected } from '../rules/control.ts';
import type { ElMove, ElState } from '../rules/index.ts';
import { numberAt } from '../rules/lists.ts';
import type { District } from '../rules/plan.ts';
import { administrationAt, districtNumber, exitsOn, noAdministration, planOn } from '../rules/plan.ts';
import { moneyOf, nobody } from '../rules/players.ts';
import type { Character } from '../rules/wheel.ts';
import { wheelNumber } from '../rules/wheel.ts';

/** Prior value of a move, in units of one good move: the search tries high values first. */
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
      return 1 + bonusOf(state, numberAt(state.lucien, seat));
    case 'rob':
      return numberAt(state.money, move.victim) / (10 * note);
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
function bonusOf(state: ElState, district: District): number {
  return administrationAt(state, district) === noAdministration ? 0 : 0.5;
}

function placeAppeal(state: ElState, district: District): number {
  return bonusOf(state, district);
}

/** EL-6.4 A position without an exit equals staying, which is offered anyway. */
function goesAppeal(state: ElState, seat: Seat, character: Character, position: number): number {
  const from = numberAt(character === 'edgar' ? state.edgar : state.lucien, seat);
  const exits = exitsOn(planOn(state), from, position);
  if (exits.length === 0)
    return position === wheelNumber.immobile ? thereAppeal(state, seat, character, from) : -3;
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < exits.length; index++) {
    const value = thereAppeal(state, seat, character, numberAt(exits, index));
    if (value > best) best = value;
  }
  return best;
}

function thereAppeal(state: ElState, seat: Seat, character: Character, district: District): number {
  return character === 'edgar' ? edgarAppeal(state, seat, district) : lucienAppeal(state, seat, district);
}

/** EL-8, EL-11 The value of Edgar's actions there. */
function edgarAppeal(state: ElState, seat: Seat, district: District): number {
  const here = administrationAt(state, district);
  let value = 0;
  const unused = here !== noAdministration && !hasMark(state, seat, here);
  if (unused && numberAt(state.popularity, seat) >= edgarCost) value += 0.8;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.lucien[other] === district)
      value += Math.min(0.6, moneyOf(state, other) / (20 * note));
  }
  return value;
}

/** EL-9, EL-12 The value of Lucien's actions there. */
function lucienAppeal(state: ElState, seat: Seat, district: District): number {
  const here = administrationAt(state, district);
  const owner = numberAt(state.owner, district);
  const money = moneyOf(state, seat);
  let value = 0;
  if (owner === nobody && money >= cityPrice) value += 0.8 + bonusOf(state, district);
  else if (owner !== nobody && owner !== seat && money >= playerPrice && !isProtected(state, district))
    value += 0.9 + bonusOf(state, district);
  if (here !== noAdministration && !hasMark(state, seat, populistSpeech + here))
    value += lucienActionWorth(state, seat, here);
  return value;
}

function lucienActionWorth(state: ElState, seat: Seat, administration: number): number {
  if (administration === cityHall) return 0.4;
  if (lucienActionIds[administration] === 'populist_speech')
    return (popularityMax - numberAt(state.popularity, seat)) / 100;
  return 0.3;
}
