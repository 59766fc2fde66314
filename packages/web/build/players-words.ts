/** What players call the things that the engine has names for. */
export type PlayersNames = ReadonlyMap<string, string>;

/**
 * A rule book without what is written for the engine alone: code, and columns of identifiers. An identifier within a
 * sentence is called what players call it, where they have a word for it.
 */
export function inPlayersWords(markdown: string, known: PlayersNames): string {
  const names = new Map([...ruledEffects(markdown), ...known]);
  const lines = markdown.replaceAll(engineAlone, '').replaceAll(indentedTable, '').split('\n');
  const said: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (lines[end]?.startsWith('|')) end++;
    if (end > at) said.push(...withoutCodeColumns(lines.slice(at, end)));
    else said.push(lines[at] ?? '');
    at = Math.max(at, end - 1);
  }
  return said.map((line) => named(line, names)).join('\n');
}

/** Blocks of code, and the chapters and rules that are none: how to build and check it. */
const engineAlone =
  /^```[\s\S]*?^```$|^(?:- )?\*\*(?:AM-14\.3|AM-15\.4)\b.*$|^## (?:AM-17|EL-2[679]|PC-2[034]) [\s\S]*?(?=^## |$(?![\s\S]))/gm;

/** What stands before a table that belongs to an item of a list. */
const indentedTable = /^ +(?=\|)/gm;

/** An effect that a row of rules is about is called by the number of that rule. */
function ruledEffects(markdown: string): (readonly [string, string])[] {
  const rows = markdown.matchAll(/^\| ((?:AM|EL|PC)-[\d.]+) \| `([a-zA-Z]+)[^`]*` \|/gm);
  return [...rows].map(([, rule = '', effect = '']) => [effect, rule]);
}

const isCode = (cell: string) => /^`[^`]+`(?: \([^)]*\))?$/.test(cell);

function withoutCodeColumns(rows: readonly string[]): string[] {
  const cells = rows.map((row) =>
    row
      .slice(1, row.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );
  const columns = (cells[0] ?? []).map((_, column) => column);
  const kept = columns.filter((column) => !cells.slice(2).every((row) => isCode(row[column] ?? '')));
  if (kept.length < 2) return [...rows];
  return cells.map((row) => `| ${kept.map((column) => row[column] ?? '').join(' | ')} |`);
}

function named(line: string, names: PlayersNames): string {
  const nameOf = (id: string) => names.get(id) ?? names.get(id.replace(/[ {].*$|^(?:space|bonus):/g, ''));
  const called = withSymbolsNamed(withoutData(line), nameOf)
    .replace(/^(###+ [^`]*)`[^`]+`, /, '$1')
    .replaceAll(/`([^`]+)`(?: \(([^)]*)\))?/g, (all, id: string, aside: string | undefined) => {
      const name = nameOf(id);
      if (name === undefined) return all;
      return aside === undefined || aside === name ? name : `${name} (${aside})`;
    })
    .replaceAll(/ \(`[^`]+`\)/g, '')
    .replaceAll(/(\*(?:Cards: |Cartes?\s: ))([^*]+)\.\*/g, (_, head: string, list: string) => {
      const cards = list.split(', ').map((card) => nameOf(card) ?? card);
      return `${head}${cards.join(', ')}.*`;
    });
  return withoutValues(called);
}

/** A cell of a table that is a list of symbols says what each is called: `scroll, money:2`. */
function withSymbolsNamed(line: string, nameOf: (id: string) => string | undefined): string {
  if (!line.startsWith('|')) return line;
  const symbol = (id: string) => {
    const [kind = '', amount] = id.split(':');
    const name = nameOf(kind);
    return name && (amount === undefined ? name : `${name} (${amount})`);
  };
  const cells = line.split(' | ').map((cell) => {
    const found = /^[a-z]+[A-Z:]?\w*(?:, \w[\w:]*)*$/.test(cell) ? cell.split(', ').map(symbol) : [];
    return found.length > 0 && found.every((name) => name !== undefined) ? found.join(', ') : cell;
  });
  return cells.join(' | ');
}

/** Without what the data call something. */
function withoutData(line: string): string {
  return line
    .replaceAll(/ \(`\w+` \d+\)|\s?: `ceil[^`]+`| (?:Implement as|À programmer ainsi\s?:) `[^`]+`\./g, '')
    .replaceAll(/, (?:effect|effet|goal|objectif) `[^`]+`/g, '')
    .replaceAll(/((?:AM|EL|PC)-[\d.]+) `[^`]+`(?: \([^)]*\))?(?=\s?: )/g, '$1')
    .replaceAll(/ `[^`.]+`[^.]* JSON[^.]*(?:AM-[\d.]+[^.]*)*\.(?= |$)/g, '')
    .replaceAll(/ \(JSON `[^`]+`\)|(?<=\()JSON `[^`]+`\s?; ?|, JSON `[^`]+`/g, '')
    .replaceAll(/ (?:JSON ids|(?:Identifiants )?JSON) `[^`]+`\./g, '');
}

/** Without the values by which the data tell one card from another. */
function withoutValues(line: string): string {
  return line
    .replaceAll(/`[^`]+` \(([^)]+)\)(?=\s?:)/g, '$1')
    .replaceAll(/(?<=\()`[^`]+: [^`]+`\s?: /g, '')
    .replaceAll(/, `[^`]+`\)/g, ')');
}
