import { push, type Reason, type Seat, tell } from '@manigance/core';
import { itemAt, numberAt } from '../arrays.ts';
import { gainVotes } from '../competitions/election/votes.ts';
import { competitions, competitionsIn } from '../competitions/index.ts';
import { anyMayRise } from '../competitions/society/ladder.ts';
import { mostVotes, none } from '../constants.ts';
import { concernsPlay, resolveEffect } from '../effects/interpreter.ts';
import { competitionIds, type Pay, symbols } from '../effects/language.ts';
import { takeCounts } from '../effects/snapshot.ts';
import { actionsLeft, lastWill, noActions } from '../last-will.ts';
import { plays } from '../modes.ts';
import type { PcMove } from '../moves.ts';
import { takePounds } from '../purse.ts';
import { reason } from '../reasons.ts';
import type { PcState, Question, Step } from '../state.ts';
import { countSymbol, unnamedSymbols } from '../symbols.ts';

const upTo = 12;
const chooseMoves: readonly PcMove[] = Array.from({ length: upTo }, (_, option) => ({
  do: 'choose',
  option,
}));
const exchangeMoves: readonly PcMove[] = Array.from({ length: upTo }, (_, option) => ({
  do: 'exchange',
  option,
}));
const nameMoves: readonly PcMove[] = [0, 1, 2].map((count) => ({ do: 'name', symbols: count }));
const benefitMoves: readonly PcMove[] = competitionIds.map((competition) => ({ do: 'benefit', competition }));
const stop: PcMove = { do: 'stop' };

const votesAtMost = reason('PC-10.12', 'votes-at-most');
const noMarkerRises = reason('PC-10.12', 'no-marker-rises');

/** A part of an effect, resolved after the parts before it. */
export const effect: Step<'effect'> = {
  resolve: (draft, { seat, effect: part }) => resolveEffect(draft, seat, part),
};

/** PC-8.4 At the count of a symbol the Renaissance Man's owner names none, one or both as that symbol. */
export const name: Question<'name'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    const unnamed = unnamedSymbols(state, seat);
    for (let count = 0; count <= unnamed; count++) list.offer(itemAt(nameMoves, count));
  },
  resolve(draft, { symbol, effect: counted, counts }, move, seat) {
    const number = symbols.indexOf(symbol);
    let left = move.do === 'name' ? move.symbols : 0;
    if (left > 0) tell(draft, { type: 'named', seat, symbol, symbols: left });
    for (let index = 0; index < draft.named.length && left > 0; index++) {
      if (draft.named[index] !== none) continue;
      draft.named[index] = number;
      left--;
    }
    takeCounts(draft, seat, counted, [...counts, countSymbol(draft, seat, number)]);
  },
};

/** PC-10.11 Chooses one option, which is resolved before the next choice. */
export const choice: Question<'choice'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { options }, _seat, list) {
    for (let option = 0; option < options.length; option++) {
      if (concernsPlay(state, itemAt(options, option))) list.offer(itemAt(chooseMoves, option));
    }
    if (list.count === 0) list.offer(stop);
  },
  resolve(draft, { left, options }, move, seat) {
    if (move.do !== 'choose') return;
    if (left > 1) push(draft, { kind: 'choice', seat, left: left - 1, options });
    resolveEffect(draft, seat, itemAt(options, move.option));
  },
};

/** PC-10.10, PC-12.6 Chooses a competition in play, for its basic action or its inner-circle benefit. */
export const benefit: Question<'benefit'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, _seat, list) {
    for (let index = 0; index < competitionIds.length; index++) {
      if (plays(state, itemAt(competitionIds, index))) list.offer(itemAt(benefitMoves, index));
    }
  },
  resolve(draft, { left, of }, move, seat) {
    if (move.do !== 'benefit') return;
    if (left > 1) push(draft, { kind: 'benefit', seat, left: left - 1, of });
    const { basic, benefit: inner } = competitions[move.competition];
    resolveEffect(draft, seat, of === 'basic' ? basic : inner);
  },
  timeout: (state) => ({ do: 'benefit', competition: competitionsIn(state)[0]?.id ?? 'election' }),
};

/** PC-10.12 Pays, then gets; at most as often as the card says. */
export const exchange: Question<'exchange'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { options }, seat, list) {
    for (let option = 0; option < options.length; option++) {
      list.offerUnless(
        itemAt(exchangeMoves, option),
        refusalOfPayment(state, seat, itemAt(options, option).pay),
      );
    }
    list.offer(stop);
  },
  resolve(draft, { left, options }, move, seat) {
    if (move.do !== 'exchange') return;
    const { pay, get } = itemAt(options, move.option);
    if (left > 1) push(draft, { kind: 'exchange', seat, left: left - 1, options });
    push(draft, { kind: 'effect', seat, effect: get });
    payFor(draft, seat, pay);
  },
  timeout: () => stop,
};

/** PC-10.12 A payment that cannot be made in full makes the option illegal. */
function refusalOfPayment(state: PcState, seat: Seat, pay: Pay): Reason | undefined {
  if ('votes' in pay) return numberAt(state.votes, seat) + pay.votes > mostVotes ? votesAtMost : undefined;
  if ('actions' in pay) return actionsLeft(state, seat) < pay.actions ? noActions : undefined;
  if ('up' in pay) return anyMayRise(state, seat) ? undefined : noMarkerRises;
  return undefined;
}

function payFor(draft: PcState, seat: Seat, pay: Pay): void {
  if ('votes' in pay) gainVotes(draft, seat, pay.votes);
  else if ('pounds' in pay) takePounds(draft, seat, pay.pounds);
  else if ('actions' in pay) lastWill.loaded.payActions(draft, seat, pay.actions);
  else push(draft, { kind: 'raise', seat, left: pay.up, cause: 'payment' });
}
