import type { Answer, Reason } from '@manigance/protocol';

/** A refusal with this reason. */
export function refusal(to: number, reason: Reason): Answer {
  return { type: 'refused', to, reason };
}

/** Refusal of a message that only a browser may send. */
export function cookieOnly(to: number): Answer {
  return refusal(to, { code: 'cookie-only' });
}

/** Refusal of a message from an unknown sender. */
export function stranger(to: number): Answer {
  return refusal(to, { code: 'stranger' });
}
