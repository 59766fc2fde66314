/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is asked how often at most. Generous to people, tight for whoever tries codes or floods a table. */
export const rates = {
  message: { burst: 60, perSecond: 20 },
  chat: { burst: 5, perSecond: 0.5 },
  request: { burst: 200, perSecond: 40 },
  guest: { burst: 20, perSecond: 0.2 },
  find: { burst: 10, perSecond: 0.2 },
  create: { burst: 20, perSecond: 0.1 },
  connect: { burst: 60, perSecond: 5 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

/** How much of a rate is left to somebody. */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** Milliseconds to wait; 0 when it may go precomputed, which it is then taken to have done. */
  take(now: number): number {
    const { burst, perSecond } = this.rate;
    const left = Math.min(burst, this.left + ((now - this.at) / 1_000) * perSecond);
    this.at = now;
    this.left = left < 1 ? left : left - 1;
    return left < 1 ? Math.ceil(((1 - left) / perSecond) * 1_000) : 0;
  }
}

const mostKept = 50_000;

/** An allowance for each name and each key, such as an address. */
export class Allowances {
  private readonly kept = new Map<string, Allowance>();
  readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  take(name: RateName, key: string, now = performance.now()): number {
    if (!this.isOn) return 0;
    const id = `${name} ${key}`;
    const allowance = this.kept.get(id) ?? new Allowance(rates[name], now);
    // Put in anew, the least recently used come first: memory stays bounded whatever addresses turn up.
    this.kept.delete(id);
    this.kept.set(id, allowance);
    if (this.kept.size > mostKept) this.forgetOldest();
    return allowance.take(now);
  }

  private forgetOldest(): void {
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
