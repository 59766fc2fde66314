import type { Names } from './names.ts';
import printed from './printed-fr.json' with { type: 'json' };

// biome-ignore format: one name per row
/** The printed names and texts in French. */
export const namesFr: Names = {
  ...printed,
  conditions: {
    wealthy_dandy: { name: 'Dandy Fortuné', text: () => 'Avoir au moins 150 000 Cogs en poche.' },
    high_collector: { name: 'Haut Percepteur', text: (least) => `Tenir au moins ${least} quartiers, quel que soit leur type.` },
    influential_bureaucrat: { name: 'Bureaucrate Influent', text: (least) => `Tenir au moins ${least} quartiers Administration.` },
    grand_zealot: { name: 'Grand Zélateur', text: () => 'Être Gouverneur avec 100 points de popularité.' },
  },
};
