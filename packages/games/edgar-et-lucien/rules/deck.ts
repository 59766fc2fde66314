import { pick, type Seat, shuffle, tell } from '@manigance/core';
import { type SchemeId, schemeIds, schemeKinds, schemes } from './cards.ts';
import type { Draft, ElState } from './state.ts';

/** EL-1.4 All the cards, by number of their kind. */
export const allCards: readonly number[] = schemes.flatMap(({ copies }, kind) =>
  Array<number>(copies).fill(kind),
);

/** How many cards of a kind a seat holds. */
export function held(state: ElState, seat: Seat, kind: number): number {
  return state.hands[seat * schemeKinds + kind] as number;
}

export function gainCard(draft: Draft, seat: Seat, kind: number): void {
  const at = seat * schemeKinds + kind;
  draft.hands[at] = (draft.hands[at] as number) + 1;
  draft.handSize[seat] = (draft.handSize[seat] as number) + 1;
}

export function loseCard(draft: Draft, seat: Seat, kind: number): void {
  const at = seat * schemeKinds + kind;
  draft.hands[at] = (draft.hands[at] as number) - 1;
  draft.handSize[seat] = (draft.handSize[seat] as number) - 1;
}

/** The cards in a hand, in the order of their kinds. */
export function handOf(state: ElState, seat: Seat): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < schemeKinds; kind++) {
    for (let copies = held(state, seat, kind); copies > 0; copies--) cards.push(kind);
  }
  return cards;
}

export function namesOf(cards: readonly number[]): SchemeId[] {
  return cards.map((kind) => schemeIds[kind] as SchemeId);
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
    const kind = draft.deck.pop() as number;
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

/** EL-8.2.3 The card lies in play until its effect is finished. */
export function playCard(draft: Draft, seat: Seat, kind: number): void {
  loseCard(draft, seat, kind);
  draft.inPlay = kind;
  tell(draft, { type: 'schemePlayed', seat, card: schemeIds[kind] as SchemeId });
}

/** Face up, from the hand. */
export function discardCard(draft: Draft, seat: Seat, kind: number): void {
  loseCard(draft, seat, kind);
  draft.discard.push(kind);
}

export function discardCardInPlay(draft: Draft): void {
  if (draft.inPlay === -1) return;
  draft.discard.push(draft.inPlay);
  draft.inPlay = -1;
}
