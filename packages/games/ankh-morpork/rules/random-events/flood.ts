import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { areas } from '../board.ts';
import { rollArea } from '../effects/minions.ts';
import { type Area, type Areas, areaId, areaOf, has, minionOf } from '../ids.ts';
import { type AmMove, moveTo, stayIn } from '../moves.ts';
import { areaCount, areasWith, minionsAt, movePiece, neighboursOf } from '../pieces.ts';
import type { AmReason } from '../reasons.ts';
import { barsSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary } from '../state.ts';

/** AM-10.2 Two rolls; those that touch the river are flooded, a double once. */
export function flood(draft: AmState, seat: Seat): void {
  let flooded = 0;
  for (let rolls = 0; rolls < 2; rolls++) {
    const area = rollArea(draft, seat);
    if (areas[area]?.river === true) flooded |= 1 << area;
  }
  if (!anyoneIn(draft, flooded)) return tell(draft, { type: 'nothing' });
  for (let distance = draft.seats - 1; distance >= 0; distance--) {
    push(draft, { kind: 'flood', seat: (seat + distance) % draft.seats, flooded, stay: noStays });
  }
}

function anyoneIn(state: AmState, flooded: Areas): boolean {
  return state.hands.some((_, seat) => (areasWith(state, seat) & flooded) !== 0);
}

const noStays: readonly number[] = areas.map(() => 0);

/** How many of a seat's minions in an area have still to leave. */
function stillWet(state: AmState, seat: Seat, area: Area, stay: readonly number[]): number {
  return minionsAt(state, seat, area) - (stay[area] as number);
}

/** AM-10.2 A player handles every own minion before the next player does. */
export const floodStep: StepRule<AmVocabulary, 'flood'> = {
  resolve(draft, { seat, flooded, stay }) {
    for (let area = 0; area < areaCount; area++) {
      if (has(flooded, area) && stillWet(draft, seat, area, stay) > 0) {
        return push(draft, { kind: 'floodMove', seat, flooded, stay });
      }
    }
  },
};

const wet: AmReason = { rule: 'AM-10.2', code: 'flooded' };
const tooFar: AmReason = { rule: 'AM-10.2', code: 'outOfReach' };

/** AM-10.2 One minion goes to a dry area next door, or stays by Small Gods. */
export const floodMove: QuestionRule<AmVocabulary, 'floodMove'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { flooded, stay }, seat, list) {
    for (let area = 0; area < areaCount; area++) {
      if (!has(flooded, area) || stillWet(state, seat, area, stay) <= 0) continue;
      const dry: Areas = neighboursOf(area) & ~flooded;
      for (let to = 0; to < areaCount; to++) {
        const move = moveTo[area]?.[seat]?.[to] as AmMove;
        if (has(dry, to)) list.offer(move);
        else if (to !== area) list.refuse(move, has(flooded, to) ? wet : tooFar);
      }
      list.offerUnless(stayIn[area] as AmMove, barsSmallGods(state, seat));
    }
  },
  resolve(draft, { flooded, stay }, move, seat) {
    if (move.do === 'move') {
      push(draft, { kind: 'flood', seat, flooded, stay });
      movePiece(draft, areaOf(move.area), minionOf(seat), areaOf(move.to));
    } else if (move.do === 'stay') {
      const area = areaOf(move.area);
      push(draft, { kind: 'flood', seat, flooded, stay: stay.with(area, (stay[area] as number) + 1) });
      payGods(draft, seat);
      tell(draft, { type: 'spared', area: areaId(area), piece: seat });
    }
  },
};
