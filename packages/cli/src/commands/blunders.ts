import { longestThought } from '@manigance/bots';
import { checkBot } from '../arena/contestants.ts';
import { flag, tableOptions, text, whole, words } from '../arguments.ts';
import { type Command, failed, jsonOption, print, printJson, succeeded } from '../command.ts';
import type { BlundersSetting, Seen } from '../jobs/blunders.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { botsOf } from '../shelf.ts';
import { spread } from '../spread.ts';

export const blunders: Command = {
  name: 'blunders',
  summary: 'Counts the moves that make people laugh at a bot',
  usage: '<game> [--bots a,b] [--games N] [--ms N] [--list]',
  options: {
    bots: { type: 'string', value: 'a,b,…', says: 'who plays; without it, the two strongest levels' },
    players: { type: 'string', value: 'N', says: 'how many play (2)' },
    mode: { type: 'string', value: 'M', says: 'the mode, for games that have several' },
    option: { type: 'string', value: 'name=value', multiple: true, says: 'any other choice of the table' },
    games: { type: 'string', value: 'N', says: 'how many matches (200)' },
    ms: { type: 'string', value: 'N', says: 'time the strongest level has for a decision (90)' },
    seed: { type: 'string', value: 'S', says: 'where chance begins (1)' },
    list: { type: 'boolean', says: 'print what counts as one, and do nothing else' },
    json: jsonOption,
  },
  examples: ['ankh-morpork --list', 'edgar-et-lucien --games 200', 'prodigals-club --bots random --games 20'],
  async run(given, context) {
    const [id] = words(given, 1);
    const roster = await botsOf(context.shelf, id);
    const { game, blunders: list } = roster.brain;
    if (flag(given, 'list')) {
      print(context, ...list.map(({ id: name, rule, says }) => `${name} (${rule}): ${says}`));
      return succeeded;
    }
    const topTwo = roster.levels.slice(-2).map((level) => level.id);
    const setting: BlundersSetting = {
      shelf: context.shelf.url,
      game: game.id,
      table: {
        seats: whole(given, 'players', game.seats) ?? game.seats.min,
        options: tableOptions(given, game),
      },
      seed: seedGiven(given),
      bots:
        text(given, 'bots')
          ?.split(',')
          .map((name) => checkBot(roster, name)) ?? topTwo,
      thinking: { share: (whole(given, 'ms', { min: 1 }) ?? longestThought / 10) / longestThought },
    };
    const games = whole(given, 'games', { min: 1 }) ?? 200;
    const progress = new Progress(context.err, { total: games, unit: 'matches' });
    const counts = Object.fromEntries(list.map((blunder) => [blunder.id, 0]));
    let [matches, decisions, made] = [0, 0, 0];
    await spread<number, Seen>({
      job: new URL('../jobs/blunders.ts', import.meta.url),
      setting,
      tasks: Array.from({ length: games }, (_, match) => match)[Symbol.iterator](),
      each(seen) {
        matches++;
        decisions += seen.decisions;
        for (const { id: name, where } of seen.blunders) {
          counts[name] = (counts[name] ?? 0) + 1;
          if (made++ < 20) context.err.write(`${name}: ${where}\n`);
        }
        progress.at(matches);
        return true;
      },
    });
    progress.end();
    if (flag(given, 'json')) {
      printJson(context, { game: game.id, bots: setting.bots, matches, decisions, blunders: made, counts });
    } else {
      print(context, `${game.id}, ${setting.bots.join(' and ')}: ${grouped(made)} blunders`);
      print(context, `  in ${grouped(matches)} matches, ${grouped(decisions)} decisions`);
      print(context, ...Object.entries(counts).map(([name, count]) => `  ${name}: ${count}`));
    }
    return made === 0 ? succeeded : failed;
  },
};
