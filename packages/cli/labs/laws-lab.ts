import { seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { type Count, type Lab, type LabOptions, type LabProgress, wholeOption } from '@manigance/proof/lab';
import { checkInThreads, setups } from '../src/commands/laws.ts';

/** Checks the laws of the core in random matches. */
export const lab: Lab = {
  id: 'laws',
  part: 'secrecy',
  promise:
    'Nothing a seat is sent depends on what it may not know, and the same seed and moves give the same match.',
  method:
    'Random matches of every game, over every number of players and every setting, are checked against all laws of the core: hidden information is rearranged, and views, options, events and rejections are compared byte by byte. `npx manigance laws GAME` checks one game, also one of your own.',
  tests: ['packages/core/test/laws.test.ts', 'packages/cli/test/laws.test.ts'],
  extent: { unit: '(state, seat) pairs of each game', times: 200_000 },
  options: { 'one-in': { value: 'N', default: '4', says: 'check one position in N closely' } },
  run: checkEveryGame,
};

async function checkEveryGame(options: LabOptions, progress: LabProgress) {
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  const oneIn = wholeOption(options, 'one-in');
  const goals = options.goal.split(catalog.manifests.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const manifest of catalog.manifests) {
    const { value: goal } = goals.next();
    const { game } = await manifest.rules();
    const setting = { manifest: manifest.url, oneIn };
    const sum = await checkInThreads(
      setting,
      setups(game, seedFromNumber(options.seed)),
      ({ pairs, broken }) => {
        progress.at(pairs, faults.length + broken.length);
        return goal?.isOpen(pairs) === true;
      },
    );
    counts[`${game.id}: matches`] = sum.matches;
    counts[`${game.id}: (state, seat) pairs rearranged`] = sum.pairs;
    counts[`${game.id}: moves compared as seen`] = sum.witnessed;
    counts[`${game.id}: undos compared, by viewer`] = sum.undoViews;
    faults.push(...sum.broken);
    fewest = Math.min(fewest, sum.pairs);
  }
  progress.at(fewest, faults.length);
  return { counts, faults, notes: [] };
}
