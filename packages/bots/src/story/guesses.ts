import { rngFrom, type Seat, type Vocabulary } from '@manigance/core';
import { Arrangements } from '../arrangements.ts';
import type { Brain } from '../brain.ts';
import { Dice } from '../dice.ts';
import type { Choice } from './choices.ts';

/** A hidden fact about a player, such as the secret goal. */
export interface Fact {
  readonly id: string;
  readonly seat: Seat;
  readonly value: string;
}

/** A hidden fact that a seat could have known at a choice, and how surely. */
export interface Guess extends Fact {
  /** Share of the arrangements, from 0 to 1. */
  readonly chance: number;
}

/** Arrangements of the hidden information over which facts are counted. */
const arrangements = 64;
/** Smallest share at which a fact counts as one that could have been known. */
const leastChance = 0.4;

/** The guesses of a seat at a choice: hidden facts that hold in most arrangements of what it was shown. */
export function guessesAt<W extends Vocabulary>(
  brain: Brain<W>,
  { shown, seat, history, seed }: Pick<Choice<W>, 'shown' | 'seat' | 'history' | 'seed'>,
): readonly Guess[] {
  if (brain.facts === undefined) return [];
  const drawn = new Arrangements(brain, shown, { rng: rngFrom(seed), dice: new Dice(seed) }, history);
  const counted = new Map<string, { readonly fact: Fact; times: number }>();
  for (let draw = 0; draw < arrangements; draw++) {
    for (const fact of brain.facts(drawn.draw(), seat)) {
      const key = keyOf(fact);
      const before = counted.get(key);
      if (before === undefined) counted.set(key, { fact, times: 1 });
      else before.times++;
    }
  }
  return [...counted.values()]
    .map(({ fact, times }) => ({ ...fact, chance: times / arrangements }))
    .filter(({ chance }) => chance >= leastChance)
    .toSorted((one, other) => other.chance - one.chance || (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The guesses that were right. */
export function rightGuesses(guesses: readonly Guess[], truth: readonly Fact[]): readonly Guess[] {
  const facts = new Set(truth.map(keyOf));
  return guesses.filter((guess) => facts.has(keyOf(guess)));
}

function keyOf({ id, seat, value }: Fact): string {
  return `${id} ${seat} ${value}`;
}
