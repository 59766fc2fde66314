import type { BundleData, SpaceData } from '../../board-data.ts';
import type { Dir, Sym } from '../../effects/language.ts';

/** PC-7 The society board. */
// biome-ignore format: one space per row
/** The spaces of the Society. */
export const societySpaces = [
  { id: 'society-step', kind: 'personal', players: [2, 5], effect: { do: 'move', n: 1, dirs: ['down'] } },
  { id: 'society-down', kind: 'exclusive', players: [2, 5], effect: { do: 'move', n: 3, dirs: ['down'] } },
  { id: 'society-diagonal', kind: 'exclusive', players: [2, 5], effect: { do: 'move', n: 2, dirs: ['down-left', 'down-right'] } },
  { id: 'society-dame', kind: 'exclusive', players: [2, 5], effect: { do: 'immunity' } },
  { id: 'society-bundle-a', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'society', bundle: 'society-a' } },
  { id: 'society-bundle-b', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'society', bundle: 'society-b' } },
  { id: 'society-bundle-c', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'society', bundle: 'society-c' } },
  { id: 'society-bundle-any-1', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'society' } },
  { id: 'society-bundle-any-2', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'society' } },
] as const satisfies readonly SpaceData[];

/** PC-6.2 The borders dealt to each bundle, one list per round. */
// biome-ignore format: one bundle per row
/** The bundles of the Society. */
export const societyBundles = [
  { id: 'society-a', cards: [['white', 'white', 'black'], ['white', 'white', 'black'], ['white', 'white', 'black'], ['white', 'white', 'black'], ['white', 'white', 'black']], circleTile: false },
  { id: 'society-b', cards: [['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white']], circleTile: false },
  { id: 'society-c', cards: [['black'], ['black'], ['black'], ['white'], ['white']], circleTile: false },
] as const satisfies readonly BundleData[];

interface LadderRow {
  readonly value: number;
  /** Left, middle, right. */
  readonly symbols: readonly [Sym | 'none', Sym | 'none', Sym | 'none'];
}

/** PC-14.1, PC-14.2 The scoreboard, from top to bottom. */
// biome-ignore format: one row of the board per row
/** PC-14.1 The rows of the ladder, from the top. */
export const ladder = [
  { value: 16, symbols: ['none', 'none', 'none'] },
  { value: 14, symbols: ['none', 'none', 'none'] },
  { value: 12, symbols: ['none', 'none', 'house'] },
  { value: 11, symbols: ['none', 'none', 'none'] },
  { value: 10, symbols: ['none', 'glass', 'none'] },
  { value: 9, symbols: ['horse', 'none', 'none'] },
  { value: 8, symbols: ['none', 'none', 'none'] },
  { value: 7, symbols: ['dog', 'none', 'mask'] },
  { value: 6, symbols: ['none', 'horse', 'none'] },
  { value: 5, symbols: ['mask', 'none', 'house'] },
  { value: 4, symbols: ['none', 'dog', 'glass'] },
  { value: 3, symbols: ['house', 'none', 'horse'] },
  { value: 2, symbols: ['none', 'mask', 'none'] },
  { value: 1, symbols: ['glass', 'none', 'dog'] },
  { value: 0, symbols: ['none', 'none', 'none'] },
  { value: -1, symbols: ['none', 'none', 'none'] },
  { value: -2, symbols: ['none', 'none', 'none'] },
] as const satisfies readonly LadderRow[];

/** PC-14.4 One step in each direction: rows down, columns to the right. Only Dame Beatrice and payments lead up. */
export const stepVectors: { readonly [D in Dir | 'up']: readonly [down: number, right: number] } = {
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  'down-left': [1, -1],
  'down-right': [1, 1],
  up: [-1, 0],
};
