import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsEn: Readonly<Record<string, PartWords>> = {
  spread: { name: 'areas with your own minions' },
  control: { name: 'areas under control' },
  trouble: { name: 'trouble on the map' },
  wealth: { name: 'money and buildings' },
  exhaustion: { name: 'cards left in the draw pile' },
  order: { name: 'place in the turn order' },
  means: { name: 'money to act with' },
  points: { name: 'points, should the cards run out' },
};
