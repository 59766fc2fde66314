import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { type BotFinder, randomBot } from '@manigance/bots';

/** Bots for tests: one plays at random, one never answers, one throws, one throws its request. */
export const findBot: BotFinder = async (_game, level) => {
  if (level === 'endless') return { decide: () => spin() };
  if (level === 'telltale') return { decide: (shown, { history }) => tell(shown, history) };
  if (level !== 'broken') return randomBot;
  return {
    decide: () => {
      throw new Error('no idea');
    },
  };
};

function tell(shown: unknown, history: unknown): never {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  const handed = { shown, history, priority: getPriority(thread), server: getPriority(process.pid) };
  throw new Error(JSON.stringify(handed));
}

function spin(): never {
  for (;;);
}
