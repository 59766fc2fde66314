import { type MoveList, push, type QuestionRule, type Seat, tell } from '@manigance/core';
import { type Areas, allAreas, has, noAreas, withArea, withoutArea } from './area-sets.ts';
import { type Area, areaId, areaOf, minionOf, nobody } from './ids.ts';
import { moveAt, numberAt } from './lists.ts';
import { type AmMove, liftFrom, placeIn } from './moves.ts';
import { areaCount, areasWith, leave, minionsAt, neighboursOf, placeMinion } from './pieces.ts';
import type { AmReason } from './reasons.ts';
import type { AmState, AmVocabulary, Reach } from './state.ts';

/** AM-6.1.1 Areas with a minion of the player, and those next to them. */
export const ownMinions: Reach = { to: 'ownMinions' };
/** AM-6.1.2 All areas. */
export const anywhere: Reach = { to: 'anywhere' };
/** AM-13.42 Areas with a building of the player. */
export const ownBuildings: Reach = { to: 'ownBuildings' };
/** AM-13.43 Areas in trouble. */
export const inTrouble: Reach = { to: 'trouble' };

/** AM-6.1.1, AM-6.1.5 The areas where a minion may be placed now. */
function areasInReach(state: AmState, seat: Seat, reach: Reach): Areas {
  switch (reach.to) {
    case 'ownMinions':
      return aroundOwn(areasWith(state, seat));
    case 'anywhere':
      return allAreas;
    case 'near':
      return withArea(neighboursOf(reach.area), reach.area);
    case 'ownBuildings':
      return areasBuiltBy(state, seat);
    case 'trouble':
      return state.trouble;
    default: {
      const never: never = reach;
      return never;
    }
  }
}

/** AM-6.1.2 With no minion on the board, any area. */
function aroundOwn(own: Areas): Areas {
  if (own === 0) return allAreas;
  let reached = own;
  for (let area = 0; area < areaCount; area++) if (has(own, area)) reached |= neighboursOf(area);
  return reached;
}

function areasBuiltBy(state: AmState, seat: Seat): Areas {
  let set: Areas = noAreas;
  for (let area = 0; area < areaCount; area++) if (state.buildings[area] === seat) set = withArea(set, area);
  return set;
}

/** AM-6.1.3 The same once a minion has been taken off `from`: never back to where it came from. */
function areasInReachWithout(state: AmState, seat: Seat, reach: Reach, from: Area): Areas {
  const own = areasWith(state, seat);
  const left = minionsAt(state, seat, from) === 1 ? withoutArea(own, from) : own;
  const reached = reach.to === 'ownMinions' ? aroundOwn(left) : areasInReach(state, seat, reach);
  return withoutArea(reached, from);
}

/** Whether a placement can be started at all: with an empty supply, one that can be lifted must have a place to go. */
export function canPlace(state: AmState, seat: Seat, reach: Reach): boolean {
  if (numberAt(state.supply, seat) > 0) return areasInReach(state, seat, reach) !== 0;
  for (let area = 0; area < areaCount; area++) {
    if (minionsAt(state, seat, area) > 0 && areasInReachWithout(state, seat, reach, area) !== 0) return true;
  }
  return false;
}

/** Asks where a minion goes and, with none in supply, first which one on the board makes way. */
export function startPlacing(
  draft: AmState,
  seat: Seat,
  reach: Reach,
  how?: { readonly quiet: boolean },
): void {
  const placing = { seat, reach, except: nobody, quiet: how?.quiet ?? false };
  push(draft, { kind: draft.supply[seat] === 0 ? 'liftMinion' : 'placeMinion', ...placing });
}

const tooFar: AmReason = { rule: 'AM-6.1.1', code: 'outOfReach' };
const elsewhere: AmReason = { rule: 'AM-6.1.5', code: 'outOfReach' };
const sameArea: AmReason = { rule: 'AM-6.1.3', code: 'cameFromHere' };
const noMinion: AmReason = { rule: 'AM-6.1.3', code: 'noMinionHere' };
const nowhere: AmReason = { rule: 'AM-6.1.3', code: 'leavesNoPlace' };

/** AM-6.1 Offers or refuses each area for a minion. */
export function listPlaces(
  state: AmState,
  seat: Seat,
  reach: Reach,
  except: Area,
  list: MoveList<AmMove>,
): void {
  const reached = areasInReach(state, seat, reach);
  for (let area = 0; area < areaCount; area++) {
    if (area === except) list.refuse(moveAt(placeIn, area), sameArea);
    else if (has(reached, area)) list.offer(moveAt(placeIn, area));
    else list.refuse(moveAt(placeIn, area), reach.to === 'ownMinions' ? tooFar : elsewhere);
  }
}

/** AM-6.1.3 Offers or refuses each own minion that may be taken back. */
export function listLifts(state: AmState, seat: Seat, reach: Reach, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    const lift = moveAt(liftFrom, area);
    if (minionsAt(state, seat, area) === 0) list.refuse(lift, noMinion);
    else if (areasInReachWithout(state, seat, reach, area) === 0) list.refuse(lift, nowhere);
    else list.offer(lift);
  }
}

/** AM-6.1.3 Takes a minion off the board to place it elsewhere. This is neither a removal nor a move. */
function lift(draft: AmState, seat: Seat, area: Area): void {
  tell(draft, { type: 'lifted', seat, area: areaId(area) });
  draft.supply[seat] = numberAt(draft.supply, seat) + 1;
  leave(draft, area, minionOf(seat));
}

/** AM-6.1 Place a minion. */
export const placeMinionFrame: QuestionRule<AmVocabulary, 'placeMinion'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { reach, except }, seat, list) => listPlaces(state, seat, reach, except, list),
  resolve(draft, { quiet }, move, seat) {
    if (move.do === 'place') placeMinion(draft, seat, areaOf(move.area), { quiet });
  },
};

/** AM-6.1.3 Asks which minion is taken back when none is in supply. */
export const liftMinionFrame: QuestionRule<AmVocabulary, 'liftMinion'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { reach }, seat, list) => listLifts(state, seat, reach, list),
  resolve(draft, { reach, quiet }, move, seat) {
    if (move.do !== 'lift') return;
    const from = areaOf(move.area);
    lift(draft, seat, from);
    push(draft, { kind: 'placeMinion', seat, reach, except: from, quiet });
  },
};

/** AM-13.44 A second minion may follow the first. */
export const placeMoreFrame: QuestionRule<AmVocabulary, 'placeMore'> = {
  asks: (_state, { seat }) => seat,
  options(state, { reach }, seat, list) {
    if (state.supply[seat] === 0) listLifts(state, seat, reach, list);
    else listPlaces(state, seat, reach, nobody, list);
    list.offer({ do: 'stop' });
  },
  resolve(draft, { reach, left }, move, seat) {
    if (move.do === 'stop') return;
    if (left > 1) push(draft, { kind: 'placeMore', seat, reach, left: left - 1 });
    placeOrLift(draft, seat, reach, move);
  },
};

/** Carries out a `place` or a `lift` that was offered beside other answers. */
export function placeOrLift(draft: AmState, seat: Seat, reach: Reach, move: AmMove): void {
  if (move.do === 'place') placeMinion(draft, seat, areaOf(move.area));
  else if (move.do === 'lift') {
    const from = areaOf(move.area);
    lift(draft, seat, from);
    push(draft, { kind: 'placeMinion', seat, reach, except: from, quiet: false });
  }
}
