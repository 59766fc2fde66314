import { randomInt } from 'node:crypto';
import { playerOf } from '@manigance/bots';
import { defaultLevel } from '@manigance/table/default-level';
import { language, tableOptions, text, whole, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { nameOf } from '../names.ts';
import { choiceOption, gameOption, langOption, modeOption, valueOption } from '../options.ts';
import { seedGiven } from '../seeds.ts';
import { playAtTerminal } from '../terminal.ts';
import { TerminalMatch } from '../terminal-match.ts';

/** `manigance play`: a match against bots in the terminal. */
export const play: Command = {
  name: 'play',
  summary: 'Plays a match against bots in the terminal',
  usage: '<game> [--players N] [--level L] [--seat N] [--lang fr|en]',
  options: {
    players: valueOption('N', 'number of players, you included (default the fewest)'),
    level: valueOption('L', 'level of the bots (default the middle one)'),
    seat: valueOption('N', 'your seat, from 1 (default 1)'),
    seed: valueOption('S', 'random seed (default a new one each time)'),
    mode: modeOption,
    option: choiceOption,
    lang: langOption,
    game: gameOption,
  },
  examples: ['<game>', '<game> --players 3 --seat 2 --lang fr'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const tongue = language(given);
    const [{ game }, sentences] = await Promise.all([manifest.rules(), manifest.text[tongue]()]);
    const bots = await botsOf(manifest);
    const levels = bots.levels.map(({ id }) => id);
    const level = text(given, 'level') ?? defaultLevel(levels) ?? '';
    if (!levels.includes(level)) throw new UsageError(`--level is one of ${levels.join(', ')}, not ${level}`);
    const seats = whole(given, 'players', game.seats) ?? game.seats.min;
    const me = (whole(given, 'seat', { min: 1, max: seats }) ?? 1) - 1;
    const seed = seedGiven(given, String(randomInt(1_000_000)));
    const setup = { seats, options: tableOptions(given, game), seed };
    const rivals = await Promise.all(Array.from({ length: seats }, () => playerOf(bots, level)));
    await playAtTerminal(new TerminalMatch(game, setup, me, rivals), {
      context,
      language: tongue,
      text: sentences.text,
      names: Array.from({ length: seats }, (_, seat) => nameOf(seat)),
    });
    return succeeded;
  },
};
