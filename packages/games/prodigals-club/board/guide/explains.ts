import type { SymbolId } from './symbols.ts';

/** The attribute that makes a drawing explain itself. */
export function explains(id: SymbolId): { readonly 'data-explain': SymbolId } {
  return { 'data-explain': id };
}
