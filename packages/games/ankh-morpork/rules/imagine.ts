import { at, pick, type Rng, type Seat, shuffle, takeLast, type Viewer } from '@manigance/core';
import { withArea } from './area-sets.ts';
import { isPlayable } from './cards.ts';
import { readFrame } from './frame-fields.ts';
import {
  areaOf,
  type Card,
  cardOf,
  nobody,
  type Personality,
  personalityOf,
  randomEventOf,
  type Seats,
  withSeat,
} from './ids.ts';
import { cardLaidAside, learnHeld, learnRuledOut } from './knowledge.ts';
import { areaCount } from './pieces.ts';
import { mustSettle } from './random-events/dragon.ts';
import { randomEvents } from './random-events.ts';
import { cardsInPlay, copy, emptyTable, personalitiesInPlay } from './setup.ts';
import type { AmFrame, AmState } from './state.ts';
import { type AmView, type FrameView, type FrameViewNamed, isSale, type WindowStage } from './view.ts';
import { answersOf } from './windows.ts';

/** A view with the cards and Personalities that it does not place. */
interface Unknown {
  /** The state as far as the view shows it; hands and piles hold the known cards only. */
  readonly seen: AmState;
  readonly personalities: PersonalityDeal;
  readonly brown: readonly Card[];
  readonly green: readonly Card[];
}

/** A bot imagines the same view thousands of times, so each view is read only once. */
const unknowns = new WeakMap<AmView, Unknown>();

/** A state that would give this view: the visible part as it is, the hidden part dealt at random. */
export function imagine(view: AmView, rng: Rng): AmState {
  let unknown = unknowns.get(view);
  if (unknown === undefined) {
    unknown = readView(view);
    unknowns.set(view, unknown);
  }
  const draft = copy(unknown.seen);
  dealPersonalities(draft, unknown.personalities, rng);
  shuffle(rng, draft.eventPile);
  const aside = dealCards(draft, view, unknown, rng);
  view.pending.forEach((shown, index) => {
    draft.pending[index] = imagineFrame(draft, at(draft.pending, index), shown, view.viewer, rng, aside);
  });
  return draft;
}

function readView(view: AmView): Unknown {
  const seen = emptyTable(view.players.length, [0, 0, 0, 0]);
  setBoard(seen, view);
  seen.personalities = view.players.map(({ personality }) =>
    personality === undefined ? nobody : personalityOf(personality),
  );
  seen.eventsPlayed = view.eventsPlayed.map(randomEventOf);
  seen.eventPile = [...randomEvents.keys()].filter((event) => !seen.eventsPlayed.includes(event));
  seen.pending = view.pending.map(readFrame);
  setHands(seen, view);
  const { hands, loans, stuck, discard, playing } = seen;
  const orAside = view.players.flatMap((player) => (player.knownOrAside ?? []).map(cardOf));
  const ownAside = view.pending.flatMap((frame) => asideCard(frame) ?? []);
  const placed = new Set([
    ...[...hands, ...loans, ...stuck].flat(),
    ...discard,
    playing,
    ...orAside,
    ...ownAside,
  ]);
  const unplaced = (colour: 'brown' | 'green') =>
    cardsInPlay(seen.seats, colour).filter((card) => !placed.has(card));
  return {
    seen,
    personalities: personalitiesLeft(seen, view),
    brown: unplaced('brown'),
    green: unplaced('green'),
  };
}

function setBoard(draft: AmState, view: AmView): void {
  draft.active = view.active;
  draft.turn = view.turn;
  draft.spared = view.blockedBy.reduce<Seats>(withSeat, 0);
  for (const { id, minions, trolls, demons, trouble, building, cardOut, gained, used } of view.areas) {
    const area = areaOf(id);
    minions.forEach((number, seat) => {
      draft.minions[seat * areaCount + area] = number;
    });
    draft.trolls[area] = trolls;
    draft.demons[area] = demons;
    draft.buildings[area] = building ?? nobody;
    draft.gained[area] = gained;
    if (trouble) draft.trouble = withArea(draft.trouble, area);
    if (cardOut) draft.cityCardsOut = withArea(draft.cityCardsOut, area);
    if (used) draft.used = withArea(draft.used, area);
  }
  view.players.forEach(({ money, supply, loans, stuck }, seat) => {
    draft.money[seat] = money;
    draft.supply[seat] = supply;
    draft.loans[seat] = loans.map(cardOf);
    draft.stuck[seat] = stuck.map(cardOf);
  });
  draft.discard = view.discard.map(cardOf);
  draft.playing = view.playing === undefined ? nobody : cardOf(view.playing);
}

