import { type FrameRule, tableForMore } from '@manigance/core';
import type { LastWillFrame } from '../competitions/last-will/state.ts';
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

type Frames = { readonly [K in PcFrame['kind']]: FrameRule<PcVocabulary, K> };

/** The rule of every frame; those of Last Will once it is loaded. */
export const frames: Frames = tableForMore<Frames, LastWillFrame['kind']>({
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
});
