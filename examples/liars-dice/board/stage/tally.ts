import type { Seat } from '@manigance/core';
import { matches } from '../../rules/dice.ts';
import type { Reveal } from '../../rules/state.ts';

/** The dice of one cup that match the bid, and those of all cups lifted so far. */
export interface Lifted {
  readonly seat: Seat;
  readonly matching: number;
  readonly sum: number;
}

/** LD-5.2 The cups one after another, clockwise from the bidder's; players without dice have none to lift. */
export function liftedIn({ bid, dice }: Reveal, wildOnes: boolean): readonly Lifted[] {
  const inPlay = dice.flatMap((own, seat) => (own.length > 0 ? [seat] : []));
  const order = [...inPlay.filter((seat) => seat >= bid.seat), ...inPlay.filter((seat) => seat < bid.seat)];
  let sum = 0;
  return order.map((seat) => {
    const matching = (dice[seat] ?? []).filter((die) => matches(die, bid.face, wildOnes)).length;
    sum += matching;
    return { seat, matching, sum };
  });
}
