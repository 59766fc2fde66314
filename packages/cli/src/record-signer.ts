import { createPublicKey, verify } from 'node:crypto';
import { type MatchRecord, RecordError, signedText } from '@manigance/core';

/** Checks the signature of a record, and says by whom it is; `undefined` without one. `wanted`: the only key accepted. */
export function signerOf(record: MatchRecord, wanted: string | undefined): string | undefined {
  const { signature, moves } = record;
  const last = moves.length + 2;
  if (signature === undefined) {
    if (wanted !== undefined) throw new RecordError(last, 'is not signed');
    return undefined;
  }
  const { host, key, value } = signature;
  if (wanted !== undefined && key !== wanted)
    throw new RecordError(last, `is signed with another key, ${key}`);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  const text = Buffer.from(signedText(record, host));
  if (!verify(null, text, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(value, 'base64url')))
    throw new RecordError(last, `was altered after it was signed for ${host}`);
  // Anybody can name a host beside a key of their own.
  if (wanted === undefined)
    return `with the key ${key}, for ${host}: compare ${host}/.well-known/manigance.json`;
  return `with this key, for ${host}`;
}
