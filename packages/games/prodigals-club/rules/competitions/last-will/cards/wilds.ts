import type { CompanionRow } from '../card-data.ts';

/** LW-19 The two wild cards, in the order of their places (LW-4.10). */
// biome-ignore format: one card per row
/** LW-19 The wild cards. */
export const lastWillWilds = [
  { id: 'lw-stranger-in-evening-dress', class: 'wild', kinds: ['dog', 'horse', 'guest', 'chef'], extra: 0 },
  { id: 'lw-whoever-is-at-the-door', class: 'wild', kinds: ['dog', 'horse', 'guest', 'chef'], extra: 0 },
] as const satisfies readonly CompanionRow[];
