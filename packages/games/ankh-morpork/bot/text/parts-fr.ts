import type { PartWords } from '@manigance/bots';

/** Words for the parts of the judgement. */
export const partsFr: Readonly<Record<string, PartWords>> = {
  spread: { name: 'Quartiers occupés' },
  control: { name: 'Quartiers contrôlés' },
  trouble: { name: 'Chaos sur le plan' },
  wealth: { name: 'argent et Bâtiments' },
  exhaustion: { name: 'cartes restant dans la pioche' },
  order: { name: 'place dans l’ordre du tour' },
  means: { name: 'argent disponible' },
  points: { name: 'points, si la pioche s’épuise' },
};
