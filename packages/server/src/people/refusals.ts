import type { Answer, Reason } from '@manigance/protocol';

export function refusal(to: number, reason: Reason): Answer {
  return { type: 'refused', to, reason };
}

export function cookieOnly(to: number): Answer {
  return refusal(to, { code: 'cookie-only' });
}

export function stranger(to: number): Answer {
  return refusal(to, { code: 'stranger' });
}
