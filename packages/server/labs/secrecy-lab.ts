import { availableParallelism } from 'node:os';
import { catalog } from '@manigance/games';
import type { Count, Lab, LabOptions, LabProgress } from '@manigance/proof/lab';
import { noSecrecyTotals } from '@manigance/table/testing';
import { openThread } from '../src/thread.ts';
import type { SecrecyNews, SecrecyTask } from './secrecy-worker.ts';

/** Compares tables that differ in hidden information only. */
export const lab: Lab = {
  id: 'secrecy',
  part: 'secrecy',
  promise:
    'Nothing that a seat or a spectator is sent depends on what they may not know: no byte, no order, no time.',
  method:
    'Random matches of every game, over every number of players and every setting. Again and again everything that one viewer may not know is dealt anew, and the match goes on with the same moves at two tables in virtual time. Every message to the viewer and to a spectator is compared, with its place and its time: views, options, events, clocks, refusals with their reasons, what may be undone and why not, lists, the match so far, a record before the end (there is none), log lines and recap in both languages, and hints at a sample of questions. Past an event that reveals the same at both tables it goes on.',
  tests: ['packages/table/test/secrecy.test.ts', 'packages/core/test/law-breakers.test.ts'],
  extent: { unit: '(position, viewer) pairs', times: 1_000_000 },
  options: {},
  run: compareTables,
};

const counted = {
  deals: 'hidden things dealt anew',
  past: 'deals followed past a revelation',
  messages: 'messages compared',
  bytes: 'bytes compared',
  undos: 'undos decided',
  hints: 'hints compared',
} as const;

async function compareTables({ goal, seed }: LabOptions, progress: LabProgress) {
  const totals = noSecrecyTotals();
  const pairsOf: Record<string, number> = Object.fromEntries(catalog.ids.map((id) => [id, 0]));
  const faults: string[] = [];
  const hear = ({ game, totals: more, faults: found }: SecrecyNews): boolean => {
    for (const name of ['pairs', 'messages', 'bytes', 'deals', 'past', 'hints', 'undos'] as const)
      totals[name] += more[name];
    pairsOf[game] = (pairsOf[game] ?? 0) + more.pairs;
    for (const fault of found) progress.say(fault);
    faults.push(...found);
    progress.at(totals.pairs, faults.length);
    return faults.length === 0 && goal.isOpen(totals.pairs);
  };
  const threads = availableParallelism();
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => inThread({ thread, threads, seed }, hear)),
  );
  const counts: Record<string, Count> = {};
  for (const [game, pairs] of Object.entries(pairsOf)) counts[`${game}: (position, viewer) pairs`] = pairs;
  for (const [name, says] of Object.entries(counted)) counts[says] = totals[name as keyof typeof counted];
  return { counts, faults, notes: [] };
}

/** Runs a thread until `hear` has heard enough. */
function inThread(task: SecrecyTask, hear: (news: SecrecyNews) => boolean): Promise<void> {
  const thread = openThread(new URL('./secrecy-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    thread.on('message', (news: SecrecyNews) => {
      if (!hear(news)) thread.terminate().then(() => resolve(), reject);
    });
    thread.on('error', reject);
  });
}
