import { type MatchRecord, type RecordSignature, signedText } from '@manigance/core';

/** Result of checking the signature of a record. `ours`: by the server this page comes from. `other`: by an unknown key. */
export interface SignatureCheck {
  readonly is: 'ours' | 'other' | 'altered' | 'unchecked';
  /** The server that the signature names. */
  readonly host: string;
}

/** Checks the signature of a record; `undefined` without one. */
export async function checkSignature(record: MatchRecord): Promise<SignatureCheck | undefined> {
  const { signature } = record;
  if (signature === undefined) return undefined;
  const { host, key } = signature;
  const fits = await isSigned(signedText(record, host), signature);
  if (fits === undefined) return { is: 'unchecked', host };
  if (!fits) return { is: 'altered', host };
  return { is: (await ownKey()) === key ? 'ours' : 'other', host };
}

/** `undefined` where the browser cannot tell: it lacks Ed25519, or the page came over plain HTTP. */
async function isSigned(text: string, { key, value }: RecordSignature): Promise<boolean | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  const read = await subtle
    ?.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  if (read === undefined) return undefined;
  return subtle?.verify('Ed25519', read, bytesOf(value), new TextEncoder().encode(text));
}

/** The key with which the server of this page signs. */
async function ownKey(): Promise<unknown> {
  const answer = await fetch('/.well-known/manigance.json').catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const { recordKey } = (await answer.json().catch(() => ({}))) as { readonly recordKey?: unknown };
  return recordKey;
}

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
