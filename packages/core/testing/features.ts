import { existsSync } from 'node:fs';
import type { Game, Setting, Vocabulary } from '../src/game.ts';
import { everySetting } from '../src/match.ts';

/** A thing that play can reach: its group, such as `event`, and its name there. */
export type Feature = readonly [group: string, name: string];
/** Names by group. */
export type FeatureLists = Readonly<Record<string, readonly string[]>>;

/**
 * All that play can reach in a game, read from the game's own tables, so that a count of zero means something. A game
 * exports it as `features` from `features.ts` beside its manifest.
 */
export interface Features<W extends Vocabulary = Vocabulary> {
  /** The groups `event`, `move`, `reason` and `ending`, and groups of the game's own. Frames and tables are added. */
  readonly all: FeatureLists;
  /** Features in the game's own groups that an event shows, just after it happened. */
  shows?(event: W['event'], state: W['state']): readonly Feature[];
  /** Features in the game's own groups that a frame shows as it is resolved, with the answer if it asked for one. */
  resolves?(frame: W['frame'], move: W['move'] | undefined, state: W['state']): readonly Feature[];
  /**
   * Numbers of a position that are the higher the nearer it is to something rare, and how many options the seat asked has:
   * lines with a number as high as any before are kept and varied. They are no features.
   */
  signposts?(state: W['state'], options: number): readonly (readonly [name: string, value: number])[];
  /** Features that the rules make unreachable, by group and name, each with the reason. */
  readonly unreachable: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The features beside a game's manifest; `undefined` if the game lists none. */
export async function featuresBeside(manifest: string): Promise<Features | undefined> {
  const url = new URL('./features.ts', manifest);
  if (!existsSync(url)) return undefined;
  const { features } = (await import(url.href)) as { readonly features: Features };
  return features;
}

/** A kind of table by its number of seats and its settings, such as `3 mode=es`. */
export function tableName(seats: number, options: Readonly<Record<string, Setting>>): string {
  return [seats, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');
}

/** How often each feature was reached. */
export class ReachTable {
  readonly features: readonly Feature[];
  readonly counts: number[];
  /** Features that were reached and are in no list. */
  readonly unknown = new Set<string>();
  private readonly indexes = new Map<string, Map<string, number>>();

  constructor(game: Game, { all }: Pick<Features, 'all'>) {
    const { min, max } = game.seats;
    const table = everySetting(game).flatMap((options) =>
      Array.from({ length: max - min + 1 }, (_, more) => tableName(min + more, options)),
    );
    const lists: FeatureLists = { table, frame: Object.keys(game.frames), ...all };
    this.features = Object.entries(lists).flatMap(([group, names]) =>
      names.map((name): Feature => [group, name]),
    );
    this.counts = this.features.map(() => 0);
    for (const [index, [group, name]] of this.features.entries()) {
      const names = this.indexes.get(group) ?? new Map<string, number>();
      this.indexes.set(group, names.set(name, index));
    }
  }

  /** The number of a feature; `undefined`, and remembered, if it is in no list. */
  indexOf(group: string, name: string): number | undefined {
    const index = this.indexes.get(group)?.get(name);
    if (index === undefined) this.unknown.add(`${group} ${name}`);
    return index;
  }

  /** Adds the counts of another table of the same game. */
  add({ counts, unknown }: { readonly counts: readonly number[]; readonly unknown: Iterable<string> }): void {
    counts.forEach((count, index) => {
      this.counts[index] = (this.counts[index] ?? 0) + count;
    });
    for (const feature of unknown) this.unknown.add(feature);
  }

  /** Faults of the table: features never reached without an excuse, excuses not needed, features in no list. */
  complaints({ unreachable }: Pick<Features, 'unreachable'>): string[] {
    const excused = ([group, name]: Feature) => unreachable[group]?.[name] !== undefined;
    const missing = this.features.filter((feature, index) => this.counts[index] === 0 && !excused(feature));
    const reached = this.features.filter(
      (feature, index) => (this.counts[index] ?? 0) > 0 && excused(feature),
    );
    return [
      ...missing.map((feature) => `never reached: ${feature.join(' ')}`),
      ...reached.map((feature) => `reached, though it is called unreachable: ${feature.join(' ')}`),
      ...[...this.unknown].map((feature) => `reached, and in no list: ${feature}`),
    ];
  }
}
