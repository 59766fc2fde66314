import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { type Areas, allAreas, has } from '../area-sets.ts';
import {
  build,
  buildingsOf,
  canBuild,
  listBuilding,
  loseBuilding,
  ownBuilding,
  startBuilding,
} from '../buildings.ts';
import { cardData } from '../cards.ts';
import { buildingsPerPlayer } from '../constants.ts';
import { listMarkers } from '../frames/symbols.ts';
import { type Area, areaId, areaOf, nobody } from '../ids.ts';
import { moveAt, numberAt } from '../lists.ts';
import { type AmMove, demolishIn, takeoverIn, troubleIn } from '../moves.ts';
import { areaCount, calm, costOf, hasTrouble, makeTrouble, neighboursOf } from '../pieces.ts';
import { handOver, moneyOf } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import { isSpared } from '../removal.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { openWindow, sonky } from '../windows.ts';
import type { Scrolls } from './scroll.ts';

const noTarget: AmReason = { rule: 'AM-5.4', code: 'noTarget' };

/** Buildings and trouble markers. */
export const boardScrolls: Scrolls<'placeTrouble' | 'takeoverBuilding' | 'buildHalfPrice'> = {
  /** AM-13.45 */
  placeTrouble: {
    needs: (state, _seat, { where }) => (quietAreas(state, where) === 0 ? noTarget : undefined),
    start: (draft, seat, { where }) =>
      push(draft, { kind: 'setTrouble', seat, areas: quietAreas(draft, where) }),
  },
  /** AM-13.46 */
  takeoverBuilding: {
    needs(state, seat, { trouble }) {
      for (let area = 0; area < areaCount; area++) {
        if (barsTakeover(state, seat, area, trouble) === undefined) return undefined;
      }
      return noTarget;
    },
    start: (draft, seat, _params, card) => push(draft, { kind: 'takeover', seat, card }),
  },
  /** AM-13.47 */
  buildHalfPrice: {
    needs: (state, seat, { divisor }) => (canBuild(state, seat, divisor) ? undefined : noTarget),
    start: (draft, seat, { divisor }) => push(draft, { kind: 'build', seat, divisor }),
  },
};

/** AM-13.45 Areas without a marker, minions or not. */
function quietAreas(state: AmState, where: 'any' | 'adjacentToTrouble'): Areas {
  const quiet = allAreas & ~state.trouble;
  if (where === 'any') return quiet;
  let near = 0;
  for (let area = 0; area < areaCount; area++) if (hasTrouble(state, area)) near |= neighboursOf(area);
  return quiet & near;
}

const marked: AmReason = { rule: 'AM-7.7', code: 'alreadyTrouble' };
const elsewhere: AmReason = { rule: 'AM-7.7', code: 'outOfReach' };

/** AM-7.7 A marker is put down in one of these areas. */
export const setTrouble: QuestionRule<AmVocabulary, 'setTrouble'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { areas }, _seat, list) {
    for (let area = 0; area < areaCount; area++) {
      const move = moveAt(troubleIn, area);
      if (has(areas, area)) list.offer(move);
      else list.refuse(move, hasTrouble(state, area) ? marked : elsewhere);
    }
  },
  resolve(draft, _frame, move) {
    if (move.do === 'trouble') makeTrouble(draft, areaOf(move.area));
  },
};

/** AM-8.7 Any one marker is removed. */
export const clearTrouble: QuestionRule<AmVocabulary, 'clearTrouble'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, _frame, _seat, list) => listMarkers(state, list),
  resolve(draft, _frame, move) {
    if (move.do === 'clear') calm(draft, areaOf(move.area));
  },
};

/** AM-6.2 Asks where to build at half price. */
export const buildFrame: QuestionRule<AmVocabulary, 'build'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { divisor }, seat, list) => listBuilding(state, seat, divisor, list),
  resolve: (draft, { divisor }, move, seat) => startBuilding(draft, seat, move, divisor),
};

