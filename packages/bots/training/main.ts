// Fits a learned judgement to records of finished matches: `node packages/bots/training/main.ts --help`.
import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Learning, type NetworkFile, readNetwork, sampleOf, writeNetwork } from '@manigance/bots';
import { seedFromNumber, type Vocabulary } from '@manigance/core';
import { fit } from './fit.ts';
import { recordPaths, replayed } from './replayed.ts';
import { assured, calibration, surpriseOver } from './trial.ts';

const usage = `node packages/bots/training/main.ts --game DIR --players N --records DIR [--records DIR …] [--data COMMAND …]
  --game DIR      folder of the game, packages/games/<game> or one outside the repository
  --players N     number of players; matches of others are skipped
  --records DIR   records made by \`manigance arena --records DIR\`
  --data COMMAND  command that made them, kept in the file
  --sight N       playout steps before the network judges (default 12)
  --hidden A,B    units of the hidden layers (default 16,16)
  --rounds N      times that every position is learned from (default 3)
  --kept N        share of the results that stays with each position back from the end, at the second fit (default 0.97; 1: one fit)
  --rate N --decay N --seed N
  --out FILE      the weights, as a module`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string', default: '2' },
    records: { type: 'string', multiple: true, default: [] },
    data: { type: 'string', multiple: true, default: [] },
    sight: { type: 'string', default: '12' },
    hidden: { type: 'string', default: '16,16' },
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.001' },
    decay: { type: 'string', default: '1' },
    kept: { type: 'string', default: '0.97' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

if (values.help || values.game === undefined) say(usage);
else await train(values.game);

async function train(folder: string): Promise<void> {
  const { learning } = (await import(pathToFileURL(resolve(folder, 'bot/learning.ts')).href)) as {
    readonly learning: Learning<Vocabulary>;
  };
  const seats = Number(values.players);
  const paths = recordPaths(values.records);
  const material = replayed(learning, paths, seats, (matches) => {
    if (matches % 1000 === 0) say(`${matches} of ${paths.length} matches replayed`);
  });
  const { learned, tried, matches } = material;
  say(`${matches} matches, ${learned.count} positions to learn from, ${tried.count} kept apart`);
  const features = learning.featuresFor(seats).size;
  const fitted = () =>
    fit(features, learned, tried, {
      hidden: values.hidden.split(',').map(Number),
      rounds: Number(values.rounds),
      rate: Number(values.rate),
      decay: Number(values.decay),
      seed: seedFromNumber(Number(values.seed)),
      onRound: (round, surprise) => say(`round ${round}: surprise ${surprise.toFixed(4)}`),
    });
  let network = fitted();
  const kept = Number(values.kept);
  if (kept < 1) {
    learned.smooth(network, features, kept);
    say('once more, with the results drawn towards its judgements');
    network = fitted();
  }
  const written = writeNetwork(assured(network, features, tried));
  const command = ['node packages/bots/training/main.ts', ...told(process.argv.slice(2))].join(' ');
  const made = {
    command,
    data: values.data,
    rulesVersion: learning.game.rulesVersion,
    matches,
    positions: learned.count,
  };
  const sight = Number(values.sight);
  // Judged as it will be read, with its weights rounded.
  const rounded = readNetwork(written);
  const surprise = Number(surpriseOver(rounded, features, tried).toFixed(4));
  say(`${features} features, rounded: surprise ${surprise}`);
  for (const { count, judged, won } of calibration(rounded, features, tried))
    if (count > 0) say(`  judged ${percent(judged / count)}, won ${percent(won / count)}, ${count} chances`);
  if (values.out !== undefined)
    writeFileSync(
      values.out,
      moduleOf({ made: { ...made, surprise }, sight, sample: sampleOf(rounded), ...written }),
    );
}

/** The arguments that make the weights, with folders by name alone. */
function told(given: readonly string[]): readonly string[] {
  return given.flatMap((word, at) => {
    const option = word.startsWith('--') ? word : given[at - 1];
    if (option === '--data' || option === '--out') return [];
    return [option === '--records' ? basename(word) : word];
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The file of a network, as a module. */
function moduleOf(file: NetworkFile): string {
  return [
    "import type { NetworkFile } from '@manigance/bots';",
    '',
    '/** A learned network. Made by packages/bots/training; not edited by hand. */',
    `export const network: NetworkFile = ${JSON.stringify(file, undefined, 2)};`,
    '',
  ].join('\n');
}
