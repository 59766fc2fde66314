/**
 * A fast random generator for playouts and tie-breaks. It need not be secure, because it is no part of a match; it is
 * reproducible by its seed.
 */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string) {
    const word = (at: number) => Number.parseInt(seed.slice(at, at + 8).padEnd(8, '0'), 16) | 0;
    [this.a, this.b, this.c, this.d] = [word(0), word(8), word(16), word(24) | 1];
    for (let round = 0; round < 12; round++) this.next();
  }

  /** The sfc32 generator: 32 bits, as a whole number from 0. */
  next(): number {
    const out = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + out;
    return out >>> 0;
  }

  below(n: number): number {
    return this.next() % n;
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return this.next() / 2 ** 32;
  }

  /** Approximately normal with mean 0 and deviation 1: the sum of twelve fractions less six. */
  normal(): number {
    let sum = -6;
    for (let draw = 0; draw < 12; draw++) sum += this.fraction();
    return sum;
  }
}
