import type { PortraitRow } from '@manigance/ui/art/cameo.tsx';

/** The characters of the bots, by level. */
// biome-ignore format: one picture per line
/** Portraits of the bots, by level. */
export const botPortraits: Readonly<Record<string, PortraitRow>> = {
  gaspard: { subject: 'robber-hand', bust: 'gaspard' },
  'madame-tournevis': { subject: 'screwdriver', bust: 'tournevis' },
  'inspector-boulon': { subject: 'hexagonal-nut', bust: 'boulon' },
  'baroness-vapeur': { subject: 'teapot', bust: 'vapeur' },
  'the-mainspring': { subject: 'clockwork', bust: 'mainspring' },
};
