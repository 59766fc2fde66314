import type { BundleData, SpaceData } from '../../board-data.ts';

/** PC-7 The possessions board. */
// biome-ignore format: one space per row
/** The spaces of the Possessions. */
export const possessionsSpaces = [
  { id: 'possessions-spend', kind: 'personal', players: [2, 5], effect: { do: 'spend', n: 1, moreTime: [1] } },
  { id: 'possessions-swap', kind: 'exclusive', players: [2, 5], effect: { do: 'swap', limit: 3 }, mustTransact: true },
  { id: 'possessions-swap-extra', kind: 'exclusive', players: [4, 5], effect: { do: 'swap', limit: 3 }, mustTransact: true },
  { id: 'possessions-sell', kind: 'exclusive', players: [2, 5], effect: { do: 'sell', times: 2, discount: 1 }, mustTransact: true },
  { id: 'possessions-sell-extra', kind: 'exclusive', players: [4, 5], effect: { do: 'sell', times: 2, discount: 0 }, mustTransact: true },
  { id: 'possessions-swap-or-sell', kind: 'exclusive', players: [3, 5], effect: { do: 'choice', times: 1, options: [{ do: 'swap', limit: 2 }, { do: 'sell', times: 2, discount: 0 }] }, mustTransact: true },
  { id: 'possessions-bundle-a', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'possessions', bundle: 'possessions-a' } },
  { id: 'possessions-bundle-b', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'possessions', bundle: 'possessions-b' } },
  { id: 'possessions-bundle-c', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'possessions', bundle: 'possessions-c' } },
  { id: 'possessions-bundle-any-1', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'possessions' } },
  { id: 'possessions-bundle-any-2', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'possessions' } },
] as const satisfies readonly SpaceData[];

/** PC-6.2 The borders dealt to each bundle, one list per round. */
// biome-ignore format: one bundle per row
/** The bundles of the Possessions. */
export const possessionsBundles = [
  { id: 'possessions-a', cards: [['white', 'black'], ['white', 'black'], ['white', 'black'], ['white', 'black'], ['white', 'black']], circleTile: false },
  { id: 'possessions-b', cards: [['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white']], circleTile: false },
  { id: 'possessions-c', cards: [['black'], ['black'], ['black'], ['white'], ['white']], circleTile: false },
] as const satisfies readonly BundleData[];
