import type { Game } from '@manigance/core';
import { faults } from './faults.ts';
import { frames } from './frames/index.ts';
import { imagine } from './imagine.ts';
import { modeIds } from './modes.ts';
import { copy, setup } from './setup.ts';
import type { PcVocabulary } from './state.ts';
import * as versionOne from './version-1.ts';
import { reveals, view, witness } from './view.ts';

/** The Prodigals Club, by docs/rules/prodigals-club.md. A table with Last Will needs its part as well. */
export const game: Game<PcVocabulary> = {
  id: 'prodigals-club',
  seats: { min: 2, max: 5 },
  rulesVersion: 2,
  settings: { mode: modeIds },
  setup,
  copy,
  frames,
  view,
  witness,
  reveals,
  imagine,
  faults,
};

/** Earlier versions of the rules, for matches begun under them. */
export const older: readonly Game<PcVocabulary>[] = [
  {
    ...game,
    rulesVersion: 1,
    frames: {
      ...frames,
      actions: versionOne.actions,
      triggers: versionOne.triggers,
      jump: versionOne.jump,
    },
  },
];
