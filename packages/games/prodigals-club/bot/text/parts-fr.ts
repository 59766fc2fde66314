import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsFr: Readonly<Record<string, PartWords>> = {
  election: { name: 'votes à l’Élection' },
  society: { name: 'réputation dans les Mondanités' },
  possessions: { name: 'Patrimoine' },
  cards: { name: 'ce que les cartes rapporteront' },
  errands: { name: 'coursiers à venir' },
};
