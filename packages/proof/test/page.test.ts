import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyLab, labs } from '../src/labs.ts';
import { proofFile, proofPage } from '../src/page.ts';
import { readReport, reportFolder, root } from '../src/report.ts';

test('docs/proof.md is what `npm run proof` makes from the labs and their reports', async () => {
  expect(readFileSync(proofFile, 'utf8')).toBe(await proofPage());
});

test('every lab is listed under its own id and names tests that exist', async () => {
  const all = await everyLab();
  expect(all.map(({ id }) => id)).toEqual(Object.keys(labs));
  for (const { tests } of all) {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});

test('every report belongs to a lab, in its present unit', async () => {
  const units = new Map((await everyLab()).map(({ id, extent }) => [id, extent.unit]));
  const ids = existsSync(reportFolder)
    ? readdirSync(reportFolder).map((name) => name.replace('.json', ''))
    : [];
  for (const id of ids) expect(readReport(id)).toMatchObject({ lab: id, unit: units.get(id) });
});
