import type { GameManifest, Reporter } from '@manigance/games';
import { game, plainManifest } from './plain-manifest.ts';

interface Marks {
  matches: number;
  marks: number;
}
const reporter: Reporter = {
  startReport: (): Marks => ({ matches: 0, marks: 0 }),
  addMatch(report: Marks, _state, events) {
    report.matches++;
    report.marks += events.length;
  },
  addReport(sum: Marks, part: Marks) {
    sum.matches += part.matches;
    sum.marks += part.marks;
  },
  renderReport: ({ matches, marks }: Marks) => `${matches} matches, ${marks} marks`,
};

export const manifest: GameManifest = {
  ...plainManifest(import.meta.url, 'MG', {
    ...game,
    id: 'moded-game',
    seats: { min: 2, max: 3 },
    settings: { mode: ['short', 'long'] },
  }),
  report: async () => reporter,
};
