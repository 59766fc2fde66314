import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import { mostSteps, note, pointsPerNote, popularityMax } from '../constants.ts';
import { itemAt, numberAt } from '../lists.ts';
import { exchange } from '../moves.ts';
import { addMoney, addPopularity, moneyOf } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Direction, Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';

const tooPoor: ElReason = { rule: 'EL-20.10.1', code: 'too-poor' };
const tooPopular: ElReason = { rule: 'EL-20.10.1', code: 'too-popular' };
const notPopularEnough: ElReason = { rule: 'EL-20.10.1', code: 'not-popular-enough' };

/** EL-20.10.1 Steps above 0 turn money into popularity, steps below 0 popularity into money. */
export function exchangeBar(state: ElState, seat: Seat, steps: number): Reason | undefined {
  const popularity = numberAt(state.popularity, seat) + steps * pointsPerNote;
  if (popularity < 0) return notPopularEnough;
  if (popularity > popularityMax) return tooPopular;
  return steps * note > moneyOf(state, seat) ? tooPoor : undefined;
}

/** EL-20.10 Offers or refuses each number of steps. */
export function offerExchange(list: MoveList<ElMove>, barOf: (steps: number) => Reason | undefined): void {
  for (let steps = 1; steps <= mostSteps; steps++) {
    list.offerUnless(itemAt(exchange.to_popularity, steps), barOf(steps));
    list.offerUnless(itemAt(exchange.to_money, steps), barOf(-steps));
  }
}

/** EL-20.10 Exchanges money and popularity. */
export function exchangeResources(draft: Draft, seat: Seat, direction: Direction, steps: number): void {
  const sign = direction === 'to_popularity' ? 1 : -1;
  const money = -sign * steps * note;
  addMoney(draft, seat, money);
  const popularity = addPopularity(draft, seat, sign * steps * pointsPerNote);
  tell(draft, { type: 'exchanged', seat, direction, money, popularity });
  checkVictory(draft, seat);
}
