import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readRecord, signedText, writeRecord } from '@manigance/core';
import type { Database } from './storage/database.ts';

/** Name of the key among those of the club. */
export const recordKeyName = 'records';

/** Signs the records that are downloaded, with a key of the club that is made when it is first needed. */
export class RecordSigner {
  private readonly database: Database;
  private readonly host: () => string;
  private known: Promise<KeyObject> | undefined;

  /** `host`: address of the server as others know it. */
  constructor(database: Database, host: () => string) {
    this.database = database;
    this.host = host;
  }

  /** 32 bytes in base64url. */
  async publicKey(): Promise<string> {
    return publicPart(await this.key());
  }

  /** The record with a signature; the same record gets the same one. */
  async sign(text: string): Promise<string> {
    const key = await this.key();
    const record = readRecord(text);
    const host = this.host();
    const value = sign(null, Buffer.from(signedText(record, host)), key).toString('base64url');
    return writeRecord({ ...record, signature: { host, key: publicPart(key), value } });
  }

  private key(): Promise<KeyObject> {
    this.known ??= this.readKey().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  /** Of several servers that make a key at once, all use the one that was stored first. */
  private async readKey(): Promise<KeyObject> {
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const sql = 'INSERT INTO notice_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    await this.database.query(sql, recordKeyName, String(made));
    const [row] = await this.database.query('SELECT value FROM notice_keys WHERE name = $1', recordKeyName);
    return createPrivateKey(String(row?.value));
  }
}

function publicPart(key: KeyObject): string {
  return String(createPublicKey(key).export({ format: 'jwk' }).x);
}

/** Whether a text is a private key for records. */
export function isRecordKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
