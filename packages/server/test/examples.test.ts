import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyone, TestServer, tableOf, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** Runs an example bot; answers with its exit status and error output. */
function run(command: string, file: string, code: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, [`${examples}${file}`, server.base, code], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (data) => {
      complaint += String(data);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (status) => resolve(`${status} ${complaint}`));
  });
}

test('the bots of the examples, in TypeScript and in Python, play a match against each other', async () => {
  const host = await server.guest('Hanna');
  const made = await host.send(tableOf('tic-tac-toe', [anyone, anyone]));
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  await host.watch(made.table);
  const bots = [run(process.execPath, 'bot.ts', made.code), run('python3', 'bot.py', made.code)];
  const isFull = () => host.tables.get(made.table)?.info.seats.every(({ person }) => person !== undefined);
  await until('both are seated', () => isFull() === true);
  await host.send({ type: 'start', table: made.table });
  expect(await Promise.all(bots)).toEqual(['0 ', '0 ']);
  await until('the host knows', () => host.tables.get(made.table)?.info.stage === 'over');
}, 60_000);

test.each(['bot.ts', 'bot.py'])('%s is thirty lines', (file) => {
  const lines = readFileSync(`${examples}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(30);
});
