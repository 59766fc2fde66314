import { Match, type Seat, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import type { AmEvent } from '../rules/events.ts';
import type { Card } from '../rules/ids.ts';
import { personalityId } from '../rules/ids.ts';
import { type AmVocabulary, game } from '../rules/index.ts';
import { personalities } from '../rules/personalities.ts';
import { randomEvents } from '../rules/random-events.ts';
import type { AmState } from '../rules/state.ts';
import { areaAt, idsOf, table } from './position.ts';

const seatCounts = [2, 3, 4];
const startAreas = ['dolly-sisters', 'the-scours', 'the-shades'];

function opened(seats: number, seed: number): Match<AmVocabulary> {
  return new Match(game, { seats, options: {}, seed: seedFromNumber(seed) });
}

/** The cards from the top of the pile down. */
function fromTheTop({ deck }: AmState): Card[] {
  return deck.toReversed();
}

/** The pile as it was before the deal, read back from hands dealt one card at a time. */
function asDealt({ state }: Match<AmVocabulary>): Card[] {
  const dealt = [0, 1, 2, 3, 4].flatMap((round) => state.hands.map((hand) => hand[round] as Card));
  return [...dealt, ...fromTheTop(state)];
}

test('AM-2.1 with two players Chrysoprase, Hubert and Cosmo Lavish are out for good', () => {
  const { state } = opened(2, 1);
  const inGame = idsOf([...state.hands.flat(), ...state.deck]);
  const others = cards.map(({ id }) => id).filter((id) => id !== 'hubert' && id !== 'cosmo-lavish');
  expect(inGame).toEqual(others.toSorted());
  const held = [...state.personalities, ...state.unused].map(personalityId).toSorted();
  expect(held).toEqual(
    personalities
      .map(({ id }) => id)
      .filter((id) => id !== 'chrysoprase')
      .toSorted(),
  );
});

test('AM-2.1 with three or four players nothing is taken out', () => {
  for (const seats of [3, 4]) {
    const { state } = opened(seats, 1);
    expect(idsOf([...state.hands.flat(), ...state.deck])).toEqual(cards.map(({ id }) => id).toSorted());
    expect([...state.personalities, ...state.unused].toSorted()).toEqual([...personalities.keys()]);
  }
});

test('AM-2.2 each player has one minion in The Shades, The Scours and Dolly Sisters, the rest in supply', () => {
  for (const seats of seatCounts) {
    const { state } = opened(seats, 2);
    for (const id of areaIds) {
      const { minions, building, trolls, demons } = areaAt(state, id);
      expect(minions, id).toEqual(state.hands.map(() => (startAreas.includes(id) ? 1 : 0)));
      expect({ building, trolls, demons }, id).toEqual({ building: -1, trolls: 0, demons: 0 });
    }
    expect(state.supply).toEqual(state.hands.map(() => 9));
    const { players } = game.view(state, 'spectator');
    expect(players.map(({ buildings }) => buildings)).toEqual(state.hands.map(() => 6));
  }
});

test('AM-2.3 one trouble marker lies in each of those three areas and nowhere else', () => {
  const { state } = opened(3, 3);
  expect(areaIds.filter((id) => areaAt(state, id).trouble)).toEqual(startAreas);
});

test('AM-2.4 each player gets $10', () => {
  for (const seats of seatCounts) expect(opened(seats, 4).state.money).toEqual(Array(seats).fill(10));
});

test('AM-2.5 one Personality each, and 4, 4 or 3 left unused with 2, 3 or 4 players', () => {
  for (const [at, unused] of [4, 4, 3].entries()) {
    const seats = at + 2;
    const { state } = opened(seats, 5);
    expect(state.personalities).toHaveLength(seats);
    expect(state.unused).toHaveLength(unused);
    expect(new Set([...state.personalities, ...state.unused]).size).toBe(seats + unused);
  }
});

test('AM-2.5 the Personalities are shuffled: any may be dealt to any seat, any may stay unused', () => {
  const matches = Array.from({ length: 80 }, (_, seed) => opened(4, seed));
  for (const seat of [0, 1, 2, 3]) {
    expect(new Set(matches.map(({ state }) => state.personalities[seat])).size, `seat ${seat}`).toBe(7);
  }
  expect(new Set(matches.flatMap(({ state }) => state.unused)).size).toBe(7);
});

test('AM-2.5 each player sees their own Personality and no other', () => {
  const { state } = opened(3, 6);
  const own = state.personalities.map(personalityId);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const sight = JSON.stringify(game.view(state, viewer));
    const seen = personalities.map(({ id }) => id).filter((id) => sight.includes(id));
    expect(seen, `viewer ${viewer}`).toEqual(viewer === 'spectator' ? [] : [own[viewer]]);
  }
});

