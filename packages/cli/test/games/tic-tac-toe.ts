import { type Level, plainBrain, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import type { GameManifest } from '@manigance/games';
import { game, type Marked, plainManifest } from './plain-manifest.ts';

/** A weak and a strong bot that know the rules and nothing else, and one move to laugh at. */
const levels: readonly Level[] = [
  { id: 'novice', iterations: 4, sight: 0, blur: 0.4, curiosity: 1 },
  { id: 'master', iterations: 400, sight: 9, blur: 0, curiosity: 1 },
];
const portrait = { name: 'Somebody', portrait: 'Plays.' };
const portraits = { novice: portrait, master: portrait };
const roster: Roster<Vocabulary> = {
  brain: {
    ...plainBrain(game),
    blunders: [
      {
        id: 'begins-at-the-edge',
        rule: 'TTT-1',
        says: 'marks an edge first',
        foolish: ({ asked }) => {
          const isEdge = (move: object) => asked?.options.length === 9 && (move as Marked).cell % 2 === 1;
          return isEdge;
        },
      },
    ],
  },
  levels,
  portraits: { en: portraits, fr: portraits },
};

export const manifest: GameManifest = {
  ...plainManifest(import.meta.url, 'TTT', game),
  bot: async () => ({ bots: roster }),
};
