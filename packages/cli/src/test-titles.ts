/** A rule cited by the title of a test. */
export interface Citation {
  readonly rule: string;
  readonly line: number;
}

/** The id that a text begins with, and the comma before a further one. */
const id = /^([A-Z]{2,3}-\d+(?:\.[0-9A-Z]+)*|[A-Z][1-9]\d*)(?=$|[\s:,])(?:,\s+)?/;
const call = /(?<![\w.'"`])(?:test|it)((?:\.\w+)*)\s*(?=[(`])/g;
/** A whole literal; what a template computes is left as it stands. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/y;

/** The rules that the tests in this source cite: the ids their titles begin with. Tests that do not run cite nothing. */
export function citationsIn(source: string): Citation[] {
  const found: Citation[] = [];
  for (const match of source.matchAll(call)) {
    const [whole, modifiers = ''] = match;
    if (/\.(skip|todo)\b/.test(modifiers)) continue;
    const open = match.index + whole.length;
    const table = /\.(each|for)\b/.test(modifiers) ? { from: open, to: closing(source, open) } : undefined;
    const title = literalAt(source, table === undefined ? open + 1 : source.indexOf('(', table.to) + 1);
    if (title === undefined) continue;
    // A title such as '%s' or '$rule …' is made from the rows of the table.
    const isMade = /^(%s|\$)/.test(title.text);
    const texts = isMade && table !== undefined ? literalsIn(source, table.from, table.to) : [title];
    for (const { text, at } of texts) {
      const line = source.slice(0, at).split('\n').length;
      found.push(...rulesIn(text).map((rule) => ({ rule, line })));
    }
  }
  return found;
}

/** The ids a title begins with, separated by commas. */
function rulesIn(title: string): string[] {
  const rules: string[] = [];
  for (let rest = title; ; ) {
    const found = id.exec(rest);
    if (found?.[1] === undefined) return rules;
    rules.push(found[1]);
    if (!found[0].includes(',')) return rules;
    rest = rest.slice(found[0].length);
  }
}

interface Literal {
  readonly text: string;
  readonly at: number;
}

/** The literal that stands here, spaces aside. */
function literalAt(source: string, from: number): Literal | undefined {
  const at = from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0);
  literal.lastIndex = at;
  const found = literal.exec(source);
  return found === null ? undefined : { text: found[1] ?? found[2] ?? found[3] ?? '', at };
}

function literalsIn(source: string, from: number, to: number): Literal[] {
  const found: Literal[] = [];
  for (let at = from; at < to; at++) {
    const here = /['"`]/.test(source[at] ?? '') ? literalAt(source, at) : undefined;
    if (here === undefined) continue;
    found.push(here);
    at = literal.lastIndex - 1;
  }
  return found;
}

/** Where the bracket, or the template, that opens here is closed. */
function closing(source: string, open: number): number {
  if (source[open] === '`') {
    literalAt(source, open);
    return literal.lastIndex;
  }
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (/['"`]/.test(sign) && literalAt(source, at) !== undefined) at = literal.lastIndex - 1;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth === 0) return at + 1;
  }
  return source.length;
}
