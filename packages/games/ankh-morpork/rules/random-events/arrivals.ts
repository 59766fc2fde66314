import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { rollArea } from '../dice.ts';
import { type Area, areaId, demon, nobody, pieceId, troll } from '../ids.ts';
import { gods, pass } from '../moves.ts';
import { enter, makeTrouble, minionsAt } from '../pieces.ts';
import { barsSmallGods, canUseSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary } from '../state.ts';

/** AM-10.8, AM-10.11 Rolled and placed one at a time. */
export function demons(draft: AmState, seat: Seat, { count }: { readonly count: number }): void {
  push(draft, { kind: 'arrivals', seat, piece: demon, left: count });
}
/** AM-10.11 Trolls arrive. */
export function trolls(draft: AmState, seat: Seat, { count }: { readonly count: number }): void {
  push(draft, { kind: 'arrivals', seat, piece: troll, left: count });
}

/** Rolls for the next demon or troll, as long as some are left. */
export const arrivals: StepRule<AmVocabulary, 'arrivals'> = {
  resolve(draft, { seat, piece, left }) {
    if (left > 1) push(draft, { kind: 'arrivals', seat, piece, left: left - 1 });
    const area = rollArea(draft, seat);
    push(draft, { kind: 'arrive', piece, area });
    const guard = guardOf(draft, area);
    if (guard !== nobody) push(draft, { kind: 'stopArrival', seat: guard, piece, area });
  },
};

/** AM-8.6 The owner of Small Gods, where they have a minion or a building and can pay. */
function guardOf(state: AmState, area: Area): Seat {
  for (let seat = 0; seat < state.seats; seat++) {
    const touched = minionsAt(state, seat, area) > 0 || state.buildings[area] === seat;
    if (touched && canUseSmallGods(state, seat)) return seat;
  }
  return nobody;
}

/** AM-8.6 Asks a player whether Small Gods keeps an arrival out. */
export const stopArrival: QuestionRule<AmVocabulary, 'stopArrival'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    list.offerUnless(gods, barsSmallGods(state, seat));
    list.offer(pass);
  },
  resolve(draft, { piece, area }, move, seat) {
    if (move.do !== 'gods') return;
    payGods(draft, seat);
    draft.pending.pop(); // the arrival beneath: the piece stays in the supply
    tell(draft, { type: 'keptOut', area: areaId(area), piece: pieceId(piece) });
  },
  timeout: () => pass,
};

/** AM-7.1 for trolls; AM-10.8 a demon always brings trouble. */
export const arrive: StepRule<AmVocabulary, 'arrive'> = {
  resolve(draft, { piece, area }) {
    tell(draft, { type: 'arrived', area: areaId(area), piece: pieceId(piece) });
    enter(draft, area, piece);
    if (piece === demon) makeTrouble(draft, area);
  },
};
