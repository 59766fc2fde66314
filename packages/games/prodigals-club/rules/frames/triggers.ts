import { push, type Seat, tell } from '@manigance/core';
import { type Card, cardAt, cards } from '../cards.ts';
import type { Effect, Party, Trigger } from '../effects/language.ts';
import { begin } from '../effects/snapshot.ts';
import type { PcMove } from '../moves.ts';
import type { Firing, PcState, Question, Step } from '../state.ts';

const triggerMoves = Object.fromEntries(cards.map(({ id }) => [id, { do: 'trigger', card: id }])) as {
  readonly [id: string]: PcMove;
};

/** PC-9.7 After a white card's own effect: it counts as an offence from now on, and sets off what it sets off. */
export const playedWhite: Step<'playedWhite'> = {
  resolve(draft, { seat, from }) {
    const whites = draft.whites[seat] as number[];
    const tableau = draft.tableaux[seat] as number[];
    const firings: Firing[] = [];
    for (let at = from; at < whites.length; at++) {
      const white = cardAt(whites[at] as number);
      if (white.party !== undefined) draft.offences++;
      for (const card of tableau) setOff(white, cardAt(card), firings);
    }
    if (firings.length > 0) push(draft, { kind: 'triggers', seat, firings });
  },
};

function setOff(white: Card, { id, triggers }: Card, firings: Firing[]): void {
  for (let at = 0; at < triggers.length; at++) {
    const trigger = triggers[at] as Trigger;
    const times = timesSetOff(white, trigger);
    for (let time = 0; time < times; time++) firings.push({ card: id, effect: effectOf(trigger) });
  }
}

function timesSetOff({ party, megaphones }: Card, trigger: Trigger): number {
  if (trigger.on === 'playWhite') return trigger.party.includes(party as Party) ? 1 : 0;
  return trigger.on === 'playMegaphones' ? megaphones : 0; // PC-13.10
}

function effectOf(trigger: Trigger): Effect {
  if (trigger.on !== 'playWhite' && trigger.on !== 'playMegaphones') throw new RangeError(trigger.on);
  return trigger.effect;
}

/** PC-9.7 One after the other, in the owner's order; not asked where the order can change nothing. */
export const triggers: Question<'triggers'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(_state, { firings }, _seat, list) {
    const free = firings.every(({ effect }) => isPlain(effect));
    for (let at = 0; at < firings.length; at++) {
      const { card } = firings[at] as Firing;
      if (firings.findIndex((other) => other.card === card) === at) list.offer(triggerMoves[card] as PcMove);
      if (free) return;
    }
  },
  resolve(draft, { firings }, move, seat) {
    const at = firings.findIndex(({ card }) => move.do === 'trigger' && card === move.card);
    const { card, effect } = firings[at] as Firing;
    const left = firings.filter((_, other) => other !== at);
    if (left.length > 0) push(draft, { kind: 'triggers', seat, firings: left });
    fire(draft, seat, card, effect);
  },
};

/** A loss or a payment of a printed amount: several of them bring the same in any order. */
function isPlain(effect: Effect): boolean {
  return (effect.do === 'loseVotes' || effect.do === 'spend') && typeof effect.n === 'number';
}

function fire(draft: PcState, seat: Seat, card: Firing['card'], effect: Effect): void {
  tell(draft, { type: 'triggered', seat, card });
  begin(draft, seat, effect);
}
