import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsFr: Readonly<Record<string, PartWords>> = {
  election: { name: 'voix à l’Élection' },
  society: { name: 'influence en Société' },
  possessions: { name: 'Possessions' },
  cards: { name: 'ce que les cartes rapporteront' },
  errands: { name: 'commis à venir' },
};
