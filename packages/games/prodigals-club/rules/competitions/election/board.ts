import type { BundleData, SpaceData } from '../../board-data.ts';

/** PC-7 The election board. */
// biome-ignore format: one space per row
/** The spaces of the Election. */
export const electionSpaces = [
  { id: 'election-vote', kind: 'personal', players: [2, 5], effect: { do: 'loseVotes', n: 1 } },
  { id: 'election-hyde-park', kind: 'exclusive', players: [2, 5], effect: { do: 'hydePark' } },
  { id: 'election-circle', kind: 'exclusive', players: [2, 5], effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'takeTile' }] } },
  { id: 'election-bundle-a', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'election', bundle: 'election-a' } },
  { id: 'election-bundle-b', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'election', bundle: 'election-b' } },
  { id: 'election-bundle-c', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'election', bundle: 'election-c' } },
  { id: 'election-bundle-d', kind: 'exclusive', players: [4, 5], effect: { do: 'takeBundle', board: 'election', bundle: 'election-d' } },
  { id: 'election-bundle-any-1', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'election' } },
  { id: 'election-bundle-any-2', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'election' } },
  { id: 'election-bundle-any-3', kind: 'exclusive', players: [2, 3], effect: { do: 'takeBundle', board: 'election' } },
] as const satisfies readonly SpaceData[];

/** PC-6.2 The borders dealt to each bundle, one list per round. */
// biome-ignore format: one bundle per row
/** The bundles of the Election. */
export const electionBundles = [
  { id: 'election-a', cards: [['black'], ['black'], ['black'], ['black'], []], circleTile: true, roundFiveReward: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'megaphones', n: 1 }] } },
  { id: 'election-b', cards: [['white'], ['white'], ['white'], ['white'], ['white']], circleTile: true },
  { id: 'election-c', cards: [['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white'], ['white', 'white']], circleTile: false },
  { id: 'election-d', cards: [['white', 'black'], ['white', 'black'], ['white', 'black'], ['white', 'white'], ['white', 'white']], circleTile: false },
] as const satisfies readonly BundleData[];

/** PC-13.2 One figure per round. */
export const hydeParkTable = {
  megaphones: [2, 2, 2, 3, 3],
  /** Votes lost by the first, second and third. */
  rewards: [
    [2, 3, 3, 4, 5],
    [1, 2, 2, 2, 3],
    [0, 1, 1, 1, 1],
  ],
  fewestGain: [1, 1, 1, 1, 1],
} as const;
