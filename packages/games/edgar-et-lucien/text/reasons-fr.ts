import type { ReasonLines } from './lines.ts';
import plain from './reasons-fr.json' with { type: 'json' };
import { cogs, points } from './words-fr.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsFr: ReasonLines = {
  ...plain,
  'cannot-pay': ({ price }) => `Il vous faudrait ${cogs(Number(price))}.`,
  unpopular: ({ cost }) => `Il vous faudrait ${points(Number(cost))}.`,
  'bid-too-low': ({ least }) => `Misez au moins ${cogs(Number(least))}.`,
};
