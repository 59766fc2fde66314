import type { CentralCardData } from '../card-data.ts';

/**
 * PC-19 Central: five cards for each mode (PC-3.3), and two for each mode with Last Will (PC-22.3), which uses three black
 * ones of another set as well (LW-3.4). The last card is how `tenants-in-chelsea` reads there (LW-3.5).
 */
// biome-ignore format: one card per row
/** PC-3.3 The central cards. */
export const centralCards = [
  { id: 'megaphone-under-the-window', set: 'es', border: 'black', activate: { do: 'basic', times: 1 }, triggers: [{ on: 'playMegaphones', effect: { do: 'move', n: 1, dirs: ['down'] } }] },
  { id: 'gentlemen-of-the-middle-bench', set: 'es', border: 'black', activate: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'markers', gender: 'gentleman', column: 'middle' } } }, triggers: [] },
  { id: 'scandal-sheet', set: 'es', border: 'black', activate: { do: 'choice', times: 2, options: [{ do: 'loseVotes', n: 1 }, { do: 'move', n: 1, dirs: ['down'] }] }, triggers: [] },
  { id: 'wedding-speech-at-a-funeral', set: 'es', border: 'white', party: 'both', effect: { do: 'choice', times: 4, options: [{ do: 'loseVotes', n: 1 }, { do: 'move', n: 1, dirs: ['down'] }] } },
  { id: 'ladies-of-the-left-gallery', set: 'es', border: 'white', party: 'liberal', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: { base: 1, each: 2, per: { count: 'markers', gender: 'lady', column: 'left' } } }, { do: 'move', n: 2, dirs: ['down'] }] } },
  { id: 'ward-boss-with-a-cash-box', set: 'ep', also: 'lw-e', border: 'black', activate: { do: 'choice', times: 1, options: [{ do: 'loseVotes', n: 1 }, { do: 'spend', n: 2 }] }, triggers: [] },
  { id: 'libel-lawyer', set: 'ep', also: 'lw-e', border: 'black', triggers: [{ on: 'playWhite', party: ['liberal', 'conservative', 'both'], effect: { do: 'spend', n: 1 } }] },
  { id: 'campaign-stable', set: 'ep', also: 'lw-e', border: 'black', activate: { do: 'seq', steps: [{ do: 'loseVotes', n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'horse' } } }, { do: 'spend', n: 1 }] }, triggers: [] },
  { id: 'statue-of-oneself', set: 'ep', border: 'white', party: 'both', effect: { do: 'choice', times: 3, options: [{ do: 'loseVotes', n: 1 }, { do: 'spend', n: 2 }] } },
  { id: 'selling-the-family-pew', set: 'ep', border: 'white', party: 'conservative', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 2 }, { do: 'sell', times: 1, discount: 2 }] } },
  { id: 'costly-mistress-of-ceremonies', set: 'sp', also: 'lw-s', border: 'black', activate: { do: 'choice', times: 1, options: [{ do: 'move', n: 1, dirs: ['down'] }, { do: 'spend', n: 2 }] }, triggers: [] },
  { id: 'bookmaker-to-the-peerage', set: 'sp', also: 'lw-s', border: 'black', activate: { do: 'exchange', times: 1, options: [{ pay: { pounds: 1 }, get: { do: 'move', n: 2, dirs: ['down'] } }, { pay: { up: 1 }, get: { do: 'spend', n: 2 } }] }, triggers: [] },
  { id: 'tenants-in-chelsea', set: 'sp', border: 'black', activate: { do: 'seq', steps: [{ do: 'move', n: { base: 0, each: 1, per: { count: 'possessions', borough: 'chelsea' } }, dirs: ['down'] }, { do: 'spend', n: 1 }] }, triggers: [] },
  { id: 'lottery-at-the-baptism', set: 'sp', border: 'white', effect: { do: 'choice', times: 3, options: [{ do: 'move', n: 1, dirs: ['down'] }, { do: 'spend', n: 2 }] } },
  { id: 'portrait-swapped-at-dinner', set: 'sp', border: 'white', effect: { do: 'seq', steps: [{ do: 'swap', limit: 4 }, { do: 'move', n: 2, dirs: ['down'] }] } },
  { id: 'jack-of-all-disgraces', set: 'esp', also: 'lw-es', border: 'black', activate: { do: 'basic', times: 1 }, triggers: [] },
  { id: 'confidence-broker', set: 'esp', also: 'lw-es', border: 'black', activate: { do: 'exchange', times: 2, options: [{ pay: { votes: 1 }, get: { do: 'spend', n: 1 } }, { pay: { votes: 1 }, get: { do: 'move', n: 1, dirs: ['down'] } }, { pay: { pounds: 1 }, get: { do: 'loseVotes', n: 1 } }, { pay: { pounds: 1 }, get: { do: 'move', n: 1, dirs: ['down'] } }, { pay: { up: 1 }, get: { do: 'loseVotes', n: 1 } }, { pay: { up: 1 }, get: { do: 'spend', n: 1 } }] }, triggers: [] },
  { id: 'brass-section-of-the-club', set: 'esp', also: 'lw-es', border: 'black', activate: { do: 'megaphones', n: 1 }, triggers: [{ on: 'playMegaphones', effect: { do: 'move', n: 1, dirs: ['down'] } }] },
  { id: 'three-birds-one-brick', set: 'esp', border: 'white', party: 'both', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 2 }, { do: 'spend', n: 2 }, { do: 'move', n: 2, dirs: ['down'] }] } },
  { id: 'errand-of-a-lifetime', set: 'esp', border: 'white', effect: { do: 'seq', steps: [{ do: 'placeErrand' }, { do: 'basic', times: 2 }] } },
  { id: 'uncles-campaign-chest', set: 'lw-e', lastWillActions: 1, border: 'white', party: 'both', effect: { do: 'choice', times: 2, options: [{ do: 'loseVotes', n: 2 }, { do: 'spend', n: 4 }] } },
  { id: 'legacy-of-loud-opinions', set: 'lw-e', lastWillActions: 2, border: 'white', party: 'liberal', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 3 }, { do: 'spend', n: 5 }, { do: 'megaphones', n: 1 }] } },
  { id: 'reading-the-will-at-the-opera', set: 'lw-s', lastWillActions: 1, border: 'white', effect: { do: 'choice', times: 2, options: [{ do: 'move', n: 2, dirs: ['down'] }, { do: 'spend', n: 4 }] } },
  { id: 'wake-with-fireworks', set: 'lw-s', lastWillActions: 2, border: 'white', effect: { do: 'seq', steps: [{ do: 'move', n: 3, dirs: ['down'] }, { do: 'spend', n: 5 }] } },
  { id: 'heirs-on-parade', set: 'lw-es', lastWillActions: 1, border: 'white', party: 'conservative', effect: { do: 'basic', times: 3 } },
  { id: 'codicil-of-chaos', set: 'lw-es', lastWillActions: 2, border: 'white', party: 'both', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 2 }, { do: 'move', n: 2, dirs: ['down'] }, { do: 'spend', n: 5 }] } },
  { id: 'tenants-in-every-house', set: 'lw-s', border: 'black', activate: { do: 'seq', steps: [{ do: 'move', n: { base: 0, each: 1, per: { count: 'properties', types: ['townhouse', 'manor', 'mansion'] } }, dirs: ['down'] }, { do: 'spend', n: 1 }] }, triggers: [] },
] as const satisfies readonly CentralCardData[];
