import type { BonusTileData, SpaceData } from '../board-data.ts';

/** PC-7 The central board. */
// biome-ignore format: one space per row
/** The spaces of the central board. */
export const centralSpaces = [
  { id: 'central-card', kind: 'exclusive', players: [2, 5], effect: { do: 'takeCentralCard' } },
  { id: 'renaissance', kind: 'exclusive', players: [2, 5], effect: { do: 'takeRenaissance' } },
  { id: 'order-1', kind: 'exclusive', players: [2, 5], effect: { do: 'reserveOrder', place: 1 } },
  { id: 'order-2', kind: 'exclusive', players: [2, 5], effect: { do: 'reserveOrder', place: 2 } },
  { id: 'order-3', kind: 'exclusive', players: [3, 5], effect: { do: 'reserveOrder', place: 3 } },
  { id: 'order-4', kind: 'exclusive', players: [4, 5], effect: { do: 'reserveOrder', place: 4 } },
  { id: 'order-5', kind: 'exclusive', players: [5, 5], effect: { do: 'reserveOrder', place: 5 } },
] as const satisfies readonly SpaceData[];

/** PC-21 Two for each competition. */
// biome-ignore format: one tile per row
/** The bonus tiles of the central board. */
export const bonusTiles = [
  { id: 'bonus-megaphones', competition: 'election', mode: 'passive', effect: { do: 'megaphones', n: 2 } },
  { id: 'bonus-votes', competition: 'election', mode: 'action', effect: { do: 'loseVotes', n: 2 } },
  { id: 'bonus-society-down', competition: 'society', mode: 'action', effect: { do: 'move', n: 2, dirs: ['down'] } },
  { id: 'bonus-society-diagonal', competition: 'society', mode: 'action', effect: { do: 'move', n: 2, dirs: ['down-left', 'down-right'] } },
  { id: 'bonus-sell', competition: 'possessions', mode: 'action', effect: { do: 'sell', times: 1, discount: 1 } },
  { id: 'bonus-spend', competition: 'possessions', mode: 'action', effect: { do: 'spend', n: 2 } },
] as const satisfies readonly BonusTileData[];
