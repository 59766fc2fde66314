import type { Game } from '@manigance/core';
import { copy } from './copy.ts';
import { faults } from './faults.ts';
import { act, actionDone } from './frames/act.ts';
import { bid } from './frames/bid.ts';
import { intimidationReply } from './frames/intimidation-reply.ts';
import { chooseExit, move } from './frames/movement.ts';
import { election, reset, taxes } from './frames/period-end.ts';
import { place } from './frames/place.ts';
import { programme } from './frames/programme.ts';
import { again, secondHalf } from './frames/second-half.ts';
import { smearReply } from './frames/smear-reply.ts';
import { imagine } from './imagine.ts';
import { contradictions } from './knowledge.ts';
import { leaving } from './leaving.ts';
import { setup } from './setup.ts';
import type { ElVocabulary } from './state.ts';
import * as versionOne from './version-1.ts';
import { view } from './view.ts';
import { reveals, witness } from './witness.ts';

/** docs/rules/edgar-et-lucien.md, as a game. */
export const game: Game<ElVocabulary> = {
  id: 'edgar-et-lucien',
  seats: { min: 2, max: 4 },
  rulesVersion: 2,
  settings: { openMoney: [false, true], firstPlayer: ['random', 'seat-0'] },
  setup,
  copy,
  frames: {
    place,
    programme,
    move,
    chooseExit,
    act,
    again,
    secondHalf,
    intimidationReply,
    smearReply,
    actionDone,
    taxes,
    election,
    bid,
    reset,
  },
  anytime: leaving,
  view,
  witness,
  reveals,
  imagine,
  faults,
  contradictions,
};

/** Earlier versions of the rules, for matches begun under them. */
export const older: readonly Game<ElVocabulary>[] = [
  { ...game, rulesVersion: 1, frames: { ...game.frames, actionDone: versionOne.actionDone } },
];

export type { ElEvent } from './events.ts';
export type { ElReason } from './reasons.ts';
export type { ElFrame, ElMove, ElOptions, ElState, ElView, ElVocabulary } from './state.ts';