/** Fills the hands with the cards that the viewer sees or knows. */
function setHands(draft: AmState, { viewer, players }: AmView): void {
  players.forEach(({ hand, known = [], knownOrAside = [], ruledOut = [] }, seat) => {
    draft.hands[seat] = (hand ?? known).map(cardOf);
    if (knownOrAside.length > 0) {
      learnHeld(draft, seat, knownOrAside.map(cardOf), [viewer]);
      cardLaidAside(draft, seat);
    }
    if (known.length > 0) learnHeld(draft, seat, known.map(cardOf), [viewer]);
    if (ruledOut.length > 0) learnRuledOut(draft, [seat], ruledOut.map(personalityOf), viewer);
  });
}

/** The Personalities nobody has shown, and the ways to deal them where some are ruled out for a seat. */
interface PersonalityDeal {
  readonly hidden: readonly Personality[];
  /** Every order of the hidden ones, as they are dealt, that breaks nothing known; absent if any order will do. */
  readonly orders?: readonly (readonly Personality[])[];
}

function personalitiesLeft(seen: AmState, { players }: AmView): PersonalityDeal {
  const hidden = personalitiesInPlay(seen.seats).filter((one) => !seen.personalities.includes(one));
  const dealt = players.filter(({ personality }) => personality === undefined);
  const ruledOut = dealt.map((player) => (player.ruledOut ?? []).map(personalityOf));
  if (ruledOut.every((list) => list.length === 0)) return { hidden };
  return { hidden, orders: ordersWithout(hidden, ruledOut) };
}

/** Every way to deal one item to each place without an item that is ruled out there. */
function ordersWithout<T>(
  items: readonly T[],
  ruledOut: readonly (readonly T[])[],
): readonly (readonly T[])[] {
  const [here, ...later] = ruledOut;
  if (here === undefined) return [[]];
  return items
    .filter((item) => !here.includes(item))
    .flatMap((item) =>
      ordersWithout(
        items.filter((other) => other !== item),
        later,
      ).map((rest) => [item, ...rest]),
    );
}

/** AM-3.2 Deals the hidden Personalities at random, except where one is ruled out. */
function dealPersonalities(draft: AmState, { hidden, orders }: PersonalityDeal, rng: Rng): void {
  const rest = orders === undefined ? shuffle(rng, [...hidden]) : arrange(pick(rng, orders), hidden);
  for (let seat = 0; seat < draft.seats; seat++) {
    if (draft.personalities[seat] === nobody) draft.personalities[seat] = takeLast(rest);
  }
  draft.unused = rest;
}

/** The hidden Personalities, ordered so that the chosen ones are dealt from the end. */
function arrange(dealt: readonly Personality[], hidden: readonly Personality[]): Personality[] {
  return [...hidden.filter((one) => !dealt.includes(one)), ...dealt.toReversed()];
}

/** AM-5.7 The card of a frame that lies face down, if this viewer knows it. */
function asideCard(frame: FrameView): Card | undefined {
  return frame.kind === 'laidAside' && frame.card !== undefined ? cardOf(frame.card) : undefined;
}

/** AM-5.7 How many cards of this seat lie face down without the viewer knowing them. */
function hiddenAside({ pending }: AmView, seat: Seat): number {
  const isHidden = (frame: FrameView) =>
    frame.kind === 'laidAside' && frame.seat === seat && frame.card === undefined;
  return pending.filter(isHidden).length;
}

/** Deals the hidden cards and returns the face-down ones. Deals again until every face-down card is playable (AM-5.7). */
function dealCards(draft: AmState, view: AmView, unknown: Unknown, rng: Rng): Card[] {
  for (;;) {
    const aside = tryDeal(draft, view, unknown, rng);
    if (aside !== undefined) return aside;
    draft.hands = unknown.seen.hands.map((hand) => hand.slice());
  }
}

