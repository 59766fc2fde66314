import {
  type BundleId,
  bundleNumber,
  bundles,
  type Space,
  type SpaceId,
  spaceNumber,
  spaces,
} from '../rules/board.ts';
import type { CardId } from '../rules/cards.ts';
import { hydeParkTable } from '../rules/competitions/election/board.ts';
import type { Effect } from '../rules/effects/language.ts';
import { competitionsOf } from '../rules/modes.ts';
import type { BundleView, PcView } from '../rules/view-types.ts';

/** What is said of a space that brings something else in every round; of the others, what is printed on them. */
export interface SpaceSentences {
  readonly megaphones: (n: number) => string;
  readonly card: (card: CardId, boys: number) => string;
  readonly bundle: (bundle: BundleView) => string;
}

export function roundSpaceText(brings: SpaceSentences, id: SpaceId, view: PcView): string | undefined {
  const { effect, errandBoys } = spaces[spaceNumber[id]] as Space;
  switch (effect.do) {
    case 'hydePark':
      return brings.megaphones(hydeParkTable.megaphones[view.round - 1] as number);
    case 'takeCentralCard': {
      const boys = errandBoys[competitionsOf[view.mode].length === 2 ? 0 : 1];
      return view.central.card && brings.card(view.central.card, boys);
    }
    case 'takeBundle': {
      const bundle = bundleThere(view, effect.bundle);
      return bundle && brings.bundle(bundle);
    }
    default:
      return undefined;
  }
}

/** A bundle, while nobody has taken it. */
export function bundleThere(view: PcView, id: string | undefined): BundleView | undefined {
  return view.bundles.find(({ bundle }) => bundle === id);
}

/** PC-6.4 What a bundle without a card brings instead. */
export function rewardsOf(id: BundleId): readonly Effect<number>[] {
  const reward = bundles[bundleNumber[id]]?.roundFiveReward;
  const steps = reward?.do === 'seq' ? reward.steps : reward === undefined ? [] : [reward];
  return steps as readonly Effect<number>[]; // printed with figures, nothing in it is counted
}
