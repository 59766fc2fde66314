import type { Branded } from '@manigance/core';
import { indexById } from '@manigance/core';
import type { AdministrationId } from './board.ts';
import { numberAt } from './lists.ts';

/** EL-11 One at each Administration, in the order of `administrationIds`. */
export const edgarActionIds = ['bar_schemes', 'intimidation', 'bank_heist', 'requisition'] as const;
/** Id of an administration action of Edgar's. */
export type EdgarActionId = (typeof edgarActionIds)[number];

/** EL-12 One at each Administration, in the order of `administrationIds`. */
export const lucienActionIds = [
  'populist_speech',
  'heritage_protection',
  'certificate_acquisition',
  'political_support',
] as const;

/** EL-10.1 All eight. The marks on an aid are kept as bits in this order. */
export const actionIds = [...edgarActionIds, ...lucienActionIds] as const;
/** Id of an administration action. */
export type ActionId = (typeof actionIds)[number];

/** The number of an action among all eight. */
export type Action = Branded<number, 'Action'>;
/** Numbers of the eight actions; Edgar's are also the numbers of their Administrations. */
export const barSchemes: Action = 0;
/** EL-11.2 Number of Intimidation. */
export const intimidation: Action = 1;
/** EL-11.3 Number of Bank Heist. */
export const bankHeist: Action = 2;
/** EL-11.4 Number of Requisition. */
export const requisition: Action = 3;
/** EL-12.1 Number of Populist Speech. */
export const populistSpeech: Action = 4;
/** EL-12.2 Number of Heritage Protection. */
export const heritageProtection: Action = 5;
/** EL-12.3 Number of Certificate Acquisition. */
export const certificateAcquisition: Action = 6;
/** EL-12.4 Number of Political Support. */
export const politicalSupport: Action = 7;

/** The number of the Administration that Political Support is given at (EL-12.4). */
export const cityHall = 3;

/** The number of each action. */
export const actionNumber: Readonly<Record<ActionId, Action>> = indexById(actionIds);

/** EL-10.1 Where each is done. */
export const placeOf: Readonly<Record<ActionId, AdministrationId>> = {
  bar_schemes: 'drunken_pig',
  intimidation: 'archives',
  bank_heist: 'central_bank',
  requisition: 'city_hall',
  populist_speech: 'drunken_pig',
  heritage_protection: 'archives',
  certificate_acquisition: 'central_bank',
  political_support: 'city_hall',
};

const bitCounts: readonly number[] = Array.from({ length: 256 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** How many of eight bits are set: marks on an aid, or conditions. */
export function bitCount(bits: number): number {
  return numberAt(bitCounts, bits);
}
