import type { SpecialRow } from '../card-data.ts';

/** LW-19 Special cards: 17, with one to three crowns on the back. */
// biome-ignore format: one card per row
/** LW-19 The special cards. */
export const lastWillSpecials = [
  { id: 'lw-reading-of-the-will-with-buffet', class: 'event', crown: 1, actions: 1, activity: 'dinner', effect: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['chef'], add: 3 }] } },
  { id: 'lw-wager-on-two-raindrops', class: 'event', crown: 1, actions: 1, activity: 'club', effect: { do: 'seq', steps: [{ do: 'spend', n: 4 }, { do: 'exchange', times: 1, options: [{ pay: { actions: 1 }, get: { do: 'spend', n: 5 } }] }] } },
  { id: 'lw-funeral-cortege-with-elephants', class: 'event', crown: 1, actions: 1, activity: 'carriage', effect: { do: 'spend', n: 4, companions: [{ kinds: ['horse'], add: 3 }, { kinds: ['horse'], add: 3 }] } },
  { id: 'lw-late-uncles-valet', class: 'helper', crown: 1, actions: 1, triggers: [{ on: 'plan', cards: 1 }, { on: 'activity', activities: ['dinner', 'theatre', 'opera'], effect: { do: 'spend', n: 2 } }] },
  { id: 'lw-private-museum-of-corks', class: 'expense', crown: 1, actions: 1, useActions: 0, symbol: 'glass', activate: { do: 'spend', n: 3 } },
  { id: 'lw-uncles-house-exactly-as-he-left-it', class: 'property', crown: 1, type: 'townhouse', ladder: [15, 11, 7, 4, 2, 0], upkeep: { do: 'spend', n: 3, companions: [{ kinds: ['chef'], add: 3 }] } },
  { id: 'lw-ball-at-the-bank-of-england', class: 'event', crown: 2, actions: 2, activity: 'ball', effect: { do: 'spend', n: 10, companions: [{ kinds: ['guest'], add: 4 }, { kinds: ['guest'], add: 3 }] } },
  { id: 'lw-charter-of-the-royal-yacht-almost', class: 'event', crown: 2, actions: 2, activity: 'boat', effect: { do: 'spend', n: 9, companions: [{ kinds: ['chef'], add: 4 }, { kinds: ['guest'], add: 4 }] } },
  { id: 'lw-monopoly-on-last-years-hats', class: 'market', crown: 2, actions: 1, effect: { do: 'seq', steps: [{ do: 'market' }, { do: 'spend', n: 5 }] } },
  { id: 'lw-fire-brigade-of-ones-own', class: 'expense', crown: 2, actions: 1, useActions: 0, symbol: 'horse', activate: { do: 'spend', n: { base: 2, each: 1, per: { count: 'properties' } } } },
  { id: 'lw-architect-who-starts-again', class: 'helper', crown: 2, actions: 1, useActions: 1, symbol: 'mask', activate: { do: 'seq', steps: [{ do: 'depreciate', steps: 2 }, { do: 'spend', n: 2 }] } },
  { id: 'lw-castle-in-spain-keys-included', class: 'property', crown: 2, type: 'mansion', ladder: [22, 16, 11, 7, 3, 0], upkeep: { do: 'spend', n: 6 } },
  { id: 'lw-fireworks-in-broad-daylight', class: 'event', crown: 3, actions: 1, activity: 'ball', effect: { do: 'spend', n: 6, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-whole-orchestra-paid-to-stop', class: 'event', crown: 3, actions: 1, activity: 'theatre', effect: { do: 'spend', n: 5, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['horse'], add: 3 }] } },
  { id: 'lw-clearance-sale-of-the-ancestors', class: 'sale', crown: 3, actions: 1, effect: { do: 'seq', steps: [{ do: 'sell', times: 2, discount: 3 }, { do: 'spend', n: 2 }] } },
  { id: 'lw-bridge-to-nowhere-toll-free', class: 'expense', crown: 3, actions: 1, useActions: 0, lay: { do: 'spend', n: 5 }, activate: { do: 'spend', n: 2 } },
  { id: 'lw-conservatory-under-hail', class: 'property', crown: 3, type: 'manor', ladder: [16, 9, 5, 2], upkeep: { do: 'spend', n: 4 } },
] as const satisfies readonly SpecialRow[];
