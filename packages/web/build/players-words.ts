/** What a game says about the engine's words in its rule book. */
export interface PlayersTerms {
  readonly rulePrefix: string;
  /** Players' words for ids. */
  readonly names?: PlayersNames | undefined;
  /** Ids of chapters and rules that are about the engine alone. */
  readonly engineOnly?: readonly string[] | undefined;
}

type PlayersNames = ReadonlyMap<string, string>;

/**
 * A rule book without what is written for the engine alone: code, and columns of identifiers. An identifier within a
 * sentence is called what players call it, where they have a word for it.
 */
export function inPlayersWords(
  markdown: string,
  { rulePrefix, names: known = new Map(), engineOnly = [] }: PlayersTerms,
): string {
  const names = new Map([...ruledEffects(markdown, rulePrefix), ...known]);
  const lines = markdown.replaceAll(codeOrEngine(engineOnly), '').replaceAll(indentedTable, '').split('\n');
  const said: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (lines[end]?.startsWith('|')) end++;
    if (end > at) said.push(...withoutCodeColumns(lines.slice(at, end)));
    else said.push(lines[at] ?? '');
    at = Math.max(at, end - 1);
  }
  return said.map((line) => named(line, names, rulePrefix)).join('\n');
}

/** Blocks of code, and the chapters and rules that are about the engine alone. */
function codeOrEngine(engineOnly: readonly string[]): RegExp {
  const code = '^```[\\s\\S]*?^```$';
  const parts = engineOnly.map((id) => {
    const said = id.replaceAll('.', '\\.');
    return `^(?:- )?\\*\\*${said}\\b.*$|^## ${said} [\\s\\S]*?(?=^## |$(?![\\s\\S]))`;
  });
  return new RegExp([code, ...parts].join('|'), 'gm');
}

/** What stands before a table that belongs to an item of a list. */
const indentedTable = /^ +(?=\|)/gm;

/** An effect that a row of rules is about is called by the number of that rule. */
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

function named(line: string, names: PlayersNames, rulePrefix: string): string {
  const nameOf = (id: string) => names.get(id) ?? names.get(id.replace(/[ {].*$|^(?:space|bonus):/g, ''));
  const called = withSymbolsNamed(withoutData(line, rulePrefix), nameOf)
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
function withoutData(line: string, prefix: string): string {
  return line
    .replaceAll(/ \(`\w+` \d+\)|\s?: `ceil[^`]+`| (?:Implement as|À programmer ainsi\s?:) `[^`]+`\./g, '')
    .replaceAll(/, (?:effect|effet|goal|objectif) `[^`]+`/g, '')
    .replaceAll(new RegExp(`(${prefix}-[\\d.]+) \`[^\`]+\`(?: \\([^)]*\\))?(?=\\s?: )`, 'g'), '$1')
    .replaceAll(new RegExp(` \`[^\`.]+\`[^.]* JSON[^.]*(?:${prefix}-[\\d.]+[^.]*)*\\.(?= |$)`, 'g'), '')
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
