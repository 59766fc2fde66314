import type { FrameRule } from '@manigance/core';
import type { PcVocabulary } from '../../../state.ts';
import type { LastWillFrame } from '../state.ts';
import { companions } from './companions.ts';
import { replaceLastWill } from './laying.ts';
import { depreciate, market, sellProperty } from './market.ts';
import { naming } from './naming.ts';
import { occasion } from './occasion.ts';
import { keepTwo, plan, planning } from './planning.ts';

/** LW-17.2 The rule of every frame of Last Will. */
export const lastWillFrames: { readonly [K in LastWillFrame['kind']]: FrameRule<PcVocabulary, K> } = {
  keepTwo,
  planning,
  plan,
  naming,
  occasion,
  companions,
  market,
  depreciate,
  sellProperty,
  replaceLastWill,
};
