import { seedFromNumber } from '@manigance/core';
import { opinionBeside } from '@manigance/core/second-opinion';
import { catalog } from '@manigance/games';
import {
  type Count,
  type Lab,
  type LabOptions,
  type LabProgress,
  LabUsageError,
  textOption,
} from '@manigance/proof/lab';
import { compareInThreads, setups } from '../src/commands/second-opinion.ts';

/** Compares the rules of each game with its second opinion. */
export const lab: Lab = {
  id: 'second-opinion',
  part: 'rules',
  promise: 'The rules that are played are those of the rule books.',
  method:
    'For each game a second, literal model of the rules, written from the rule book alone, computes the legal answers and the next position of random matches over every number of players and every setting that the model covers. Every decision is compared with the rules that are played. `--times` counts the matches of each game. `npx manigance second-opinion GAME` compares one game; [measurements](measurements/second-opinion.md) has earlier runs and the planted bugs that were found.',
  tests: [
    'packages/core/test/second-opinion.test.ts',
    'packages/games/test/second-opinion.test.ts',
    'packages/cli/test/second-opinion.test.ts',
  ],
  extent: { unit: 'matches', times: 10_000 },
  options: { game: { value: 'GAME', default: '', says: 'compare this game alone' } },
  run: compareEveryGame,
};

async function compareEveryGame(options: LabOptions, progress: LabProgress) {
  const chosen = textOption(options, 'game');
  const games = catalog.manifests.filter(({ id }) => chosen === '' || id === chosen);
  if (games.length === 0) throw new LabUsageError(`there is no game ${chosen}`);
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  const goals = options.goal.split(games.length);
  let matches = 0;
  for (const manifest of games) {
    const { value: goal } = goals.next();
    const opinion = await opinionBeside(manifest.url);
    if (goal === undefined || opinion === undefined) continue;
    const { game } = await manifest.rules();
    const sum = await compareInThreads(
      manifest.url,
      setups(game, opinion, { seed: seedFromNumber(options.seed) }),
      (so) => {
        progress.at(matches + so.matches, faults.length + so.disagreements.length);
        return goal.isOpen(so.matches);
      },
    );
    counts[`${game.id}: matches`] = sum.matches;
    counts[`${game.id}: decisions`] = sum.decisions;
    counts[`${game.id}: legal answers compared`] = sum.answers;
    faults.push(...sum.disagreements);
    matches += sum.matches;
  }
  progress.at(matches, faults.length);
  return { counts, faults, notes: [] };
}
