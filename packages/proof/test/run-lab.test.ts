import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotRun, Goal, type Lab, wholeOption } from '../src/lab.ts';
import { type LabRun, nextSeed, readReport, storeRun } from '../src/report.ts';
import { runLabCommand } from '../src/run-lab.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manigance-proof-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A lab that throws coins; every coin that lands on its edge is a fault. */
const coins: Lab = {
  id: 'coins',
  part: 'load',
  promise: 'A coin lands on a side.',
  method: 'Coins are thrown.',
  tests: ['packages/proof/test/run-lab.test.ts'],
  extent: { unit: 'coins', times: 5 },
  options: {
    edges: { value: 'N', default: '0', says: 'coins that land on their edge' },
    broken: { says: 'have no coins' },
  },
  async run(options, progress) {
    if (options.values.broken === true) throw new CannotRun('there are no coins');
    let thrown = 0;
    while (options.goal.isOpen(thrown)) progress.at(++thrown, 0);
    const faults = Array.from({ length: wholeOption(options, 'edges') }, (_, at) => `coin ${at}`);
    return { counts: { thrown, height: { value: 1.5, unit: 'm' } }, faults, notes: ['A note.'] };
  },
};

async function run(...typed: readonly string[]) {
  const lines: string[] = [];
  const out = { write: (text: string) => void lines.push(text) };
  const find = async (id: string) => (id === 'coins' ? coins : undefined);
  const status = await runLabCommand(typed, out, find, {
    store: (of, ran, how) => storeRun(of, ran, how, folder),
    nextSeed: (id, tested) => nextSeed(id, tested, folder),
  });
  return { status, said: lines.join('') };
}

test('a lab without faults ends with a table and status 0', async () => {
  const { status, said } = await run('coins');
  expect(status).toBe(0);
  expect(said).toContain('coins: 5 coins in 0 s, no fault');
  expect(said).toMatch(/thrown +5\n +height +1.5 m\n +A note\./);
});

test('a lab with faults shows them and ends with status 1', async () => {
  const { status, said } = await run('coins', '--times', '7', '--edges', '2');
  expect(status).toBe(1);
  expect(said).toContain('7 coins in 0 s, 2 faults');
  expect(said).toContain('fault: coin 1');
});

test.each([
  [['coins', '--edges', 'many'], '--edges is a whole number, not many'],
  [['coins', '--times', '3', '--for', '1s'], 'give --times or --for, not both'],
  [['coins', '--for', '3'], '--for is a time such as 90s, 10m or 2h, not 3'],
  [['coins', '--tails'], "Unknown option '--tails'"],
  [['coins', '--broken'], 'there are no coins'],
  [['dice'], 'LAB is one of'],
])('a lab that does not run says why and ends with status 2 (%s)', async (typed, why) => {
  const { status, said } = await run(...typed);
  expect(status).toBe(2);
  expect(said).toContain(why);
});

test('--write stores the run in place of earlier ones, --add beside them', async () => {
  await run('coins', '--times', '3');
  expect(readReport('coins', folder)).toBeUndefined();
  await run('coins', '--times', '3', '--write');
  await run('coins', '--times', '4', '--seed', '9', '--write');
  await run('coins', '--times', '5', '--edges', '1', '--add');
  const report = readReport('coins', folder);
  expect(report).toMatchObject({ lab: 'coins', unit: 'coins' });
  expect(report?.runs).toMatchObject([
    {
      command: 'npm run lab -- coins --times 4 --seed 9',
      seed: 9,
      done: 4,
      counts: { thrown: 4 },
      faults: [],
    },
    { command: 'npm run lab -- coins --times 5 --edges 1', seed: 10, done: 5, faults: ['coin 0'] },
  ]);
  expect(report?.runs[0]?.machine.node).toBe(process.versions.node);
});

test('--add goes on after the last seed, and drops runs that tested other rules or another schema', async () => {
  await run('coins', '--times', '3', '--add');
  await run('coins', '--times', '4', '--add');
  const [first, second] = readReport('coins', folder)?.runs ?? [];
  expect([first?.seed, second?.seed]).toEqual([1, 2]);
  expect(first?.tested).toMatch(/^schema \d+; .+ \d+/);
  const older = { ...first, tested: 'schema 0', seed: 70 } as LabRun;
  storeRun({ id: 'coins', unit: 'coins' }, older, 'replace', folder);
  await run('coins', '--times', '5', '--add');
  expect(readReport('coins', folder)?.runs).toMatchObject([{ done: 5, seed: 1 }]);
});

test('a run that is told how long ends when the time is over', () => {
  const [past, none] = [Goal.seconds(-1), Goal.seconds(0)];
  expect([past.isOpen(0), none.isOpen(0)]).toEqual([false, false]);
  expect(Goal.seconds(3_600).isOpen(1e9)).toBe(true);
});

test('parts that run one after the other share the time and keep the number', () => {
  expect([...Goal.times(3).split(2)].map((goal) => [goal.isOpen(2), goal.isOpen(3)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect([...Goal.seconds(0).split(2)].some((goal) => goal.isOpen(0))).toBe(false);
});
