import { type MoveList, push, type Reason, type Seat, tell } from '@manigance/core';
import { has, itemAt, listAt, numberAt, removeFrom } from '../arrays.ts';
import { hasBit, withBit, withoutBit } from '../bits.ts';
import { bonusTiles } from '../board.ts';
import { type CardNumber, cardAt, cardIds, cardNumber, cards } from '../cards.ts';
import { none, tableauPlaces } from '../constants.ts';
import { begin } from '../effects/snapshot.ts';
import { type HandCardNumber, handCardNumber, isLwCard } from '../hand-cards.ts';
import { isMoreTime } from '../hands.ts';
import { actionsLeft, holdsClosed, lastWill, noActions } from '../last-will.ts';
import type { PcMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { PcState, Question, Step } from '../state.ts';
import { actForCompetition, endForCompetition, listOwnActions } from './turns.ts';

const playMoves: readonly PcMove[] = cards.map(({ id }) => ({ do: 'play', card: id }));
const activateMoves: readonly PcMove[] = cards.map(({ id }) => ({ do: 'activate', card: id }));
const replaceMoves: readonly PcMove[] = cards.map(({ id }) => ({ do: 'replace', card: id }));
const useBonus: PcMove = { do: 'useBonus' };
const end: PcMove = { do: 'end' };

const timeAlone = reason('PC-10.8', 'more-time-alone');
const activatedAlready = reason('PC-9.5', 'activated-already');
const hasNoActivation = reason('PC-9.5', 'no-activation');
const passiveTile = reason('PC-9.8', 'passive-tile');
const noTile = reason('PC-9.8', 'no-bonus-tile');

/** PC-9.1 In turn order each player takes one whole action turn; then the competitions' own phases follow. */
export const actionTurns: Step<'actionTurns'> = {
  resolve(draft, { at: place }) {
    const seat = draft.order[place];
    if (seat === undefined) {
      draft.phase = 'closing';
      push(draft, { kind: 'closing', at: 0 });
      return;
    }
    draft.phase = 'actions';
    draft.offences = 0;
    tell(draft, { type: 'actionsBegin', seat });
    // LW-16.1: with a closed card in the hand, nobody else can see that only the end is left.
    const kind = holdsClosed(draft, seat) ? 'furtherActions' : 'actions';
    push(draft, { kind: 'actionTurns', at: place + 1 }, { kind, seat });
  },
};

type ActionKind = 'actions' | 'furtherActions';

/** PC-9.1 Plays a card, activates one or uses the bonus tile; `next` is the question put after that. */
export function actionRule(next: ActionKind): Question<ActionKind> {
  return {
    asks: (_state, { seat }) => seat,
    options(state, _frame, seat, list) {
      listHand(listAt(state.hands, seat), actionsLeft(state, seat), list);
      listTableau(listAt(state.tableaux, seat), numberAt(state.activated, seat), list);
      list.offerUnless(useBonus, refusalOfBonus(state, seat));
      listOwnActions(state, seat, list);
      list.offer(end);
    },
    resolve(draft, _frame, move, seat) {
      if (move.do === 'end') {
        endForCompetition(draft, seat);
        tell(draft, { type: 'actionsEnd', seat });
        return;
      }
      push(draft, { kind: next, seat });
      if (move.do === 'play' && !isLwCard(handCardNumber[move.card]))
        playCard(draft, seat, handCardNumber[move.card]);
      else if (move.do === 'activate') activate(draft, seat, cardNumber[move.card]);
      else if (move.do === 'useBonus') useBonusTile(draft, seat);
      else actForCompetition(draft, seat, move);
    },
    timeout: () => end,
    openlyForced: (state, { seat }) => !holdsClosed(state, seat), // PC-17.2: all but closed cards is public
  };
}

/**
 * PC-9.1 In any order, until the player ends the turn. This is asked even if nothing else is left, so that a player who
 * has done something can still take it back.
 */
export const furtherActions: Question<ActionKind> = actionRule('furtherActions');

/** PC-9.1 A player who can do nothing at all is not asked to end the turn. */
export const actions: Question<'actions'> = { ...furtherActions, onlyOption: 'taken' };

function listHand(hand: readonly HandCardNumber[], actionsLeft: number, list: MoveList<PcMove>): void {
  for (let index = 0; index < hand.length; index++) {
    const card = numberAt(hand, index);
    if (isLwCard(card) || has(hand, card, index + 1)) continue; // equal cards are one choice
    const tooDear = cardAt(card).lastWillActions > actionsLeft ? noActions : undefined; // LW-9.6
    list.offerUnless(itemAt(playMoves, card), isMoreTime[card] ? timeAlone : tooDear);
  }
}

function listTableau(tableau: readonly CardNumber[], activated: number, list: MoveList<PcMove>): void {
  for (let place = 0; place < tableau.length; place++) {
    const card = numberAt(tableau, place);
    const used = hasBit(activated, place);
    const refusal =
      cardAt(card).activate === undefined ? hasNoActivation : used ? activatedAlready : undefined;
    list.offerUnless(itemAt(activateMoves, card), refusal);
  }
}

function refusalOfBonus(state: PcState, seat: Seat): Reason | undefined {
  const tile = numberAt(state.bonus, seat);
  if (tile === none) return noTile;
  return bonusTiles[tile]?.mode === 'passive' ? passiveTile : undefined;
}

function playCard(draft: PcState, seat: Seat, card: CardNumber): void {
  const { id, white, effect, lastWillActions } = cardAt(card);
  if (!white) {
    const full = listAt(draft.tableaux, seat).length === tableauPlaces;
    if (full) push(draft, { kind: 'replace', seat, card: id });
    else layOut(draft, seat, card);
    return;
  }
  if (lastWillActions > 0) lastWill.loaded.payActions(draft, seat, lastWillActions);
  // PC-9.3: it stays face up until the end of the round.
  const whites = listAt(draft.whites, seat);
  removeFrom(listAt(draft.hands, seat), card);
  push(draft, { kind: 'playedWhite', seat, from: whites.length });
  whites.push(card);
  tell(draft, { type: 'playedWhite', seat, card: id });
  if (effect !== undefined) begin(draft, seat, effect);
}

/** PC-9.4 Playing a black card has no effect by itself. */
function layOut(draft: PcState, seat: Seat, card: CardNumber): void {
  removeFrom(listAt(draft.hands, seat), card);
  listAt(draft.tableaux, seat).push(card);
  tell(draft, { type: 'playedBlack', seat, card: itemAt(cardIds, card) });
}

/** PC-9.5 Activates a black card, once per round. */
function activate(draft: PcState, seat: Seat, card: CardNumber): void {
  const place = listAt(draft.tableaux, seat).indexOf(card);
  draft.activated[seat] = withBit(numberAt(draft.activated, seat), place);
  tell(draft, { type: 'activated', seat, card: itemAt(cardIds, card) });
  const { activate: effect } = cardAt(card);
  if (effect !== undefined) begin(draft, seat, effect);
}

/** PC-9.8 Uses the bonus tile, which goes back to the board. */
function useBonusTile(draft: PcState, seat: Seat): void {
  const tile = numberAt(draft.bonus, seat);
  const { id, effect } = itemAt(bonusTiles, tile);
  draft.bonus[seat] = none;
  draft.bonusLeft = withBit(draft.bonusLeft, tile);
  tell(draft, { type: 'usedBonus', seat, tile: id });
  begin(draft, seat, effect);
}

/** PC-9.4 With all six places taken, discards a played card, activated or not. */
export const replace: Question<'replace'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const card of listAt(state.tableaux, seat)) list.offer(itemAt(replaceMoves, card));
  },
  resolve(draft, { card }, move, seat) {
    if (move.do !== 'replace') return;
    const tableau = listAt(draft.tableaux, seat);
    const place = tableau.indexOf(cardNumber[move.card]);
    tableau[place] = cardNumber[card];
    draft.activated[seat] = withoutBit(numberAt(draft.activated, seat), place);
    removeFrom(listAt(draft.hands, seat), cardNumber[card]);
    draft.discards.push(cardNumber[move.card]);
    tell(draft, { type: 'playedBlack', seat, card, replaced: move.card });
  },
};
