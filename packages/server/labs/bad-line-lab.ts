import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@manigance/games';
import { loadGames } from '../src/games.ts';
import { serve } from '../src/serve.ts';
import { playMatch } from './match.ts';
import { badLine, manyFaults } from './proxy.ts';
import { checkRecord, faultsOnTheWire } from './wire-check.ts';

const games = await loadGames(catalog);

/** `node packages/server/labs/bad-line-lab.ts [matches of each game] [at once] [seed]`: 200 matches of each. */
const [matches = 200, atOnce = 32, firstSeed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'manigance-lab-'));
const running = await serve({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'error',
  rateLimits: false,
  answerDelay: [0, 0],
});
const base = `http://127.0.0.1:${running.port}`;
const line = await badLine(`ws://127.0.0.1:${running.port}/ws`, manyFaults, firstSeed);
const todo = Array.from({ length: matches }, (_, at) =>
  Object.keys(games).map((id) => ({ id, seed: firstSeed + at })),
).flat();
const total = { matches: 0, reconnects: 0, steps: 0, faults: 0 };

async function worker(): Promise<void> {
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const { id, seed } = next;
    const game = games[id]?.game;
    if (game === undefined) continue;
    const played = await playMatch(base, line.url, { game: id, seed, patience: 1_000 });
    const faults = await faultsOnTheWire(game, running.storage, played);
    await checkRecord(base, game, played);
    for (const client of [...played.players, played.spectator]) client.close();
    for (const fault of faults) say(`${id} seed ${seed}: ${fault}`);
    total.matches++;
    total.reconnects += played.reconnects;
    total.steps += played.spectator.tables.get(played.table)?.number ?? 0;
    total.faults += faults.length;
    if (total.matches % 6 === 0) say(JSON.stringify({ ...total, line: line.done }));
  }
}

await Promise.all(Array.from({ length: atOnce }, worker));
say(JSON.stringify({ ...total, line: line.done }));
line.close();
await running.stop();
rmSync(dataDir, { recursive: true });
process.exit(total.faults === 0 ? 0 : 1);
