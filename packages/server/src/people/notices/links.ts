import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { day } from '@manigance/table';
import type { NoticeStore } from './store.ts';

/** Without letters and digits that look alike. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Signed links and codes. They are stored nowhere: the club's key proves them. */
export class NoticeLinks {
  private readonly store: NoticeStore;
  private known: Promise<string> | undefined;

  constructor(store: NoticeStore) {
    this.store = store;
  }

  private async sign(text: string): Promise<Buffer> {
    this.known ??= this.store
      .key('links', () => randomBytes(32).toString('base64url'))
      .catch((error) => {
        this.known = undefined;
        throw error;
      });
    return createHmac('sha256', await this.known)
      .update(text)
      .digest();
  }

  /** The code that proves that a person reads the mails of an address. It holds today and tomorrow. */
  async codeFor(guest: string, address: string, now: number): Promise<string> {
    const signed = await this.sign(`address ${Math.floor(now / day)} ${guest} ${address}`);
    return Array.from(signed.subarray(0, 8), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
  }

  async isCode(code: string, guest: string, address: string, now: number): Promise<boolean> {
    const typed = Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const right = await Promise.all([now, now - day].map((at) => this.codeFor(guest, address, at)));
    return right.some((one) => isSame(typed, Buffer.from(one)));
  }

  /** Proves that the bearer was sent a mail at this address of this guest. */
  async stopToken(guest: string, address: string): Promise<string> {
    const signed = await this.sign(`stop ${guest} ${address}`);
    return `${guest}.${signed.toString('base64url')}`;
  }

  /** The guest whose mails a token ends, and the address; `undefined` if it is forged or the address is theirs no longer. */
  async guestOf(token: string): Promise<{ readonly guest: string; readonly address: string } | undefined> {
    const [guest = '', signature = ''] = token.split('.', 2);
    for (const { address } of await this.store.targets(guest, 'mail'))
      if (isSame(Buffer.from(signature, 'base64url'), await this.sign(`stop ${guest} ${address}`)))
        return { guest, address };
    return undefined;
  }
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
