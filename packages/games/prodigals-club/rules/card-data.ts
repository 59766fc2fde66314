import type { Effect, Party, Trigger } from './effects/language.ts';

interface WhiteRow {
  readonly border: 'white';
  readonly party?: Party;
  readonly effect: Effect;
}
interface BlackRow {
  readonly border: 'black';
  /** PC-9.5 Absent: the card cannot be activated. */
  readonly activate?: Effect;
  readonly triggers: readonly Trigger[];
}

/** PC-4.6 A card of a competition's deck; one symbol on its back or two. */
export type DeckCardData = { readonly id: string; readonly back: 1 | 2; readonly copies?: number } & (
  | WhiteRow
  | BlackRow
);

/** PC-3.3 A central card and the mode it belongs to. */
export type CentralCardData = {
  readonly id: string;
  readonly set: string;
  /** LW-3.4 The mode with Last Will that uses this card too. */
  readonly also?: string;
  /** LW-9.1 Last Will actions that playing it costs. */
  readonly lastWillActions?: 1 | 2;
} & (WhiteRow | BlackRow);
