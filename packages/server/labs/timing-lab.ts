import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { type Game, legalMoves, seatsAsked, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import {
  applyEntry,
  type EntryOf,
  openTable,
  secretAnswerDelay,
  type TableEntry,
  waitsInSecret,
} from '@manigance/table';
import { sameDistribution } from '@manigance/table/testing';
import { loadGames } from '../src/games.ts';
import { serve } from '../src/serve.ts';
import { Client, newGuest } from './client.ts';

/**
 * `node packages/server/labs/timing-lab.ts [windows] [tables] [level] [least delay] [most delay]`: real bots on a real server, and a
 * spectator who measures how long each secret question stays open. Compares seats that hold an answer with seats that can
 * only pass, for bots and for standing answers, in every game that asks in secret.
 */
const [windows = '300', tables = '8', level = '', least, most] = process.argv.slice(2);
const delay = [Number(least ?? secretAnswerDelay[0]), Number(most ?? secretAnswerDelay[1])] as const;
const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'manigance-timing-'));
const games = await loadGames(catalog);
const setup = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', rateLimits: false, games };
const running = await serve({ ...setup, botDelay: [0, 0], answerDelay: delay });
const base = `http://127.0.0.1:${running.port}`;
const url = `ws://127.0.0.1:${running.port}/ws`;

/** How long secret questions stayed open, by who answered and whether the seat held an answer. */
type Times = Record<'bot' | 'standing', { readonly held: number[]; readonly empty: number[] }>;

/** Plays one match of a guest with standing answers against three bots, and adds what a spectator measured. */
async function measureMatch(
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
  const seats = [{ for: 'anyone' } as const, bot, bot, bot];
  const terms = { options: {}, access: 'private', atZero: 'default', spectators: true } as const;
  const made = await player.send({
    type: 'create',
    game: game.id,
    seats,
    pace: { kind: 'untimed' },
    ...terms,
  });
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

function median(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return `${Math.round(sorted[sorted.length >> 1] ?? 0)} ms`;
}

let isTold = false;
for (const { game, levels } of Object.values(games)) {
  const rules = Object.values(game.frames);
  if (!rules.some((rule) => 'asks' in rule && rule.asking === 'hidden')) continue;
  const times: Times = { bot: { held: [], empty: [] }, standing: { held: [], empty: [] } };
  const count = ({ held, empty }: Times['bot']) => held.length + empty.length;
  let seed = 1;
  const playMore = async (): Promise<void> => {
    while (Math.min(count(times.bot), count(times.standing)) < Number(windows)) {
      await measureMatch(game, levels, seed++, times);
      say(`${game.id}: ${count(times.bot)} answers of bots, ${count(times.standing)} standing answers`);
    }
  };
  await Promise.all(Array.from({ length: Number(tables) }, playMore));
  for (const by of ['bot', 'standing'] as const) {
    const { held, empty } = times[by];
    const likely = sameDistribution(held, empty);
    isTold ||= likely <= 0.01;
    const medians = `medians ${median(held)} and ${median(empty)}`;
    say(
      `${game.id}, ${by}: ${held.length} with an answer, ${empty.length} without; ${medians}; p = ${likely.toFixed(3)}`,
    );
  }
}
await running.stop();
rmSync(dataDir, { recursive: true });
process.exit(isTold ? 1 : 0);
