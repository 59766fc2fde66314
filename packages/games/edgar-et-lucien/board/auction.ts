import type { ElFrame, ElView } from '../rules/index.ts';

/** The frame of the auction. */
export type Bidding = Extract<ElFrame, { readonly kind: 'bid' }>;

/** The auction that is on, if there is one. */
export function biddingOf(view: ElView): Bidding | undefined {
  const top = view.pending.at(-1);
  return top?.kind === 'bid' ? top : undefined;
}
