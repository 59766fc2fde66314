import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
}

/** A passkey in software: an ES256 key that signs what browsers sign. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  }

  /** The answer to options of a registration. */
  register({ challenge }: Options, origin: string): object {
    const attestation = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', Buffer.from([0xa0])],
      ['authData', cborBytes(this.data(origin, { isNew: true }))],
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, origin);
    return this.credential({ clientDataJSON, attestationObject: attestation });
  }

  /** The answer to options of a sign-in. */
  signIn({ challenge }: Options, origin: string): object {
    this.counter++;
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.data(origin, { isNew: false });
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    return this.credential({
      clientDataJSON,
      authenticatorData,
      signature: sign('sha256', signed, this.privateKey),
    });
  }

  private data(origin: string, { isNew }: { readonly isNew: boolean }): Buffer {
    const domain = createHash('sha256').update(new URL(origin).hostname).digest();
    const head = Buffer.alloc(5);
    head[0] = isNew ? 0x45 : 0x05; // present, verified, and with a key
    head.writeUInt32BE(this.counter, 1);
    if (!isNew) return Buffer.concat([domain, head]);
    const length = Buffer.from([0, this.id.length]);
    return Buffer.concat([domain, head, Buffer.alloc(16), length, this.id, this.publicKey]);
  }

  private credential(response: Readonly<Record<string, Buffer>>): object {
    const id = this.id.toString('base64url');
    const parts = Object.entries(response).map(([name, part]) => [name, part.toString('base64url')]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: Object.fromEntries(parts),
      clientExtensionResults: {},
    };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** An ES256 key on P-256 in COSE: 1: 2, 3: -7, -1: 1, -2: x, -3: y. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, cborBytes(x), Buffer.from([0x22]), cborBytes(y)]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([major | length]);
  return length < 256
    ? Buffer.from([major | 24, length])
    : Buffer.from([major | 25, length >> 8, length & 255]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(0x40, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(0x60, text.length), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([
    cborHead(0xa0, entries.length),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ]);
}
