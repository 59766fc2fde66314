import type { Learning } from '@manigance/bots';
import { type ElVocabulary, game } from '../rules/index.ts';
import { featuresFor } from './features.ts';

/** Handed to `packages/bots/training`. */
export const learning: Learning<ElVocabulary> = { game, featuresFor };
