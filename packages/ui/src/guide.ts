import type { Language, Vocabulary } from '@manigance/core';
import type { ComponentChildren, ComponentType } from 'preact';
import type { BoardProps } from './board-props.ts';

/** Name and explanation of a symbol. */
export interface SymbolWords {
  readonly name: string;
  readonly text: string;
}

/** A symbol of the game and a few words on it. */
export interface LegendEntry extends SymbolWords {
  /** The id in `data-explain` of every drawing of the symbol. */
  readonly id: string;
  /** Its drawing, hidden from screen readers. */
  readonly picture: ComponentChildren;
}

/** A titled group of symbols in the legend. */
export interface LegendGroup {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

/** Cards and symbols of a game explained in one language. Loaded on first use. */
export interface BoardGuide<W extends Vocabulary = Vocabulary> {
  /** A card with its picture and its whole text, for the large preview. `card` is the id in `data-card`. */
  readonly CardFace: ComponentType<{ readonly card: string; readonly props: BoardProps<W> }>;
  /** The name of a card, or `undefined` for an unknown id. */
  readonly cardName: (card: string) => string | undefined;
  /** All symbols. The explanation of a symbol is its entry here. */
  readonly legend: readonly LegendGroup[];
}

/** Loads the guide of a board in one language. */
export type LoadGuide<W extends Vocabulary = Vocabulary> = (language: Language) => Promise<BoardGuide<W>>;

/** The words of a legend in one language. */
export interface LegendWords<Group extends string, Id extends string> {
  readonly groups: Readonly<Record<Group, string>>;
  readonly symbols: Readonly<Record<Id, SymbolWords>>;
}

/** The legend from its groups of symbols, its words and its drawings. */
export function legendOf<Group extends string, Id extends string>(
  groups: Readonly<Record<Group, readonly Id[]>>,
  words: LegendWords<Group, Id>,
  pictureOf: (id: Id) => ComponentChildren,
): readonly LegendGroup[] {
  return (Object.keys(groups) as Group[]).map((group) => ({
    title: words.groups[group],
    entries: groups[group].map((id) => ({ id, ...words.symbols[id], picture: pictureOf(id) })),
  }));
}

/** The entry of a symbol in the legend. */
export function entryOf({ legend }: Pick<BoardGuide, 'legend'>, id: string): LegendEntry | undefined {
  return legend.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
}
