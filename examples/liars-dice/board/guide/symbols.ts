/** The symbols of the legend, by group. */
export const symbolGroups = {
  table: ['cup', 'bidder', 'claim', 'match', 'wild'],
  plates: ['dice', 'own-bid'],
} as const;

type Groups = typeof symbolGroups;
/** Id of a symbol of the legend. */
export type SymbolId = Groups[keyof Groups][number];

/** The attribute that makes a drawing explain itself. */
export function explains(id: SymbolId): { readonly 'data-explain': SymbolId } {
  return { 'data-explain': id };
}
