import { hash } from 'node:crypto';
import type { ClientMessage } from '@manigance/protocol';

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
  /** Requests of a guest to be sent a table: the answer may be a whole match. */
  watch: { burst: 60, perSecond: 5 },
  /** The match so far, of a guest: the whole match is played again. */
  past: { burst: 5, perSecond: 0.1 },
  /** Signing in and making accounts, of an address. */
  signIn: { burst: 30, perSecond: 0.3 },
  /** Passwords tried for a name by an address. */
  password: { burst: 5, perSecond: 0.1 },
  /** Passwords tried for a name by browsers in which it never signed in. Those in which it did are not held up by others. */
  strangersPassword: { burst: 20, perSecond: 0.2 },
  /** Mails asked for, by an address and by a guest. */
  mail: { burst: 5, perSecond: 0.01 },
  /** Mails to an address that nobody has confirmed yet, from all senders together. */
  mailbox: { burst: 5, perSecond: 0.0005 },
  /** Mails and posts to named addresses that an address has sent, by whatever guests. */
  addressesOfNetwork: { burst: 40, perSecond: 0.02 },
  /** Changes of name, of an address: one to a taken name of an account tells that it is taken. */
  rename: { burst: 60, perSecond: 0.3 },
  /** Reports by guests of an address. */
  reportsOfNetwork: { burst: 30, perSecond: 0.05 },
  /** Exports of everything about a guest. */
  export: { burst: 5, perSecond: 0.05 },
  /** Undo and the question whether it is free, of an address: they play a move in many arrangements. */
  undo: { burst: 60, perSecond: 10 },
  /** Standing answers of a guest: each is stored whole. */
  standing: { burst: 20, perSecond: 0.5 },
  /** Mails, pushes and posts that a guest has sent to addresses they name. */
  address: { burst: 10, perSecond: 0.005 },
  /** Reports of a guest to the host of the server. */
  report: { burst: 10, perSecond: 0.02 },
  connect: { burst: 60, perSecond: 5 },
  /**
   * Connections of an address, before anything is read from them. The burst is served within one turn of the event loop:
   * 1,000 connections with a request each held it up for 57 to 96 ms, 200 for 10 to 20.
   */
  connections: { burst: 300, perSecond: 100 },
  /** Raw bytes of a socket. */
  bytes: { burst: 128_000, perSecond: 32_000 },
  /** Raw bytes of all sockets of an address. */
  addressBytes: { burst: 500_000, perSecond: 100_000 },
  /** Frames of a socket, readable or not. Too many close it. */
  frame: { burst: 200, perSecond: 50 },
  /** Frames of all sockets of an address. */
  frames: { burst: 800, perSecond: 300 },
} as const satisfies Record<string, Rate>;
/** Name of a rate. */
export type RateName = keyof typeof rates;

type MessageType = ClientMessage['type'];
/** Rates of messages that cost more than others, counted by guest. */
const byGuest: { readonly [T in MessageType]?: RateName } = {
  say: 'chat',
  tables: 'list',
  history: 'list',
  profile: 'list',
  ratingPath: 'list',
  watch: 'watch',
  past: 'past',
  standing: 'standing',
  setAddress: 'mail',
  noticeAddress: 'address',
  testNotice: 'address',
  report: 'report',
};
/** The same, counted by address, so that many guests of one address gain nothing. Every way to a table counts as one. */
const byAddress: { readonly [T in MessageType]?: RateName } = {
  find: 'find',
  create: 'create',
  rematch: 'create',
  nextTable: 'create',
  openTournament: 'create',
  mayUndo: 'undo',
  takeBack: 'undo',
  name: 'rename',
  setAddress: 'addressesOfNetwork',
  noticeAddress: 'addressesOfNetwork',
  testNotice: 'addressesOfNetwork',
  report: 'reportsOfNetwork',
};

/** Rates of rare acts, which count on all servers of a club. */
const sharedRates = [
  'chat',
  'guest',
  'find',
  'create',
  'list',
  'watch',
  'undo',
  'standing',
  'address',
  'report',
  'connect',
  'signIn',
  'password',
  'strangersPassword',
  'mail',
  'mailbox',
  'addressesOfNetwork',
  'rename',
  'reportsOfNetwork',
] as const satisfies readonly RateName[];
/** Name of a rate that counts on all servers together. */
export type SharedRate = (typeof sharedRates)[number];

function isShared(name: RateName): name is SharedRate {
  return (sharedRates as readonly RateName[]).includes(name);
}

/** Other servers are told neither addresses nor guests. */
function hashOf(key: string): string {
  return hash('sha256', key).slice(0, 24);
}

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
  /** Told of every charge that counts on all servers of a club, under a hash of its key. */
  onShared: ((name: SharedRate, hash: string) => void) | undefined;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** Charges what another server has charged. */
  charge(name: SharedRate, hash: string): void {
    if (this.isOn && isShared(name)) this.of(name, hash, performance.now()).take(performance.now());
  }

  take(name: RateName, key: string, now = performance.now(), tokens = 1): number {
    if (!this.isOn) return 0;
    const { onShared } = this;
    if (onShared === undefined || !isShared(name)) return this.of(name, key, now).take(now, tokens);
    const hash = hashOf(key);
    const wait = this.of(name, hash, now).take(now, tokens);
    if (wait === 0) onShared(name, hash);
    return wait;
  }

  private of(name: RateName, key: string, now: number): Allowance {
    const id = `${name} ${key}`;
    const allowance = this.kept.get(id) ?? new Allowance(rates[name], now);
    // Reinsertion keeps the least recently used first, so that memory stays bounded.
    this.kept.delete(id);
    this.kept.set(id, allowance);
    if (this.kept.size > mostKept) this.forgetOldest();
    return allowance;
  }

  /** Takes from the rates that a message of this type has of its own, if any. Milliseconds to wait. */
  takeFor(type: MessageType, guest: string, address: string): number {
    const [ofGuest, ofAddress] = [byGuest[type], byAddress[type]];
    const wait = ofGuest === undefined ? 0 : this.take(ofGuest, guest);
    return wait > 0 || ofAddress === undefined ? wait : this.take(ofAddress, address);
  }

  private forgetOldest(): void {
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
