import { push, type QuestionRule, type Seat, tell } from '@manigance/core';
import { count } from '../area-sets.ts';
import { buildingsOf, buildingsOnBoard, loseBuilding } from '../buildings.ts';
import { cardData } from '../cards.ts';
import { giveCards, handOf, holdsCard } from '../hands.ts';
import { areaOf, type Card, cardId, cardOf, nobody } from '../ids.ts';
import { itemAt, moveAt } from '../lists.ts';
import { demolishIn, giveCard, incomeIn, pay, stop, suffer } from '../moves.ts';
import { areaCount, hasTrouble, onFoot } from '../pieces.ts';
import { handOver, moneyOf, takeFromBank } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { aim, aimAtEach } from './aiming.ts';
import type { Scrolls } from './scroll.ts';

const noTrouble: AmReason = { rule: 'AM-13.29', code: 'noTrouble' };

function penniless(state: AmState, target: Seat): boolean {
  return moneyOf(state, target) === 0;
}

/** Scrolls that move money. */
export const moneyScrolls: Scrolls<
  | 'takeFromEachOther'
  | 'loan'
  | 'eachOtherGivesMoneyOrCard'
  | 'incomePerMinionInArea'
  | 'takeFromPlayer'
  | 'incomePerTrouble'
  | 'incomePerBuilding'
  | 'incomePerMinionInTroubleArea'
  | 'payOrStuckCard'
  | 'payOrLoseBuilding'
  | 'forceTransfer'
> = {
  /** AM-13.1 */
  takeFromEachOther: {
    start: aimAtEach,
    harmless: penniless,
    hits: (draft, seat, target, { amount }) => handOver(draft, target, seat, amount),
  },
  /** AM-13.2, AM-9.7 The card stays in front of its player until the end. */
  loan: {
    start(draft, seat, { borrow }, card) {
      draft.playing = nobody;
      itemAt(draft.loans, seat).push(card);
      tell(draft, { type: 'borrowed', seat, card: cardId(card) });
      takeFromBank(draft, seat, borrow);
    },
  },
  /** AM-13.4 */
  eachOtherGivesMoneyOrCard: {
    start: aimAtEach,
    harmless: (state, target) => penniless(state, target) && !holdsCard(state, target),
    hits(draft, seat, target, { amount }) {
      // Wallace Sonky would have ended this; any other hand is as it was when the window opened.
      push(draft, { kind: 'giveMoneyOrCard', seat: target, to: seat, amount });
    },
  },
  /** AM-13.5 Yours, others', trolls and demons. */
  incomePerMinionInArea: {
    start: (draft, seat, { area, per }) => takeFromBank(draft, seat, per * onFoot(draft, areaOf(area))),
  },
  /** AM-13.25 */
  takeFromPlayer: {
    start: aim,
    harmless: penniless,
    hits: (draft, seat, target, { amount }) => handOver(draft, target, seat, amount),
  },
  /** AM-13.27 */
  incomePerTrouble: {
    start: (draft, seat, { per }) => takeFromBank(draft, seat, per * count(draft.trouble)),
  },
  /** AM-13.28 Of all colours, with or without a demon. */
  incomePerBuilding: {
    start: (draft, seat, { per }) => takeFromBank(draft, seat, per * buildingsOnBoard(draft)),
  },
  /** AM-13.29 */
  incomePerMinionInTroubleArea: {
    needs: (state) => (state.trouble === 0 ? noTrouble : undefined),
    start: (draft, seat, { per }) => push(draft, { kind: 'chooseIncome', seat, per }),
  },
  /** AM-13.17, AM-9.8 */
  payOrStuckCard: {
    start: aim,
    hits(draft, seat, target, { amount }, card) {
      if (moneyOf(draft, target) < amount) stick(draft, target, card);
      else push(draft, { kind: 'payOrSuffer', seat: target, card, by: seat, amount });
    },
  },
  /** AM-13.18 */
  payOrLoseBuilding: {
    start: aim,
    harmless: (state, target) => buildingsOf(state, target) === 0,
    hits(draft, seat, target, { amount }, card) {
      if (moneyOf(draft, target) < amount) push(draft, { kind: 'demolish', seat, owner: target });
      else push(draft, { kind: 'payOrSuffer', seat: target, card, by: seat, amount });
    },
  },
  /** AM-13.49 */
  forceTransfer: {
    start: aim,
    aimed: (draft, seat, target, _params, card) =>
      push(draft, { kind: 'chooseReceiver', seat, card, target }),
    harmless: penniless,
    hits: (draft, _seat, target, { amount }, _card, receiver) => handOver(draft, target, receiver, amount),
  },
};

function stick(draft: AmState, target: Seat, card: Card): void {
  draft.playing = nobody;
  itemAt(draft.stuck, target).push(card);
  tell(draft, { type: 'stuck', seat: target, card: cardId(card) });
}

/** AM-13.4 One dollar or one card, as they prefer. */
export const giveMoneyOrCard: QuestionRule<AmVocabulary, 'giveMoneyOrCard'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { amount }, seat, list) {
    const money = moneyOf(state, seat);
    list.offerUnless(
      pay,
      money < amount ? { rule: 'AM-13.4', code: 'cannotPay', cost: amount, money } : undefined,
    );
    for (const held of handOf(state, seat)) list.offer(moveAt(giveCard, held));
  },
  resolve(draft, { to, amount }, move, seat) {
    if (move.do === 'give') giveCards(draft, seat, to, [cardOf(move.card)]);
    else handOver(draft, seat, to, amount);
  },
};

const noMarker: AmReason = { rule: 'AM-13.29', code: 'noTrouble' };

/** AM-13.29 $2 for each piece on foot in an area in trouble. */
export const chooseIncome: QuestionRule<AmVocabulary, 'chooseIncome'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    for (let area = 0; area < areaCount; area++) {
      list.offerUnless(moveAt(incomeIn, area), hasTrouble(state, area) ? undefined : noMarker);
    }
  },
  resolve(draft, { per }, move, seat) {
    if (move.do === 'income') takeFromBank(draft, seat, per * onFoot(draft, areaOf(move.area)));
  },
};

/** AM-13.17, AM-13.18 Pay in full, or suffer the effect of the card. */
export const payOrSuffer: QuestionRule<AmVocabulary, 'payOrSuffer'> = {
  asks: (_state, { seat }) => seat,
  options(_state, _frame, _seat, list) {
    list.offer(pay);
    list.offer(suffer);
  },
  resolve(draft, { card, by, amount }, move, seat) {
    if (move.do === 'pay') handOver(draft, seat, by, amount);
    else if (cardData(card).effect === 'payOrStuckCard') stick(draft, seat, card);
    else push(draft, { kind: 'demolish', seat: by, owner: seat });
  },
};

const noBuilding: AmReason = { rule: 'AM-13.18', code: 'noBuilding' };

/** AM-13.18 Their building may go, your choice. */
export const demolish: QuestionRule<AmVocabulary, 'demolish'> = {
  asks: (_state, { seat }) => seat,
  options(state, { owner }, _seat, list) {
    for (let area = 0; area < areaCount; area++) {
      list.offerUnless(moveAt(demolishIn, area), state.buildings[area] === owner ? undefined : noBuilding);
    }
    list.offer(stop);
  },
  resolve(draft, _frame, move) {
    if (move.do === 'demolish') loseBuilding(draft, areaOf(move.area));
  },
};
