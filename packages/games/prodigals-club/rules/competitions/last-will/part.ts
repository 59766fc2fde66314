import { addRows, type FrameRule, valueById } from '@manigance/core';
import { frames } from '../../frames/index.ts';
import { triggerMoves } from '../../frames/triggers.ts';
import { lastWill as part } from '../../last-will.ts';
import type { PcMove } from '../../moves.ts';
import type { PcVocabulary } from '../../state.ts';
import { competitions } from '../index.ts';
import { lwCardIds } from './cards.ts';
import { copyLastWill } from './copy.ts';
import { discardCard } from './decks.ts';
import { lastWillFaults } from './faults.ts';
import { gainActions, payActions } from './frames/actions.ts';
import { spendWithCompanions } from './frames/companions.ts';
import { lastWillFrames } from './frames/index.ts';
import { startFalling } from './frames/market.ts';
import { startNaming } from './frames/naming.ts';
import { takeFromHand } from './hand.ts';
import { imagineLastWill } from './imagine.ts';
import { lastWill } from './index.ts';
import { countLodged, countProperties } from './property.ts';
import { modifiersOf } from './setup.ts';
import { takeExtension, takeOffer } from './taking.ts';
import { handView, offerView, seatView, tableView } from './view.ts';

/** What the rest of the rules call of Last Will. */
const rules = {
  competition: lastWill,
  copyLastWill,
  countLodged,
  countProperties,
  discardCard,
  gainActions,
  handView,
  imagineLastWill,
  lastWillFaults,
  modifiersOf,
  offerView,
  payActions,
  seatView,
  spendWithCompanions,
  startFalling,
  startNaming,
  tableView,
  takeExtension,
  takeFromHand,
  takeOffer,
};
/** The rules of Last Will, loaded with its part. */
export type LastWillRules = typeof rules;

addRows(
  triggerMoves,
  valueById(lwCardIds, (card): PcMove => ({ do: 'trigger', card })),
);
addRows(competitions, { 'last-will': lastWill });
addRows<{ [kind: string]: FrameRule<PcVocabulary, never> | unknown }>(frames, lastWillFrames);
part.add(rules);
