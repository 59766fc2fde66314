import { once } from 'node:events';
import { type Duel, duel, mctsBot } from '../arena/mcts-bot.ts';
import { flag, whole } from '../arguments.ts';
import { type Context, type Given, succeeded } from '../command.ts';
import { type Contestant, threadContestant } from '../contestant.ts';
import type { SearchSetting } from '../jobs/search.ts';
import { measureInTurns } from '../measure-in-turns.ts';
import { print, printJson } from '../print.ts';
import type { Profile, Share } from '../profile.ts';
import { grouped, percent } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { startThread } from '../thread-work.ts';

/** Speed of the search on tic-tac-toe, compared with boardgame.io, and on each game; and strength on tic-tac-toe. */
export async function benchSearch(given: Given, context: Context): Promise<number> {
  const rounds = whole(given, 'rounds', { min: 1 }) ?? 5;
  const time = whole(given, 'time', { min: 1 }) ?? 1000;
  const seed = seedGiven(given);
  const { catalog, root } = context;
  const games = catalog.manifests.filter(({ bot }) => bot !== undefined);
  const all = new Map<string, Contestant>(games.map(({ id, url }) => [id, thinker({ manifest: url, seed })]));
  all.set('tic-tac-toe', thinker({ seed }));
  const theirs = mctsBot(root);
  if (theirs !== undefined) all.set('boardgame.io', theirs);
  const duelled =
    theirs === undefined ? undefined : await duel(theirs, whole(given, 'duels', { min: 0 }) ?? 60);
  const speeds = await measureInTurns(context, all, { rounds, time });
  const profiles = new Map<string, Profile>();
  for (const { id, url } of games) profiles.set(id, await profileOf({ manifest: url, seed }, time));
  const result = resultOf(speeds, profiles, duelled);
  if (flag(given, 'json')) printJson(context, result);
  else print(context, ...report(result));
  return succeeded;
}

function thinker(setting: SearchSetting): Contestant {
  return threadContestant(new URL('../jobs/search.ts', import.meta.url), setting);
}

async function profileOf(setting: SearchSetting, milliseconds: number): Promise<Profile> {
  const thread = startThread(new URL('../jobs/search-profile.ts', import.meta.url), setting);
  const answer = once(thread, 'message');
  thread.postMessage(milliseconds);
  const [found] = (await answer) as [Profile];
  await thread.terminate();
  return found;
}

type Result = ReturnType<typeof resultOf>;

function resultOf(
  speeds: ReadonlyMap<string, number>,
  profiles: ReadonlyMap<string, Profile>,
  duelled: Duel | undefined,
) {
  const speed = (name: string) => Math.round(speeds.get(name) ?? 0);
  const theirs = speeds.has('boardgame.io') ? speed('boardgame.io') : null;
  return {
    ticTacToe: speed('tic-tac-toe'),
    mctsBot: theirs,
    timesMctsBot: theirs === null ? null : Math.round((10 * speed('tic-tac-toe')) / theirs) / 10,
    duel: duelled ?? null,
    games: [...profiles].map(([game, profile]) => ({ game, iterationsPerSecond: speed(game), profile })),
  };
}

function report({ ticTacToe, mctsBot: theirs, timesMctsBot, duel: duelled, games }: Result): string[] {
  const row = (name: string, speed: number, note = '') =>
    `  ${name.padEnd(34)} ${grouped(speed).padStart(11)}  ${note}`.trimEnd();
  return [
    'Iterations of search per second of processor time on one core, medians:',
    row('tic-tac-toe', ticTacToe, timesMctsBot === null ? '' : `${timesMctsBot} × MCTSBot`),
    ...(theirs === null ? [] : [row('tic-tac-toe, MCTSBot', theirs)]),
    ...games.map(({ game, iterationsPerSecond }) => row(game, iterationsPerSecond, 'strongest level')),
    duelled === null
      ? 'boardgame.io is not installed; to compare with it: npm install --prefix bench'
      : `Against MCTSBot at 1,000 iterations each: ${duelled.won} won, ${duelled.drawn} drawn, ${duelled.lost} lost.`,
    'Where the time goes:',
    ...games.flatMap(({ game, profile: { parts, functions } }) => [
      `  ${game}: ${shares(parts)}`,
      `    most: ${shares(functions)}`,
    ]),
  ];
}

function shares(list: readonly Share[]): string {
  return list.map(({ name, share }) => `${name} ${percent(share, 1)}`).join(', ');
}
