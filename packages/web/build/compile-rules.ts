import type { Block, Chapter } from '../src/rules/book.ts';

/** Title of a chapter in the other language, and its source. */
const asides = /(?: \([^)]*\)| \[[^\]]*\])+(?= —|$)/;

/** How the rule ids of one rule book are found: at the beginning of a text, and cited in passing with the marks around them. */
interface RuleIds {
  readonly first: RegExp;
  readonly cited: RegExp;
}

function ruleIds(prefixes: readonly string[]): RuleIds {
  const id = `(?:${prefixes.join('|')})-\\d+(?:\\.\\d+)*`;
  return {
    first: new RegExp(`^${id}(?=[\\s:.*]|$)`),
    cited: new RegExp(`(\\(?)(?<![\\w>])(${id})([),.;:]*)`, 'g'),
  };
}

/** Splits a rule book into chapters, and chapters into linkable rules. */
export function compileRules(markdown: string, rulePrefixes: readonly string[]): Chapter[] {
  const ids = ruleIds(rulePrefixes);
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  for (const part of `\n${markdown}`.split(/\n## /).slice(1)) {
    const [title = '', ...lines] = part.split('\n');
    const id = ids.first.exec(title)?.[0] ?? slug(title);
    chapters.push({
      id,
      title: plain(title.replace(ids.first, '').replace(asides, '').trim()),
      blocks: blocksOf(lines, ids),
    });
  }
  return chapters;
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function blocksOf(lines: readonly string[], ids: RuleIds): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    const next = line.startsWith('|') ? tableAt(lines, at, ids) : blockAt(lines, at, ids);
    blocks.push(...next.blocks);
    at = next.end;
  }
  return blocks;
}

interface Cut {
  readonly blocks: readonly Block[];
  readonly end: number;
}

function tableAt(lines: readonly string[], start: number, ids: RuleIds): Cut {
  let end = start;
  while (lines[end]?.startsWith('|')) end++;
  const rows = lines.slice(start, end).filter((row) => !/^\|[\s:|-]+\|$/.test(row));
  const cells = rows.map((row) =>
    row
      .slice(1, row.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = [], ...body] = cells;
  // Rows that are rules become blocks of their own, so that each can be linked.
  if (body.length > 0 && body.every(([first = '']) => ids.first.test(first.replaceAll('*', '')))) {
    return { blocks: body.map((row) => rowAsRule(head, row, ids)), end };
  }
  // An empty header is left out.
  const headCells = head.map((cell) =>
    cell === '' ? '<td></td>' : `<th scope="col">${inline(cell, ids)}</th>`,
  );
  const headRow = `<tr>${headCells.join('')}</tr>`;
  const bodyRows = body.map((row) => `<tr>${row.map((cell) => cellOf(cell, ids)).join('')}</tr>`);
  // A wide table scrolls, so it must be focusable.
  const html = `<table tabindex="0"><thead>${headRow}</thead><tbody>${bodyRows.join('')}</tbody></table>`;
  return { blocks: [{ html }], end };
}

/** Cells of at least this many characters get a minimum width, and the table scrolls on a phone. */
const muchText = 60;

function cellOf(cell: string, ids: RuleIds): string {
  return cell.length < muchText
    ? `<td>${inline(cell, ids)}</td>`
    : `<td class="much">${inline(cell, ids)}</td>`;
}

function rowAsRule(head: readonly string[], [first = '', ...rest]: readonly string[], ids: RuleIds): Block {
  const id = first.replaceAll('*', '');
  const parts = rest.map((cell, at) =>
    at === rest.length - 1 ? inline(cell, ids) : `${inline(cell, ids)} ·`,
  );
  const title =
    head.length > 4
      ? rest.map(
          (cell, at) =>
            `<span class="part"><i>${inline(head[at + 1] ?? '', ids)}</i> ${inline(cell, ids)}</span>`,
        )
      : parts;
  return { id, html: `<p><b>${id}</b> ${title.join(' ')}</p>` };
}

function blockAt(lines: readonly string[], start: number, ids: RuleIds): Cut {
  const line = lines[start] as string;
  const end = start + 1;
  if (line.trim() === '' || /^-{3,}$/.test(line)) return { blocks: [], end };
  const heading = /^###+ (.*)$/.exec(line)?.[1];
  if (heading !== undefined) {
    const id = ids.first.exec(heading)?.[0];
    const html = `<h3>${inline(heading, ids)}</h3>`;
    return { blocks: [id === undefined ? { html } : { id, html }], end };
  }
  const item = /^(\s*)(?:[-*]|\d+\.) (.*)$/.exec(line);
  const text = item?.[2] ?? line.trim();
  const id = ids.first.exec(text.replace(/^(?:\w+: )?\*\*/, ''))?.[0];
  const depth = item === null ? 0 : 1 + Math.floor((item[1] ?? '').length / 2);
  const html = `<p>${inline(text, ids)}</p>`;
  const block = { ...(id === undefined ? {} : { id }), ...(depth === 0 ? {} : { depth }), html };
  return { blocks: [block], end };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Renders bold, italic, code and links; a cited rule becomes a link. */
function inline(text: string, ids: RuleIds): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*((?:[^*]|\*(?!\*))+)\*\*/g, '<b>$1</b>')
    .replaceAll(/(?<![\w*])\*([^*]+)\*(?!\w)/g, '<i>$1</i>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1')
    .replaceAll(/ ?\[(?:[RPKD]|R→D)[^\]]*\](?:[ /]?\[(?:[RPKD]|R→D)[^\]]*\])*/g, sourceOf)
    .replaceAll(ids.cited, citedAs);
}

/** Keeps punctuation on the line of the button it belongs to. */
function citedAs(_all: string, before: string, rule: string, after: string): string {
  const link = `<button type="button" data-rule="${rule}">${rule}</button>`;
  return before + after === '' ? link : `<span class="cited">${before}${link}${after}</span>`;
}

/** The source of a rule; sources other than the rule book only say "print". */
function sourceOf(tags: string): string {
  const said = [...tags.matchAll(/\[([^\]]*)\]/g)].map(([, tag = '']) => tag.replaceAll(/P:[a-z]+/g, 'P'));
  // The no-break space is part of the source mark, so that hiding sources leaves no gap.
  return `<span class="source">${tags.startsWith(' ') ? '\u00a0' : ''}${[...new Set(said)].join(', ')}</span>`;
}

function plain(text: string): string {
  return text.replaceAll(/[*`]/g, '');
}
