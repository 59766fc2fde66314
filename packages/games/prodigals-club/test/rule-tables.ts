import { readFileSync } from 'node:fs';

const book = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');

/** The rows of all tables of the rulebook whose header begins with these cells, one record per row. */
export function rowsUnder(chapter: string, ...header: readonly string[]): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  let heads: string[] | undefined;
  let inside = false;
  for (const line of book.split('\n')) {
    if (/^##+ /.test(line)) inside = line.startsWith('## ') ? line.startsWith(`## ${chapter} `) : inside;
    if (!inside || !line.startsWith('|')) {
      heads = undefined;
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads === undefined) heads = cells;
    else if (header.every((head, at) => heads?.[at] === head) && !/^-+$/.test(cells[0] ?? '')) {
      found.push(Object.fromEntries(cells.map((cell, at) => [heads?.[at] ?? '', cell.replaceAll('`', '')])));
    }
  }
  return found;
}
