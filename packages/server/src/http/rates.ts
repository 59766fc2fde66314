/** Burst size and refill rate per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Rate limits: generous to people, strict against code guessing and flooding. */
export const rates = {
  message: { burst: 60, perSecond: 20 },
  chat: { burst: 5, perSecond: 0.5 },
  request: { burst: 200, perSecond: 40 },
  guest: { burst: 20, perSecond: 0.2 },
  find: { burst: 10, perSecond: 0.2 },
  create: { burst: 20, perSecond: 0.1 },
  /** Lists of tables of a guest: they cost more than other messages. */
  list: { burst: 20, perSecond: 2 },
  connect: { burst: 60, perSecond: 5 },
  /** Connections of an address, before anything is read from them. */
  connections: { burst: 1_000, perSecond: 100 },
  /** Raw bytes of a socket. */
  bytes: { burst: 128_000, perSecond: 32_000 },
  /** Raw bytes of all sockets of an address. */
  addressBytes: { burst: 500_000, perSecond: 100_000 },
  /** Frames of a socket, readable or not. Too many close it. */
  frame: { burst: 200, perSecond: 50 },
  /** Frames of all sockets of an address. */
  frames: { burst: 800, perSecond: 300 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

/** A token bucket. */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** Takes tokens. Milliseconds to wait, or 0 if they were taken. */
  take(now: number, tokens = 1): number {
    const { burst, perSecond } = this.rate;
    const left = Math.min(burst, this.left + ((now - this.at) / 1_000) * perSecond);
    this.at = now;
    this.left = left < tokens ? left : left - tokens;
    return left < tokens ? Math.ceil(((tokens - left) / perSecond) * 1_000) : 0;
  }
}

const mostKept = 50_000;

/** A token bucket per rate and key, such as an address. */
export class Allowances {
  private readonly kept = new Map<string, Allowance>();
  readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  take(name: RateName, key: string, now = performance.now(), tokens = 1): number {
    if (!this.isOn) return 0;
    const id = `${name} ${key}`;
    const allowance = this.kept.get(id) ?? new Allowance(rates[name], now);
    // Reinsertion keeps the least recently used first, so that memory stays bounded.
    this.kept.delete(id);
    this.kept.set(id, allowance);
    if (this.kept.size > mostKept) this.forgetOldest();
    return allowance.take(now, tokens);
  }

  private forgetOldest(): void {
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
