import { seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import {
  type Count,
  type Lab,
  type LabOptions,
  type LabProgress,
  switchOption,
  wholeOption,
} from '@manigance/proof/lab';
import { compareInThreads } from '../src/commands/honest.ts';

/** Compares decisions of bots in two arrangements of the hidden information. */
export const lab: Lab = {
  id: 'honest',
  part: 'secrecy',
  promise: 'Bots and hints know only what their seat is shown.',
  method:
    'Positions of random matches with the hidden information dealt in another way: the bot must make the same move. `npx manigance honest GAME` compares one game, also one of your own.',
  tests: ['packages/games/test/honest.test.ts'],
  extent: { unit: 'positions of each game', times: 20_000 },
  options: {
    iterations: { value: 'N', default: '32', says: 'search iterations per decision' },
    hints: { says: 'compare hints, reasons, costs and guesses, not moves alone' },
  },
  run: compareEveryGame,
};

async function compareEveryGame(options: LabOptions, progress: LabProgress) {
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  const iterations = wholeOption(options, 'iterations');
  const seed = seedFromNumber(options.seed);
  const hints = switchOption(options, 'hints');
  const goals = options.goal.split(catalog.manifests.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const manifest of catalog.manifests) {
    const { value: goal } = goals.next();
    const setting = { manifest: manifest.url, seed, iterations, hints };
    const { positions, differences } = await compareInThreads(setting, (so) => {
      progress.at(so.positions, faults.length + so.differences.length);
      return goal?.isOpen(so.positions) === true;
    });
    counts[`${manifest.id}: positions compared`] = positions;
    faults.push(...differences.map((difference) => `${manifest.id}: ${difference}`));
    fewest = Math.min(fewest, positions);
  }
  progress.at(fewest, faults.length);
  return { counts, faults, notes: [] };
}
