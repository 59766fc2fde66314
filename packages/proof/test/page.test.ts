import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyLab, labs } from '../src/labs.ts';
import { figures, proofFile, proofPage } from '../src/page.ts';
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

test('over several runs numbers are added up, measurements are a range, and faults are named', () => {
  const machine = { cores: 2, processor: 'a processor', node: '24.0.0', load: 1 };
  const place = { date: '2026-01-02', machine, seconds: 30, notes: ['A note.'], tested: 'schema 1; coins 2' };
  const page = figures({
    lab: 'coins',
    unit: 'coins',
    runs: [
      { ...place, command: 'one', seed: 1, done: 3, counts: { thrown: 3, height: metres(1.5) }, faults: [] },
      {
        ...place,
        command: 'two',
        seed: 2,
        done: 4,
        counts: { thrown: 4, height: metres(0.5) },
        faults: ['lost'],
      },
    ],
  });
  expect(page).toContain('| thrown | 7 |\n| height | 0.5 m to 1.5 m |');
  expect(page).toContain(
    '1 fault in 60 s. 2 runs such as `one` on 2 cores of a processor, Node 24.0.0, 2026-01-02',
  );
  expect(page).toContain('All runs tested the same: schema 1; coins 2.');
  expect(page).toMatch(/A note\.\n\n- lost\n$/);
});

function metres(value: number) {
  return { value, unit: 'm' };
}
