import type { Runner, Vocabulary } from '@manigance/core';

/** Picks the index of one of the choices a runner has listed. */
export type Picker = (runner: Runner<Vocabulary>, count: number) => number;

/** Picks at random. */
export function atRandom(seed: string): Picker {
  const chooser = new Chooser(seed);
  return (_runner, count) => chooser.below(count);
}

/** Moves that pass or stop. */
const giveUp: ReadonlySet<string> = new Set([
  'pass',
  'stop',
  'skip',
  'end',
  'finish',
  'decline',
  'discardTiles',
]);

/** Picks at random, but passes or stops only if nothing else is offered: such matches get further. */
export function eagerly(seed: string): Picker {
  const chooser = new Chooser(seed);
  return (runner, count) => {
    const doing: number[] = [];
    for (let index = 0; index < count; index++) if (!giveUp.has(runner.optionAt(index).do)) doing.push(index);
    return doing.length === 0 ? chooser.below(count) : (doing[chooser.below(doing.length)] ?? 0);
  };
}

/** Random generator for players. The generator in the state belongs to the rules, so that a record replays. */
export class Chooser {
  private word: number;

  constructor(seed: string) {
    let word = 0x2545f491;
    for (let at = 0; at < 32; at += 8) word = mix(word ^ Number.parseInt(seed.slice(at, at + 8), 16));
    this.word = word === 0 ? 1 : word; // xorshift stays at zero for ever
  }

  /** A whole number from 0 to `n - 1`. */
  below(n: number): number {
    let { word } = this;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return Math.floor(((word >>> 0) / 2 ** 32) * n);
  }
}

/** Spreads every bit over the word (the finaliser of MurmurHash3). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
