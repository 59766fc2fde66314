/* What the board takes from the game's package: the plan of Fosko and the names printed on it. */
import type { Language } from '@manigance/core';
import { type SchemeData, type SchemeId, schemes } from '@manigance/edgar-et-lucien/schemes';
import { type Names, namesEn, namesFr } from '@manigance/edgar-et-lucien/text';

export {
  type AdministrationId,
  administrationIds,
  boards,
  type DistrictData,
  type DistrictId,
  type WheelPosition,
  wheelPositions,
} from '@manigance/edgar-et-lucien/board';
export { drawings, type Point } from '@manigance/edgar-et-lucien/drawing';
export type { Programme } from '@manigance/edgar-et-lucien/events';
export type { Names };

export const gameNames: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };

/** EL-20 The figures on the scheme cards. */
export const figures = Object.fromEntries(schemes.map(({ id, params }) => [id, params])) as {
  readonly [Id in SchemeId]: Extract<SchemeData, { readonly id: Id }>['params'];
};
