import type { MatchSetup, Runner, Vocabulary } from '@manigance/core';
import { atRandom, eagerly, type Picker } from './chooser.ts';
import { playOut, startRandom } from './random-match.ts';

/** A match of the sample: how to play it again, how long it is, and what happens in it. */
export interface Sampled {
  readonly setup: MatchSetup<Vocabulary>;
  readonly moves: number;
  readonly tags: readonly string[];
}

/** Half of the matches, by their seeds, are played eagerly: some endings are out of reach of players who often stop. */
export function goldenPicker(seed: string): Picker {
  return Number.parseInt(seed.slice(-1), 16) % 2 === 0 ? atRandom(seed) : eagerly(seed);
}

/** Plays the random match of a seed and notes every kind of thing that happens in it. */
export function sample(runner: Runner<Vocabulary>, setup: MatchSetup<Vocabulary>): Sampled {
  const state = startRandom(runner, setup);
  const tags = new Set([`seats ${setup.seats}`, `table ${setup.seats} ${JSON.stringify(setup.options)}`]);
  const moves = playOut(runner, state, goldenPicker(setup.seed), (events) => {
    for (const event of events) addTags(tags, event.type, event);
  });
  tags.add(`outcome how ${state.outcome?.how}`);
  tags.add(`outcome winners ${state.outcome?.winners.length}`);
  return { setup, moves, tags: [...tags] };
}

/** One tag for every text or yes-or-no in an event, under the path of fields that leads there. */
function addTags(tags: Set<string>, path: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'boolean') tags.add(`${path} ${value}`);
  else if (Array.isArray(value)) for (const item of value) addTags(tags, path, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inside] of Object.entries(value)) addTags(tags, `${path}.${field}`, inside);
  }
}

/** The matches of a sample, with their tags as small numbers. */
export class Catalogue {
  readonly tags: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly entries: Entry[] = [];

  add({ setup, moves, tags }: Sampled): void {
    this.entries.push({ setup, moves, tags: Uint32Array.from(tags, (tag) => this.numberOf(tag)) });
  }

  /** By seed, in whatever order threads have added them: what is chosen from it is always the same. */
  get matches(): readonly Entry[] {
    return this.entries.sort(({ setup: one }, { setup: other }) => (one.seed < other.seed ? -1 : 1));
  }

  private numberOf(tag: string): number {
    const known = this.numbers.get(tag);
    if (known !== undefined) return known;
    this.numbers.set(tag, this.tags.length);
    return this.tags.push(tag) - 1;
  }
}

export interface Entry {
  readonly setup: MatchSetup<Vocabulary>;
  readonly moves: number;
  readonly tags: Uint32Array;
}

export interface Cover {
  readonly chosen: readonly Entry[];
  /** Tags of the sample that no chosen match has: those would need more matches. */
  readonly uncovered: readonly string[];
}

/**
 * Greedy set cover: again and again the match that shows most of what is not yet shown, rare things first and, where
 * that is equal, the shorter match. Matches that later ones make superfluous are put back, the longest first. Places
 * left over go to a second cover of what remains, a third, and so on.
 */
export function cover({ matches, tags }: Catalogue, count: number): Cover {
  const chosen = new Set<Entry>();
  const shown = new Uint32Array(tags.length);
  do {
    choose(matches, chosen, shown, count);
    if (!shown.includes(0)) break;
    putBack(chosen, shown);
  } while (chosen.size < count);
  const uncovered = tags.filter((_, tag) => shown[tag] === 0).sort();
  while (chosen.size < Math.min(count, matches.length)) {
    choose(matches, chosen, new Uint32Array(tags.length), count);
  }
  return { chosen: [...chosen], uncovered };
}

/** Adds matches until all that the others have to show is shown, or so many are chosen. */
function choose(matches: readonly Entry[], chosen: Set<Entry>, shown: Uint32Array, count: number): void {
  const left = matches.filter((match) => !chosen.has(match));
  const weights = weightsOf(left, shown.length);
  while (chosen.size < count) {
    let best: Entry | undefined;
    let most = 0;
    for (const match of left) {
      const worth = worthOf(match, shown, weights);
      if (worth > most || (worth === most && worth > 0 && match.moves < (best?.moves ?? 0)))
        [best, most] = [match, worth];
    }
    if (best === undefined) return;
    chosen.add(best);
    for (const tag of best.tags) shown[tag] = (shown[tag] ?? 0) + 1;
  }
}

function worthOf({ tags }: Entry, shown: Uint32Array, weights: Uint32Array): number {
  let worth = 0;
  for (const tag of tags) if (shown[tag] === 0) worth += weights[tag] ?? 0;
  return worth;
}

/** The fewer matches have a tag, the more it weighs. Whole numbers, so that sums do not depend on their order. */
function weightsOf(matches: readonly Entry[], tags: number): Uint32Array {
  const having = new Uint32Array(tags);
  for (const match of matches) for (const tag of match.tags) having[tag] = (having[tag] ?? 0) + 1;
  return having.map((number) => (number === 0 ? 0 : Math.ceil(2 ** 24 / number)));
}

function putBack(chosen: Set<Entry>, shown: Uint32Array): void {
  for (const match of [...chosen].sort((one, other) => other.moves - one.moves)) {
    if (match.tags.some((tag) => shown[tag] === 1)) continue;
    chosen.delete(match);
    for (const tag of match.tags) shown[tag] = (shown[tag] ?? 0) - 1;
  }
}
