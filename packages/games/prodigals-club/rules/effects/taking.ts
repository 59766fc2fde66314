import { push, type Seat, tell } from '@manigance/core';
import { itemAt, listAt } from '../arrays.ts';
import { withoutBit } from '../bits.ts';
import { type BundleNumber, bundleNamed, bundles } from '../board.ts';
import { cardIds } from '../cards.ts';
import { none } from '../constants.ts';
import type { PcState } from '../state.ts';
import type { CompetitionId } from './language.ts';
import { begin } from './snapshot.ts';

/** PC-7.9 The central card goes to the hand. */
export function takeCentralCard(draft: PcState, seat: Seat): void {
  const card = draft.centralCard;
  draft.centralCard = none;
  listAt(draft.hands, seat).push(card);
  tell(draft, { type: 'tookCentral', seat, card: itemAt(cardIds, card) });
}

/** PC-7.13 The player takes the Renaissance Man tile. */
export function takeRenaissance(draft: PcState, seat: Seat): void {
  draft.renaissance = seat;
  tell(draft, { type: 'tookRenaissance', seat });
}

/** PC-7.12 Reserves a place and takes a bonus tile, if one is left. */
export function reservePlace(draft: PcState, seat: Seat, place: number): void {
  draft.reserved[seat] = place;
  tell(draft, { type: 'reserved', seat, place });
  if (draft.bonusLeft !== 0) push(draft, { kind: 'bonus', seat });
}

/** PC-7.6 Takes the named bundle, or asks for one on the board. */
export function takeBundle(
  draft: PcState,
  seat: Seat,
  board: CompetitionId,
  bundle: string | undefined,
): void {
  if (bundle === undefined) push(draft, { kind: 'bundle', seat, board });
  else receiveBundle(draft, seat, bundleNamed(bundle));
}

/** PC-7.7 First the cards, then the reward of the fifth round, then the circle tile. */
export function receiveBundle(draft: PcState, seat: Seat, number: BundleNumber): void {
  const { id, circlePlace, cards, roundFiveReward } = itemAt(bundles, number);
  const taken = listAt(draft.bundles, number);
  draft.bundlesLeft = withoutBit(draft.bundlesLeft, number);
  draft.bundles[number] = [];
  const hand = listAt(draft.hands, seat);
  for (const card of taken) hand.push(card);
  tell(draft, { type: 'tookBundle', seat, bundle: id, cards: taken.map((card) => itemAt(cardIds, card)) });
  if (circlePlace !== none) push(draft, { kind: 'circle', seat, places: [circlePlace] });
  const empty = cards[draft.round - 1]?.length === 0;
  if (empty && roundFiveReward !== undefined) begin(draft, seat, roundFiveReward);
}
