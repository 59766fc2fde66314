import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Posted } from './post-receiver.ts';

/** The browser's side of Web Push: keys of a subscription, and what a browser does with a message (RFC 8291, RFC 8188). */
export class PushDevice {
  private readonly curve = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor() {
    this.curve.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    const p256dh = this.curve.getPublicKey().toString('base64url');
    return { p256dh, auth: this.secret.toString('base64url') };
  }

  /** The text of a message; throws if it was not made for this device. */
  read({ body }: Posted): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const shared = this.curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** The server's claims to the push service, if their signature is right (RFC 8292). */
export function vapidOf(
  { headers }: Posted,
  publicKey: string,
): { readonly aud: string; readonly exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed by another key');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const [head, claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
