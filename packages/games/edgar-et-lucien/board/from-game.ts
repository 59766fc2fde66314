/* What the board takes from the game's package: the plan of Fosko and the names printed on it. */
import type { Language } from '@manigance/core';
import { type SchemeData, type SchemeId, schemes } from '../rules/schemes.ts';
import { type Names, namesEn, namesFr } from '../text/index.ts';

export {
  type AdministrationId,
  administrationIds,
  boards,
  type DistrictData,
  type DistrictId,
  type WheelPosition,
  wheelPositions,
} from '../rules/board.ts';
export { drawings, type Point } from '../rules/drawing.ts';
export type { Programme } from '../rules/events.ts';
export type { Names };

export const gameNames: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };

/** EL-20 The figures on the scheme cards. */
export const figures = Object.fromEntries(schemes.map(({ id, params }) => [id, params])) as {
  readonly [Id in SchemeId]: Extract<SchemeData, { readonly id: Id }>['params'];
};
