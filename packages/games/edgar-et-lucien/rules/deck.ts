import { pick, type Seat, shuffle, takeLast, tell } from '@manigance/core';
import type { SchemeKind } from './cards.ts';
import { noCard, type SchemeId, schemeId, schemeKinds, schemes } from './cards.ts';
import { forgetOne } from './knowledge.ts';
import { numberAt } from './lists.ts';
import type { Draft, ElState } from './state.ts';

/** EL-1.4 All the cards, by number of their kind. */
export const allCards: readonly number[] = schemes.flatMap(({ copies }, kind) =>
  Array<number>(copies).fill(kind),
);

/** How many cards of a kind a seat holds. */
export function held(state: ElState, seat: Seat, kind: SchemeKind): number {
  return numberAt(state.hands, seat * schemeKinds + kind);
}

/** A card comes to a hand. */
export function gainCard(draft: Draft, seat: Seat, kind: SchemeKind): void {
  const at = seat * schemeKinds + kind;
  draft.hands[at] = numberAt(draft.hands, at) + 1;
  draft.handSize[seat] = numberAt(draft.handSize, seat) + 1;
}

/** A card leaves a hand. */
export function loseCard(draft: Draft, seat: Seat, kind: SchemeKind): void {
  const at = seat * schemeKinds + kind;
  draft.hands[at] = numberAt(draft.hands, at) - 1;
  draft.handSize[seat] = numberAt(draft.handSize, seat) - 1;
}

/** The cards in a hand, in the order of their kinds. */
export function handOf(state: ElState, seat: Seat): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < schemeKinds; kind++) {
    for (let copies = held(state, seat, kind); copies > 0; copies--) cards.push(kind);
  }
  return cards;
}

/** The ids of these cards. */
export function namesOf(cards: readonly number[]): SchemeId[] {
  return cards.map(schemeId);
}

/** EL-22.4 Whether a single card could be drawn. */
export function canDraw(state: ElState): boolean {
  return state.deck.length > 0 || state.discard.length > 0;
}

/** EL-11.1, EL-22.4 Draws in secret; what cannot be drawn is lost. */
export function draw(draft: Draft, seat: Seat, count: number): void {
  const drawn: number[] = [];
  while (drawn.length < count && canDraw(draft)) {
    if (draft.deck.length === 0) reshuffle(draft);
    const kind = takeLast(draft.deck);
    gainCard(draft, seat, kind);
    drawn.push(kind);
  }
  tell(draft, { type: 'drew', seat, count: drawn.length, cards: namesOf(drawn) });
}

function reshuffle(draft: Draft): void {
  tell(draft, { type: 'reshuffled', cards: draft.discard.length });
  for (const kind of shuffle(draft.rng, draft.discard)) draft.deck.push(kind);
  draft.discard.length = 0;
}

/** EL-20.7 Each card in the hand is as likely as any other. */
export function randomCard(draft: Draft, seat: Seat): number {
  return pick(draft.rng, handOf(draft, seat));
}

/** EL-8.2.3 The card stays in play until its effect is finished. */
export function playCard(draft: Draft, seat: Seat, kind: SchemeKind): void {
  loseCard(draft, seat, kind);
  forgetOne(draft, seat, kind);
  draft.inPlay = kind;
  tell(draft, { type: 'schemePlayed', seat, card: schemeId(kind) });
}

/** Face up, from the hand. */
export function discardCard(draft: Draft, seat: Seat, kind: SchemeKind): void {
  loseCard(draft, seat, kind);
  forgetOne(draft, seat, kind);
  draft.discard.push(kind);
}

/** EL-8.2.3 The card in play goes to the discard pile. */
export function discardCardInPlay(draft: Draft): void {
  if (draft.inPlay === noCard) return;
  draft.discard.push(draft.inPlay);
  draft.inPlay = noCard;
}
