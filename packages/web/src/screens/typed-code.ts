/** The content of a typed or pasted invitation: a code, or a table by its id. */
export type Invited = { readonly code: string } | { readonly table: string };

/** Spaces, dashes and quotation marks that people put in and around a code. */
const decoration = /[\s\p{Pd}\p{Pi}\p{Pf}"'.,;:!]+/gu;

/** Reads an invitation: a code in any case and spacing, or a whole address with text around it. `undefined` if nothing was typed. */
export function readTypedCode(typed: string): Invited | undefined {
  const table = /#\/table\/([a-z0-9]+)/.exec(typed)?.[1];
  if (table !== undefined) return { table };
  const linked = /#\/join\/((?:\w|-|%20|%2D)+)/i.exec(typed)?.[1]?.replaceAll(/%20|%2D/gi, '');
  const text = linked ?? typed.trim();
  const code = text.replaceAll(decoration, '').toUpperCase();
  if (/^[A-Z0-9]{6}$/.test(code)) return { code };
  return text === '' ? undefined : { code: text.toUpperCase() };
}
