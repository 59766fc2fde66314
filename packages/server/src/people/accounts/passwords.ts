import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Cost, hashText, presentCost, readHash, type StoredHash } from './password-format.ts';

const [saltBytes, hashBytes] = [16, 32];
/** Hashes computed at once, each in a thread of Node's pool, which has four. */
const atOnce = 2;
/** Compared with where there is no account, so that an unknown name takes as long as a wrong password. */
const decoy: StoredHash = { ...presentCost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

/** Too many passwords wait to be checked. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Hashes passwords off the event loop, a few at a time. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly mostWaiting: number;

  constructor(mostWaiting = 50) {
    this.mostWaiting = mostWaiting;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    return hashText({ ...presentCost, salt, hash: await this.derive(password, salt, presentCost) });
  }

  /** Whether the password is right. The work is the same without a stored hash, and the answer no. */
  async isRight(password: string, stored: string | undefined): Promise<boolean> {
    const known = stored === undefined ? undefined : readHash(stored);
    const compared = known ?? decoy;
    const hash = await this.derive(password, compared.salt, compared);
    return timingSafeEqual(hash, compared.hash) && known !== undefined;
  }

  private async derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    await this.turn();
    try {
      return await derived(password.normalize('NFKC'), salt, cost);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }

  private async turn(): Promise<void> {
    if (this.running < atOnce) {
      this.running++;
      return undefined;
    }
    if (this.waiting.length >= this.mostWaiting) throw new BusyError('too many passwords wait to be checked');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

function derived(password: string, salt: Buffer, { log2n, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** log2n, r, p, maxmem: 256 * 2 ** log2n * r };
  return new Promise((resolve, reject) =>
    scrypt(password, salt, hashBytes, options, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}
