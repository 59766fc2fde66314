import type { ReasonLines } from './lines.ts';
import plain from './reasons-en.json' with { type: 'json' };
import { cogs, points } from './words-en.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsEn: ReasonLines = {
  ...plain,
  'cannot-pay': ({ price }) => `You would need ${cogs(Number(price))}.`,
  unpopular: ({ cost }) => `You would need ${points(Number(cost))}.`,
  'bid-too-low': ({ least }) => `Bid at least ${cogs(Number(least))}.`,
};
