import type { MatchSetup, Runner, Vocabulary } from '@manigance/core';
import { atRandom, eagerly, type Picker } from './chooser.ts';
import { playOut, startRandom } from './random-match.ts';

/** A match of the sample: its setup, its length and its tags. */
export interface Sampled {
  readonly setup: MatchSetup<Vocabulary>;
  readonly moves: number;
  readonly tags: readonly string[];
}

/** The picker of a match: half of the matches, chosen by seed, are played eagerly, because frequent stopping never reaches some endings. */
export function goldenPicker(seed: string): Picker {
  return Number.parseInt(seed.slice(-1), 16) % 2 === 0 ? atRandom(seed) : eagerly(seed);
}

/** Plays the random match of a seed and collects its tags. */
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

/** Tags of an event: one per string or boolean field, named by the path of the field. */
function addTags(tags: Set<string>, path: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'boolean') tags.add(`${path} ${value}`);
  else if (Array.isArray(value)) for (const item of value) addTags(tags, path, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inside] of Object.entries(value)) addTags(tags, `${path}.${field}`, inside);
  }
}

/** The matches of a sample, with their tags as numbers. */
export class SampleIndex {
  readonly tags: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly entries: Entry[] = [];

  add({ setup, moves, tags }: Sampled): void {
    this.entries.push({ setup, moves, tags: Uint32Array.from(tags, (tag) => this.numberOf(tag)) });
  }

  /** Sorted by seed, so that the choice does not depend on the order in which threads add matches. */
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

/** A match of the index with its tags as numbers. */
export interface Entry {
  readonly setup: MatchSetup<Vocabulary>;
  readonly moves: number;
  readonly tags: Uint32Array;
}

/** The matches chosen, and the tags that none of them has. */
export interface Cover {
  readonly chosen: readonly Entry[];
  /** Tags of the sample that no chosen match has. */
  readonly uncovered: readonly string[];
}

/**
 * Greedy set cover: repeatedly takes the match with the largest weight of uncovered tags (rare tags weigh more; the shorter
 * match wins a tie). Then drops matches made redundant by later ones, longest first. Remaining places are filled by a
 * second cover of the other matches, a third, and so on.
 */
export function cover({ matches, tags }: SampleIndex, count: number): Cover {
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

/** Adds matches until every tag of the others is covered, or the limit is reached. */
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

/** Weight of each tag: larger the fewer matches have it. Integers, so that sums do not depend on their order. */
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
