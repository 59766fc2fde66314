import type { Frame, View } from '../rules/index.ts';

export type Bidding = Extract<Frame, { readonly kind: 'bid' }>;

/** The auction that is on, if there is one. */
export function biddingOf(view: View): Bidding | undefined {
  const top = view.pending.at(-1);
  return top?.kind === 'bid' ? top : undefined;
}
