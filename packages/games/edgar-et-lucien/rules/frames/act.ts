import { push, type Seat, tell } from '@manigance/core';
import { administer, offerEdgarAdministration } from '../actions/edgar-administration.ts';
import { lucienAdministers, offerLucienAdministration } from '../actions/lucien-administration.ts';
import { buyDistrict, offerPurchases } from '../actions/purchase.ts';
import { offerRobbery, robLucien } from '../actions/rob.ts';
import { offerSupport } from '../actions/support.ts';
import { schemeNumber } from '../cards.ts';
import { cityPrice, playerPrice } from '../constants.ts';
import { discardCardInPlay, playCard } from '../deck.ts';
import { playScheme } from '../effects/index.ts';
import { offerSchemes } from '../effects/offers.ts';
import { numberAt } from '../lists.ts';
import { pass } from '../moves.ts';
import { bothActed, edgarActed, lucienActed, nextInOrder } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, LucienAction, Question, Step } from '../state.ts';
import { endTurn } from './turn.ts';

const edgarHasActed: ElReason = { rule: 'EL-7.1', code: 'edgar-has-acted' };
const lucienHasActed: ElReason = { rule: 'EL-7.1', code: 'lucien-has-acted' };

/** EL-7 One action of each character, in either order, each optional, until the player ends the turn. */
export const act: Question<'act'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    const acted = numberAt(state.acted, seat);
    const edgar = (acted & edgarActed) === 0 ? undefined : edgarHasActed;
    const lucien = (acted & lucienActed) === 0 ? undefined : lucienHasActed;
    if (edgar === undefined || list.explains) {
      offerRobbery(state, seat, list, edgar);
      offerSchemes(state, seat, list, edgar);
      offerEdgarAdministration(state, seat, list, edgar);
    }
    if (lucien === undefined || list.explains) {
      offerPurchases(state, seat, list, lucien);
      offerLucienAdministration(state, seat, list, lucien);
    }
    offerSupport(state, seat, list);
    list.offer(pass);
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'pass') {
      if (draft.acted[seat] !== bothActed) tell(draft, { type: 'passed', seat });
      actNext(draft, seat);
      return;
    }
    push(draft, { kind: 'actionDone', seat });
    perform(draft, seat, move);
  },
  timeout: () => pass, // EL-7.8
  openlyForced: ({ acted }, _frame, seat) => acted[seat] === bothActed, // EL-7.9: who has acted is public
};

function perform(draft: Draft, seat: Seat, move: ElMove): void {
  switch (move.do) {
    case 'rob':
      spend(draft, seat, edgarActed);
      return robLucien(draft, seat, move.victim);
    case 'playScheme':
      spend(draft, seat, edgarActed);
      return playScheme(draft, seat, move);
    case 'buyCity':
      spend(draft, seat, lucienActed);
      return buyDistrict(draft, seat, numberAt(draft.lucien, seat), cityPrice);
    case 'buyPlayer':
      spend(draft, seat, lucienActed);
      return buyDistrict(draft, seat, numberAt(draft.lucien, seat), playerPrice);
    case 'supported':
      spend(draft, seat, bothActed); // EL-13.2
      if (move.viaCard) playCard(draft, seat, schemeNumber.remote_action);
      return administer(draft, seat, move, true);
    case 'administration':
      if (isLuciens(move)) {
        spend(draft, seat, lucienActed);
        return lucienAdministers(draft, seat, move);
      }
      spend(draft, seat, edgarActed);
      return administer(draft, seat, move, false);
  }
}

function isLuciens(move: Extract<ElMove, { do: 'administration' }>): move is LucienAction {
  const { action } = move;
  return (
    action === 'populist_speech' || action === 'heritage_protection' || action === 'certificate_acquisition'
  );
}

function spend(draft: Draft, seat: Seat, characters: number): void {
  draft.acted[seat] = numberAt(draft.acted, seat) | characters;
}

/** EL-7.9 The player is asked again, also when both characters have acted: what he did can be undone until he passes. */
export const actionDone: Step<'actionDone'> = {
  resolve(draft, { seat }) {
    discardCardInPlay(draft);
    push(draft, { kind: 'act', seat });
  },
};

/** EL-7.1 The next player's whole action turn, or the end of the turn. */
export function actNext(draft: Draft, seat: Seat): void {
  const next = nextInOrder(draft, seat);
  if (next === undefined) endTurn(draft);
  else push(draft, { kind: 'act', seat: next });
}
