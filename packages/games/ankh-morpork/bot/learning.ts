import type { Learning } from '@manigance/bots';
import { type AmVocabulary, game } from '../rules/index.ts';
import { featuresFor } from './features.ts';

/** Handed to `packages/bots/training`. */
export const learning: Learning<AmVocabulary> = { game, featuresFor };
