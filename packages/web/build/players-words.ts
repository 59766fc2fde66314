/** A game's translations of engine terms in its rule book. */
export interface PlayersTerms {
  readonly rulePrefixes: readonly string[];
  /** Players' words for ids. */
  readonly names?: PlayersNames | undefined;
  /** Ids of chapters and rules that are about the engine alone. */
  readonly engineOnly?: readonly string[] | undefined;
}

type PlayersNames = ReadonlyMap<string, string>;

/**
 * The rule book without text for the engine alone (code blocks, columns of identifiers). Identifiers within sentences are
 * replaced by players' words where there are any.
 */
export function inPlayersWords(
  markdown: string,
  { rulePrefixes, names: known = new Map(), engineOnly = [] }: PlayersTerms,
): string {
  const prefix = `(?:${rulePrefixes.join('|')})`;
  const names = new Map([...ruledEffects(markdown, prefix), ...known]);
  const lines = markdown.replaceAll(codeOrEngine(engineOnly), '').replaceAll(indentedTable, '').split('\n');
  const said: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (lines[end]?.startsWith('|')) end++;
    if (end > at) said.push(...withoutCodeColumns(lines.slice(at, end)));
    else said.push(lines[at] ?? '');
    at = Math.max(at, end - 1);
  }
  return said.map((line) => named(line, names, prefix)).join('\n');
}

/** Removes code blocks, and chapters and rules about the engine alone. */
function codeOrEngine(engineOnly: readonly string[]): RegExp {
  const code = '^```[\\s\\S]*?^```$';
  const parts = engineOnly.map((id) => {
    const said = id.replaceAll('.', '\\.');
    return `^(?:- )?\\*\\*${said}\\b.*$|^## ${said} [\\s\\S]*?(?=^## |$(?![\\s\\S]))`;
  });
  return new RegExp([code, ...parts].join('|'), 'gm');
}

/** Indentation of a table inside a list item. */
const indentedTable = /^ +(?=\|)/gm;

/** Maps an effect to the rule whose row describes it. `prefix` is a pattern. */
function ruledEffects(markdown: string, prefix: string): (readonly [string, string])[] {
  const row = new RegExp(`^\\| (${prefix}-[\\d.]+) \\| \`([a-zA-Z]+)[^\`]*\` \\|`, 'gm');
  const rows = markdown.matchAll(row);
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

function named(line: string, names: PlayersNames, prefix: string): string {
  const nameOf = (id: string) => names.get(id) ?? names.get(id.replace(/[ {].*$|^(?:space|bonus):/g, ''));
  const called = withSymbolsNamed(withoutData(line, prefix), nameOf)
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

/** Names the symbols of a table cell such as `scroll, money:2`. */
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

/** Removes columns of data ids. `prefix` is a pattern. */
function withoutData(line: string, prefix: string): string {
  return line
    .replaceAll(/ \(`\w+` \d+\)|\s?: `ceil[^`]+`| (?:Implement as|À programmer ainsi\s?:) `[^`]+`\./g, '')
    .replaceAll(/, (?:effect|effet|goal|objectif) `[^`]+`/g, '')
    .replaceAll(new RegExp(`(${prefix}-[\\d.]+) \`[^\`]+\`(?: \\([^)]*\\))?(?=\\s?: )`, 'g'), '$1')
    .replaceAll(new RegExp(` \`[^\`.]+\`[^.]* JSON[^.]*(?:${prefix}-[\\d.]+[^.]*)*\\.(?= |$)`, 'g'), '')
    .replaceAll(/ \(JSON `[^`]+`\)|(?<=\()JSON `[^`]+`\s?; ?|, JSON `[^`]+`/g, '')
    .replaceAll(/ (?:JSON ids|(?:Identifiants )?JSON) `[^`]+`\./g, '');
}

/** Removes values that only distinguish cards in the data. */
function withoutValues(line: string): string {
  return line
    .replaceAll(/`[^`]+` \(([^)]+)\)(?=\s?:)/g, '$1')
    .replaceAll(/(?<=\()`[^`]+: [^`]+`\s?: /g, '')
    .replaceAll(/, `[^`]+`\)/g, ')');
}
