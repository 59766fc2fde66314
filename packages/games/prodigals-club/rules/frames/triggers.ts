import { canonical, push, type Seat, tell, valueById } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../arrays.ts';
import { type Card, cardAt } from '../cards.ts';
import type { Amount, Effect, Trigger } from '../effects/language.ts';
import { begin } from '../effects/snapshot.ts';
import { handCardIds } from '../hand-cards.ts';
import type { PcMove } from '../moves.ts';
import type { Firing, PcState, Question, Step } from '../state.ts';

/** PC-9.7 The move that resolves the trigger of each card; those of Last Will cards come when it is loaded. */
export const triggerMoves = valueById(handCardIds, (card): PcMove => ({ do: 'trigger', card }));

/** PC-9.7 After a white card's own effect: counts it as an offence and sets off the triggers of black cards. */
export const playedWhite: Step<'playedWhite'> = {
  resolve(draft, { seat, from }) {
    const whites = listAt(draft.whites, seat);
    const tableau = listAt(draft.tableaux, seat);
    const firings: Firing[] = [];
    for (let index = from; index < whites.length; index++) {
      const white = cardAt(numberAt(whites, index));
      if (white.party !== undefined) draft.offences++;
      for (const card of tableau) setOff(white, cardAt(card), firings);
    }
    if (firings.length > 0) push(draft, { kind: 'triggers', seat, firings });
  },
};

function setOff(white: Card, { id, triggers }: Card, firings: Firing[]): void {
  for (const trigger of triggers) {
    const times = timesSetOff(white, trigger);
    for (let time = 0; time < times; time++) firings.push({ card: id, effect: effectOf(trigger) });
  }
}

function timesSetOff({ party, megaphones }: Card, trigger: Trigger): number {
  if (trigger.on === 'playWhite') return party !== undefined && trigger.party.includes(party) ? 1 : 0;
  return trigger.on === 'playMegaphones' ? megaphones : 0; // PC-13.10
}

function effectOf(trigger: Trigger): Effect {
  if (trigger.on !== 'playWhite' && trigger.on !== 'playMegaphones') throw new RangeError(trigger.on);
  return trigger.effect;
}

/** PC-9.7 Resolves triggers in the owner's order, who is asked only where the order can matter. */
export const triggers: Question<'triggers'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(_state, { firings }, _seat, list) {
    const [first, second] = firings;
    if (first !== undefined && second === undefined) {
      list.offer(triggerMoves[first.card]);
      return;
    }
    const next = nextOfEachCard(firings);
    const free = next.find(({ effect }) => isIndependent(effect)) ?? onlyKind(next);
    if (free !== undefined) list.offer(triggerMoves[free.card]);
    else for (const { card } of next) list.offer(triggerMoves[card]);
  },
  resolve(draft, { firings }, move, seat) {
    const index = firings.findIndex(({ card }) => move.do === 'trigger' && card === move.card);
    const { card, effect } = itemAt(firings, index);
    const left = firings.filter((_, other) => other !== index);
    if (left.length > 0) push(draft, { kind: 'triggers', seat, firings: left });
    fire(draft, seat, card, effect);
  },
};

/** A card's own triggers are resolved as printed. */
function nextOfEachCard(firings: readonly Firing[]): readonly Firing[] {
  return firings.filter(({ card }, index) => firings.findIndex((other) => other.card === card) === index);
}

/** PC-10.16 Whether this effect and the other triggers leave each other's results alone. */
function isIndependent(effect: Effect): boolean {
  if (effect.do === 'loseVotes') return !mayChange(effect.n);
  return effect.do === 'spend' && effect.moreTime === undefined && !mayChange(effect.n);
}

/** Whether a step, or a symbol that is named, may change this amount. */
function mayChange(amount: Amount): boolean {
  return typeof amount !== 'number' && (amount.per.count === 'symbol' || amount.per.count === 'markers');
}

/** The first of several firings that all do the same. */
function onlyKind([first, ...others]: readonly Firing[]): Firing | undefined {
  return others.every(({ effect }) => canonical(effect) === canonical(first?.effect)) ? first : undefined;
}

function fire(draft: PcState, seat: Seat, card: Firing['card'], effect: Effect): void {
  tell(draft, { type: 'triggered', seat, card });
  begin(draft, seat, effect);
}
