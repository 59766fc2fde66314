import type { Seat, Viewer } from '@manigance/core';
import { type SchemeId, type SchemeKind, schemeNumber } from './cards.ts';
import { held } from './deck.ts';
import type { ElEvent } from './events.ts';
import type { Draft, ElState } from './state.ts';

/** EL-21.5 A card that its former owner saw go to another hand by Extortion, and that has not been shown since. */
export interface KnownCard {
  readonly viewer: Seat;
  readonly holder: Seat;
  readonly kind: SchemeKind;
}

/** EL-20.7 Thief and victim see the card. Other players lose what they knew of the victim's hand. */
export function learnExtorted(draft: Draft, thief: Seat, victim: Seat, kind: SchemeKind): void {
  forgetOne(draft, victim, kind);
  const kept = (draft.knowledge ?? []).filter(
    ({ viewer, holder }) => holder !== victim || viewer === thief || viewer === victim,
  );
  draft.knowledge = [...kept, { viewer: victim, holder: thief, kind }];
}

/** A card shown from this hand may be the one that others knew of. */
export function forgetOne(draft: Draft, holder: Seat, kind: SchemeKind): void {
  if (draft.knowledge === undefined) return;
  const forgetful = new Set<Seat>();
  draft.knowledge = draft.knowledge.filter((known) => {
    const isShown = known.holder === holder && known.kind === kind && !forgetful.has(known.viewer);
    if (isShown) forgetful.add(known.viewer);
    return !isShown;
  });
}

/** EL-24.2 The hand of a player who leaves is shown. */
export function forgetHand(draft: Draft, seat: Seat): void {
  draft.knowledge = draft.knowledge?.filter(({ viewer, holder }) => viewer !== seat && holder !== seat);
}

/** The kinds of card this viewer knows to be in another's hand. */
export function knownCards(state: ElState, viewer: Viewer, holder: Seat): SchemeKind[] {
  const known = (state.knowledge ?? []).filter((card) => card.viewer === viewer && card.holder === holder);
  return known.map(({ kind }) => kind);
}

/** EL-21.8 Cards seen to go by Extortion are where they went. Purses need not agree with the sums of the log. */
export function contradictions(state: ElState, events: readonly ElEvent[], viewer: Viewer): string[] {
  const known: { holder: Seat; card: SchemeId }[] = [];
  const drop = (holder: Seat, card: SchemeId) => {
    const index = known.findIndex((one) => one.holder === holder && one.card === card);
    if (index !== -1) known.splice(index, 1);
  };
  const dropAll = (holder: Seat) =>
    known.splice(0, known.length, ...known.filter((one) => one.holder !== holder));
  for (const event of events) {
    if (event.type === 'schemePlayed') drop(event.seat, event.card);
    else if (event.type === 'discarded') for (const card of event.cards) drop(event.seat, card);
    else if (event.type === 'left') dropAll(event.seat);
    else if (event.type === 'extorted') {
      if (event.card === undefined) dropAll(event.victim);
      else if (event.seat === viewer) drop(event.victim, event.card);
      else known.push({ holder: event.seat, card: event.card });
    }
  }
  return known.flatMap(({ holder, card }) => {
    const copies = known.filter((one) => one.holder === holder && one.card === card).length;
    return held(state, holder, schemeNumber[card]) >= copies ? [] : [`seat ${holder} does not hold ${card}`];
  });
}
