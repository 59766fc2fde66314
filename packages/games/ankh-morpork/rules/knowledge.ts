import { everyViewer, type Seat, type Viewer } from '@manigance/core';
import { isPlayable } from './cards.ts';
import type { Card, Personality } from './ids.ts';
import { laidAsideBy } from './laid-aside.ts';
import type { AmState } from './state.ts';

/** Viewers who know for certain that a card is in a hand. */
interface HeldCard {
  readonly card: Card;
  readonly seat: Seat;
  readonly by: readonly Viewer[];
  /** AM-5.7 Laid aside since, perhaps: the card is in the hand or lies face down beside it. */
  readonly orAside?: true;
}

/** Viewers who know for certain that a seat does not hold a Personality. */
interface RuledOut {
  readonly personality: Personality;
  readonly seat: Seat;
  readonly by: readonly Viewer[];
}

/**
 * AM-3.2, AM-3.6 Facts about hidden cards that viewers have seen and can still be sure of. Never changed once made, so
 * that copies of a state share it.
 */
export interface Knowledge {
  readonly held: readonly HeldCard[];
  readonly ruledOut: readonly RuledOut[];
}

const none: Knowledge = { held: [], ruledOut: [] };

function setHeld(draft: AmState, held: readonly HeldCard[]): void {
  draft.knowledge = { ...(draft.knowledge ?? none), held };
}
function setRuledOut(draft: AmState, ruledOut: readonly RuledOut[]): void {
  draft.knowledge = { ...(draft.knowledge ?? none), ruledOut };
}

function heldBy(draft: AmState): readonly HeldCard[] {
  return draft.knowledge?.held ?? none.held;
}
function ruledOutBy(draft: AmState): readonly RuledOut[] {
  return draft.knowledge?.ruledOut ?? none.ruledOut;
}

/** Every viewer but this seat. */
export function othersThan(state: AmState, seat: Seat): Viewer[] {
  return everyViewer(state.seats).filter((viewer) => viewer !== seat);
}

/** These viewers have seen that a hand holds these cards. */
export function learnHeld(draft: AmState, seat: Seat, cards: readonly Card[], by: readonly Viewer[]): void {
  const learned = cards.map((card) => ({ card, seat, by }));
  setHeld(draft, [...heldBy(draft), ...learned]);
}

/** A plain loop: asked about every card that is played or discarded. */
function hasFact(held: readonly HeldCard[], card: Card): boolean {
  for (const fact of held) if (fact.card === card) return true;
  return false;
}

/** A card leaves a hand and everybody sees which one. */
export function forgetCard(draft: AmState, card: Card): void {
  const held = draft.knowledge?.held;
  if (held === undefined || !hasFact(held, card)) return;
  setHeld(
    draft,
    held.filter((fact) => fact.card !== card),
  );
}

/** AM-5.7 A seat has laid a card face down: it may be any card that can be played. */
export function cardLaidAside(draft: AmState, seat: Seat): void {
  const held = heldBy(draft);
  if (held.some((fact) => fact.seat === seat))
    setHeld(
      draft,
      held.map((fact) => (fact.seat === seat && isPlayable(fact.card) ? { ...fact, orAside: true } : fact)),
    );
}

/** AM-5.7 Nothing of this seat lies face down any more: cards known to be with it are in its hand. */
export function nothingLaidAside(draft: AmState, seat: Seat): void {
  const held = heldBy(draft);
  if (held.some((fact) => fact.seat === seat && fact.orAside))
    setHeld(
      draft,
      held.map(({ orAside, ...fact }) => (fact.seat === seat || !orAside ? fact : { ...fact, orAside })),
    );
}

/**
 * AM-3.6 Cards pass from one hand to another, seen by these two alone: the giver knows where they are now, and the
 * others cannot be sure of any card of the giver's any more.
 */
export function cardsPassed(draft: AmState, seat: Seat, to: Seat, given: readonly Card[]): void {
  const kept = heldBy(draft).flatMap((fact) => {
    if (fact.seat !== seat) return [fact];
    return fact.by.includes(to) && !given.includes(fact.card) ? [{ ...fact, by: [to] }] : [];
  });
  setHeld(draft, [...kept, ...given.map((card) => ({ card, seat: to, by: [seat] }))]);
}

