import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsEn: Readonly<Record<string, PartWords>> = {
  election: { name: 'votes in the Election' },
  society: { name: 'reputation in Society' },
  possessions: { name: 'Possessions' },
  cards: { name: 'what the cards will bring' },
  errands: { name: 'errand boys to come' },
};
