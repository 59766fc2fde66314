import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type BotFinder, BotRunner, type Request } from '@manigance/bots';
import { botFinderOf } from '@manigance/games/bot-finder.ts';
import { importCatalog } from '@manigance/games/import.ts';
import type { ThreadGames } from './pool.ts';

/** Lowers the priority of this thread below the server's. Linux has a priority per thread. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority() + 10));
  } catch {
    // Without permission, bots run at the server's priority, on other cores.
  }
}
stepBack();

/** A thread of the bot pool: answers each request with a move or an error. */
const { findBot: toys, manifests } = workerData as ThreadGames;
const findBot =
  toys === undefined ? await loadBots() : ((await import(toys)) as { readonly findBot: BotFinder }).findBot;
const runner = new BotRunner(() => performance.now(), findBot);

parentPort?.on('message', (request: Request) => {
  runner.answer(request).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage({ ready: true });

/** Loads the bots of every game before the first request, because requests are timed. */
async function loadBots(): Promise<BotFinder> {
  const catalog = await importCatalog(manifests);
  await Promise.all(catalog.manifests.map(({ bot }) => bot?.()));
  return botFinderOf(catalog);
}
