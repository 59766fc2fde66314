import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

async function recorded(): Promise<string> {
  const file = join(emptyFolder(), 'match.jsonl');
  await cli(`record tic-tac-toe --seed 4 --out ${file}`);
  return file;
}

test('advise evaluates every move a player had and marks the one made', async () => {
  const file = await recorded();
  const { status, out } = await cli(`advise ${file} --move 3 --iterations 300 --json`);
  const { seat, chosen, candidates } = JSON.parse(out);
  expect(status).toBe(0);
  expect(seat).toBe(0);
  expect(candidates).toHaveLength(7);
  const marked = candidates.filter(({ isChosen }: { isChosen: boolean }) => isChosen);
  expect(marked).toMatchObject([{ move: chosen }]);
  expect(candidates[0].worth).toBeGreaterThan(0);
  expect((await cli(`advise ${file} --move 3 --iterations 50`)).out).toContain('→');
});

test('advise asks which move', async () => {
  expect(await cli(`advise ${await recorded()}`)).toMatchObject({
    status: 2,
    err: expect.stringContaining('--move'),
  });
});

test('honest asks a bot twice, the second time with hidden information rearranged', async () => {
  const { status, out } = await cli('honest tic-tac-toe --positions 30 --iterations 10 --json');
  expect(status).toBe(0);
  const { positions, differences } = JSON.parse(out);
  expect(positions).toBeGreaterThanOrEqual(30);
  expect(differences).toBe(0);
});

test('chances counts how often a seat with a judged chance wins, and draws it', async () => {
  const file = join(emptyFolder(), 'chances.svg');
  const { status, out } = await cli(`chances tic-tac-toe --matches 6 --iterations 20 --json --out ${file}`);
  expect(status).toBe(0);
  const { bins } = JSON.parse(out) as { bins: { judged: number; won: number; count: number }[] };
  expect(bins.length).toBeGreaterThan(0);
  const sum = (of: (bin: (typeof bins)[number]) => number) =>
    bins.reduce((all, bin) => all + of(bin) * bin.count, 0);
  // Each position gives one win to share out, and each match has been won once or shared.
  expect(sum(({ judged }) => judged)).toBeCloseTo(sum(() => 1) / 2);
  expect(sum(({ won }) => won)).toBeLessThanOrEqual(sum(() => 1) / 2);
  const svg = readFileSync(file, 'utf8');
  expect(svg.match(/<circle/g)).toHaveLength(bins.length);
});

test('story-lab finds a planted mistake in the story of its match', async () => {
  const { status, out } = await cli('story-lab tic-tac-toe --matches 3 --json');
  const { planted, found } = JSON.parse(out);
  expect(planted).toHaveLength(3);
  expect([status, found]).toEqual([0, 3]);
});

test('story-lab goes on from a match, and plays no more of them than it is told', async () => {
  const { out } = await cli('story-lab tic-tac-toe --from 3 --tries 2 --json');
  const { planted, without } = JSON.parse(out) as { planted: { match: number }[]; without: number };
  expect(planted.length + without).toBe(2);
  for (const { match } of planted) expect([3, 4]).toContain(match);
});

test('blunders finds blunders of a random player and none of a level', async () => {
  const random = await cli('blunders tic-tac-toe --bots random --games 12 --json');
  expect(random.status).toBe(1);
  expect(JSON.parse(random.out).counts['begins-at-the-edge']).toBeGreaterThan(0);
  const levels = await cli('blunders tic-tac-toe --games 6');
  expect(levels).toMatchObject({ status: 0, out: expect.stringContaining('0 blunders') });
  expect((await cli('blunders tic-tac-toe --list')).out).toContain('begins-at-the-edge (TTT-1)');
});

test('bench search measures tic-tac-toe and every game that has bots', async () => {
  const { out } = await cli('bench search --rounds 1 --time 20 --json', { root: emptyFolder() });
  const { ticTacToe, mctsBot, games } = JSON.parse(out);
  expect(ticTacToe).toBeGreaterThan(0);
  expect(mctsBot).toBeNull();
  expect(games).toHaveLength(1);
  const [{ profile }] = games;
  const all = profile.parts.reduce((sum: number, { share }: { share: number }) => sum + share, 0);
  expect(all).toBeCloseTo(1);
  expect(profile.parts.map(({ name }: { name: string }) => name)).toContain('search');
});

test('chances and honest refuse a setting that the game does not have', async () => {
  for (const command of ['chances', 'honest'])
    expect(await cli(`${command} tic-tac-toe --mode none`)).toMatchObject({
      status: 2,
      err: expect.stringContaining('tic-tac-toe has no such setting'),
    });
});
