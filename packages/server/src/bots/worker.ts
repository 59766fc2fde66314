import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type BotFinder, BotRunner, type Request } from '@manigance/bots';
import { adviceOn, type HintReply } from '@manigance/bots/hint';
import type { Catalog } from '@manigance/games';
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
const catalog = toys === undefined ? await importCatalog(manifests) : undefined;
const findBot =
  catalog !== undefined
    ? await loadBots(catalog)
    : ((await import(toys ?? '')) as { readonly findBot: BotFinder }).findBot;
const runner = new BotRunner(() => performance.now(), findBot);

parentPort?.on('message', (request: Request) => {
  const reply = request.wants === 'hint' ? advice(request) : runner.answer(request);
  void reply.then((said) => parentPort?.postMessage(said));
});
parentPort?.postMessage({ ready: true });

async function advice(request: Request): Promise<HintReply> {
  const module = await catalog?.find(request.game)?.bot?.();
  return adviceOn(module?.bots, request, () => performance.now());
}

/** Loads the bots of every game before the first request, because requests are timed. */
async function loadBots(all: Catalog): Promise<BotFinder> {
  await Promise.all(all.manifests.map(({ bot }) => bot?.()));
  return botFinderOf(all);
}
