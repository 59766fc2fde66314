import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { type Game, legalMoves, seatsAsked, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import {
  type Count,
  type Lab,
  type LabOptions,
  type LabProgress,
  textOption,
  wholeOption,
} from '@manigance/proof/lab';
import {
  applyEntry,
  type EntryOf,
  openTable,
  secretAnswerDelay,
  type TableEntry,
  waitsInSecret,
} from '@manigance/table';
import { anyone, plainSetup, sameDistribution } from '@manigance/table/testing';
import { loadGames } from '../src/games.ts';
import { type Running, serve } from '../src/serve.ts';
import { Client, newGuest } from './client.ts';

/** Compares the times of secret answers. */
export const lab: Lab = {
  id: 'timing',
  part: 'secrecy',
  promise:
    'The time of a secret answer does not tell whether a bot or a standing answer held more than a pass.',
  method:
    'Real bots on a real server, a person with a standing answer, and a spectator who measures how long each secret question stays open. Seats that hold an answer are compared with seats that can only pass (two-sample Kolmogorov-Smirnov test, p above 0.01), in every game that asks in secret.',
  tests: ['packages/server/test/attacks/timing.test.ts', 'packages/table/test/schedule-law.test.ts'],
  extent: { unit: 'answers of bots, and as many standing answers, of each game', times: 300 },
  options: {
    tables: { value: 'N', default: '8', says: 'matches at a time' },
    level: { value: 'NAME', default: '', says: 'level of the bots (without it the first of the game)' },
    least: { value: 'MS', default: String(secretAnswerDelay[0]), says: 'shortest delay of a secret answer' },
    most: { value: 'MS', default: String(secretAnswerDelay[1]), says: 'longest delay of a secret answer' },
  },
  run: compareTimes,
};

/** The server under measurement. */
interface Place {
  readonly running: Running;
  readonly base: string;
  readonly url: string;
  readonly level: string;
}

/** How long secret questions stayed open, by who answered and whether the seat held an answer. */
type Times = Record<'bot' | 'standing', { readonly held: number[]; readonly empty: number[] }>;

/** Plays one match of a guest with standing answers against three bots, and adds what a spectator measured. */
async function measureMatch(
  { running, base, url, level }: Place,
  game: Game,
  levels: readonly string[],
  seed: number,
  times: Times,
): Promise<void> {
  const [player, spectator] = await Promise.all(
    ['Player', 'Watcher'].map(async (name) => {
      const client = new Client(url, (await newGuest(base, name)).token, 20_000);
      await client.connect();
      return client;
    }),
  );
  if (player === undefined || spectator === undefined) return;
  const bot = { for: 'bot', level: level || (levels.at(0) ?? '') } as const;
  const setup = plainSetup(game.id, [anyone, bot, bot, bot]);
  const made = await player.send({ type: 'create', ...setup });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const { table } = made;
  const arrivals = new Map<number, number>();
  spectator.onChange = () => arrivals.set(spectator.tables.get(table)?.number ?? 0, performance.now());
  await spectator.watch(table);
  await player.watch(table);
  await player.send({ type: 'sit', table });
  await player.send({ type: 'start', table });
  await player.send({ type: 'standing', table, answers: [{ when: {}, answer: 'pass' }] });
  await playOut(player, table, seed);
  const lines = await running.storage.read(table, 0);
  addTimes(
    game,
    lines.map(({ body }) => JSON.parse(body) as TableEntry),
    arrivals,
    times,
  );
  player.close();
  spectator.close();
}

/** Plays random moves until the match is over. */
function playOut(client: Client, table: string, seed: number): Promise<void> {
  const dice = new Dice(seedFromNumber(seed));
  return new Promise((resolve) => {
    let answered = -1;
    const look = () => {
      const { shown } = client.tables.get(table) ?? {};
      if (shown?.outcome !== undefined) return resolve();
      const { asked } = shown ?? {};
      if (asked === undefined || shown?.waiting?.kind === 'hidden' || asked.question === answered) return;
      answered = asked.question;
      const move = asked.options[dice.below(asked.options.length)];
      if (move !== undefined) void client.play(table, move, asked.question);
    };
    client.onChange = look;
    look();
  });
}

/** Adds the secret questions whose beginning and end the spectator both saw. */
function addTimes(
  game: Game,
  entries: readonly TableEntry[],
  arrivals: Map<number, number>,
  times: Times,
): void {
  let table = openTable(entries[0] as EntryOf<'opened'>);
  let isHolding: boolean | undefined;
  let began: number | undefined;
  for (const entry of entries.slice(1)) {
    const applied = applyEntry(table, entry, game, { keep: 1 });
    table = applied.table;
    const seen = applied.newSteps.at(-1)?.number;
    const arrived = seen === undefined ? undefined : arrivals.get(seen);
    if (entry.kind === 'moved' && began !== undefined && arrived !== undefined && isHolding !== undefined)
      if (entry.by === 'bot' || entry.by === 'standing')
        times[entry.by][isHolding ? 'held' : 'empty'].push(arrived - began);
    if (entry.kind !== 'moved' && entry.kind !== 'started') continue;
    const { state } = table.match ?? {};
    const isSecret = state !== undefined && state.outcome === undefined && waitsInSecret(game, state);
    began = isSecret ? arrived : undefined;
    isHolding = isSecret ? legalMoves(game, state, seatsAsked(game, state)[0] ?? 0).length > 1 : undefined;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[sorted.length >> 1] ?? 0);
}

async function compareTimes(options: LabOptions, progress: LabProgress) {
  const delay = [wholeOption(options, 'least'), wholeOption(options, 'most')] as const;
  const dataDir = mkdtempSync(join(tmpdir(), 'manigance-timing-'));
  const games = await loadGames(catalog);
  const setup = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', rateLimits: false, games };
  const running = await serve({ ...setup, botDelay: [0, 0], answerDelay: delay });
  const base = `http://127.0.0.1:${running.port}`;
  const url = `ws://127.0.0.1:${running.port}/ws`;
  const place = { running, base, url, level: textOption(options, 'level') };
  const asking = Object.values(games).filter(({ game }) =>
    Object.values(game.frames).some((rule) => 'asks' in rule && rule.asking === 'hidden'),
  );
  const goals = options.goal.split(asking.length);
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  for (const { game, levels } of asking) {
    const { value: goal } = goals.next();
    const times: Times = { bot: { held: [], empty: [] }, standing: { held: [], empty: [] } };
    const count = ({ held, empty }: Times['bot']) => held.length + empty.length;
    const fewest = () => Math.min(count(times.bot), count(times.standing));
    let seed = options.seed;
    const playMore = async (): Promise<void> => {
      while (goal?.isOpen(fewest()) === true) {
        await measureMatch(place, game, levels, seed++, times);
        progress.at(fewest(), faults.length);
      }
    };
    await Promise.all(Array.from({ length: wholeOption(options, 'tables') }, playMore));
    for (const by of ['bot', 'standing'] as const) {
      const { held, empty } = times[by];
      const likely = sameDistribution(held, empty);
      const what = `${game.id}, ${by === 'bot' ? 'bots' : 'standing answers'}`;
      counts[`${what}: with an answer`] = held.length;
      counts[`${what}: without`] = empty.length;
      counts[`${what}: median with an answer`] = { value: median(held), unit: 'ms' };
      counts[`${what}: median without`] = { value: median(empty), unit: 'ms' };
      counts[`${what}: p`] = { value: Number(likely.toFixed(3)), unit: 'that times are alike' };
      if (likely <= 0.01) faults.push(`${what}: the times differ, p = ${likely.toFixed(3)}`);
    }
  }
  await running.stop();
  rmSync(dataDir, { recursive: true });
  return { counts, faults, notes: [] };
}
