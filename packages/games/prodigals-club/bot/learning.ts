import type { Learning } from '@manigance/bots';
import { game } from '../rules/index.ts';
import type { PcVocabulary } from '../rules/state.ts';
import { featuresFor } from './features.ts';

/** Handed to `packages/bots/training`. */
export const learning: Learning<PcVocabulary> = { game, featuresFor };
