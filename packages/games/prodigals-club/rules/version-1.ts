import type { Seat } from '@manigance/core';
import { itemAt, numberAt } from './arrays.ts';
import { type Cell, cellOf, isEmpty, shift, stepFrom } from './competitions/society/ladder.ts';
import { genderOf, type MarkerNumber, markerNumber, markersEach } from './competitions/society/markers.ts';
import { none } from './constants.ts';
import type { Effect } from './effects/language.ts';
import { actionRule } from './frames/actions.ts';
import { jumpMoves, noJump, stop, wrongGender } from './frames/markers.ts';
import { triggers as ordered, triggerMoves } from './frames/triggers.ts';
import type { PcState, Question } from './state.ts';

/*
 * The first version of the rules, for matches begun under it. It differs in PC-9.1: a turn ends by itself after the last
 * possible action; in PC-9.7: the order is asked for unless all triggers are printed losses or payments; and in PC-10.5:
 * one jump passes over an unbroken run of markers.
 */

/** PC-9.1 in version 1: a turn ends by itself after the last possible action. */
export const actions: Question<'actions'> = { ...actionRule('actions'), onlyOption: 'taken' };

/** PC-9.7 in version 1: the order is asked for unless all triggers are printed losses or payments. */
export const triggers: Question<'triggers'> = {
  ...ordered,
  options(_state, { firings }, _seat, list) {
    const free = firings.every(({ effect }) => isPlain(effect));
    for (let index = 0; index < firings.length; index++) {
      const { card } = itemAt(firings, index);
      if (firings.findIndex((other) => other.card === card) === index) list.offer(triggerMoves[card]);
      if (free) return;
    }
  },
};

function isPlain(effect: Effect): boolean {
  return (effect.do === 'loseVotes' || effect.do === 'spend') && typeof effect.n === 'number';
}

/** PC-10.5 in version 1: one jump passes over an unbroken run of markers. */
export const jump: Question<'jump'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { gender, maxOver }, seat, list) {
    for (let marker = 0; marker < markersEach; marker++) {
      if (genderOf[marker] !== gender) list.refuse(itemAt(jumpMoves, marker), wrongGender);
      else
        list.offerUnless(
          itemAt(jumpMoves, marker),
          landing(state, seat, marker, maxOver) === none ? noJump : undefined,
        );
    }
    list.offer(stop);
  },
  resolve(draft, { maxOver }, answer, seat) {
    if (answer.do !== 'jump') return;
    const marker = markerNumber[answer.marker];
    shift(draft, seat, marker, landing(draft, seat, marker, maxOver), 'jumped');
  },
  timeout: () => stop,
};

/** Where a marker lands that jumps over an unbroken run of 1 to `maxOver` others, or `none`. */
function landing(state: PcState, seat: Seat, marker: MarkerNumber, maxOver: number): Cell {
  let cell = numberAt(stepFrom.down, cellOf(state, seat, marker));
  let over = 0;
  while (cell !== none && !isEmpty(state, seat, cell)) {
    over++;
    cell = numberAt(stepFrom.down, cell);
  }
  return over >= 1 && over <= maxOver ? cell : none;
}
