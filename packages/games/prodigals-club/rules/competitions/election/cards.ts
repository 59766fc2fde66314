import type { DeckCardData } from '../../card-data.ts';

/** PC-19 Election: 29 cards. */
// biome-ignore format: one card per row
/** The cards of the Election. */
export const electionCards = [
  { id: 'pub-crawl-early', border: 'white', back: 1, copies: 2, party: 'both', effect: { do: 'pubCrawl' } },
  { id: 'hiccup-at-the-hustings', border: 'white', back: 1, party: 'liberal', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'megaphones', n: 1 }] } },
  { id: 'yawn-at-the-rally', border: 'white', back: 1, party: 'conservative', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'megaphones', n: 1 }] } },
  { id: 'whistling-the-wrong-anthem', border: 'white', back: 1, party: 'conservative', effect: { do: 'loseVotes', n: 2 } },
  { id: 'sermon-in-praise-of-taxes', border: 'white', back: 1, party: 'liberal', effect: { do: 'loseVotes', n: 2 } },
  { id: 'calling-the-voters-sheep', border: 'white', back: 1, party: 'both', effect: { do: 'loseVotes', n: 2 } },
  { id: 'spaniel-for-chancellor', border: 'white', back: 1, party: 'liberal', effect: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'symbol', symbol: 'dog' } } } },
  { id: 'horse-in-the-upper-house', border: 'white', back: 1, party: 'conservative', effect: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'symbol', symbol: 'horse' } } } },
  { id: 'champagne-for-the-poor', border: 'white', back: 1, party: 'conservative', effect: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'symbol', symbol: 'glass' } } } },
  { id: 'borrowed-foghorn', border: 'white', back: 1, effect: { do: 'megaphones', n: 3 } },
  { id: 'late-for-ones-own-speech', border: 'white', back: 1, party: 'liberal', effect: { do: 'loseVotes', n: { base: 2, each: 1, per: { count: 'hydePark' } } } },
  { id: 'pub-crawl-late', border: 'white', back: 2, copies: 2, party: 'both', effect: { do: 'pubCrawl' } },
  { id: 'manifesto-in-rhyme', border: 'white', back: 2, party: 'both', effect: { do: 'loseVotes', n: 3 } },
  { id: 'slum-tour-in-ermine', border: 'white', back: 2, party: 'liberal', effect: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'symbol', symbol: 'house' } } } },
  { id: 'melodrama-at-the-lectern', border: 'white', back: 2, party: 'conservative', effect: { do: 'loseVotes', n: { base: 0, each: 2, per: { count: 'symbol', symbol: 'mask' } } } },
  { id: 'brass-band-of-the-deaf', border: 'white', back: 2, effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'megaphones', n: 3 }] } },
  { id: 'heckling-oneself', border: 'white', back: 2, party: 'liberal', effect: { do: 'seq', steps: [{ do: 'loseVotes', n: 1 }, { do: 'megaphones', n: 2 }] } },
  { id: 'duchess-in-the-dumbwaiter', border: 'white', back: 2, party: 'conservative', effect: { do: 'loseVotes', n: 3 } },
  { id: 'bonfire-of-petitions', border: 'white', back: 2, party: 'liberal', effect: { do: 'loseVotes', n: 3 } },
  { id: 'apology-that-makes-it-worse', border: 'white', back: 2, party: 'both', effect: { do: 'loseVotes', n: { base: 1, each: 1, per: { count: 'offences' } } } },
  { id: 'liberal-baiter', border: 'black', back: 1, activate: { do: 'megaphones', n: 1 }, triggers: [{ on: 'playWhite', party: ['liberal'], effect: { do: 'loseVotes', n: 1 } }] },
  { id: 'tory-tickler', border: 'black', back: 1, activate: { do: 'megaphones', n: 1 }, triggers: [{ on: 'playWhite', party: ['conservative'], effect: { do: 'loseVotes', n: 1 } }] },
  { id: 'town-crier-on-retainer', border: 'black', back: 1, activate: { do: 'megaphones', n: 2 }, triggers: [] },
  { id: 'friend-of-every-committee', border: 'black', back: 1, activate: { do: 'loseVotes', n: 1 }, triggers: [{ on: 'innerCircle', benefits: 5 }] },
  { id: 'silent-partner-in-a-brewery', border: 'black', back: 2, activate: { do: 'loseVotes', n: 1 }, triggers: [{ on: 'playWhite', party: ['both'], effect: { do: 'loseVotes', n: 2 } }] },
  { id: 'cartoonist-on-the-payroll', border: 'black', back: 2, triggers: [{ on: 'playWhite', party: ['liberal', 'conservative', 'both'], effect: { do: 'loseVotes', n: 1 } }] },
  { id: 'stenographer-of-blunders', border: 'black', back: 2, activate: { do: 'loseVotes', n: { base: 0, each: 1, per: { count: 'offences' } } }, triggers: [] },
] as const satisfies readonly DeckCardData[];
