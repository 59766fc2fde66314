import type { Seat, Viewer } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { buildingsOf } from './buildings.ts';
import { type CardData, type CardId, cards } from './cards.ts';
import { buildingsPerPlayer } from './constants.ts';
import type { AmEvent } from './events.ts';
import { cardId } from './moves.ts';
import type { PersonalityId } from './personalities.ts';
import { has, hasTrouble, minionsAt } from './pieces.ts';
import { type RandomEventId, randomEvents } from './random-events.ts';
import { type AmFrame, type AmState, type Card, nobody } from './state.ts';
import { personalityId } from './victory.ts';

export interface AreaView {
  readonly id: AreaId;
  /** By seat. */
  readonly minions: readonly number[];
  readonly trolls: number;
  readonly demons: number;
  readonly trouble: boolean;
  /** Whose building stands here. */
  readonly building?: Seat;
  /** AM-10.10 Whether its City Area card has left the game. */
  readonly cardOut: boolean;
  /** AM-8.2 The turn in which the card was last gained, and whether its power was used this turn. */
  readonly gained: number;
  readonly used: boolean;
}

export interface PlayerView {
  readonly money: number;
  readonly supply: number;
  readonly buildings: number;
  /** AM-3.3 How many cards the hand holds. */
  readonly cards: number;
  /** The cards themselves, for their owner and at the end. */
  readonly hand?: readonly CardId[];
  readonly personality?: PersonalityId;
  readonly loans: readonly CardId[];
  readonly stuck: readonly CardId[];
}

/** What one viewer may know. A field added to the state is hidden until it is added here. */
export interface AmView {
  readonly viewer: Viewer;
  readonly active: Seat;
  readonly turn: number;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly discard: readonly CardId[];
  readonly playing?: CardId;
  /** AM-9.5 Seats that blocked the scroll being resolved, one bit each. */
  readonly spared: number;
  readonly eventPile: number;
  readonly eventsPlayed: readonly RandomEventId[];
  /** What is being resolved, innermost last, as far as this viewer may see it. */
  readonly pending: readonly FrameView[];
}

/** What a viewer sees of a frame: everything that is public, and what it alone may know of it. */
export interface FrameView {
  /** The frame without what is hidden from this viewer. */
  readonly frame: AmFrame;
  /** AM-9.2.6 For a window: how far this viewer has got with its own answer. */
  readonly you?: 'asked' | 'later' | 'done' | 'no';
  /** AM-13.37 A hand laid open to this viewer. */
  readonly seen?: readonly CardId[];
}

export function view(state: AmState, viewer: Viewer): AmView {
  return {
    viewer,
    active: state.active,
    turn: state.turn,
    areas: areaIds.map((_, area) => areaView(state, area)),
    players: state.hands.map((_, seat) => playerView(state, seat, viewer)),
    deck: state.deck.length,
    discard: state.discard.map(cardId),
    ...(state.playing === nobody ? {} : { playing: cardId(state.playing) }),
    spared: state.spared,
    eventPile: state.eventPile.length,
    eventsPlayed: state.eventsPlayed.map(
      (event) => (randomEvents[event] as { readonly id: RandomEventId }).id,
    ),
    pending: state.pending.map((frame) => frameView(state, frame, viewer)),
  };
}

function areaView(state: AmState, area: number): AreaView {
  const building = state.buildings[area] as Seat;
  return {
    id: areaIds[area] as AreaId,
    minions: state.hands.map((_, seat) => minionsAt(state, seat, area)),
    trolls: state.trolls[area] as number,
    demons: state.demons[area] as number,
    trouble: hasTrouble(state, area),
    ...(building === nobody ? {} : { building }),
    cardOut: has(state.cityCardsOut, area),
    gained: state.gained[area] as number,
    used: has(state.used, area),
  };
}

function playerView(state: AmState, seat: Seat, viewer: Viewer): PlayerView {
  const hand = state.hands[seat] as Card[];
  const open = viewer === seat || state.outcome !== undefined; // AM-3.2, AM-3.8
  return {
    money: state.money[seat] as number,
    supply: state.supply[seat] as number,
    buildings: buildingsPerPlayer - buildingsOf(state, seat),
    cards: hand.length,
    ...(open
      ? { hand: hand.map(cardId), personality: personalityId(state.personalities[seat] as number) }
      : {}),
    loans: (state.loans[seat] as Card[]).map(cardId),
    stuck: (state.stuck[seat] as Card[]).map(cardId),
  };
}

function frameView(state: AmState, frame: AmFrame, viewer: Viewer): FrameView {
  switch (frame.kind) {
    case 'reactionWindow':
    case 'dragonWindow':
      return { frame: { ...frame, left: [] }, you: standing(frame, viewer) };
    case 'scrollReaches':
    case 'scrollHits':
      // AM-13.26: only the seller knows which card is on sale.
      return { frame: frame.seat === viewer || !isSale(frame) ? frame : { ...frame, extra: nobody } };
    case 'keepOne':
      // AM-13.48: the thief and the owner know both cards.
      return {
        frame:
          viewer === frame.seat || viewer === frame.target
            ? frame
            : { ...frame, cards: frame.cards.map(() => nobody) },
      };
    case 'pickFromHand':
      return viewer === frame.seat
        ? { frame, seen: (state.hands[frame.target] as Card[]).map(cardId) }
        : { frame };
    default:
      return { frame };
  }
}

function standing(
  { threatened, left }: { readonly threatened: readonly Seat[]; readonly left: readonly Seat[] },
  viewer: Viewer,
): 'asked' | 'later' | 'done' | 'no' {
  if (viewer === 'spectator' || !threatened.includes(viewer)) return 'no';
  if (left[0] === viewer) return 'asked';
  return left.includes(viewer) ? 'later' : 'done';
}

/** Whether the `extra` of this scroll is a card on sale. */
export function isSale({ card }: { readonly card: Card }): boolean {
  return (cards[card] as CardData).effect === 'sellCard';
}

/** AM-3.6 What this viewer sees of an event: cards that change hands in secret are only counted for the others. */
export function witness(event: AmEvent, viewer: Viewer): AmEvent {
  switch (event.type) {
    case 'drew':
    case 'peeked':
    case 'exchanged':
      return event.seat === viewer ? event : bare(event);
    case 'gaveCards':
      return event.seat === viewer || event.to === viewer ? event : bare(event);
    case 'looked':
    case 'drewBlind':
      return event.seat === viewer || event.target === viewer ? event : bare(event);
    default:
      return event;
  }
}

function bare<E extends AmEvent>(event: E): E {
  const { cards, personalities, personality, ...rest } = event as E & Record<string, unknown>;
  return rest as E;
}

/**
 * Whether an event shows this viewer a die, a card or a Personality that was hidden from it before. The card of a
 * `played` event is named by the move itself; one that is discarded need not be (a last card goes without asking).
 */
export function reveals(event: AmEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'firstRoll':
    case 'rolled':
    case 'event':
    case 'fogged':
    case 'recovered':
    case 'ended':
      return true;
    case 'discarded':
    case 'reacted':
      return event.seat !== viewer;
    case 'drew':
    case 'peeked':
    case 'exchanged':
      return event.seat === viewer;
    case 'gaveCards':
      return event.to === viewer;
    case 'looked':
    case 'drewBlind':
    case 'swappedHands':
      return event.seat === viewer || event.target === viewer;
    default:
      return false;
  }
}