/** AM-13.39 Two players have swapped hands: each knows the hand of the other. */
export function handsSwapped(draft: AmState, seat: Seat, target: Seat): void {
  const moved = heldBy(draft).flatMap((fact) => {
    if (fact.seat !== seat && fact.seat !== target) return [fact];
    if (fact.orAside) return []; // AM-5.7: nobody can be sure that it went with the hand
    const by = fact.by.filter((viewer) => viewer !== seat && viewer !== target);
    return by.length === 0 ? [] : [{ ...fact, seat: fact.seat === seat ? target : seat, by }];
  });
  const seen = (holder: Seat, viewer: Seat) =>
    (draft.hands[holder] ?? []).map((card) => ({ card, seat: holder, by: [viewer] }));
  setHeld(draft, [...moved, ...seen(seat, target), ...seen(target, seat)]);
}

/** A viewer knows that these seats hold none of these Personalities. */
export function learnRuledOut(
  draft: AmState,
  seats: readonly Seat[],
  personalities: readonly Personality[],
  viewer: Viewer,
): void {
  const learned = seats.flatMap((seat) =>
    personalities.map((personality) => ({ personality, seat, by: [viewer] })),
  );
  setRuledOut(draft, [...ruledOutBy(draft), ...learned]);
}

/** AM-13.11 A seat has seen these Personalities among the unused ones: no rival holds them. */
export function learnUnused(draft: AmState, seat: Seat, unused: readonly Personality[]): void {
  const rivals = draft.hands.map((_, rival) => rival).filter((rival) => rival !== seat);
  learnRuledOut(draft, rivals, unused, seat);
}

/** AM-13.32 A seat has a new Personality: the others can no longer rule out any for it. */
export function personalityExchanged(draft: AmState, seat: Seat, former: Personality): void {
  setRuledOut(
    draft,
    ruledOutBy(draft).filter((fact) => fact.seat !== seat),
  );
  learnUnused(draft, seat, [former]);
}

/** Cards that a viewer knows to be in a hand, each once, in the order of their numbers. */
export function knownCards(state: AmState, seat: Seat, viewer: Viewer): Card[] {
  return inOrder(heldBy(state), (fact) => isKnownTo(fact, seat, viewer) && !fact.orAside);
}
/** AM-5.7 Cards that a viewer knows to be in a hand or face down beside it. */
export function knownOrAside(state: AmState, seat: Seat, viewer: Viewer): Card[] {
  const known = inOrder(heldBy(state), (fact) => isKnownTo(fact, seat, viewer) && fact.orAside === true);
  if (known.length === 0) return known;
  const certain = knownCards(state, seat, viewer);
  return known.filter((card) => !certain.includes(card));
}
function isKnownTo(fact: HeldCard, seat: Seat, viewer: Viewer): boolean {
  return fact.seat === seat && fact.by.includes(viewer);
}
/** A plain loop: every view of every move passes here. */
function inOrder(held: readonly HeldCard[], isKnown: (fact: HeldCard) => boolean): Card[] {
  const cards: Card[] = [];
  for (const fact of held) if (isKnown(fact) && !cards.includes(fact.card)) cards.push(fact.card);
  return cards.sort((one, other) => one - other);
}

/** Personalities that a viewer knows a seat not to hold, each once, in the order of their numbers. */
export function knownNotHeld(state: AmState, seat: Seat, viewer: Viewer): Personality[] {
  const known: Personality[] = [];
  for (const { personality, seat: of, by } of ruledOutBy(state))
    if (of === seat && by.includes(viewer) && !known.includes(personality)) known.push(personality);
  return known.sort((one, other) => one - other);
}

/** Facts that are kept as known and are not true; read by `faults`. */
export function wrongKnowledge(state: AmState): readonly string[] {
  const held = heldBy(state).filter(
    ({ card, seat, orAside }) =>
      !state.hands[seat]?.includes(card) && !(orAside && laidAsideBy(state, seat).includes(card)),
  );
  const ruledOut = ruledOutBy(state).filter(
    ({ personality, seat }) => state.personalities[seat] === personality,
  );
  return [
    ...held.map(({ card, seat }) => `card ${card} is known to be with seat ${seat}, and is not`),
    ...ruledOut.map(
      ({ personality, seat }) => `Personality ${personality} is ruled out for seat ${seat}, who holds it`,
    ),
  ];
}
