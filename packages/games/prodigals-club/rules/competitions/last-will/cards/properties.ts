import type { PropertyRow } from '../card-data.ts';

/** LW-19 Properties: 24 black cards. */
// biome-ignore format: one card per row
/** LW-19 The properties. */
export const lastWillProperties = [
  { id: 'lw-number-nine-and-a-half', class: 'property', type: 'townhouse', ladder: [12, 8, 5, 3, 2, 1], upkeep: { do: 'spend', n: 3 } },
  { id: 'lw-house-that-leans-on-its-neighbour', class: 'property', type: 'townhouse', ladder: [10, 7, 5, 3, 2, 1], upkeep: { do: 'spend', n: 2, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-damp-terrace-mould-south-facing', class: 'property', type: 'townhouse', ladder: [13, 9, 6, 4, 2, 1], upkeep: { do: 'spend', n: 2 } },
  { id: 'lw-narrowest-house-in-mayfair', class: 'property', type: 'townhouse', ladder: [9, 6, 4, 2, 1], upkeep: { do: 'spend', n: 3, companions: [{ kinds: ['dog'], add: 3 }] } },
  { id: 'lw-bachelor-rooms-above-the-brass-band', class: 'property', type: 'townhouse', ladder: [11, 7, 4, 2, 1], upkeep: { do: 'spend', n: 2, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-house-with-a-view-of-another', class: 'property', type: 'townhouse', ladder: [11, 8, 5, 3, 1], upkeep: { do: 'spend', n: 4 } },
  { id: 'lw-draughty-hall', class: 'property', type: 'manor', ladder: [14, 12, 10, 8, 6, 4, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-much-wanting-manor', class: 'property', type: 'manor', ladder: [15, 13, 11, 9, 6, 4, 1], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['chef'], add: 4 }] } },
  { id: 'lw-rectory-of-st-prodigal', class: 'property', type: 'manor', ladder: [12, 10, 8, 6, 4, 3, 1], upkeep: { do: 'spend', n: 3, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['chef'], add: 3 }] } },
  { id: 'lw-manor-of-ninety-chimneys', class: 'property', type: 'manor', ladder: [16, 14, 12, 9, 7, 4, 2], upkeep: { do: 'spend', n: 5, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-hunting-lodge-without-a-forest', class: 'property', type: 'manor', ladder: [13, 11, 9, 7, 5, 3, 1], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['horse'], add: 3 }, { kinds: ['dog'], add: 3 }] } },
  { id: 'lw-lower-folly-grange', class: 'property', type: 'manor', ladder: [14, 11, 9, 7, 5, 3, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['dog'], add: 4 }] } },
  { id: 'lw-palace-of-unfinished-stairs', class: 'property', type: 'mansion', ladder: [18, 17, 15, 12, 9, 5, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-castle-overdraft', class: 'property', type: 'mansion', ladder: [20, 18, 16, 13, 9, 5, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-marble-mistake', class: 'property', type: 'mansion', ladder: [17, 16, 14, 11, 8, 4, 1], upkeep: { do: 'spend', n: 3, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['guest'], add: 3 }] } },
  { id: 'lw-villa-bancarotta', class: 'property', type: 'mansion', ladder: [19, 18, 16, 13, 9, 4, 1], upkeep: { do: 'spend', n: 5 } },
  { id: 'lw-glass-house-by-the-cricket-ground', class: 'property', type: 'mansion', ladder: [18, 16, 14, 11, 8, 5, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['chef'], add: 3 }] } },
  { id: 'lw-two-hundred-locked-rooms', class: 'property', type: 'mansion', ladder: [21, 19, 17, 14, 10, 6, 2], upkeep: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['chef'], add: 3 }] } },
  { id: 'lw-racehorse-rest-home', class: 'property', type: 'farm', ladder: [4], upkeep: { do: 'spend', n: 4 }, lodging: { kinds: ['horse'], max: 1, add: 5 } },
  { id: 'lw-spaniel-farm', class: 'property', type: 'farm', ladder: [4], upkeep: { do: 'spend', n: 4 }, lodging: { kinds: ['dog'], max: 2, add: 3 } },
  { id: 'lw-dairy-for-decoration', class: 'property', type: 'farm', ladder: [3], upkeep: { do: 'spend', n: 5 }, lodging: { kinds: ['dog', 'horse'], max: 1, add: 3 } },
  { id: 'lw-steeplechase-orchard', class: 'property', type: 'farm', ladder: [15], upkeep: { do: 'spend', n: 2 }, lodging: { kinds: ['horse'], max: 2, add: 4 } },
  { id: 'lw-kennels-of-the-unemployed-hounds', class: 'property', type: 'farm', ladder: [5], upkeep: { do: 'spend', n: 4 }, lodging: { kinds: ['dog'], max: 1, add: 5 } },
  { id: 'lw-ploughless-acre', class: 'property', type: 'farm', ladder: [6], upkeep: { do: 'spend', n: 3 }, lodging: { kinds: ['dog', 'horse'], max: 3, add: 3 } },
] as const satisfies readonly PropertyRow[];
