import type { WhiteRow } from '../card-data.ts';

/** LW-19 Events: 31 white cards. */
// biome-ignore format: one card per row
/** LW-19 The events. */
export const lastWillEvents = [
  { id: 'lw-oysters-for-the-whole-omnibus', class: 'event', actions: 1, activity: 'dinner', effect: { do: 'spend', n: 3, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-soup-in-seven-languages', class: 'event', actions: 1, activity: 'dinner', effect: { do: 'spend', n: 3, companions: [{ kinds: ['chef'], add: 4 }] } },
  { id: 'lw-supper-for-one-served-by-twelve', class: 'event', actions: 1, activity: 'dinner', effect: { do: 'spend', n: 4 } },
  { id: 'lw-picnic-indoors-with-weather', class: 'event', actions: 1, activity: 'dinner', effect: { do: 'spend', n: 2, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['dog'], add: 3 }] } },
  { id: 'lw-banquet-in-honour-of-nobody', class: 'event', actions: 2, activity: 'dinner', effect: { do: 'spend', n: 7, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['guest'], add: 3 }, { kinds: ['chef'], add: 4 }] } },
  { id: 'lw-peacock-refeathered-and-sent-back', class: 'event', actions: 2, activity: 'dinner', effect: { do: 'spend', n: 8, companions: [{ kinds: ['chef'], add: 4 }, { kinds: ['dog'], add: 3 }] } },
  { id: 'lw-box-for-the-horse-as-well', class: 'event', actions: 1, activity: 'theatre', effect: { do: 'spend', n: 3, companions: [{ kinds: ['horse'], add: 4 }] } },
  { id: 'lw-hissing-from-the-best-seats', class: 'event', actions: 1, activity: 'theatre', effect: { do: 'spend', n: 3, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-standing-ovation-hired-by-the-hour', class: 'event', actions: 1, activity: 'theatre', effect: { do: 'seq', steps: [{ do: 'spend', n: 2, companions: [{ kinds: ['guest'], add: 3 }] }, { do: 'draw', n: 1 }] } },
  { id: 'lw-whole-house-for-one-yawn', class: 'event', actions: 2, activity: 'theatre', effect: { do: 'spend', n: 9, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-hamlet-performed-backwards', class: 'event', actions: 2, activity: 'theatre', effect: { do: 'spend', n: 7, companions: [{ kinds: ['horse'], add: 4 }, { kinds: ['guest'], add: 3 }] } },
  { id: 'lw-once-round-the-park-twice', class: 'event', actions: 1, activity: 'carriage', effect: { do: 'seq', steps: [{ do: 'spend', n: 3 }, { do: 'exchange', times: 1, options: [{ pay: { actions: 1 }, get: { do: 'spend', n: 5 } }] }] } },
  { id: 'lw-race-against-ones-own-shadow', class: 'event', actions: 1, activity: 'carriage', effect: { do: 'spend', n: 3, companions: [{ kinds: ['horse'], add: 3 }] } },
  { id: 'lw-hansom-for-each-glove', class: 'event', actions: 1, activity: 'carriage', effect: { do: 'spend', n: 3, companions: [{ kinds: ['dog'], add: 4 }] } },
  { id: 'lw-to-brighton-to-post-a-letter', class: 'event', actions: 2, activity: 'carriage', effect: { do: 'spend', n: 8, companions: [{ kinds: ['horse'], add: 3 }, { kinds: ['horse'], add: 3 }] } },
  { id: 'lw-six-in-hand-none-in-control', class: 'event', actions: 2, activity: 'carriage', effect: { do: 'spend', n: 6, companions: [{ kinds: ['horse'], add: 4 }, { kinds: ['horse'], add: 4 }, { kinds: ['guest'], add: 3 }] } },
  { id: 'lw-gondola-on-the-serpentine', class: 'event', actions: 1, activity: 'boat', effect: { do: 'spend', n: 4, companions: [{ kinds: ['guest'], add: 3 }] } },
  { id: 'lw-fishing-with-banknotes', class: 'event', actions: 1, activity: 'boat', effect: { do: 'spend', n: 4, companions: [{ kinds: ['dog'], add: 3 }] } },
  { id: 'lw-regatta-for-a-single-yacht', class: 'event', actions: 2, activity: 'boat', effect: { do: 'spend', n: 9, companions: [{ kinds: ['chef'], add: 3 }] } },
  { id: 'lw-steamer-hired-the-tide-forgotten', class: 'event', actions: 2, activity: 'boat', effect: { do: 'spend', n: 8, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['dog'], add: 3 }] } },
  { id: 'lw-orchestra-on-every-barge', class: 'event', actions: 2, activity: 'boat', effect: { do: 'spend', n: 7, companions: [{ kinds: ['guest'], add: 3 }, { kinds: ['guest'], add: 3 }, { kinds: ['chef'], add: 3 }] } },
  { id: 'lw-waltz-on-wet-varnish', class: 'event', actions: 1, activity: 'ball', effect: { do: 'spend', n: 3, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-quadrille-of-creditors', class: 'event', actions: 1, activity: 'ball', effect: { do: 'spend', n: { base: 2, each: 1, per: { count: 'properties' } } } },
  { id: 'lw-fancy-dress-real-diamonds', class: 'event', actions: 2, activity: 'ball', effect: { do: 'spend', n: 8, companions: [{ kinds: ['guest'], add: 4 }] } },
  { id: 'lw-ball-for-the-carriage-horses', class: 'event', actions: 2, activity: 'ball', effect: { do: 'spend', n: 7, companions: [{ kinds: ['horse'], add: 3 }, { kinds: ['horse'], add: 3 }, { kinds: ['chef'], add: 3 }] } },
  { id: 'lw-skating-party-in-the-library', class: 'ruin', actions: 1, effect: { do: 'depreciate', steps: 3 } },
  { id: 'lw-rugby-under-the-chandeliers', class: 'ruin', actions: 1, effect: { do: 'seq', steps: [{ do: 'depreciate', steps: 1, each: true }, { do: 'spend', n: 1 }] } },
  { id: 'lw-elephant-to-tea', class: 'ruin', actions: 2, effect: { do: 'seq', steps: [{ do: 'spend', n: 4 }, { do: 'depreciate', steps: 3 }] } },
  { id: 'lw-stopped-clock-started-party', class: 'time', actions: 0, effect: { do: 'actions', n: 1 } },
  { id: 'lw-two-engagements-at-once', class: 'time', actions: 0, effect: { do: 'exchange', times: 1, options: [{ pay: { pounds: 3 }, get: { do: 'actions', n: 2 } }] } },
  { id: 'lw-afternoon-nobody-wanted', class: 'time', actions: 0, effect: { do: 'choice', times: 1, options: [{ do: 'actions', n: 1 }, { do: 'draw', n: 2 }] } },
] as const satisfies readonly WhiteRow[];
