/** The parts of the proof, in the order of the page. */
export const labParts = ['crash', 'secrecy', 'rules', 'hostile', 'for-ever', 'load'] as const;
/** A part of the proof. */
export type LabPart = (typeof labParts)[number];

/** A trial that tries to break a promise for as long as it is told. */
export interface Lab {
  readonly id: string;
  readonly part: LabPart;
  /** The promise to players or hosts, in one sentence. */
  readonly promise: string;
  /** The actions and comparisons of the lab. */
  readonly method: string;
  /** Files of the suite with the short version, from the root of the repository. */
  readonly tests: readonly string[];
  readonly extent: LabExtent;
  readonly options: Readonly<Record<string, LabOption>>;
  run(options: LabOptions, progress: LabProgress): Promise<LabResult>;
}

/** What `--times` counts, and the extent of a run without `--times` and `--for`. */
export type LabExtent = { readonly unit: string } & (
  | { readonly times: number }
  | { readonly seconds: number }
);

/** An option of one lab; one without `value` is a switch. */
export interface LabOption {
  /** Placeholder of the value in the help. */
  readonly value?: string;
  readonly default?: string;
  readonly says: string;
}

/** Goal, seed and own options of a run. */
export interface LabOptions {
  readonly goal: Goal;
  readonly seed: number;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Listener to the progress of a lab. */
export interface LabProgress {
  /** Work done so far, in the unit of the lab, and faults so far. */
  at(done: number, faults: number): void;
  /** A line for the reader, for instance a fault when it is found. */
  say(line: string): void;
}

/** A number of things, or a measurement with its unit. */
export type Count = number | { readonly value: number; readonly unit: string };

/** Result of a run: counts, faults and notes. */
export interface LabResult {
  /** Named numbers, in the order they are shown. */
  readonly counts: Readonly<Record<string, Count>>;
  /** Broken promises; an empty list is what the lab hopes to end with. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Extent of a lab's work: a number of times, or as much as fits into a time. */
export class Goal {
  private readonly times: number;
  /** Time in all; ms. */
  private readonly span: number;
  private readonly end: number;

  private constructor(times: number, span: number) {
    this.times = times;
    this.span = span;
    this.end = performance.now() + span;
  }

  static times(times: number): Goal {
    return new Goal(times, Number.POSITIVE_INFINITY);
  }

  /** Ends so many seconds from now. */
  static seconds(seconds: number): Goal {
    return new Goal(Number.POSITIVE_INFINITY, seconds * 1_000);
  }

  /** The same goal from now on, for a measurement after a warm-up. */
  again(): Goal {
    return new Goal(this.times, this.span);
  }

  /** Whether there is more to do after so much. */
  isOpen(done: number): boolean {
    return done < this.times && performance.now() < this.end;
  }

  /** Goals for parts that run one after the other: the same number of times each, or equal shares of the time left. */
  *split(parts: number): Generator<Goal, void> {
    for (let left = parts; left > 0; left--)
      yield new Goal(this.times, (this.end - performance.now()) / left);
  }
}

/** Wrong usage of a lab; the message says what to change. */
export class LabUsageError extends Error {
  override readonly name = 'LabUsageError';
}

/** The machine lacks what the lab needs; the message says what to install. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Progress that nobody reads, for tests. */
export const silent: LabProgress = { at: () => undefined, say: () => undefined };

/** The text of an option of the lab. */
export function textOption({ values }: LabOptions, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** The whole number of an option of the lab. */
export function wholeOption(options: LabOptions, name: string): number {
  return readWhole(name, textOption(options, name));
}

/** Whether a switch of the lab is set. */
export function switchOption({ values }: LabOptions, name: string): boolean {
  return values[name] === true;
}

/** A whole number that was typed for this option. */
export function readWhole(name: string, typed: string): number {
  if (!/^\d+$/.test(typed) || !Number.isSafeInteger(Number(typed)))
    throw new LabUsageError(`--${name} is a whole number, not ${typed || 'nothing'}`);
  return Number(typed);
}
