import type { PortraitRow } from '@manigance/ui/art/cameo.tsx';

/** The characters of the bots, by level. */
// biome-ignore format: one picture per line
/** Portraits of the bots, by level. */
export const botPortraits: Readonly<Record<string, PortraitRow>> = {
  wick: { subject: 'torch', bust: 'wick' },
  'widow-cassia': { subject: 'pie-slice', bust: 'cassia' },
  'clerk-tolliver': { subject: 'archive-register', bust: 'tolliver' },
  'sister-ashlar': { subject: 'carillon', bust: 'ashlar' },
  'quiet-notary': { subject: 'wax-seal', bust: 'notary' },
};