test('AM-2.6 the 12 random events make a shuffled pile', () => {
  const piles = Array.from({ length: 200 }, (_, seed) => opened(2, seed).state);
  for (const { eventPile, eventsPlayed } of piles) {
    expect(eventPile.toSorted((one, other) => one - other)).toEqual([...randomEvents.keys()]);
    expect(eventsPlayed).toEqual([]);
  }
  expect(new Set(piles.map(({ eventPile }) => eventPile.at(-1))).size).toBe(12);
});

test('AM-2.7 one pile of 101 cards, 99 with two players, all greens above all browns', () => {
  for (const [at, size] of [99, 101, 101].entries()) {
    const pile = asDealt(opened(at + 2, 7));
    expect(pile).toHaveLength(size);
    expect(pile.slice(0, 48).map((card) => cards[card]?.colour)).toEqual(Array(48).fill('green'));
    expect(pile.slice(48).map((card) => cards[card]?.colour)).toEqual(Array(size - 48).fill('brown'));
  }
});

test('AM-2.7 greens and browns are each shuffled', () => {
  const piles = Array.from({ length: 40 }, (_, seed) => asDealt(opened(3, seed)));
  expect(new Set(piles.map((pile) => pile[0])).size).toBeGreaterThan(15);
  expect(new Set(piles.map((pile) => pile[48])).size).toBeGreaterThan(15);
  expect(new Set(piles.map((pile) => pile[100])).size).toBeGreaterThan(15);
});

test('AM-2.8 five cards each from the top, one at a time, clockwise from the lowest seat', () => {
  // Three and four players shuffle the same cards: the same seed gives the same pile, dealt two ways.
  for (const seed of [1, 2, 3]) {
    const [three, four] = [opened(3, seed), opened(4, seed)];
    expect(three.state.hands.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(four.state.hands.map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(asDealt(three)).toEqual(asDealt(four));
  }
});

test('AM-2.9 the 12 City Area cards are in the display: nobody holds one, and no power can be used', () => {
  const match = opened(3, 9);
  const { areas } = game.view(match.state, 'spectator');
  expect(areas.filter(({ building, cardOut }) => building === undefined && !cardOut)).toHaveLength(12);
  const { active } = match.state;
  for (const area of areaIds) {
    const played = match.play(active, { do: 'power', area });
    expect(played).toEqual({ ok: false, rejection: { code: 'unknown' } });
  }
});

/** The rolls for the start, checked round by round: who shares the highest rolls again, alone. */
function starterBy(
  rolls: readonly AmEvent[],
  seats: number,
): { readonly starter: Seat; readonly rounds: number } {
  let rolling = Array.from({ length: seats }, (_, seat) => seat);
  let rounds = 0;
  const left = [...rolls];
  while (rolling.length > 1) {
    rounds++;
    const round = left
      .splice(0, rolling.length)
      .flatMap((event) => (event.type === 'firstRoll' ? [event] : []));
    expect(round.map(({ seat }) => seat)).toEqual(rolling);
    const best = round.reduce((most, { roll }) => Math.max(most, roll), 0);
    rolling = round.filter(({ roll }) => roll === best).map(({ seat }) => seat);
  }
  expect(left).toEqual([]);
  return { starter: rolling[0] as Seat, rounds };
}

test('AM-2.10 every player rolls, the highest starts, and players tied for the highest roll again', () => {
  const rounds = new Set<number>();
  const starters = new Set<Seat>();
  for (const seats of seatCounts) {
    for (let seed = 0; seed < 100; seed++) {
      const match = opened(seats, seed);
      const rolls = match.opening.filter(({ type }) => type === 'firstRoll');
      const found = starterBy(rolls, seats);
      rounds.add(found.rounds);
      starters.add(found.starter);
      expect(match.state.active).toBe(found.starter);
      expect(match.opening.at(-1)).toEqual({ type: 'turn', seat: found.starter });
    }
  }
  expect(rounds.has(2)).toBe(true);
  expect(starters.size).toBe(4);
});

test('AM-2.10 the rolls for the start are public', () => {
  for (const event of opened(3, 1).opening.filter(({ type }) => type === 'firstRoll')) {
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(game.witness(event, viewer)).toBe(event);
  }
});

test('AM-2.10 turns go clockwise, and after the last seat comes the first', () => {
  const match = table({ active: 1 });
  for (const seat of [1, 2, 0]) {
    expect(match.asked).toEqual([seat]);
    match.play(seat, { do: 'pass' });
  }
  expect(match.asked).toEqual([1]);
});
