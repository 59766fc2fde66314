import type { FrameRule } from '@manigance/core';
import { lastWillFrames } from '../competitions/last-will/frames/index.ts';
import { dame } from '../competitions/society/dame-beatrice.ts';
import type { PcFrame, PcVocabulary } from '../state.ts';
import { actions, actionTurns, furtherActions, replace } from './actions.ts';
import { benefit, choice, effect, exchange, name } from './choices.ts';
import { circle } from './circle.ts';
import { closing, discard, endOfRound, nextRound } from './end-of-round.ts';
import { errand, errands } from './errands.ts';
import { jump, move, moveEach, raise, row } from './markers.ts';
import { preparation } from './preparation.ts';
import { bonus, bundle, pubCrawl } from './taking.ts';
import { give, moreTime, sell, take } from './trade.ts';
import { playedWhite, triggers } from './triggers.ts';

/** The rule of every frame. */
export const frames: { readonly [K in PcFrame['kind']]: FrameRule<PcVocabulary, K> } = {
  // PC-5 The round.
  preparation,
  errands,
  errand,
  actionTurns,
  actions,
  furtherActions,
  replace,
  playedWhite,
  triggers,
  closing,
  dame,
  endOfRound,
  discard,
  nextRound,
  // PC-10 An effect being carried out.
  name,
  effect,
  choice,
  benefit,
  exchange,
  bundle,
  bonus,
  pubCrawl,
  circle,
  move,
  row,
  moveEach,
  jump,
  raise,
  sell,
  give,
  take,
  moreTime,
  ...lastWillFrames,
};
