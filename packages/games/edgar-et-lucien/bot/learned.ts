import { type Brain, learnedBrain, type NetworkFile } from '@manigance/bots';
import type { ElVocabulary } from '../rules/index.ts';
import { brain as byHand } from './brain.ts';
import { featuresFor } from './features.ts';
import { network as two } from './weights/two.ts';

/** The learned networks, by what they were made for. */
export const networks: readonly NetworkFile[] = [two];

/** The brain with learned judgements; loaded apart, for its weights. */
export const brain: Brain<ElVocabulary> = learnedBrain(byHand, [
  { features: featuresFor(2), file: two, fits: ({ seats }) => seats === 2 },
]);
