/** Glazes of the plates: in the dark, in the field, in the light. */
// biome-ignore format: one enamel per line
/** Colours of the enamels. */
export const enamels = {
  teal: { deep: '#123638', field: '#1f5355', light: '#3d7d7b' },
  oxblood: { deep: '#4a1612', field: '#7d2a22', light: '#a9503f' },
  steel: { deep: '#1d2f3f', field: '#34516a', light: '#5f7f97' },
  bottle: { deep: '#173321', field: '#2c5a3a', light: '#528561' },
  plum: { deep: '#2e1a38', field: '#52305f', light: '#7f5a8c' },
  ivory: { deep: '#b59a6a', field: '#eadbb8', light: '#fff6df' },
} as const;

/** Name of an enamel. */
export type Enamel = keyof typeof enamels;
