import type { AreaId } from '../rules/board.ts';
import type { CardId, CardSymbol, cards } from '../rules/cards.ts';
import type { PersonalityId } from '../rules/personalities.ts';
import type { RandomEventId } from '../rules/random-events.ts';

interface NameAndText {
  readonly name: string;
  readonly text: string;
}

/** AM-14 A card with a scroll or an interrupt must say what it does; the symbols of the others say it all. */
type ScrollCardId = Extract<(typeof cards)[number], { readonly effect: string }>['id'];

/** A symbol whatever its amount: `money:1` to `money:5` share a name. */
export type SymbolName = Exclude<CardSymbol, `money:${number}`> | 'money';

/** The printed names and texts in one language. In texts "minion" covers trolls and demons unless it says whose. */
export interface Names {
  readonly title: string;
  readonly symbols: Readonly<Record<SymbolName, string>>;
  readonly areas: Readonly<Record<AreaId, string>>;
  readonly powers: Readonly<Record<AreaId, string>>;
  readonly cards: {
    readonly [Id in CardId]: Id extends ScrollCardId
      ? NameAndText
      : { readonly name: string; readonly text?: string };
  };
  readonly events: Readonly<Record<RandomEventId, NameAndText>>;
  /** `players`: how many sit at this table; without it, what is true of every table. */
  readonly personalities: Readonly<
    Record<PersonalityId, { readonly name: string; text(players?: number): string }>
  >;
}
