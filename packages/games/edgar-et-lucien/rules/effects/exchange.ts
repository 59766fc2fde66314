import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import { note, pointsPerNote, popularityMax } from '../constants.ts';
import { exchange } from '../moves.ts';
import { addMoney, addPopularity } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Direction, Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';

const mostSteps = popularityMax / pointsPerNote;

const tooPoor: ElReason = { rule: 'EL-20.10.1', code: 'too-poor' };
const tooPopular: ElReason = { rule: 'EL-20.10.1', code: 'too-popular' };
const notPopularEnough: ElReason = { rule: 'EL-20.10.1', code: 'not-popular-enough' };

/** EL-20.10.1 Steps above 0 turn money into popularity, below 0 popularity into money. */
export function exchangeBar(state: ElState, seat: Seat, steps: number): Reason | undefined {
  const popularity = (state.popularity[seat] as number) + steps * pointsPerNote;
  if (popularity < 0) return notPopularEnough;
  if (popularity > popularityMax) return tooPopular;
  return steps * note > (state.money[seat] as number) ? tooPoor : undefined;
}

export function offerExchange(list: MoveList<ElMove>, barOf: (steps: number) => Reason | undefined): void {
  for (let steps = 1; steps <= mostSteps; steps++) {
    list.offerUnless(exchange.to_popularity[steps] as ElMove, barOf(steps));
    list.offerUnless(exchange.to_money[steps] as ElMove, barOf(-steps));
  }
}

export function exchangeResources(draft: Draft, seat: Seat, direction: Direction, steps: number): void {
  const sign = direction === 'to_popularity' ? 1 : -1;
  const money = -sign * steps * note;
  addMoney(draft, seat, money);
  const popularity = addPopularity(draft, seat, sign * steps * pointsPerNote);
  tell(draft, { type: 'exchanged', seat, direction, money, popularity });
  checkVictory(draft, seat);
}
