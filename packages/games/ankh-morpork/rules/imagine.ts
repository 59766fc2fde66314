import { pick, type Rng, type Seat, shuffle, type Viewer } from '@manigance/core';
import { areaOf, cardOf } from './moves.ts';
import { personalities } from './personalities.ts';
import { areaCount } from './pieces.ts';
import { mustSettle } from './random-events/dragon.ts';
import { randomEvents } from './random-events.ts';
import { cardsInPlay, copy, emptyTable, personalitiesInPlay } from './setup.ts';
import { type AmFrame, type AmState, type Card, nobody } from './state.ts';
import { type AmView, type FrameView, isSale } from './view.ts';

/** What a view leaves open: cards and Personalities that may lie in several places. */
interface Unknown {
  /** The state as far as the view tells it; hands and piles it does not show are empty. */
  readonly seen: AmState;
  readonly personalities: readonly number[];
  readonly brown: readonly Card[];
  readonly green: readonly Card[];
}

/** A bot imagines the same view thousands of times: what it tells is read off once. */
const unknowns = new WeakMap<AmView, Unknown>();

/** A state that this view could be of: everything seen as it is, everything hidden dealt anew. */
export function imagine(view: AmView, rng: Rng): AmState {
  let unknown = unknowns.get(view);
  if (unknown === undefined) {
    unknown = readView(view);
    unknowns.set(view, unknown);
  }
  const draft = copy(unknown.seen);
  dealPersonalities(draft, unknown, rng);
  shuffle(rng, draft.eventPile);
  dealCards(draft, view, unknown, rng);
  draft.pending = view.pending.map((frame) => imagineFrame(draft, frame, view.viewer, rng));
  return draft;
}

function readView(view: AmView): Unknown {
  const seen = emptyTable(view.players.length, [0, 0, 0, 0]);
  setBoard(seen, view);
  seen.personalities = view.players.map(({ personality }) =>
    personalities.findIndex(({ id }) => id === personality),
  );
  seen.eventsPlayed = view.eventsPlayed.map((id) => randomEvents.findIndex((event) => event.id === id));
  seen.eventPile = [...randomEvents.keys()].filter((event) => !seen.eventsPlayed.includes(event));
  seen.hands = view.players.map(({ hand }) => (hand ?? []).map(cardOf));
  for (const frame of view.pending) dealSeen(seen, frame);
  const { hands, loans, stuck, discard, playing } = seen;
  const placed = new Set([...[...hands, ...loans, ...stuck].flat(), ...discard, playing]);
  const unplaced = (colour: 'brown' | 'green') =>
    cardsInPlay(seen.seats, colour).filter((card) => !placed.has(card));
  return {
    seen,
    personalities: personalitiesInPlay(seen.seats).filter(
      (personality) => !seen.personalities.includes(personality),
    ),
    brown: unplaced('brown'),
    green: unplaced('green'),
  };
}

function setBoard(draft: AmState, view: AmView): void {
  draft.active = view.active;
  draft.turn = view.turn;
  draft.spared = view.spared;
  for (const { id, minions, trolls, demons, trouble, building, cardOut, gained, used } of view.areas) {
    const area = areaOf(id);
    minions.forEach((number, seat) => {
      draft.minions[seat * areaCount + area] = number;
    });
    draft.trolls[area] = trolls;
    draft.demons[area] = demons;
    draft.buildings[area] = building ?? nobody;
    draft.gained[area] = gained;
    if (trouble) draft.trouble |= 1 << area;
    if (cardOut) draft.cityCardsOut |= 1 << area;
    if (used) draft.used |= 1 << area;
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

/** AM-3.2 One's own Personality is known; the others lie anywhere. */
function dealPersonalities(draft: AmState, unknown: Unknown, rng: Rng): void {
  const rest = shuffle(rng, [...unknown.personalities]);
  for (let seat = 0; seat < draft.seats; seat++) {
    if (draft.personalities[seat] === nobody) draft.personalities[seat] = rest.pop() as number;
  }
  draft.unused = rest;
}

/**
 * Cards nobody has shown lie in the other hands and in the draw pile, which holds all its green cards above its brown
 * ones (AM-2.7): how many of each follows from its size.
 */
function dealCards(draft: AmState, view: AmView, unknown: Unknown, rng: Rng): void {
  const brown = shuffle(rng, unknown.brown.slice());
  const green = shuffle(rng, unknown.green.slice());
  const brownInDeck = Math.min(view.deck, brown.length);
  draft.deck = brown.splice(0, brownInDeck).concat(green.splice(0, view.deck - brownInDeck));
  const rest = shuffle(rng, brown.concat(green));
  view.players.forEach(({ cards }, seat) => {
    const hand = draft.hands[seat] as Card[];
    while (hand.length < cards) hand.push(rest.pop() as Card);
  });
}

/** Cards of another hand that the viewer is looking at. */
function dealSeen(draft: AmState, { frame, seen }: FrameView): void {
  if (frame.kind === 'pickFromHand' && seen !== undefined) draft.hands[frame.target] = seen.map(cardOf);
  if (frame.kind === 'keepOne' && draft.hands[frame.target]?.length === 0 && !frame.cards.includes(nobody)) {
    draft.hands[frame.target] = [...frame.cards];
  }
}

/** What the viewer may not see of a frame is chosen among what it may be. */
function imagineFrame(draft: AmState, seen: FrameView, viewer: Viewer, rng: Rng): AmFrame {
  const { frame } = seen;
  switch (frame.kind) {
    case 'reactionWindow':
      return { ...frame, left: imagineLeft(frame.threatened, seen, viewer, rng, () => true) };
    case 'dragonWindow':
      return {
        ...frame,
        left: imagineLeft(frame.threatened, seen, viewer, rng, (seat) => mustSettle(draft, seat, frame)),
      };
    case 'scrollReaches':
    case 'scrollHits': {
      if (!isSale(frame) || frame.extra !== nobody) return frame;
      return { ...frame, extra: pick(rng, draft.hands[frame.seat] as Card[]) };
    }
    case 'keepOne': {
      if (!frame.cards.includes(nobody)) return frame;
      const hand = shuffle(rng, [...(draft.hands[frame.target] as Card[])]);
      return { ...frame, cards: hand.slice(0, frame.cards.length) };
    }
    default:
      return frame;
  }
}

/** AM-9.2.6 Whom a window has got to: the viewer knows only whether its own turn is now, later or past. */
function imagineLeft(
  threatened: readonly Seat[],
  { you }: FrameView,
  viewer: Viewer,
  rng: Rng,
  mayBeAsked: (seat: Seat) => boolean,
): readonly Seat[] {
  const own = viewer === 'spectator' ? -1 : threatened.indexOf(viewer);
  const starts = [...threatened.keys()].filter((at) => {
    if (you === 'asked') return at === own;
    if (!mayBeAsked(threatened[at] as Seat)) return false;
    return you === 'later' ? at < own : at > own;
  });
  return threatened.slice(pick(rng, starts));
}
