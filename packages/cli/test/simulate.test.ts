import { expect, test } from 'vitest';
import { cli } from './cli.ts';

const shape = [
  'game',
  'players',
  'mode',
  'games',
  'finished',
  'errors',
  'steps',
  'stepsPerSecondPerCore',
  'wins',
];

test('simulate finishes every match and counts wins by seat and by how', async () => {
  const { status, out } = await cli('simulate tic-tac-toe --players 2 --games 300 --seed 7 --json');
  const result = JSON.parse(out);
  expect(status).toBe(0);
  expect(Object.keys(result)).toEqual(shape);
  expect(result).toMatchObject({
    game: 'tic-tac-toe',
    players: 2,
    mode: null,
    games: 300,
    finished: 300,
    errors: 0,
  });
  expect(result.wins.byHow.line + result.wins.byHow.full).toBe(300);
  expect(result.wins.bySeat[0] + result.wins.bySeat[1]).toBe(300 + result.wins.byHow.full); // a full board is shared
  expect(result.steps).toBeGreaterThan(300 * 5);
});

test('simulate gives the same counts for the same seed, however the threads share the work', async () => {
  const runs = await Promise.all([1, 2].map(() => cli('simulate tic-tac-toe --games 500 --seed 3 --json')));
  const [one, two] = runs.map(({ out }) => ({ ...JSON.parse(out), stepsPerSecondPerCore: 0 }));
  expect(one).toEqual(two);
});

test('simulate plays other matches for another seed', async () => {
  const runs = await Promise.all(
    [3, 4].map((seed) => cli(`simulate tic-tac-toe --games 500 --seed ${seed} --json`)),
  );
  expect(JSON.parse(runs[0]?.out ?? '').steps).not.toBe(JSON.parse(runs[1]?.out ?? '').steps);
});

test('simulate prints percentiles that are in order', async () => {
  const { out } = await cli('simulate tic-tac-toe --games 400');
  const [, p5, p50, p95, max] = (/p5 (\d+), p50 (\d+), p95 (\d+), max (\d+)/.exec(out) ?? []).map(Number);
  expect([p5, p50, p95, max]).toEqual([p5, p50, p95, max].toSorted());
  expect([p5, max]).toEqual([5, 9]);
});

test('simulate prints the seed of each broken match, and fails', async () => {
  const { status, out, err } = await cli('simulate broken-game --games 3 --json');
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ finished: 0, errors: 3 });
  const again = [...err.matchAll(/again: manigance (.*)/g)].map(([, line]) => line ?? '');
  expect(again).toHaveLength(3);
  expect((await cli(again[2] ?? '')).err).toContain('match 0: at the end a mark is lost');
});

test('simulate runs on every number of players in turn, as an array', async () => {
  const { status, out } = await cli('simulate moded-game --games 10 --json');
  expect(status).toBe(0);
  expect(
    JSON.parse(out).map(({ players, mode }: { players: number; mode: string }) => [players, mode]),
  ).toEqual([
    [2, 'short'],
    [3, 'short'],
  ]);
});

test('simulate takes a mode by --mode and by --option, and every mode by --mode all', async () => {
  const modes = async (line: string) => {
    const results = JSON.parse((await cli(`simulate moded-game --players 2 --games 5 --json ${line}`)).out);
    return [results].flat().map(({ mode }: { mode: string }) => mode);
  };
  expect(await modes('--mode long')).toEqual(['long']);
  expect(await modes('--option mode=long')).toEqual(['long']);
  expect(await modes('--mode all')).toEqual(['short', 'long']);
});

test('simulate --report sums the reports of the threads over every mode', async () => {
  const { status, out } = await cli('simulate moded-game --players 2 --games 50 --report');
  expect(status).toBe(0);
  expect(out).toMatch(/100 matches, \d+ marks\n$/);
  const { report, simulations } = JSON.parse(
    (await cli('simulate moded-game --games 50 --report --json')).out,
  );
  expect(report.matches).toBe(200);
  const steps = simulations.reduce((sum: number, { steps }: { steps: number }) => sum + steps, 0);
  expect(report.marks).toBe(steps);
});

test('simulate --report is refused for a game without a report', async () => {
  const { status, err } = await cli('simulate tic-tac-toe --report');
  expect(status).toBe(2);
  expect(err).toContain('tic-tac-toe has no report');
});
