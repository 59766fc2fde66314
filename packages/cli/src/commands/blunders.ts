import { longestThought } from '@manigance/bots';
import { lines, printErrors } from '../arena/report.ts';
import { arenaOptions, settingOf } from '../arena/setting.ts';
import { tournament } from '../arena/tournament.ts';
import { flag, whole, words } from '../arguments.ts';
import { type Command, failed, succeeded } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { gameOption, jsonOption, switchOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped } from '../progress.ts';

/** Blunders printed one by one; the rest are only counted. */
const mostTold = 20;

/** `manigance blunders`: obvious blunders of bots, counted. */
export const blunders: Command = {
  name: 'blunders',
  summary: 'Counts obvious blunders of bots in matches between them',
  usage: '<game> [--bots a,b] [--games N] [--ms N | --iterations N] [--list]',
  options: {
    ...arenaOptions,
    bots: valueOption('a,b,…', 'bots to play (default the two strongest levels)'),
    list: switchOption('print the blunders of the game and exit'),
    game: gameOption,
    json: jsonOption,
  },
  examples: ['<game> --list', '<game> --games 200', '<game> --bots random --games 20'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const roster = await botsOf(manifest);
    const list = roster.brain.blunders;
    if (flag(given, 'list')) {
      print(context, ...list.map(({ id, rule, says }) => `${id} (${rule}): ${says}`));
      return succeeded;
    }
    const bots = roster.levels
      .slice(-2)
      .map(({ id }) => id)
      .reverse();
    const setting = settingOf(given, manifest, roster, { bots, ms: longestThought / 10, watch: true });
    const played = await tournament(context, setting, whole(given, 'games', { min: 1 }) ?? 200);
    const { games, decisions, blunders: made } = played;
    for (const { id, bot, where } of made.slice(0, mostTold))
      context.err.write(`${setting.bots[bot]} ${id}: ${where}\n`);
    const counts = list.map(({ id }) => [id, made.filter((seen) => seen.id === id).length] as const);
    if (flag(given, 'json')) {
      const { game } = setting;
      const total = { matches: games, decisions, blunders: made.length };
      printJson(context, { game, bots: setting.bots, ...total, counts: Object.fromEntries(counts) });
    } else {
      print(context, ...lines(setting, played));
      print(context, `${grouped(made.length)} blunders in ${grouped(decisions)} decisions`);
      print(context, ...counts.map(([id, count]) => `  ${id}: ${count}`));
    }
    const status = printErrors(context, setting, played);
    return made.length === 0 ? status : failed;
  },
};
