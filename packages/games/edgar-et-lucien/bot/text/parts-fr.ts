import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsFr: Readonly<Record<string, PartWords>> = {
  money: { name: 'argent' },
  districts: { name: 'quartiers' },
  administrations: { name: 'administrations' },
  popularity: { name: 'popularité et pouvoir' },
  cards: { name: 'manigances en main' },
  heritage: { name: 'protection des quartiers' },
  brink: { name: 'être à une condition de la victoire' },
};
