import type { Seat, State, Viewer } from '../src/index.ts';

/** Kinds of cards. */
export const cards = ['silk', 'rum', 'spice'] as const;
/** A kind of card. */
export type Card = (typeof cards)[number];
/** Docks of the harbour. */
export const docks = ['north', 'south', 'east'] as const;
/** A dock of the harbour. */
export type Dock = (typeof docks)[number];

/** Number of copies and price of each card. */
export const printed: Readonly<Record<Card, { readonly count: number; readonly worth: number }>> = {
  silk: { count: 11, worth: 1 },
  rum: { count: 8, worth: 2 },
  spice: { count: 5, worth: 3 },
};

/** The frames a match of Smugglers can wait on. */
export type Frame =
  | { readonly kind: 'night' }
  | { readonly kind: 'land' }
  | { readonly kind: 'inspector' }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly actions: number; readonly denounced: boolean }
  | { readonly kind: 'plea'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'tipOff'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'search'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'unload'; readonly seat: Seat }
  | { readonly kind: 'dawn' };

/** The moves of Smugglers. */
export type Move =
  | { readonly do: 'land'; readonly dock: Dock }
  | { readonly do: 'draw' | 'rest' | 'whisper' | 'yield' | 'tip' | 'keep' | 'sail' | 'concede' }
  | { readonly do: 'stow' | 'bribe' | 'sell'; readonly card: Card }
  | { readonly do: 'denounce'; readonly seat: Seat };

/** The events of Smugglers. */
export type Event =
  | { readonly type: 'ready' | 'rested' | 'kept' | 'sailed'; readonly seat: Seat }
  | { readonly type: 'landed'; readonly seat: Seat; readonly dock: Dock }
  | { readonly type: 'inspected'; readonly dock: Dock }
  /** `card` is present for viewers who see it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'bribed' | 'whispered'; readonly seat: Seat; readonly by: Seat; readonly card?: Card }
  | { readonly type: 'stowed' | 'sold'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'denounced' | 'tipped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'searched'; readonly seat: Seat; readonly roll: number; readonly lost: number }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly informer: boolean;
    };

interface Open {
  readonly seats: number;
  nights: number;
  night: number;
  boats: Card[][];
  sold: Card[];
  seized: Card[];
  coins: number[];
  /** Where each boat lies; empty before the first landing. */
  landings: (Dock | '')[];
  watched: Dock | '';
  gone: boolean[];
  /** The informer has left the table, and everybody knows who it was. */
  exposed: boolean;
  tipped: boolean;
}

/** The state of a match of Smugglers. */
export interface Smugglers extends State<Frame, Move, Event>, Open {
  /** The last one is drawn first. */
  deck: Card[];
  hands: Card[][];
  informer: Seat;
  /** By seat: whether it was told the top card of the deck (SM-5), until that is drawn. */
  knowledge: boolean[];
}

/** The view: the public fields, the sizes of hidden piles, and the viewer's own hand. */
export interface Harbour extends Readonly<Open> {
  readonly viewer: Viewer;
  readonly pending: readonly Frame[];
  readonly deck: number;
  readonly hands: readonly number[];
  readonly hand: readonly Card[];
  /** -1 where this viewer may not know. */
  readonly informer: Seat;
  /** The top card of the deck, where this viewer was told it. */
  readonly top?: Card;
  /** Whether each seat was told the top card: the whisper itself is public. */
  readonly knowsTop: readonly boolean[];
}

/** The types of Smugglers that the core handles. */
export interface SmugglersWords {
  readonly state: Smugglers;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: Event;
  readonly view: Harbour;
  readonly options: { readonly nights: 1 | 2 };
}

/** The seats still at the table, clockwise from 0. */
export function present({ gone }: { readonly gone: readonly boolean[] }): Seat[] {
  return [...gone.keys()].filter((seat) => !gone[seat]);
}
