import { at } from '@manigance/core';
import {
  type BonusId,
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
import type { Names } from './names.ts';

/** Sentences for spaces whose effect changes every round. The others use their printed text. */
export interface SpaceSentences {
  readonly megaphones: (n: number) => string;
  readonly card: (card: CardId, boys: number) => string;
  readonly bundle: (bundle: BundleView) => string;
}

/** The texts of spaces, bundles and bonus tiles in one language. */
export interface SpaceTexts {
  readonly spaceText: (space: SpaceId, view: PcView) => string;
  readonly bundleText: (id: BundleId, view: PcView) => string;
  readonly bonusText: (tile: BonusId) => string;
}

/** The words of one language that these texts are made of. */
interface SpaceWords {
  readonly spaceName: (space: SpaceId) => string;
  readonly bundleName: (bundle: BundleId) => string;
  readonly quote: (text: string) => string;
}

/** Makes the texts of spaces, bundles and bonus tiles of one language. */
export function spaceTexts(
  names: Names,
  { spaceName, bundleName, quote }: SpaceWords,
  sentences: SpaceSentences,
): SpaceTexts {
  return {
    spaceText: (space, view) =>
      `${spaceName(space)}. ${roundSpaceText(sentences, space, view) ?? names.spaces[space].text}`,
    bundleText(id, view) {
      const bundle = untakenBundle(view, id);
      return bundle === undefined ? bundleName(id) : `${bundleName(id)}. ${sentences.bundle(bundle)}`;
    },
    bonusText: (tile) => `${quote(names.bonusTiles[tile].name)}. ${names.bonusTiles[tile].text}`,
  };
}

function roundSpaceText(sentences: SpaceSentences, id: SpaceId, view: PcView): string | undefined {
  const space = at(spaces, spaceNumber[id]);
  const { effect } = space;
  switch (effect.do) {
    case 'hydePark':
      return sentences.megaphones(at(hydeParkTable.megaphones, view.round - 1));
    case 'takeCentralCard':
      return view.central.card && sentences.card(view.central.card, errandBoysNeeded(view, space));
    case 'takeBundle': {
      const bundle = untakenBundle(view, effect.bundle);
      return bundle && sentences.bundle(bundle);
    }
    default:
      return undefined;
  }
}

/** A bundle that has not been taken yet. */
function untakenBundle(view: PcView, id: string | undefined): BundleView | undefined {
  return view.bundles.find(({ bundle }) => bundle === id);
}

/** PC-6.4 The reward of a bundle without cards. */
export function rewardsOf(id: BundleId): readonly Effect<number>[] {
  const reward = bundles[bundleNumber[id]]?.roundFiveReward;
  const steps = reward?.do === 'seq' ? reward.steps : reward === undefined ? [] : [reward];
  return steps as readonly Effect<number>[]; // printed amounts are plain numbers
}
