/** AM-1.4 The areas, in the order of their numbers on the board. */
export const areaIds = [
  'dolly-sisters',
  'unreal-estate',
  'dragons-landing',
  'small-gods',
  'the-scours',
  'the-hippo',
  'the-shades',
  'dimwell',
  'longwall',
  'isle-of-gods',
  'seven-sleepers',
  'nap-hill',
] as const;
/** Id of an area. */
export type AreaId = (typeof areaIds)[number];

/** AM-8.7 The power of a City Area card: usable once in each of its owner's turns, except Small Gods (AM-8.6). */
export type PowerEffect =
  | { readonly effect: 'payPlaceNear'; readonly pay: number; readonly area: AreaId }
  | { readonly effect: 'drawThenDiscard'; readonly draw: number }
  | { readonly effect: 'takeMoney'; readonly amount: number }
  | { readonly effect: 'smallGods'; readonly pay: number }
  | { readonly effect: 'discardOneForMoney'; readonly amount: number }
  | { readonly effect: 'placeTroubleNear'; readonly area: AreaId }
  | { readonly effect: 'payRemoveTrouble'; readonly pay: number };

/** The printed data of an area. */
export interface AreaData {
  readonly id: AreaId;
  /** AM-6.2.2 The price of a building, paid to the bank, and its value. */
  readonly cost: number;
  /** AM-15.1 Whether the river can flood it. */
  readonly river: boolean;
  /** AM-1.5 Across a border or a bridge, as indices into `areas`. */
  readonly neighbours: readonly number[];
  /** AM-15 The neighbours across a bridge. */
  readonly bridges: readonly number[];
  /** AM-15.4 Where to draw it: x to the right, y down, both from 0 to 100. */
  readonly at: { readonly x: number; readonly y: number };
  /** AM-8.5 */
  readonly power: PowerEffect;
}

/** AM-15 The map: index = number on the board − 1. */
// biome-ignore format: one area per row
/** AM-15 The areas, by number less one. */
export const areas: readonly AreaData[] = [
  { id: 'dolly-sisters',   cost: 6,  river: true,  neighbours: [1, 2, 11],           bridges: [11],             at: { x: 68, y: 8 },  power: { effect: 'payPlaceNear', pay: 3, area: 'dolly-sisters' } },
  { id: 'unreal-estate',   cost: 18, river: true,  neighbours: [0, 2, 3, 9, 10, 11], bridges: [9, 10, 11],      at: { x: 56, y: 25 }, power: { effect: 'drawThenDiscard', draw: 1 } },
  { id: 'dragons-landing', cost: 12, river: false, neighbours: [0, 1, 3],            bridges: [],               at: { x: 88, y: 29 }, power: { effect: 'takeMoney', amount: 2 } },
  { id: 'small-gods',      cost: 18, river: true,  neighbours: [1, 2, 4, 5, 9],      bridges: [9],              at: { x: 82, y: 48 }, power: { effect: 'smallGods', pay: 3 } },
  { id: 'the-scours',      cost: 6,  river: true,  neighbours: [3, 5, 6, 7, 9],      bridges: [7, 9],           at: { x: 67, y: 61 }, power: { effect: 'discardOneForMoney', amount: 2 } },
  { id: 'the-hippo',       cost: 12, river: false, neighbours: [3, 4, 6],            bridges: [],               at: { x: 84, y: 78 }, power: { effect: 'takeMoney', amount: 2 } },
  { id: 'the-shades',      cost: 6,  river: true,  neighbours: [4, 5, 7],            bridges: [7],              at: { x: 57, y: 83 }, power: { effect: 'placeTroubleNear', area: 'the-shades' } },
  { id: 'dimwell',         cost: 6,  river: true,  neighbours: [4, 6, 8],            bridges: [4, 6],           at: { x: 26, y: 82 }, power: { effect: 'payPlaceNear', pay: 3, area: 'dimwell' } },
  { id: 'longwall',        cost: 12, river: true,  neighbours: [7, 9, 10],           bridges: [9],              at: { x: 14, y: 58 }, power: { effect: 'takeMoney', amount: 1 } },
  { id: 'isle-of-gods',    cost: 12, river: true,  neighbours: [1, 3, 4, 8, 10],     bridges: [1, 3, 4, 8, 10], at: { x: 49, y: 50 }, power: { effect: 'payRemoveTrouble', pay: 2 } },
  { id: 'seven-sleepers',  cost: 18, river: true,  neighbours: [1, 8, 9, 11],        bridges: [1, 9],           at: { x: 23, y: 37 }, power: { effect: 'takeMoney', amount: 3 } },
  { id: 'nap-hill',        cost: 12, river: true,  neighbours: [0, 1, 10],           bridges: [0, 1],           at: { x: 26, y: 14 }, power: { effect: 'takeMoney', amount: 1 } },
];
