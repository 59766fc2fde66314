import { push, tell } from '@manigance/core';
import { bundles } from '../board.ts';
import { type CardId, cardIds } from '../cards.ts';
import type { CircleId } from '../competitions/election/circle-tiles.ts';
import { circleIds } from '../competitions/election/circles.ts';
import { competitionsIn } from '../competitions/index.ts';
import type { PossessionId } from '../competitions/possessions/tiles.ts';
import { possessionIds } from '../competitions/possessions/trade.ts';
import { dameIds } from '../competitions/society/dame-beatrice.ts';
import type { DameId } from '../competitions/society/dame-tiles.ts';
import { pileNumber } from '../decks.ts';
import { plays } from '../modes.ts';
import type { PcState, Step } from '../state.ts';
import type { BundleView } from '../view-types.ts';

/** PC-6 The central card, the bundles, the tiles. */
export const preparation: Step<'preparation'> = {
  resolve(draft) {
    draft.centralCard = draft.decks[pileNumber.central as number]?.pop() as number;
    dealBundles(draft);
    for (const { prepare } of competitionsIn(draft)) prepare(draft);
    draft.phase = 'errands';
    tellWhatLies(draft);
    push(draft, { kind: 'errands', at: 0 });
  },
};

/** PC-6.2 From the top of the deck of the right colour, bundle by bundle. */
function dealBundles(draft: PcState): void {
  draft.bundlesLeft = 0;
  for (let number = 0; number < bundles.length; number++) {
    const { board, cards } = bundles[number] as (typeof bundles)[number];
    if (!plays(draft, board)) continue;
    const dealt: number[] = [];
    for (const border of cards[draft.round - 1] ?? []) {
      dealt.push(draft.decks[pileNumber[`${board}-${border}`] as number]?.pop() as number);
    }
    draft.bundles[number] = dealt;
    draft.bundlesLeft |= 1 << number;
  }
}

function tellWhatLies(draft: PcState): void {
  tell(draft, {
    type: 'roundPrepared',
    round: draft.round,
    central: cardIds[draft.centralCard] as CardId,
    bundles: bundlesThere(draft),
    circles: plays(draft, 'election')
      ? draft.circles.slice(2).map((tile) => circleIds[tile] as CircleId)
      : [],
    offer: draft.offer.map((tile) => possessionIds[tile] as PossessionId),
    ...(plays(draft, 'society') ? { dame: dameIds[draft.dame] as DameId } : {}),
  });
}

/** The bundles that can still be taken, as everybody sees them. */
export function bundlesThere(state: PcState): BundleView[] {
  return bundles.flatMap(({ id, circlePlace }, number) => {
    if ((state.bundlesLeft & (1 << number)) === 0) return [];
    const cards = (state.bundles[number] as number[]).map((card) => cardIds[card] as CardId);
    const tile = circlePlace < 0 ? undefined : circleIds[state.circles[circlePlace] as number];
    return [{ bundle: id, cards, ...(tile === undefined ? {} : { tile }) }];
  });
}
