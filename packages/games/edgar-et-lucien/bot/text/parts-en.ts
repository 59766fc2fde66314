import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsEn: Readonly<Record<string, PartWords>> = {
  money: { name: 'money' },
  districts: { name: 'districts' },
  administrations: { name: 'administrations' },
  popularity: { name: 'popularity and office' },
  cards: { name: 'Shenanigan cards in hand' },
  heritage: { name: 'protection of the districts' },
  brink: { name: 'being one condition away from victory' },
};
