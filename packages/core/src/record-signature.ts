import { type MatchRecord, writeRecord } from './record.ts';

/** Signature of the server from which a record was downloaded: Ed25519 over `signedText`. */
export interface RecordSignature {
  /** Address of the server, in its own words: only its published key shows that it is theirs. */
  readonly host: string;
  /** Public key, 32 bytes in base64url. */
  readonly key: string;
  /** 64 bytes in base64url. */
  readonly value: string;
}

/** The text that a server signs: its address, and the record without the signature. */
export function signedText(record: MatchRecord, host: string): string {
  return `manigance record\n${host}\n${writeRecord({ ...record, signature: undefined })}`;
}

const patterns = {
  host: /^https?:\/\/[\w.:[\]-]{1,200}(\/[\w./~-]{0,200})?$/,
  key: /^[\w-]{43}$/,
  value: /^[\w-]{86}$/,
};

/** The signature of a footer; `undefined` if it is malformed. */
export function readSignature(read: unknown): RecordSignature | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { host, key, value } = read as Readonly<Record<string, unknown>>;
  const fits = (text: unknown, pattern: RegExp) => typeof text === 'string' && pattern.test(text);
  const isWhole = fits(host, patterns.host) && fits(key, patterns.key) && fits(value, patterns.value);
  return isWhole ? ({ host, key, value } as RecordSignature) : undefined;
}
