import type { Level, Roster } from '@manigance/bots';
import type { LdVocabulary } from '../rules/state.ts';
import { brain } from './brain.ts';

type LevelId = 'greenhorn' | 'sailor' | 'boatswain' | 'captain' | 'privateer';

/** Weakest first. */
// biome-ignore format: one level per row
const levels: readonly Level<LevelId>[] = [
  { id: 'greenhorn', iterations: 60,   sight: 0,  blur: 0.12, curiosity: 0.4 },
  { id: 'sailor',    iterations: 250,  sight: 4,  blur: 0.05, curiosity: 0.4 },
  { id: 'boatswain', iterations: 800,  sight: 8,  blur: 0.02, curiosity: 0.4 },
  { id: 'captain',   iterations: 2500, sight: 12, blur: 0.01, curiosity: 0.4 },
  { id: 'privateer', iterations: 8000, sight: 16, blur: 0,    curiosity: 0.4, tireless: true },
];

/** The levels and characters of the bots. */
export const bots: Roster<LdVocabulary, LevelId> = {
  brain,
  levels,
  portraits: {
    en: {
      greenhorn: { name: 'Greenhorn Pip', portrait: 'Believes everything, himself included.' },
      sailor: { name: 'Sailor Maud', portrait: 'Lost three fingers, counts on the rest.' },
      boatswain: { name: 'Boatswain Crake', portrait: 'Has heard every lie, and invented half.' },
      captain: { name: 'Captain Rook', portrait: 'Never lies. Rounds up.' },
      privateer: { name: 'The Privateer', portrait: 'Knows what you rolled by how you breathe.' },
    },
    fr: {
      greenhorn: { name: 'Le mousse Pip', portrait: 'Croit tout le monde, lui compris.' },
      sailor: { name: 'Maud la matelote', portrait: 'A perdu trois doigts, compte sur les autres.' },
      boatswain: {
        name: 'Le bosco Crake',
        portrait: 'A entendu tous les mensonges, en a inventé la moitié.',
      },
      captain: { name: 'Capitaine Rook', portrait: 'Ne ment jamais. Arrondit.' },
      privateer: { name: 'Le Corsaire', portrait: 'Sait vos dés à votre façon de respirer.' },
    },
  },
};
