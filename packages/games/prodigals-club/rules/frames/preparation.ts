import { push, tell, valueById } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../arrays.ts';
import { hasBit, withBit } from '../bits.ts';
import { bundles } from '../board.ts';
import { type CardId, type CardNumber, cardIds } from '../cards.ts';
import { circleIds } from '../competitions/election/circles.ts';
import { competitionsIn } from '../competitions/index.ts';
import { possessionIds } from '../competitions/possessions/trade.ts';
import { dameIds } from '../competitions/society/dame-beatrice.ts';
import { none } from '../constants.ts';
import { deal } from '../decks.ts';
import { competitionIds } from '../effects/language.ts';
import { lastWill } from '../last-will.ts';
import { plays } from '../modes.ts';
import type { PcState, Step } from '../state.ts';
import type { BundleView } from '../view-types.ts';

/** PC-6 Deals the central card, the bundles and the tiles. */
export const preparation: Step<'preparation'> = {
  resolve(draft) {
    draft.centralCard = deal(draft, 'central');
    dealBundles(draft);
    for (const { prepare } of competitionsIn(draft)) prepare(draft);
    draft.phase = 'errands';
    tellWhatLies(draft);
    push(draft, { kind: 'errands', at: 0 });
    for (const { beforeErrands } of competitionsIn(draft)) beforeErrands?.(draft);
  },
};

/** PC-6.2 Deals each bundle from the top of the decks. */
function dealBundles(draft: PcState): void {
  draft.bundlesLeft = 0;
  for (let number = 0; number < bundles.length; number++) {
    const { board, cards } = itemAt(bundles, number);
    if (!plays(draft, board)) continue;
    const dealt: CardNumber[] = [];
    for (const border of cards[draft.round - 1] ?? []) {
      dealt.push(deal(draft, pilesOf[board][border]));
    }
    draft.bundles[number] = dealt;
    draft.bundlesLeft = withBit(draft.bundlesLeft, number);
  }
}

/** PC-4.6 The white and the black deck of each competition. */
const pilesOf = valueById(competitionIds, (id) => ({ white: `${id}-white`, black: `${id}-black` }) as const);

function tellWhatLies(draft: PcState): void {
  tell(draft, {
    type: 'roundPrepared',
    round: draft.round,
    central: itemAt(cardIds, draft.centralCard),
    bundles: bundlesThere(draft),
    circles: plays(draft, 'election') ? draft.circles.slice(2).map((tile) => itemAt(circleIds, tile)) : [],
    offer: draft.offer.map((tile) => itemAt(possessionIds, tile)),
    ...(plays(draft, 'society') ? { dame: itemAt(dameIds, draft.dame) } : {}),
    ...(plays(draft, 'last-will') ? { places: lastWill.loaded.offerView(draft) } : {}),
  });
}

/** The bundles nobody has taken, as viewers see them. */
export function bundlesThere(state: PcState): BundleView[] {
  const there: BundleView[] = [];
  for (let number = 0; number < bundles.length; number++) {
    if (!hasBit(state.bundlesLeft, number)) continue;
    const { id: bundle, circlePlace } = itemAt(bundles, number);
    const cards: CardId[] = [];
    for (const card of listAt(state.bundles, number)) cards.push(itemAt(cardIds, card));
    const tile = circlePlace === none ? undefined : circleIds[numberAt(state.circles, circlePlace)];
    there.push(tile === undefined ? { bundle, cards } : { bundle, cards, tile });
  }
  return there;
}
