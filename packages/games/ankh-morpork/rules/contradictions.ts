import type { Seat, Viewer } from '@manigance/core';
import type { CardId } from './cards.ts';
import type { AmEvent } from './events.ts';
import { type Card, cardId, cardOf, personalityOf } from './ids.ts';
import { laidAsideBy } from './laid-aside.ts';
import type { PersonalityId } from './personalities.ts';
import type { AmState } from './state.ts';

/** Facts a viewer can still be sure of. Derived from events alone, so that it checks `knowledge` and `imagine`. */
interface Facts {
  /** Cards in a rival's hand. */
  readonly held: Map<CardId, Seat>;
  /** AM-5.7 Those of them that may lie face down instead. */
  readonly orAside: Set<CardId>;
  /** Personalities seen among the unused ones, with the rivals who cannot hold them. */
  readonly unused: Map<PersonalityId, Set<Seat>>;
}

/** AM-3.2, AM-3.6 Where a state contradicts what this viewer has witnessed of hidden cards and Personalities. */
export function contradictions(state: AmState, events: readonly AmEvent[], viewer: Viewer): string[] {
  const facts: Facts = { held: new Map(), orAside: new Set(), unused: new Map() };
  for (const event of events) note(facts, event, viewer, state.seats);
  const isWith = (card: Card, seat: Seat) =>
    state.hands[seat]?.includes(card) === true ||
    (facts.orAside.has(cardId(card)) && laidAsideBy(state, seat).includes(card));
  const cards = [...facts.held].filter(([card, seat]) => !isWith(cardOf(card), seat));
  const personalities = [...facts.unused].flatMap(([personality, seats]) =>
    [...seats].filter((seat) => state.personalities[seat] === personalityOf(personality)),
  );
  return [
    ...cards.map(([card, seat]) => `${viewer} saw that seat ${seat} holds ${card}`),
    ...personalities.map((seat) => `${viewer} saw that seat ${seat} has another Personality`),
  ];
}

function note({ held, orAside, unused }: Facts, event: AmEvent, viewer: Viewer, seats: number): void {
  switch (event.type) {
    case 'looked':
    case 'drewBlind':
      if (event.seat === viewer) for (const card of event.cards ?? []) held.set(card, event.target);
      return;
    case 'kept':
      if (event.seat !== viewer) held.set(event.card, event.seat);
      return;
    case 'recovered':
      if (event.seat !== viewer) for (const card of event.cards) held.set(card, event.seat);
      return;
    case 'played':
    case 'reacted':
    case 'discarded':
      held.delete(event.card);
      orAside.delete(event.card);
      return;
    case 'laidAside':
      for (const [card, seat] of held) if (seat === event.seat) orAside.add(card);
      return;
    case 'gaveCards':
      if (event.cards === undefined) forgetHand(held, event.seat);
      for (const card of event.cards ?? []) {
        held.delete(card);
        if (event.seat === viewer) held.set(card, event.to);
      }
      return;
    case 'swappedHands':
      forgetHand(held, event.seat);
      forgetHand(held, event.target);
      return;
    case 'peeked':
      for (const personality of event.personalities ?? [])
        unused.set(personality, new Set([...Array(seats).keys()].filter((seat) => seat !== event.seat)));
      return;
    case 'exchanged':
      for (const rivals of unused.values()) rivals.delete(event.seat);
      return;
    default:
      return;
  }
}

function forgetHand(held: Map<CardId, Seat>, seat: Seat): void {
  for (const [card, holder] of held) if (holder === seat) held.delete(card);
}
