import type { SpaceData } from '../board-data.ts';

/** LW-8.3 The places of Last Will for errand boys. */
// biome-ignore format: one space per row
/** LW-8 The places of Last Will for errand boys. */
export const lastWillSpaces = [
  { id: 'lw-offer-1', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-offer-1' } },
  { id: 'lw-offer-2', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-offer-2' } },
  { id: 'lw-offer-3', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-offer-3' } },
  { id: 'lw-offer-4', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-offer-4' } },
  { id: 'lw-offer-5', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-offer-5' } },
  { id: 'lw-offer-6', kind: 'exclusive', players: [3, 5], effect: { do: 'takeOffer', place: 'lw-offer-6' } },
  { id: 'lw-offer-7', kind: 'exclusive', players: [5, 5], effect: { do: 'takeOffer', place: 'lw-offer-7' } },
  { id: 'lw-wild-1', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-wild-1' } },
  { id: 'lw-wild-2', kind: 'exclusive', players: [2, 5], effect: { do: 'takeOffer', place: 'lw-wild-2' } },
  { id: 'lw-extension-1', kind: 'exclusive', players: [2, 5], effect: { do: 'takeExtension' } },
  { id: 'lw-extension-2', kind: 'exclusive', players: [4, 5], effect: { do: 'takeExtension' } },
  { id: 'lw-market', kind: 'exclusive', players: [2, 5], effect: { do: 'market' } },
  { id: 'lw-draw', kind: 'personal', players: [2, 5], effect: { do: 'draw', n: 1 } },
  { id: 'lw-opera', kind: 'personal', players: [2, 5], effect: { do: 'spend', n: 2 }, activity: 'opera' },
] as const satisfies readonly SpaceData[];
/** Id of a place of Last Will. */
export type LwSpaceId = (typeof lastWillSpaces)[number]['id'];
