import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database, SqlRow } from '../../storage/database.ts';
import type { Account } from './store.ts';

/** The page as browsers name it: origin, and the domain passkeys belong to. */
export interface Site {
  readonly origin: string;
  readonly domain: string;
}

/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly guest: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

type Purpose = 'register' | 'sign-in';

/** How long a challenge holds; ms. */
const holdsFor = 300_000;
/** Most passkeys of one account. */
export const mostPasskeys = 20;
/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

/** Loaded by the first who uses it: it takes long, and many servers do without. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys and the challenges that they answer, each of which is used once. */
export class Passkeys {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async of(guest: string): Promise<readonly Passkey[]> {
    const rows = await this.database.query(
      'SELECT * FROM passkeys WHERE guest = $1 ORDER BY created_at',
      guest,
    );
    return rows.map(passkeyOf);
  }

  async optionsToRegister({ guest, name }: Account, { domain }: Site): Promise<object> {
    const known = await this.of(guest);
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: 'Manigance',
      rpID: domain,
      userName: name,
      userID: new TextEncoder().encode(guest),
      excludeCredentials: known.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.keep(options.challenge, 'register', guest);
    return options;
  }

  async optionsToSignIn({ domain }: Site): Promise<object> {
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: domain,
      userVerification: 'preferred',
    });
    await this.keep(options.challenge, 'sign-in');
    return options;
  }

  /** Adds the passkey that a browser made for this guest; answers whether it was accepted. */
  async add(guest: string, response: unknown, label: string, now: number, site: Site): Promise<boolean> {
    const expectedChallenge = await this.use(challengeIn(response), 'register', guest);
    if (expectedChallenge === undefined) return false;
    const checked = await (await webAuthn())
      .verifyRegistrationResponse({
        response: response as RegistrationResponseJSON, // the library checks it
        ...expectedOf(expectedChallenge, site),
        supportedAlgorithmIDs: algorithms,
      })
      .catch(() => undefined);
    if (checked?.verified !== true) return false;
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    const added = await this.database.query(
      `INSERT INTO passkeys (id, guest, public_key, counter, transports, label, created_at, used_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING RETURNING id`,
      id,
      guest,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      transports.join(' ').slice(0, 100),
      label,
      now,
    );
    return added.length > 0;
  }

  /** The guest whose passkey answered. */
  async guestOf(response: unknown, now: number, site: Site): Promise<string | undefined> {
    const expectedChallenge = await this.use(challengeIn(response), 'sign-in');
    const { id } = (response ?? {}) as { readonly id?: unknown };
    if (expectedChallenge === undefined || typeof id !== 'string') return undefined;
    const [row] = await this.database.query('SELECT * FROM passkeys WHERE id = $1', id);
    if (row === undefined) return undefined;
    const publicKey = new Uint8Array(Buffer.from(String(row.public_key), 'base64url'));
    const checked = await (await webAuthn())
      .verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON, // the library checks it
        ...expectedOf(expectedChallenge, site),
        credential: { id, publicKey, counter: Number(row.counter) },
      })
      .catch(() => undefined);
    if (checked?.verified !== true) return undefined;
    const { newCounter } = checked.authenticationInfo;
    await this.database.query(
      'UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1',
      id,
      newCounter,
      now,
    );
    return String(row.guest);
  }

  async drop(guest: string, passkey: string): Promise<void> {
    await this.database.query('DELETE FROM passkeys WHERE guest = $1 AND id = $2', guest, passkey);
  }

  private async keep(challenge: string, purpose: Purpose, guest: string | null = null): Promise<void> {
    await this.database.query('DELETE FROM challenges WHERE expires_at < {now}');
    await this.database.query(
      `INSERT INTO challenges (challenge, purpose, guest, expires_at) VALUES ($1, $2, $3, {now} + ${holdsFor})`,
      challenge,
      purpose,
      guest,
    );
  }

  /** Uses a challenge up; `undefined` if it was none of ours for this purpose and guest. */
  private async use(challenge: string, purpose: Purpose, guest = ''): Promise<string | undefined> {
    const [row] = await this.database.query(
      `DELETE FROM challenges WHERE challenge = $1 AND purpose = $2 AND COALESCE(guest, '') = $3
        AND expires_at >= {now} RETURNING challenge`,
      challenge,
      purpose,
      guest,
    );
    return row && String(row.challenge);
  }
}

/** The challenge that a response says it answers. */
function challengeIn(response: unknown): string {
  try {
    const { response: part } = response as { readonly response: { readonly clientDataJSON: string } };
    const { challenge } = JSON.parse(Buffer.from(part.clientDataJSON, 'base64url').toString()) as {
      readonly challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

function passkeyOf({ id, guest, label, created_at, used_at }: SqlRow): Passkey {
  return {
    id: String(id),
    guest: String(guest),
    label: String(label),
    createdAt: Number(created_at),
    usedAt: Number(used_at),
  };
}

/** The values that every answer of a passkey is checked against. */
function expectedOf(expectedChallenge: string, { origin, domain }: Site) {
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: false,
  };
}
