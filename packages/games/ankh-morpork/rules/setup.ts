import { at, copyRng, type Rng, rollDie, type Seat, shuffle, takeLast, tell } from '@manigance/core';
import { withArea } from './area-sets.ts';
import { areas } from './board.ts';
import { type CardData, cards } from './cards.ts';
import { dieSides, handSize, minionsPerPlayer, setupAreas, startMoney } from './constants.ts';
import { areaOf, type Card, nobody } from './ids.ts';
import { type PersonalityData, personalities } from './personalities.ts';
import { areaCount } from './pieces.ts';
import { randomEvents } from './random-events.ts';
import type { AmState } from './state.ts';

/** AM-2.1 Cards that are in the game with this many players, of one colour or both. */
export function cardsInPlay(seats: number, colour?: 'green' | 'brown'): Card[] {
  const inPlay = (data: CardData) =>
    (data.minPlayers ?? 0) <= seats && (colour ?? data.colour) === data.colour;
  return cards.flatMap((data, card) => (inPlay(data) ? [card] : []));
}

/** AM-2.1 Personalities that are in the game with this many players. */
export function personalitiesInPlay(seats: number): number[] {
  return personalities.flatMap((data: PersonalityData, at) => ((data.minPlayers ?? 0) <= seats ? [at] : []));
}

const perArea = <T>(value: T): T[] => areas.map(() => value);
const perSeat = <T>(seats: number, value: () => T): T[] => Array.from({ length: seats }, value);

/** AM-2.2, AM-2.3, AM-2.4 The board and the purses before anything is shuffled. */
export function emptyTable(seats: number, rng: Rng): AmState {
  return {
    seats,
    rng,
    question: 0,
    pending: [],
    answers: [],
    events: [],
    outcome: undefined,
    active: 0,
    turn: 0,
    minions: Array.from({ length: seats * areaCount }, () => 0),
    supply: perSeat(seats, () => minionsPerPlayer),
    money: perSeat(seats, () => startMoney),
    buildings: perArea(nobody),
    trolls: perArea(0),
    demons: perArea(0),
    trouble: 0,
    gained: perArea(0),
    used: 0,
    cityCardsOut: 0,
    hands: perSeat(seats, () => []),
    loans: perSeat(seats, () => []),
    stuck: perSeat(seats, () => []),
    deck: [],
    discard: [],
    playing: nobody,
    spared: 0,
    eventPile: [],
    eventsPlayed: [],
    personalities: [],
    unused: [],
    knowledge: undefined,
  };
}

/** AM-2 The state before the first turn. */
export function setup(seats: number, rng: Rng): AmState {
  const draft = emptyTable(seats, rng);
  for (const area of setupAreas.map(areaOf)) {
    draft.trouble = withArea(draft.trouble, area);
    for (let seat = 0; seat < seats; seat++) draft.minions[seat * areaCount + area] = 1;
  }
  draft.supply.fill(minionsPerPlayer - setupAreas.length);
  draft.unused = shuffle(rng, personalitiesInPlay(seats)); // AM-2.5
  draft.personalities = draft.unused.splice(0, seats);
  draft.eventPile = shuffle(rng, [...randomEvents.keys()]); // AM-2.6
  const brown = shuffle(rng, cardsInPlay(seats, 'brown'));
  draft.deck = [...brown, ...shuffle(rng, cardsInPlay(seats, 'green'))]; // AM-2.7: greens come first
  deal(draft);
  draft.pending.push({ kind: 'turn', seat: rollForStart(draft) });
  return draft;
}

/** AM-2.8 One at a time, clockwise. */
function deal(draft: AmState): void {
  for (let dealt = 0; dealt < handSize; dealt++) {
    for (const hand of draft.hands) hand.push(takeLast(draft.deck));
  }
}

/** AM-2.10 The highest roll starts; players tied for it roll again. */
function rollForStart(draft: AmState): Seat {
  let rolling = draft.hands.map((_, seat) => seat);
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => {
      const roll = rollDie(draft, dieSides);
      tell(draft, { type: 'firstRoll', seat, roll });
      return roll;
    });
    const best = Math.max(...rolls);
    rolling = rolling.filter((_, at) => rolls[at] === best);
  }
  return at(rolling, 0);
}

/** A copy that shares only immutable objects. */
export function copy(state: AmState): AmState {
  return {
    seats: state.seats,
    rng: copyRng(state.rng),
    question: state.question,
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    outcome: state.outcome,
    active: state.active,
    turn: state.turn,
    minions: state.minions.slice(),
    supply: state.supply.slice(),
    money: state.money.slice(),
    buildings: state.buildings.slice(),
    trolls: state.trolls.slice(),
    demons: state.demons.slice(),
    trouble: state.trouble,
    gained: state.gained.slice(),
    used: state.used,
    cityCardsOut: state.cityCardsOut,
    hands: state.hands.map((hand) => hand.slice()),
    loans: state.loans.map((pile) => pile.slice()),
    stuck: state.stuck.map((pile) => pile.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    playing: state.playing,
    spared: state.spared,
    eventPile: state.eventPile.slice(),
    eventsPlayed: state.eventsPlayed.slice(),
    personalities: state.personalities.slice(),
    unused: state.unused.slice(),
    knowledge: state.knowledge,
  };
}
