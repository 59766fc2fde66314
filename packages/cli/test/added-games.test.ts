import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { catalogWithout as catalog, exampleFolder, exampleGame } from './example-game.ts';
import { emptyFolder } from './folder.ts';

const { id, title, rulePrefix, seats } = exampleGame;

test.each([
  [`simulate ${id} --players ${seats.max} --games 20 --json`, '"finished": 20'],
  [`laws ${id} --pairs 20`, 'differences                     0'],
  [`rules ${id}`, `${id}: `],
  [`demo ${id} --seed 7`, `${title} — `],
  [`record ${id} --players ${seats.max}`, `"game":"${id}"`],
  [`arena ${id} --levels`, '\n'],
  [`blunders ${id} --list`, `(${rulePrefix}-`],
  [`honest ${id} --positions 20 --iterations 20`, ' 0 differences'],
])('%s takes a game that is not in the catalog', async (line, said) => {
  const { status, out, err } = await cli(`${line} --game ${exampleFolder}`, { catalog });
  expect([status, err.replaceAll(/^The same again: .*\n/gm, '')]).toEqual([0, '']);
  expect(out).toContain(said);
});

test('--game takes the manifest itself', async () => {
  const { out } = await cli(`rules --game ${join(exampleFolder, 'manifest.ts')}`, { catalog });
  expect(out).toContain(`${id}: `);
});

test('replay, verify and advise read records of an added game, and name --game without it', async () => {
  const file = join(emptyFolder(), 'match.jsonl');
  await cli(`record ${id} --seed 4 --out ${file} --game ${exampleFolder}`);
  for (const line of [`replay ${file}`, `verify ${file}`, `advise ${file} --move 1 --iterations 50`]) {
    expect(await cli(`${line} --game ${exampleFolder}`)).toMatchObject({ status: 0 });
    const { status, out, err } = await cli(line);
    expect(status).toBe(1);
    expect(out + err).toContain(`is a match of ${id}, which is not in the catalog; add it with --game PATH`);
  }
});

test('a command line to type again names the added games', async () => {
  const { err } = await cli(`demo ${id} --seed 7 --game ${exampleFolder}`);
  expect(err).toContain(`manigance demo ${id} --seed `);
  expect(err).toContain(` --game ${relative('', exampleFolder)}\n`);
});

test('a path without a game is refused with advice', async () => {
  const folder = emptyFolder();
  const refused = async (path: string) => {
    const { status, err } = await cli(`simulate tic-tac-toe --game ${path}`);
    expect(status).toBe(2);
    return err;
  };
  expect(await refused(join(folder, 'none'))).toContain('there is no such file or folder');
  expect(await refused(folder)).toContain(
    'has no manifest.ts; `npx manigance new <id>` writes a game with one',
  );
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'manifest.ts'), text);
    return join(folder, name);
  };
  expect(await refused(write('empty', 'export {};'))).toContain('exports no manifest');
  expect(await refused(write('broken', 'import "./nowhere.ts";'))).toContain('does not load: ');
  const half = "export const manifest = { id: 'half', title: 'Half', rulePrefix: 'HF' };";
  expect(await refused(write('half', half))).toContain('the manifest lacks url, seats, minutes, settings, ');
  const again = `import { manifest as real } from '${pathToFileURL(exampleFolder)}/manifest.ts';\nexport const manifest = `;
  const twin = write('twin', `${again}{ ...real, id: 'tic-tac-toe' };`);
  expect(await refused(twin)).toContain('there is already a game with the id tic-tac-toe');
  const prefix = write('prefix', `${again}{ ...real, id: 'other' };`);
  const further = `rulePrefix: 'ZZ', furtherRulePrefixes: ['${rulePrefix}']`;
  const furtherPrefix = write('further', `${again}{ ...real, id: 'other', ${further} };`);
  for (const taken of [prefix, furtherPrefix])
    expect(await refused(`${exampleFolder} --game ${taken}`)).toContain(
      `the rule prefix ${rulePrefix} belongs to ${id}`,
    );
});
