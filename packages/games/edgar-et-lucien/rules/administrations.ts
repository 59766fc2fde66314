import { type AdministrationId, administrationIds } from './board.ts';

/** EL-11 One at each Administration, in the order of `administrationIds`. */
export const edgarActionIds = ['bar_schemes', 'intimidation', 'bank_heist', 'requisition'] as const;
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
export type ActionId = (typeof actionIds)[number];

/** Numbers of the eight actions; Edgar's are also the numbers of their Administrations. */
export const barSchemes = 0;
export const intimidation = 1;
export const bankHeist = 2;
export const requisition = 3;
export const populistSpeech = 4;
export const heritageProtection = 5;
export const certificateAcquisition = 6;
export const politicalSupport = 7;

/** The number of the Administration that Political Support is given at (EL-12.4). */
export const cityHall = 3;

export const actionNumber = Object.fromEntries(actionIds.map((id, at) => [id, at])) as Record<
  ActionId,
  number
>;

/** EL-10.1 Where each is done. */
export const placeOf = Object.fromEntries(
  actionIds.map((id, at) => [id, administrationIds[at % administrationIds.length]]),
) as Record<ActionId, AdministrationId>;

/** How many of the eight bits are set. */
export const bitCount: readonly number[] = Array.from({ length: 256 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});
