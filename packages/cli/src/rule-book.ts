/** The numbered rules of a rule book, in order. */
export interface RuleBook {
  readonly rules: readonly string[];
  /** Rules of chapters that are marked as not implemented. */
  readonly outOfScope: readonly string[];
}

const id = '[A-Z]{2,3}-\\d+(?:\\.[0-9A-Z]+)*';
const inHeading = new RegExp(`^#+\\s+(${id})(?=\\s|$)`);
const inBullet = new RegExp(`^\\s*[-*]\\s+\\*\\*(${id})(?=[\\s*])`);
/** `**XY-14.3 Checksums**` or `General: **XY-10.0**`. */
const inParagraph = new RegExp(`^(?:\\w+:\\s+)?\\*\\*(${id})(?=[\\s*])`);
const inCell = new RegExp(`^(?:${id}|[A-Z][1-9]\\d*)$`);
const short = /^[A-Z]\d+$/;

/**
 * Reads the rules of a rule book: bold ids at the start of a bullet or paragraph, ids in the first cell of a table row,
 * and headings followed by text or a table before the first such id.
 */
export function readRuleBook(book: string): RuleBook {
  const reading: Reading = { rules: new Set(), outOfScope: new Set(), heading: undefined, chapter: 'rules' };
  for (const block of blocksOf(book)) {
    const [line = ''] = block;
    if (line.startsWith('#')) readHeading(reading, line);
    else if (reading.chapter !== 'no rules') readBlock(reading, block);
  }
  return { rules: [...reading.rules], outOfScope: [...reading.outOfScope] };
}

interface Reading {
  readonly rules: Set<string>;
  readonly outOfScope: Set<string>;
  /** A heading without text so far: a rule if text follows, a title if numbered rules follow. */
  heading: string | undefined;
  chapter: 'rules' | 'no rules' | 'out of scope';
}

function readHeading(reading: Reading, line: string): void {
  const found = inHeading.exec(line)?.[1];
  if (/^##?\s/.test(line)) {
    reading.chapter = /\((?:not rules|hors règles)\)/.test(line) ? 'no rules' : 'rules';
    reading.heading = undefined;
  }
  // A heading without an id, such as "Possession tiles", belongs to the numbered one above it.
  if (found !== undefined) reading.heading = found;
}

function readBlock(reading: Reading, block: readonly string[]): void {
  const ids = idsIn(block);
  const found = ids.length === 0 && reading.heading !== undefined ? [reading.heading] : ids;
  if (
    ids.length === 0 &&
    reading.heading !== undefined &&
    /not implemented|non réalisé/.test(block.join(' '))
  ) {
    reading.chapter = 'out of scope';
  }
  reading.heading = undefined;
  const into = reading.chapter === 'out of scope' ? reading.outOfScope : reading.rules;
  for (const rule of found) into.add(rule);
}

function idsIn(block: readonly string[]): string[] {
  const [line = ''] = block;
  if (line.trimStart().startsWith('|')) return idsInTable(block);
  const found = inBullet.exec(line) ?? inParagraph.exec(line);
  return found?.[1] === undefined ? [] : [found[1]];
}

/** Short ids such as A1 count if the rows are numbered from 1; ids with leading zeros, such as A01, are data. */
function idsInTable(rows: readonly string[]): string[] {
  const [head = '', , ...body] = rows.map((row) => (row.split('|')[1] ?? '').replaceAll('*', '').trim());
  const ids = body.filter((cell) => inCell.test(cell));
  const fromOne =
    /^(Id|Rule|Règle)$/i.test(head) && body.every((cell, at) => cell.slice(1) === String(at + 1));
  return fromOne ? ids : ids.filter((cell) => !short.test(cell));
}

/** The blocks of a book: whole tables, whole code blocks, and single lines. */
function* blocksOf(book: string): Generator<readonly string[]> {
  let table: string[] = [];
  let inCode = false;
  for (const line of book.split('\n')) {
    const isRow = !inCode && line.trimStart().startsWith('|');
    if (isRow) table.push(line);
    else if (table.length > 0) {
      yield table;
      table = [];
    }
    if (line.startsWith('```')) inCode = !inCode;
    else if (!inCode && !isRow && line.trim() !== '' && !/^-{3,}$/.test(line)) yield [line];
  }
  if (table.length > 0) yield table;
}
