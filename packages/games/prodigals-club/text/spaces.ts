import { at } from '@manigance/core';
import {
  type BundleId,
  bundleNumber,
  bundles,
  errandBoysNeeded,
  type SpaceId,
  spaceNumber,
  spaces,
} from '../rules/board.ts';
import type { CardId } from '../rules/cards.ts';
import { hydeParkTable } from '../rules/competitions/election/board.ts';
import type { Effect } from '../rules/effects/language.ts';
import type { BundleView, PcView } from '../rules/view-types.ts';

/** Sentences for spaces whose effect changes every round. The others use their printed text. */
export interface SpaceSentences {
  readonly megaphones: (n: number) => string;
  readonly card: (card: CardId, boys: number) => string;
  readonly bundle: (bundle: BundleView) => string;
}

export function roundSpaceText(brings: SpaceSentences, id: SpaceId, view: PcView): string | undefined {
  const space = at(spaces, spaceNumber[id]);
  const { effect } = space;
  switch (effect.do) {
    case 'hydePark':
      return brings.megaphones(hydeParkTable.megaphones[view.round - 1] as number);
    case 'takeCentralCard':
      return view.central.card && brings.card(view.central.card, errandBoysNeeded(view, space));
    case 'takeBundle': {
      const bundle = bundleThere(view, effect.bundle);
      return bundle && brings.bundle(bundle);
    }
    default:
      return undefined;
  }
}

/** A bundle that has not been taken yet. */
export function bundleThere(view: PcView, id: string | undefined): BundleView | undefined {
  return view.bundles.find(({ bundle }) => bundle === id);
}

/** PC-6.4 The reward of a bundle without cards. */
export function rewardsOf(id: BundleId): readonly Effect<number>[] {
  const reward = bundles[bundleNumber[id]]?.roundFiveReward;
  const steps = reward?.do === 'seq' ? reward.steps : reward === undefined ? [] : [reward];
  return steps as readonly Effect<number>[]; // printed amounts are plain numbers
}
