import { type MoveList, push, type Reason, type Seat, tell } from '@manigance/core';
import { has, removeFrom } from '../arrays.ts';
import { bonusTiles } from '../board.ts';
import { type CardId, cardAt, cardIds, cardNumber, cards } from '../cards.ts';
import type { Effect } from '../effects/language.ts';
import { begin } from '../effects/snapshot.ts';
import { isMoreTime } from '../hands.ts';
import { tableauPlaces } from '../modes.ts';
import type { PcMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { PcState, Question, Step } from '../state.ts';

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
  resolve(draft, { at }) {
    const seat = draft.order[at];
    if (seat === undefined) {
      draft.phase = 'closing';
      push(draft, { kind: 'closing', at: 0 });
      return;
    }
    draft.phase = 'actions';
    draft.offences = 0;
    tell(draft, { type: 'actionsBegin', seat });
    push(draft, { kind: 'actionTurns', at: at + 1 }, { kind: 'actions', seat });
  },
};

/** PC-9.1 Play a card, activate one, use the bonus tile; in any order, as often as possible, until the turn is ended. */
export const actions: Question<'actions'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    listHand(state.hands[seat] as number[], list);
    listTableau(state.tableaux[seat] as number[], state.activated[seat] as number, list);
    list.offerUnless(useBonus, refusalOfBonus(state, seat));
    list.offer(end);
  },
  resolve(draft, frame, move, seat) {
    if (move.do === 'end') {
      tell(draft, { type: 'actionsEnd', seat });
      return;
    }
    push(draft, frame);
    if (move.do === 'play') playCard(draft, seat, cardNumber[move.card]);
    else if (move.do === 'activate') activate(draft, seat, cardNumber[move.card]);
    else useBonusTile(draft, seat);
  },
  timeout: () => end,
};

function listHand(hand: readonly number[], list: MoveList<PcMove>): void {
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    if (has(hand, card, at + 1)) continue; // two of a kind are one choice
    list.offerUnless(playMoves[card] as PcMove, isMoreTime[card] ? timeAlone : undefined);
  }
}

function listTableau(tableau: readonly number[], activated: number, list: MoveList<PcMove>): void {
  for (let place = 0; place < tableau.length; place++) {
    const card = tableau[place] as number;
    const used = (activated & (1 << place)) !== 0;
    const refusal =
      cardAt(card).activate === undefined ? hasNoActivation : used ? activatedAlready : undefined;
    list.offerUnless(activateMoves[card] as PcMove, refusal);
  }
}

function refusalOfBonus(state: PcState, seat: Seat): Reason | undefined {
  const tile = state.bonus[seat] as number;
  if (tile < 0) return noTile;
  return bonusTiles[tile]?.mode === 'passive' ? passiveTile : undefined;
}

function playCard(draft: PcState, seat: Seat, card: number): void {
  const { id, white, effect } = cardAt(card);
  if (!white) {
    const full = (draft.tableaux[seat] as number[]).length === tableauPlaces;
    if (full) push(draft, { kind: 'replace', seat, card: id });
    else layOut(draft, seat, card);
    return;
  }
  // PC-9.3: it stays face up until the end of the round.
  const whites = draft.whites[seat] as number[];
  removeFrom(draft.hands[seat] as number[], card);
  push(draft, { kind: 'playedWhite', seat, from: whites.length });
  whites.push(card);
  tell(draft, { type: 'playedWhite', seat, card: id });
  begin(draft, seat, effect as Effect);
}

/** PC-9.4 Playing a black card has no effect by itself. */
function layOut(draft: PcState, seat: Seat, card: number): void {
  removeFrom(draft.hands[seat] as number[], card);
  (draft.tableaux[seat] as number[]).push(card);
  tell(draft, { type: 'playedBlack', seat, card: cardIds[card] as CardId });
}

/** PC-9.5 Once per round. */
function activate(draft: PcState, seat: Seat, card: number): void {
  const place = (draft.tableaux[seat] as number[]).indexOf(card);
  draft.activated[seat] = (draft.activated[seat] as number) | (1 << place);
  tell(draft, { type: 'activated', seat, card: cardIds[card] as CardId });
  begin(draft, seat, cardAt(card).activate as Effect);
}

/** PC-9.8 Used once, it goes back to the board at once. */
function useBonusTile(draft: PcState, seat: Seat): void {
  const tile = draft.bonus[seat] as number;
  const { id, effect } = bonusTiles[tile] as (typeof bonusTiles)[number];
  draft.bonus[seat] = -1;
  draft.bonusLeft |= 1 << tile;
  tell(draft, { type: 'usedBonus', seat, tile: id });
  begin(draft, seat, effect);
}

/** PC-9.4 All six places are taken: one played card goes, activated or not. */
export const replace: Question<'replace'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const card of state.tableaux[seat] as number[]) list.offer(replaceMoves[card] as PcMove);
  },
  resolve(draft, { card }, move, seat) {
    if (move.do !== 'replace') return;
    const tableau = draft.tableaux[seat] as number[];
    const place = tableau.indexOf(cardNumber[move.card]);
    tableau[place] = cardNumber[card];
    draft.activated[seat] = (draft.activated[seat] as number) & ~(1 << place);
    removeFrom(draft.hands[seat] as number[], cardNumber[card]);
    draft.discards.push(cardNumber[move.card]);
    tell(draft, { type: 'playedBlack', seat, card, replaced: move.card });
  },
};
