import type { DeckCardData } from '../../card-data.ts';

/** PC-19 Possessions: 25 cards. */
// biome-ignore format: one card per row
/** The cards of the Possessions. */
export const possessionsCards = [
  { id: 'a-bit-more-time-early', border: 'white', back: 1, copies: 2, effect: { do: 'moreTime' } },
  { id: 'everything-must-go', border: 'white', back: 1, effect: { do: 'sell', times: 2, discount: 1 } },
  { id: 'auction-for-one-bidder', border: 'white', back: 1, effect: { do: 'seq', steps: [{ do: 'sell', times: 1, discount: 0 }, { do: 'spend', n: 3 }] } },
  { id: 'cow-for-a-bean', border: 'white', back: 1, effect: { do: 'swap', limit: 5 } },
  { id: 'banquet-without-end', border: 'white', back: 1, effect: { do: 'spend', n: 2, moreTime: [1, 2, 3, 4] } },
  { id: 'day-at-the-dogs', border: 'white', back: 1, effect: { do: 'spend', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'dog' } } } },
  { id: 'bet-on-the-slow-one', border: 'white', back: 1, effect: { do: 'spend', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'horse' } } } },
  { id: 'forty-waistcoats', border: 'white', back: 1, effect: { do: 'spend', n: 3 } },
  { id: 'a-bit-more-time-late', border: 'white', back: 2, copies: 2, effect: { do: 'moreTime' } },
  { id: 'bathing-in-burgundy', border: 'white', back: 2, effect: { do: 'spend', n: { base: 2, each: 1, per: { count: 'symbol', symbol: 'glass' } } } },
  { id: 'wallpaper-of-banknotes', border: 'white', back: 2, effect: { do: 'spend', n: { base: 2, each: 1, per: { count: 'symbol', symbol: 'house' } } } },
  { id: 'backing-the-flop', border: 'white', back: 2, effect: { do: 'spend', n: { base: 2, each: 1, per: { count: 'symbol', symbol: 'mask' } } } },
  { id: 'grand-tour-by-sedan-chair', border: 'white', back: 2, effect: { do: 'spend', n: 3, moreTime: [2, 2, 2, 2] } },
  { id: 'bailiffs-picnic', border: 'white', back: 2, effect: { do: 'sell', times: 2, discount: 2 } },
  { id: 'night-at-the-tables', border: 'white', back: 2, effect: { do: 'spend', n: 5 } },
  { id: 'mayfair-agent', border: 'black', back: 1, activate: { do: 'spend', n: 1 }, triggers: [{ on: 'sell', borough: 'mayfair', discount: 2 }] },
  { id: 'near-sighted-pawnbroker', border: 'black', back: 1, activate: { do: 'sell', times: 1, discount: 1 }, triggers: [] },
  { id: 'butler-with-expensive-tastes', border: 'black', back: 1, activate: { do: 'spend', n: 2 }, triggers: [] },
  { id: 'belgravia-rates', border: 'black', back: 1, activate: { do: 'spend', n: { base: 1, each: 1, per: { count: 'possessions', borough: 'belgravia' } } }, triggers: [] },
  { id: 'chelsea-agent', border: 'black', back: 2, activate: { do: 'spend', n: 1 }, triggers: [{ on: 'sell', borough: 'chelsea', discount: 2 }] },
  { id: 'bloomsbury-rates', border: 'black', back: 2, activate: { do: 'spend', n: { base: 1, each: 1, per: { count: 'possessions', borough: 'bloomsbury' } } }, triggers: [] },
  { id: 'architect-of-follies', border: 'black', back: 2, activate: { do: 'spend', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'house' } } }, triggers: [] },
  { id: 'leash-of-greyhounds', border: 'black', back: 2, activate: { do: 'spend', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'dog' } } }, triggers: [] },
] as const satisfies readonly DeckCardData[];
