import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { type Areas, has, justArea, noAreas, withArea, withoutArea } from '../area-sets.ts';
import { buildingsOf, loseBuilding } from '../buildings.ts';
import { rollArea } from '../dice.ts';
import { type Area, areaOf, nobody } from '../ids.ts';
import { moveAt, numberAt } from '../lists.ts';
import { demolishIn, godsAt, stop } from '../moves.ts';
import { areaCount, neighboursOf } from '../pieces.ts';
import { moneyOf, payBank } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import { barsSmallGods, canUseSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary } from '../state.ts';

/** AM-10.6, AM-10.12 Explosion and Earthquake: the buildings of the rolled areas fall, a double once. */
export function destroyBuildings(draft: AmState, seat: Seat, { rolls }: { readonly rolls: number }): void {
  let hit: Areas = noAreas;
  for (let left = rolls; left > 0; left--) {
    const area = rollArea(draft, seat);
    if (draft.buildings[area] !== nobody) hit = withArea(hit, area);
  }
  strike(draft, hit);
}

/** AM-10.13 The owners decide first, then all buildings that were not saved are lost together. */
function strike(draft: AmState, hit: Areas): void {
  if (hit === noAreas) return tell(draft, { type: 'nothing' });
  push(draft, { kind: 'loseBuildings', areas: hit });
  askToSave(draft, hit);
}

/** Only the owner of Small Gods has anything to say. */
function askToSave(draft: AmState, hit: Areas): void {
  for (let area = 0; area < areaCount; area++) {
    const owner = numberAt(draft.buildings, area);
    if (has(hit, area) && canUseSmallGods(draft, owner)) {
      return push(draft, { kind: 'saveBuilding', seat: owner, areas: hit });
    }
  }
}

/** AM-10.6 The buildings that nobody has saved fall at once. */
export const loseBuildings: StepRule<AmVocabulary, 'loseBuildings'> = {
  resolve(draft, { areas }) {
    for (let area = 0; area < areaCount; area++) if (has(areas, area)) loseBuilding(draft, area);
  },
};

const notYours: AmReason = { rule: 'AM-8.6', code: 'noBuilding' };

/** AM-8.6, AM-10.13 One own building is saved, or stop; asked again while another can be. */
export const saveBuilding: QuestionRule<AmVocabulary, 'saveBuilding'> = {
  asks: (_state, { seat }) => seat,
  options(state, { areas }, seat, list) {
    for (let area = 0; area < areaCount; area++) {
      if (!has(areas, area)) continue;
      const bar = state.buildings[area] === seat ? barsSmallGods(state, seat) : notYours;
      list.offerUnless(moveAt(godsAt, area), bar);
    }
    list.offer(stop);
  },
  resolve(draft, { areas }, move, seat) {
    if (move.do !== 'godsAt') return;
    payGods(draft, seat, { building: move.area });
    const left = withoutArea(areas, areaOf(move.area));
    draft.pending[draft.pending.length - 1] = { kind: 'loseBuildings', areas: left };
    askToSave(draft, left);
  },
  timeout: () => stop,
};

/** AM-10.3 Fire: the first area must have a building. */
export function fire(draft: AmState, seat: Seat): void {
  const area = rollArea(draft, seat);
  if (draft.buildings[area] === nobody) tell(draft, { type: 'nothing' });
  spread(draft, seat, area);
}

/** A saved building does not stop it: the fire has touched that area all the same. */
function spread(draft: AmState, seat: Seat, area: Area): void {
  if (draft.buildings[area] === nobody) return;
  push(draft, { kind: 'fire', seat, from: area });
  strike(draft, justArea(area));
}

/** AM-10.3 On it goes to an adjacent area with a building, or it is over. */
export const fireStep: StepRule<AmVocabulary, 'fire'> = {
  resolve(draft, { seat, from }) {
    const area = rollArea(draft, seat);
    if (has(neighboursOf(from), area)) spread(draft, seat, area);
  },
};

/** AM-10.9 Subsidence: clockwise, each player pays for as many buildings as they can. */
export function subsidence(
  draft: AmState,
  seat: Seat,
  { payPerBuilding }: { readonly payPerBuilding: number },
): void {
  for (let distance = draft.seats - 1; distance >= 0; distance--) {
    push(draft, { kind: 'subsidence', seat: (seat + distance) % draft.seats, per: payPerBuilding });
  }
}

/** AM-10.9 The next player pays for Subsidence. */
export const subsidenceStep: StepRule<AmVocabulary, 'subsidence'> = {
  resolve(draft, { seat, per }) {
    const built = buildingsOf(draft, seat);
    const paid = Math.min(built, Math.floor(moneyOf(draft, seat) / per));
    payBank(draft, seat, paid * per);
    if (paid === 0) loseAll(draft, seat);
    else if (paid < built) push(draft, { kind: 'loseOneBuilding', seat, left: built - paid });
  },
};

/** AM-5.9 Where all of them go there is nothing to choose. */
function loseAll(draft: AmState, seat: Seat): void {
  for (let area = 0; area < areaCount; area++) if (draft.buildings[area] === seat) loseBuilding(draft, area);
}

const notOwn: AmReason = { rule: 'AM-10.9', code: 'noBuilding' };

/** AM-10.9 Which of the buildings not paid for go. */
export const loseOneBuilding: QuestionRule<AmVocabulary, 'loseOneBuilding'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (let area = 0; area < areaCount; area++) {
      list.offerUnless(moveAt(demolishIn, area), state.buildings[area] === seat ? undefined : notOwn);
    }
  },
  resolve(draft, { left }, move, seat) {
    if (move.do !== 'demolish') return;
    loseBuilding(draft, areaOf(move.area));
    if (left > 1) push(draft, { kind: 'loseOneBuilding', seat, left: left - 1 });
  },
};
