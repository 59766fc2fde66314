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

interface Bucket {
  left: number;
  at: number;
}

const mostBuckets = 50_000;

/** Counts for each name and each key, such as an address, how much is left. */
export class Allowances {
  private readonly buckets = new Map<string, Bucket>();
  private readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** Milliseconds to wait; 0 when it may go ahead, which it is then taken to have done. */
  take(name: RateName, key: string, now = performance.now()): number {
    if (!this.isOn) return 0;
    const { burst, perSecond } = rates[name];
    const id = `${name} ${key}`;
    const bucket = this.buckets.get(id) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
    // Put in anew, the least recently used come first: memory stays bounded whatever addresses turn up.
    this.buckets.delete(id);
    this.buckets.set(id, { left: left < 1 ? left : left - 1, at: now });
    if (this.buckets.size > mostBuckets) this.forgetOldest();
    return left < 1 ? Math.ceil(((1 - left) / perSecond) * 1_000) : 0;
  }

  private forgetOldest(): void {
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
