import type { Vocabulary } from '@manigance/core';
import { type Brain, certaintyIn } from '../brain.ts';
import { FeatureList, type Features } from './features.ts';
import { type NetworkFile, readNetwork } from './weights.ts';

/** A judgement fitted to the results of the bots' own matches. */
export interface Learned<W extends Vocabulary> {
  readonly features: Features<W>;
  readonly file: NetworkFile;
}

/** A brain that judges by networks where there is one for the table, and by hand elsewhere. All else stays as it is. */
export function learnedBrain<W extends Vocabulary>(
  brain: Brain<W>,
  /** One entry per network, in the order in which they are asked. */
  learned: readonly (Learned<W> & {
    /** Whether it was learned for such a table. */
    readonly fits: (state: W['state']) => boolean;
  })[],
): Brain<W> {
  const judges = learned.map(({ features, file, fits }) => {
    const network = readNetwork(file);
    if (network.layers[0]?.inputs !== features.size)
      throw new RangeError(`a network of ${brain.game.id} has not the size of its features`);
    return { features, network, fits, sight: file.sight, list: new FeatureList(features.size) };
  });
  const judgeOf = (state: W['state']) => judges.find(({ fits }) => fits(state));
  return {
    ...brain,
    evaluate(state, worth) {
      const judge = judgeOf(state);
      if (judge === undefined) return brain.evaluate(state, worth);
      const { features, network, list } = judge;
      list.clear();
      network.chances(list, features.write(state, list), worth);
    },
    // Fitted to results already.
    certainty: (state) => (judgeOf(state) === undefined ? certaintyIn(brain, state) : 1),
    mostSight: (state) => judgeOf(state)?.sight ?? Number.POSITIVE_INFINITY,
  };
}
