import type { PortraitRow } from '@manigance/ui/art/cameo.tsx';

/** The characters of the bots, by level. */
// biome-ignore format: one picture per line
/** Portraits of the bots, by level. */
export const botPortraits: Readonly<Record<string, PortraitRow>> = {
  'young-thistlewood': { subject: 'boomerang', bust: 'thistlewood' },
  'lady-marchbanks': { subject: 'handheld-fan', bust: 'marchbanks' },
  'major-ffoulkes': { subject: 'wine-glass', bust: 'ffoulkes' },
  'dowager-quill': { subject: 'quill-ink', bust: 'quill' },
  'lord-ruinmore': { subject: 'spoon', bust: 'ruinmore' },
};
