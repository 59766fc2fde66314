import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@manigance/games';
import { type Lab, type LabOptions, type LabProgress, wholeOption } from '@manigance/proof/lab';
import { loadGames } from '../src/games.ts';
import { serve } from '../src/serve.ts';
import { playMatch } from './match.ts';
import { badLine, manyFaults } from './proxy.ts';
import { checkRecord, faultsOnTheWire } from './wire-check.ts';

/** Plays matches over lines that lose, delay and double messages. */
export const lab: Lab = {
  id: 'bad-line',
  part: 'crash',
  promise:
    'Over a bad connection every match goes on, no move is lost or doubled, and nobody receives a byte they may not see.',
  method:
    'Four clients and a spectator play matches of every game over a connection that drops, delays and doubles messages and is cut. Everything they received is compared with what they may see, and the record is replayed.',
  tests: ['packages/server/test/bad-line.test.ts'],
  extent: { unit: 'matches of each game', times: 200 },
  options: { 'at-once': { value: 'N', default: '32', says: 'matches at a time' } },
  run: play,
};

async function play(options: LabOptions, progress: LabProgress) {
  const { goal, seed: firstSeed } = options;
  const games = await loadGames(catalog);
  const ids = Object.keys(games);
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
  const total = { matches: 0, reconnects: 0, steps: 0 };
  const found: string[] = [];
  let begun = 0;

  async function worker(): Promise<void> {
    while (goal.isOpen(Math.floor(begun / ids.length))) {
      const id = ids[begun % ids.length] ?? '';
      const seed = firstSeed + Math.floor(begun++ / ids.length);
      const game = games[id]?.game;
      if (game === undefined) continue;
      const played = await playMatch(base, line.url, { game: id, seed, patience: 1_000 });
      const faults = await faultsOnTheWire(game, running.storage, played);
      await checkRecord(base, game, played);
      for (const client of [...played.players, played.spectator]) client.close();
      for (const fault of faults) {
        found.push(`${id} seed ${seed}: ${fault}`);
        progress.say(`${id} seed ${seed}: ${fault}`);
      }
      total.matches++;
      total.reconnects += played.reconnects;
      total.steps += played.spectator.tables.get(played.table)?.number ?? 0;
      progress.at(Math.floor(total.matches / ids.length), found.length);
    }
  }

  await Promise.all(Array.from({ length: wholeOption(options, 'at-once') }, worker));
  line.close();
  await running.stop();
  rmSync(dataDir, { recursive: true });
  const counts = {
    matches: total.matches,
    'steps shown to spectators': total.steps,
    reconnections: total.reconnects,
    messages: line.done.messages,
    'messages lost': line.done.drops,
    'messages doubled': line.done.duplicates,
    'connections cut': line.done.cuts,
  };
  return { counts, faults: found, notes: [] };
}
