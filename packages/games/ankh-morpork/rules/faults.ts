import { at } from '@manigance/core';
import { allAreas } from './area-sets.ts';
import { areas } from './board.ts';
import { buildingsOf } from './buildings.ts';
import { buildingsPerPlayer, demonCount, minionsPerPlayer, trollCount } from './constants.ts';
import { type Card, nobody } from './ids.ts';
import { wrongKnowledge } from './knowledge.ts';
import { laidAsideBy } from './laid-aside.ts';
import { minionsAt } from './pieces.ts';
import { randomEvents } from './random-events.ts';
import { cardsInPlay, personalitiesInPlay } from './setup.ts';
import type { AmState } from './state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** AM-17 Checks the invariants of a state and names those that do not hold. */
export function faults(state: AmState): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  const seats = state.hands.map((_, seat) => seat);
  for (const seat of seats) {
    const out = sum(areas.map((_, area) => minionsAt(state, seat, area)));
    must(out + at(state.supply, seat) === minionsPerPlayer, `seat ${seat} has not twelve minions`);
    must(buildingsOf(state, seat) <= buildingsPerPlayer, `seat ${seat} has more than six buildings`);
    must(at(state.money, seat) >= 0, `seat ${seat} has a debt`);
  }
  must(
    state.minions.every((number) => number >= 0),
    'fewer than no minions in an area',
  );
  must(
    [...state.trolls, ...state.demons].every((number) => number >= 0),
    'fewer than no trolls or demons in an area',
  );
  must(sum(state.trolls) <= trollCount, 'more than three trolls');
  must(sum(state.demons) <= demonCount, 'more than four demons');
  must((state.trouble & ~allAreas) === 0, 'trouble outside the city');
  must(samePieces(allCards(state), cardsInPlay(state.seats)), 'cards are lost or doubled');
  must(samePieces([...state.eventPile, ...state.eventsPlayed], [...randomEvents.keys()]), 'events are lost');
  must(
    samePieces([...state.personalities, ...state.unused], personalitiesInPlay(state.seats)),
    'Personalities are lost',
  );
  return [...found, ...wrongKnowledge(state)];
}

/** AM-1.2 The places a card can be in. */
function allCards(state: AmState): Card[] {
  const { hands, loans, stuck, deck, discard, playing } = state;
  return [
    ...hands.flat(),
    ...loans.flat(),
    ...stuck.flat(),
    ...deck,
    ...discard,
    ...(playing === nobody ? [] : [playing]),
    ...laidAsideBy(state),
  ];
}

function samePieces(found: readonly number[], wanted: readonly number[]): boolean {
  return (
    found.length === wanted.length &&
    new Set(found).size === found.length &&
    found.every((piece) => wanted.includes(piece))
  );
}
