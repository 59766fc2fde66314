/** Who acts, by their hats, drawn around 0 0. */
// biome-ignore format: one seal per line
/** Seals that name the character of a card. */
export const seals = {
  edgar: 'M-6.5 2.5c0-5 4-7 8-6.5 3.5.4 5 2.5 5.2 5 .1 1.2-1 1.6-2 1.5z',
  lucien: 'M-3.8-6h7.6v7.5h3.2v2.5H-7V1.5h3.2zM-3.8-1.2v1.4h7.6v-1.4z',
} as const;

/** Name of a seal. */
export type Seal = keyof typeof seals;
