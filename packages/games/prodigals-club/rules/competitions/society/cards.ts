import type { DeckCardData } from '../../card-data.ts';

/** PC-19 Society: 30 cards. */
// biome-ignore format: one card per row
/** The cards of the Society. */
export const societyCards = [
  { id: 'forgotten-name', border: 'white', back: 1, copies: 2, effect: { do: 'move', n: 3, dirs: ['down'] } },
  { id: 'soup-on-the-satin', border: 'white', back: 1, effect: { do: 'move', n: 3, dirs: ['down'], gender: 'lady' } },
  { id: 'cigar-in-the-conservatory', border: 'white', back: 1, effect: { do: 'move', n: 3, dirs: ['down'], gender: 'gentleman' } },
  { id: 'quadrille-with-two-left-feet', border: 'white', back: 1, effect: { do: 'move', n: 3, dirs: ['down-left', 'down-right'] } },
  { id: 'mastiff-at-high-tea', border: 'white', back: 1, effect: { do: 'move', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'dog' } }, dirs: ['down'] } },
  { id: 'riding-through-the-ballroom', border: 'white', back: 1, effect: { do: 'move', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'horse' } }, dirs: ['down'] } },
  { id: 'toast-too-many', border: 'white', back: 1, effect: { do: 'move', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'glass' } }, dirs: ['down'] } },
  { id: 'whisper-past-the-duchess', border: 'white', back: 1, effect: { do: 'seq', steps: [{ do: 'move', n: 2, dirs: ['down'], gender: 'lady' }, { do: 'jump', gender: 'lady', maxOver: 3 }] } },
  { id: 'queue-jump-at-the-palace', border: 'white', back: 1, effect: { do: 'seq', steps: [{ do: 'move', n: 2, dirs: ['down'], gender: 'gentleman' }, { do: 'jump', gender: 'gentleman', maxOver: 3 }] } },
  { id: 'collapse-of-the-reviewing-stand', border: 'white', back: 1, effect: { do: 'seq', steps: [{ do: 'moveEach', where: { row: 'chosen' }, steps: 1 }, { do: 'move', n: 1, dirs: ['down'] }] } },
  { id: 'mice-in-the-left-wing', border: 'white', back: 1, effect: { do: 'seq', steps: [{ do: 'moveEach', where: { column: 'left' }, gender: 'lady', steps: 2 }, { do: 'move', n: 2, dirs: ['down', 'left', 'right'] }] } },
  { id: 'memoirs-published-early', border: 'white', back: 2, effect: { do: 'move', n: 5, dirs: ['down'] } },
  { id: 'snoring-in-the-royal-box', border: 'white', back: 2, effect: { do: 'seq', steps: [{ do: 'moveEach', where: { column: 'right' }, gender: 'gentleman', steps: 2 }, { do: 'move', n: 1, dirs: ['down-left', 'down-right'] }] } },
  { id: 'fainting-in-formation', border: 'white', back: 2, effect: { do: 'seq', steps: [{ do: 'moveEach', where: { row: 'chosen' }, gender: 'lady', steps: 2 }, { do: 'move', n: 1, dirs: ['down'] }] } },
  { id: 'cricket-indoors', border: 'white', back: 2, effect: { do: 'seq', steps: [{ do: 'moveEach', where: { row: 'chosen' }, gender: 'gentleman', steps: 2 }, { do: 'move', n: 1, dirs: ['down'] }] } },
  { id: 'lodgers-in-the-ancestral-hall', border: 'white', back: 2, effect: { do: 'move', n: { base: 2, each: 1, per: { count: 'symbol', symbol: 'house' } }, dirs: ['down'] } },
  { id: 'masked-ball-unmasked', border: 'white', back: 2, effect: { do: 'move', n: { base: 2, each: 1, per: { count: 'symbol', symbol: 'mask' } }, dirs: ['down'] } },
  { id: 'six-of-one', border: 'white', back: 2, effect: { do: 'move', n: { base: 3, each: 1, per: { count: 'markers', value: 6 } }, dirs: ['down'] } },
  { id: 'zigzag-after-midnight', border: 'white', back: 2, effect: { do: 'move', n: 4, dirs: ['down-left', 'down-right'] } },
  { id: 'opinion-for-everyone', border: 'white', back: 2, effect: { do: 'seq', steps: [{ do: 'move', n: 2, dirs: ['down'], gender: 'lady' }, { do: 'move', n: 2, dirs: ['down'], gender: 'gentleman' }] } },
  { id: 'sidestep-and-stumble', border: 'white', back: 2, effect: { do: 'move', n: 4, dirs: ['down', 'left', 'right'] } },
  { id: 'gossip-columnist', border: 'black', back: 1, activate: { do: 'move', n: 1, dirs: ['down'] }, triggers: [] },
  { id: 'kennel-master', border: 'black', back: 1, activate: { do: 'move', n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'dog' } }, dirs: ['down'] }, triggers: [] },
  { id: 'runaway-stable', border: 'black', back: 1, activate: { do: 'move', n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'horse' } }, dirs: ['down'] }, triggers: [] },
  { id: 'dancing-master', border: 'black', back: 1, activate: { do: 'move', n: 1, dirs: ['down-left', 'down-right'] }, triggers: [] },
  { id: 'thirsty-sommelier', border: 'black', back: 2, activate: { do: 'move', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'glass' } }, dirs: ['down'] }, triggers: [] },
  { id: 'leading-lady', border: 'black', back: 2, activate: { do: 'move', n: { base: 1, each: 1, per: { count: 'symbol', symbol: 'mask' } }, dirs: ['down'] }, triggers: [] },
  { id: 'half-dozen-club', border: 'black', back: 2, activate: { do: 'move', n: { base: 1, each: 1, per: { count: 'markers', value: 6 } }, dirs: ['down'] }, triggers: [] },
  { id: 'inattentive-chaperone', border: 'black', back: 2, activate: { do: 'seq', steps: [{ do: 'move', n: 1, dirs: ['down'], gender: 'lady' }, { do: 'move', n: 1, dirs: ['down'], gender: 'gentleman' }] }, triggers: [] },
] as const satisfies readonly DeckCardData[];
