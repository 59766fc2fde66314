import { tableForMore } from '@manigance/core';
import type { LwCardId } from '../rules/competitions/last-will/cards.ts';
import type { LwSpaceId } from '../rules/competitions/last-will-spaces.ts';
import type { Names } from './names.ts';
import printed from './printed-en.json' with { type: 'json' };

/** The printed names and texts in English; the spaces and cards of Last Will come when it is loaded. */
export const namesEn: Names = {
  ...printed,
  spaces: tableForMore<Names['spaces'], LwSpaceId>(printed.spaces),
  cards: tableForMore<Names['cards'], LwCardId>(printed.cards),
};
