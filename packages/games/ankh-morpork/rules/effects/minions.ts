import { push, type Seat, tell } from '@manigance/core';
import { type Areas, justArea } from '../area-sets.ts';
import { roll, rollArea } from '../dice.ts';
import { areaOf, nobody } from '../ids.ts';
import { areaCount, areasWith, minionsAt, minionsOnBoard, onFoot } from '../pieces.ts';
import { anywhere, canPlace, inTrouble, ownBuildings, startPlacing } from '../placing.ts';
import { handOver, moneyOf, takeFromBank } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import { hasVictim } from '../removal.ts';
import type { AmState } from '../state.ts';
import { aim, aimAtEach } from './aiming.ts';
import { barsPrice } from './index.ts';
import type { Scrolls } from './scroll.ts';

const noTarget: AmReason = { rule: 'AM-5.4', code: 'noTarget' };

/** Whether any piece on foot but the seat's own minions is on the board. */
function othersOnBoard(state: AmState, seat: Seat): boolean {
  for (let area = 0; area < areaCount; area++)
    if (onFoot(state, area) > minionsAt(state, seat, area)) return true;
  return false;
}

function areasOnFoot(state: AmState): number {
  let found = 0;
  for (let area = 0; area < areaCount; area++) if (onFoot(state, area) > 0) found++;
  return found;
}

function needs(met: boolean): AmReason | undefined {
  return met ? undefined : noTarget;
}

/** The player removes a minion of their own, if there is one. */
function loseOwn(draft: AmState, seat: Seat): void {
  if (minionsOnBoard(draft, seat) > 0) push(draft, { kind: 'removeOwn', seat });
}

/** Scrolls that move or remove pieces on foot. */
export const minionScrolls: Scrolls<
  | 'moveOtherMinion'
  | 'dibbler'
  | 'hereNNow'
  | 'errol'
  | 'moveOwnMinion'
  | 'payThenMoveOwn'
  | 'payToForceRemoval'
  | 'removeMinionInArea'
  | 'payThenAssassinate'
  | 'swapMinions'
  | 'rollAndRemove'
  | 'eachOtherRemovesOwn'
  | 'placeAnywhereQuietly'
  | 'placeAtOwnBuilding'
  | 'placeInTrouble'
  | 'placeNear'
> = {
  /** AM-13.6 */
  moveOtherMinion: {
    needs: (state, seat) => needs(othersOnBoard(state, seat)),
    start: (draft, seat, _params, card) => push(draft, { kind: 'moveOther', seat, card }),
  },
  /** AM-13.8 */
  dibbler: {
    start(draft, seat, { winFrom, gain, loseOn, pay: price }) {
      const rolled = roll(draft, seat);
      if (rolled > loseOn && rolled < winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= winFrom) takeFromBank(draft, seat, gain);
      else if (rolled === loseOn && (moneyOf(draft, seat) >= price || minionsOnBoard(draft, seat) > 0)) {
        push(draft, { kind: 'payOrRemoveOwn', seat, pay: price });
      }
    },
  },
  /** AM-13.9 */
  hereNNow: {
    start(draft, seat, params, card) {
      const rolled = roll(draft, seat);
      if (rolled > params.loseOn && rolled < params.winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= params.winFrom) aim(draft, seat, params, card);
      else if (rolled === params.loseOn) loseOwn(draft, seat);
    },
    harmless: (state, target) => moneyOf(state, target) === 0,
    hits: (draft, seat, target, { take }) => handOver(draft, target, seat, take),
  },
  /** AM-13.10 */
  errol: {
    start(draft, seat, { winFrom, loseOn }) {
      const rolled = roll(draft, seat);
      if (rolled > loseOn && rolled < winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= winFrom) chooseAmong(draft, seat, draft.trouble);
      else if (rolled === loseOn) loseOwn(draft, seat);
    },
  },
  /** AM-13.30 */
  moveOwnMinion: {
    needs: (state, seat, { from }) => {
      const own = areasWith(state, seat);
      return needs((from === 'trouble' ? own & state.trouble : own) !== 0);
    },
    start: (draft, seat, _params, card) => push(draft, { kind: 'moveOwn', seat, card, payee: nobody }),
  },
  /** AM-13.31 Being paid threatens nobody, so there is no window. */
  payThenMoveOwn: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(minionsOnBoard(state, seat) > 0),
    start: aim,
    aimed: (draft, seat, payee, _params, card) => push(draft, { kind: 'moveOwn', seat, card, payee }),
  },
  /** AM-13.33 The paid player must name a piece, never one of the payer's minions. */
  payToForceRemoval: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(hasVictim(state, seat, state.trouble, 'notOwn')),
    start: aim,
    hits(draft, seat, target, { pay: price }) {
      handOver(draft, seat, target, price);
      const areas = draft.trouble;
      push(draft, { kind: 'chooseVictim', seat, chooser: target, areas, aim: 'notOwn', asked: target });
    },
  },
  /** AM-13.34 */
  removeMinionInArea: {
    needs: (state, _seat, { area }) => needs(onFoot(state, areaOf(area)) > 0),
    start: (draft, seat, { area }) => chooseAmong(draft, seat, justArea(areaOf(area))),
  },
  /** AM-13.35 */
  payThenAssassinate: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(hasVictim(state, seat, state.trouble, 'notOwn')),
    start: aim,
    aimed: (draft, seat, payee, { pay: price }) =>
      push(draft, { kind: 'chooseHit', seat, payee, pay: price }),
  },
  /** AM-13.36 */
  swapMinions: {
    needs: (state) => needs(areasOnFoot(state) > 1),
    start: (draft, seat, _params, card) => push(draft, { kind: 'swapFirst', seat, card }),
  },
  /** AM-13.38 */
  rollAndRemove: {
    start(draft, seat, { rolls }) {
      const rolled = Array.from({ length: rolls }, () => rollArea(draft, seat));
      push(draft, { kind: 'carcer', seat, rolled });
    },
  },
  /** AM-13.40 */
  eachOtherRemovesOwn: {
    start: aimAtEach,
    harmless: (state, target) => minionsOnBoard(state, target) === 0,
    hits: (draft, _seat, target) => push(draft, { kind: 'removeOwn', seat: target }),
  },
  /** AM-13.41 */
  placeAnywhereQuietly: {
    start: (draft, seat) => startPlacing(draft, seat, anywhere, { quiet: true }),
  },
  /** AM-13.42 */
  placeAtOwnBuilding: {
    needs: (state, seat) => needs(canPlace(state, seat, ownBuildings)),
    start: (draft, seat) => startPlacing(draft, seat, ownBuildings),
  },
  /** AM-13.43 */
  placeInTrouble: {
    needs: (state, seat) => needs(canPlace(state, seat, inTrouble)),
    start: (draft, seat) => startPlacing(draft, seat, inTrouble),
  },
  /** AM-13.44 */
  placeNear: {
    start(draft, seat, { area, max }) {
      const reach = { to: 'near', area: areaOf(area) } as const;
      if (max > 1) push(draft, { kind: 'placeMore', seat, reach, left: max - 1 });
      startPlacing(draft, seat, reach);
    },
  },
};

/** The player of the scroll must remove a piece from one of these areas, own ones included, if there is any. */
function chooseAmong(draft: AmState, seat: Seat, areas: Areas): void {
  if (!hasVictim(draft, seat, areas, 'any')) return;
  push(draft, { kind: 'chooseVictim', seat, chooser: seat, areas, aim: 'any', asked: nobody });
}
