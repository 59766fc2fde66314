import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recordOf } from '@manigance/core';
import { commandLine } from '../added-games.ts';
import { flag, language, tableOptions, whole, words } from '../arguments.ts';
import { atRandom } from '../chooser.ts';
import { type Command, succeeded } from '../command.ts';
import { manifestOf } from '../games.ts';
import { nameOf } from '../names.ts';
import { gameOption, jsonOption, langOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { randomMatch } from '../random-match.ts';
import { saltFor, seedGiven } from '../seeds.ts';
import { numbered, transcriptOf } from '../transcript.ts';

/** Between two lines on a terminal, at speed 1. */
const pauseMilliseconds = 120;

/** `manigance demo`: one match of random bots, printed. */
export const demo: Command = {
  name: 'demo',
  summary: 'Plays one match of random bots and prints its log line by line',
  usage: '[game] [--lang fr|en] [--seed S] [--speed N]',
  options: {
    lang: langOption,
    seed: valueOption('S', 'random seed (default a new one each time)'),
    speed: valueOption('N', 'speed factor (default 1)'),
    game: gameOption,
    json: jsonOption,
  },
  examples: ['', '--lang fr --speed 5', '<game> --seed 7'],
  async run(given, context) {
    const [id = context.catalog.ids[0]] = words(given, 1);
    const manifest = manifestOf(context.catalog, id);
    const [{ game }, { text }] = await Promise.all([manifest.rules(), manifest.text[language(given)]()]);
    const speed = whole(given, 'speed', { min: 1, max: 1000 }) ?? 1;
    const seed = seedGiven(given, String(randomInt(1_000_000)));
    const seats = Math.min(4, game.seats.max);
    const match = randomMatch(game, { seats, options: tableOptions(given, game), seed }, atRandom(seed));
    const record = recordOf(match, saltFor(seed));
    const lines = transcriptOf(game, record, { text, name: nameOf }, record.moves.length);
    const outcome = text.outcome(record.outcome, nameOf);
    if (flag(given, 'json')) {
      printJson(context, { game: id, seats, seed, lines, outcome });
      return succeeded;
    }
    const names = Array.from({ length: seats }, (_, seat) => nameOf(seat));
    for (const line of [`${text.title} — ${names.join(', ')}`, '', ...numbered(lines), '', outcome]) {
      print(context, line);
      if (context.out.isTTY === true) await pause(pauseMilliseconds / speed);
    }
    context.err.write(`The same again: ${commandLine(context, `demo ${id} --seed ${seed}`)}\n`);
    return succeeded;
  },
};
