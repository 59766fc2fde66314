import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { type Areas, has, noAreas, withArea } from '../area-sets.ts';
import { areas } from '../board.ts';
import { floodRolls } from '../constants.ts';
import { rollArea } from '../dice.ts';
import { type Area, areaId, areaOf, minionOf } from '../ids.ts';
import { itemAt, moveAt, numberAt } from '../lists.ts';
import { moveTo, stayIn } from '../moves.ts';
import { areaCount, areasWith, minionsAt, movePiece, neighboursOf } from '../pieces.ts';
import type { AmReason } from '../reasons.ts';
import { barsSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary } from '../state.ts';

/** AM-10.2 Two rolls; rolled areas at the river are flooded, a double only once. */
export function flood(draft: AmState, seat: Seat): void {
  let flooded: Areas = noAreas;
  for (let rolls = 0; rolls < floodRolls; rolls++) {
    const area = rollArea(draft, seat);
    if (itemAt(areas, area).river) flooded = withArea(flooded, area);
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
  return minionsAt(state, seat, area) - numberAt(stay, area);
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
        const move = moveAt(itemAt(itemAt(moveTo, area), seat), to);
        if (has(dry, to)) list.offer(move);
        else if (to !== area) list.refuse(move, has(flooded, to) ? wet : tooFar);
      }
      list.offerUnless(moveAt(stayIn, area), barsSmallGods(state, seat));
    }
  },
  resolve(draft, { flooded, stay }, move, seat) {
    if (move.do === 'move') {
      push(draft, { kind: 'flood', seat, flooded, stay });
      movePiece(draft, areaOf(move.area), minionOf(seat), areaOf(move.to));
    } else if (move.do === 'stay') {
      const area = areaOf(move.area);
      push(draft, { kind: 'flood', seat, flooded, stay: stay.with(area, numberAt(stay, area) + 1) });
      payGods(draft, seat);
      tell(draft, { type: 'spared', area: areaId(area), piece: seat });
    }
  },
};
