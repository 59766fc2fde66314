/** Inks of a two-block woodcut. */
export interface Tint {
  readonly paper: string;
  readonly wash: string;
  readonly block: string;
  readonly mid: string;
  readonly deep: string;
  readonly ink: string;
}

// biome-ignore format: one tint per line
/** The inks of each colour. */
export const tints = {
  green:  { paper: '#fbf4df', wash: '#d9e8c8', block: '#a3c98c', mid: '#7da06d', deep: '#2f5a3a', ink: '#14261a' },
  brown:  { paper: '#fbf3dd', wash: '#f0dcba', block: '#e2b071', mid: '#bb8c59', deep: '#6b4322', ink: '#28170c' },
  violet: { paper: '#f6effb', wash: '#e0d1ef', block: '#c3a3e0', mid: '#9a7fbd', deep: '#4c2f70', ink: '#22123a' },
} as const satisfies Readonly<Record<string, Tint>>;

/** The colours of the two decks; random events are violet. */
export type TintName = keyof typeof tints;

/** Names of the colours. */
export const tintNames = Object.keys(tints) as TintName[];