/**
 * Cards nobody has shown lie in the other hands, face down beside them (AM-5.7), and in the draw pile, which holds all
 * its green cards above its brown ones (AM-2.7): how many of each follows from its size.
 */
function tryDeal(draft: AmState, view: AmView, unknown: Unknown, rng: Rng): Card[] | undefined {
  const brown = shuffle(rng, unknown.brown.slice());
  const green = shuffle(rng, unknown.green.slice());
  const brownInDeck = Math.min(view.deck, brown.length);
  draft.deck = brown.splice(0, brownInDeck).concat(green.splice(0, view.deck - brownInDeck));
  const rest = shuffle(rng, brown.concat(green));
  const aside: Card[] = [];
  for (const [seat, { cards, known = [], knownOrAside = [] }] of view.players.entries()) {
    const hand = at(draft.hands, seat);
    const hidden = hiddenAside(view, seat);
    for (const card of knownOrAside) hand.push(cardOf(card));
    while (hand.length < cards + hidden) hand.push(takeLast(rest));
    if (hidden > 0) {
      const certain = known.length;
      const mayLie = shuffle(rng, hand.slice(certain).filter(isPlayable)).slice(0, hidden);
      if (mayLie.length < hidden) return undefined;
      draft.hands[seat] = hand.filter((card) => !mayLie.includes(card));
      aside.push(...mayLie);
    }
  }
  return aside;
}

/** Completes a frame: its hidden fields take one of the values they may have. */
function imagineFrame(
  draft: AmState,
  read: AmFrame,
  shown: FrameView,
  viewer: Viewer,
  rng: Rng,
  aside: Card[],
): AmFrame {
  switch (shown.kind) {
    case 'laidAside':
      return { kind: 'laidAside', seat: shown.seat, card: asideCard(shown) ?? takeLast(aside) };
    case 'reactionWindow': {
      const { kind, threatened } = shown;
      const left = imagineLeft(shown, viewer, rng, () => true);
      return { kind, fits: answersOf(shown.fits), threatened, left };
    }
    case 'dragonWindow': {
      const { kind, kept, back, buildingKept, threatened } = shown;
      const strike = { area: areaOf(shown.area), kept, back, buildingKept };
      const left = imagineLeft(shown, viewer, rng, (seat) => mustSettle(draft, seat, strike));
      return { kind, ...strike, threatened, left };
    }
    case 'scrollReaches':
    case 'scrollHits': {
      const { kind, seat, target } = shown;
      return { kind, seat, card: cardOf(shown.card), target, extra: imagineExtra(draft, shown, rng) };
    }
    case 'keepOne': {
      const { kind, seat, target, count } = shown;
      const drawn = shown.cards?.map(cardOf) ?? shuffle(rng, [...at(draft.hands, target)]).slice(0, count);
      return { kind, seat, target, cards: drawn };
    }
    default:
      return read;
  }
}

/** AM-13.26 The card on sale may be any card of the seller's. */
function imagineExtra(
  draft: AmState,
  { seat, card, sold, receiver }: FrameViewNamed<'scrollReaches' | 'scrollHits'>,
  rng: Rng,
): number {
  if (!isSale({ card: cardOf(card) })) return receiver ?? nobody;
  return sold === undefined ? pick(rng, at(draft.hands, seat)) : cardOf(sold);
}

/** AM-9.2.6 The seats still to be asked: the viewer knows only whether its own answer is due now, later or given. */
function imagineLeft(
  { threatened, you }: { readonly threatened: readonly Seat[]; readonly you: WindowStage },
  viewer: Viewer,
  rng: Rng,
  mayBeAsked: (seat: Seat) => boolean,
): readonly Seat[] {
  const own = viewer === 'spectator' ? nobody : threatened.indexOf(viewer);
  const starts = [...threatened.keys()].filter((start) => {
    if (you === 'asked') return start === own;
    if (!mayBeAsked(at(threatened, start))) return false;
    return you === 'later' ? start < own : start > own;
  });
  return threatened.slice(pick(rng, starts));
}
