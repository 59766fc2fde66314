import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameManifest } from '@manigance/games';
import { flag, words } from '../arguments.ts';
import { type Command, type Context, failed, succeeded } from '../command.ts';
import { manifestOf } from '../games.ts';
import { gameOption, jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { readRuleBook } from '../rule-book.ts';
import { type Citation, citationsIn } from '../test-titles.ts';

/** `manigance rules`: rules without a test, and tests of missing rules. */
export const rules: Command = {
  name: 'rules',
  summary: 'Lists rules that no test cites, and tests that cite rules which do not exist',
  usage: '[game]',
  options: { game: gameOption, json: jsonOption },
  examples: ['', '<game>', '<game> --json'],
  async run(given, context) {
    const [id] = words(given, 1);
    const { catalog } = context;
    const games = id === undefined ? catalog.manifests : [manifestOf(catalog, id)];
    const coverages = games.map((game) => coverageOf(context, game));
    if (flag(given, 'json'))
      printJson(context, id === undefined ? coverages.map(summary) : coverages.map(summary)[0]);
    else print(context, ...coverages.flatMap(report));
    return coverages.every(({ missing, unknown }) => missing.length + unknown.length === 0)
      ? succeeded
      : failed;
  },
};

interface Coverage {
  readonly game: string;
  readonly rules: readonly string[];
  readonly missing: readonly string[];
  readonly unknown: readonly Cited[];
  readonly outOfScope: readonly string[];
}

/** A citation and the file it stands in. */
interface Cited extends Citation {
  readonly file: string;
}

function coverageOf({ root }: Context, { id: game, url }: GameManifest): Coverage {
  const folder = dirname(fileURLToPath(url));
  const book = readRuleBook(readFileSync(join(folder, 'rulebook/en.md'), 'utf8'));
  const citations = citationsOf(root, join(folder, 'test'));
  const cited = new Set(citations.map(({ rule }) => rule));
  const known = new Set([...book.rules, ...book.outOfScope]);
  return {
    game,
    rules: book.rules,
    missing: book.rules.filter((rule) => !cited.has(rule)),
    unknown: citations.filter(({ rule }) => !known.has(rule)),
    outOfScope: book.outOfScope,
  };
}

function citationsOf(root: string, folder: string): Cited[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return citationsIn(readFileSync(path, 'utf8')).map((cited) => ({
        ...cited,
        file: relative(root, path),
      }));
    });
}

function summary({ game, rules: all, missing, unknown }: Coverage) {
  const names = [...new Set(unknown.map(({ rule }) => rule))];
  return { game, rules: all.length, cited: all.length - missing.length, missing, unknown: names };
}

function report({ game, rules: all, missing, unknown, outOfScope }: Coverage): string[] {
  const cited = all.length - missing.length;
  return [
    `${game}: ${all.length} rules, ${cited} cited, ${missing.length} missing, ${unknown.length} unknown`,
    ...missing.map((rule) => `  no test cites ${rule}`),
    ...unknown.map(({ rule, file, line }) => `  ${file}:${line} cites ${rule}, which is no rule`),
    ...(outOfScope.length === 0 ? [] : [`  not implemented, and so not counted: ${outOfScope.join(', ')}`]),
  ];
}