const notYours: AmReason = { rule: 'AM-6.2.3', code: 'noBuilding' };

function listOwnBuildings(state: AmState, seat: Seat, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    list.offerUnless(moveAt(demolishIn, area), state.buildings[area] === seat ? undefined : notYours);
  }
}

/** AM-6.2.3 One of the six makes way; the full price of the new one is paid. */
export const giveUpBuilding: QuestionRule<AmVocabulary, 'giveUpBuilding'> = {
  asks: (_state, { seat }) => seat,
  options: (state, _frame, seat, list) => listOwnBuildings(state, seat, list),
  resolve(draft, { area, cost }, move, seat) {
    if (move.do !== 'demolish') return;
    loseBuilding(draft, areaOf(move.area));
    build(draft, seat, area, cost);
  },
};

const noBuilding: AmReason = { rule: 'AM-13.46', code: 'noBuilding' };
const own: AmReason = { rule: 'AM-13.46', code: 'ownBuilding' };
const wantsTrouble: AmReason = { rule: 'AM-13.46', code: 'noTrouble' };
const wantsCalm: AmReason = { rule: 'AM-13.46', code: 'troubleHere' };

/** AM-13.46 Another player's building, with or without trouble as the card says, at a price one can pay. */
function barsTakeover(
  state: AmState,
  seat: Seat,
  area: Area,
  trouble: 'absent' | 'present',
): AmReason | undefined {
  const owner = state.buildings[area];
  if (owner === nobody) return noBuilding;
  if (owner === seat) return own;
  if (trouble === 'present' && !hasTrouble(state, area)) return wantsTrouble;
  if (trouble === 'absent' && hasTrouble(state, area)) return wantsCalm;
  const [cost, money] = [costOf(area), moneyOf(state, seat)];
  return money < cost ? { rule: 'AM-13.46', code: 'cannotPay', cost, money } : undefined;
}

/** AM-13.46 Asks which building to buy from another player. */
export const takeover: QuestionRule<AmVocabulary, 'takeover'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { card }, seat, list) {
    const data = cardData(card);
    if (data.effect !== 'takeoverBuilding') return;
    for (let area = 0; area < areaCount; area++) {
      list.offerUnless(moveAt(takeoverIn, area), barsTakeover(state, seat, area, data.params.trouble));
    }
  },
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'takeover') return;
    const area = areaOf(move.area);
    if (buildingsOf(draft, seat) === buildingsPerPlayer) push(draft, { kind: 'takeoverGiveUp', seat, area });
    else announceTakeover(draft, seat, area, nobody);
  },
};

/** AM-13.46 With no building in supply, the player gives one up for it. */
export const takeoverGiveUp: QuestionRule<AmVocabulary, 'takeoverGiveUp'> = {
  asks: (_state, { seat }) => seat,
  options: (state, _frame, seat, list) => listOwnBuildings(state, seat, list),
  resolve(draft, { area }, move, seat) {
    if (move.do === 'demolish') announceTakeover(draft, seat, area, areaOf(move.area));
  },
};

function announceTakeover(draft: AmState, seat: Seat, area: Area, giveUp: Area): void {
  tell(draft, { type: 'bidsFor', seat, area: areaId(area) });
  push(draft, { kind: 'takeoverHappens', seat, area, giveUp });
  openWindow(draft, [numberAt(draft.buildings, area)], sonky);
}

/** AM-13.46 The building changes hands, unless a reaction has stopped it. */
export const takeoverHappens: StepRule<AmVocabulary, 'takeoverHappens'> = {
  resolve(draft, { seat, area, giveUp }) {
    const owner = numberAt(draft.buildings, area);
    if (isSpared(draft, owner)) return;
    if (giveUp !== nobody) loseBuilding(draft, giveUp);
    tell(draft, { type: 'boughtOut', seat, area: areaId(area), cost: costOf(area) });
    handOver(draft, seat, owner, costOf(area));
    ownBuilding(draft, seat, area);
  },
};
