import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladderTable, playLadder } from '../arena/ladder.ts';
import { lines, printErrors, summary } from '../arena/report.ts';
import { arenaOptions, settingOf } from '../arena/setting.ts';
import { tournament } from '../arena/tournament.ts';
import { flag, text, whole, words } from '../arguments.ts';
import { type Command, type Given, succeeded } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import type { ArenaMatch, ArenaSetting } from '../jobs/arena.ts';
import { gameOption, jsonOption, switchOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';

/** `manigance arena`: bots against each other, with ratings. */
export const arena: Command = {
  name: 'arena',
  summary: 'Plays bots against each other on all cores and rates them with confidence intervals',
  usage: '<game> --bots a,b,… [--players N] [--mode M] [--games N] [--seed S] [--ms N | --iterations N]',
  options: {
    ...arenaOptions,
    levels: switchOption('print the levels, weakest first, and exit'),
    ladder: switchOption('play each bot against the one before it and print a table (default all levels)'),
    open: switchOption('show bots all hidden information, to measure what it is worth'),
    records: valueOption('DIR', 'write the record of every match to this folder'),
    game: gameOption,
    json: jsonOption,
  },
  examples: [
    '<game> --levels',
    '<game> --bots <level>,greedy --games 200 --ms 100',
    '<game> --players 3 --bots <level>,greedy,random --iterations 500 --json',
    '<game> --ladder --games 200 --ms 90',
  ],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const roster = await botsOf(manifest);
    const levels = roster.levels.map(({ id }) => id);
    if (flag(given, 'levels')) {
      print(context, ...levels);
      return succeeded;
    }
    const isLadder = flag(given, 'ladder');
    const setting = settingOf(given, manifest, roster, {
      open: flag(given, 'open'),
      ...(isLadder ? { bots: levels } : {}),
    });
    const games = whole(given, 'games', { min: 1 }) ?? 100;
    if (isLadder) {
      const { rungs, status } = await playLadder(context, setting, games, (pair) => recorder(given, pair));
      const { game, table } = setting;
      const mode = table.options.mode ?? null;
      if (flag(given, 'json')) printJson(context, { game, players: table.seats, mode, games, rungs });
      else print(context, ...ladderTable(setting, games, rungs));
      return status;
    }
    const played = await tournament(context, setting, games, recorder(given, setting));
    if (flag(given, 'json')) printJson(context, summary(setting, played));
    else print(context, ...lines(setting, played));
    return printErrors(context, setting, played);
  },
};

/** Writes each match to the folder of `--records`, if given. */
function recorder(given: Given, { bots }: ArenaSetting): (match: ArenaMatch) => void {
  const folder = text(given, 'records');
  if (folder === undefined) return () => {};
  mkdirSync(folder, { recursive: true });
  return ({ match, seating, record }) => {
    if (record === undefined) return;
    const names = seating.map((bot) => bots[bot]).join('-');
    writeFileSync(join(folder, `${String(match).padStart(5, '0')}-${names}.jsonl`), record);
  };
}
