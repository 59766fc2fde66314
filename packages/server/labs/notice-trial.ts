import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { TableEntry } from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { noticeId } from '../src/people/notices/notifier.ts';
import type { Storage } from '../src/storage/port.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { SmtpReceiver } from '../test/smtp-receiver.ts';
import { ServerProcess } from './child.ts';
import { ClusterProcesses } from './cluster.ts';
import { type BrowserGuest, browserGuest, wantMail } from './mail-guest.ts';

/** Servers in processes of their own, which are killed and started again. */
interface Club {
  readonly base: string;
  readonly socketUrl: string;
  kill(dice: Dice): Promise<void>;
  /** The database, once nobody writes. */
  store(): Promise<Storage>;
  close(): Promise<void>;
}

/** Counts and faults of a trial of notices. */
export interface NoticeTrial {
  readonly kills: number;
  readonly mails: number;
  readonly waits: number;
  readonly problems: readonly string[];
}

/** Time from the claim of a notice to its arrival on a busy machine; ms. */
const longestWay = 1_000;
/** Time until a wait is told of whose server was killed: others take it for dead after three seconds; ms. */
const longestSilence = 20_000;

/** Random waits of six people, and servers killed at random: looks at every mail that came. */
export async function noticeTrial(
  servers: 1 | 3,
  kills: number,
  seed: number,
): Promise<NoticeTrial | undefined> {
  const receiver = await SmtpReceiver.open();
  const club = servers === 1 ? await oneServer(receiver.url) : await threeServers(receiver.url);
  if (club === undefined) {
    await receiver.close();
    return undefined;
  }
  const dice = new Dice(seedFromNumber(seed));
  const pairs: Pair[] = [];
  for (let at = 0; at < 3; at++) pairs.push(await pairAt(club, receiver, at));
  const state = { isOver: false };
  const playing = pairs.map((pair) => play(pair, dice, state));
  for (let kill = 0; kill < kills; kill++) {
    await pause(300 + dice.fraction() * 500);
    await club.kill(dice);
  }
  await pause(500);
  state.isOver = true;
  await Promise.all(playing);
  await pause(longestWay); // the last waits last
  const store = await club.store();
  let found = await check(store, pairs, receiver);
  for (const end = Date.now() + longestSilence; found.untold.length > 0 && Date.now() < end; ) {
    await pause(longestWay / 2);
    found = await check(store, pairs, receiver);
  }
  for (const pair of pairs) for (const { client } of pair.people) client.close();
  await club.close();
  await receiver.close();
  const { untold, problems, ...counts } = found;
  return { kills, ...counts, problems: [...problems, ...untold] };
}

async function oneServer(smtpUrl: string): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-notices-'));
  const start = (port = 0) => ServerProcess.start(folder, port, [], { LAB_SMTP_URL: smtpUrl });
  let server = await start();
  const { port, base, socketUrl } = server;
  let store: SqliteStorage | undefined;
  return {
    base,
    socketUrl,
    kill: async () => {
      await server.end('SIGKILL');
      server = await start(port);
    },
    store: async () => {
      store = new SqliteStorage(join(folder, 'manigance.sqlite'));
      return store;
    },
    close: async () => {
      await server.end('SIGTERM');
      await store?.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function threeServers(smtpUrl: string): Promise<Club | undefined> {
  const cluster = await ClusterProcesses.start(3, { smtpUrl });
  if (cluster === undefined) return undefined;
  return {
    base: cluster.base,
    socketUrl: cluster.socketUrl,
    kill: async (dice) => {
      const member = cluster.members[Math.floor(dice.fraction() * cluster.members.length)];
      await member?.process.end('SIGKILL');
      await member?.restart();
    },
    store: async () => cluster.storage,
    close: () => cluster.close(),
  };
}

interface Pair {
  readonly people: readonly BrowserGuest[];
  readonly tables: string[];
}

async function pairAt(club: Club, receiver: SmtpReceiver, at: number): Promise<Pair> {
  const people: BrowserGuest[] = [];
  for (const name of [`Ann${at}`, `Bob${at}`]) {
    const person = await browserGuest(club, name);
    await wantMail(club, receiver, person, `${name}@example.org`);
    people.push(person);
  }
  return { people, tables: [] };
}

/** Plays tables one after the other, now quickly, now slowly. Nobody watches. The last table waits for somebody. */
async function play(
  { people, tables }: Pair,
  dice: Dice,
  state: { readonly isOver: boolean },
): Promise<void> {
  const clients = people.map(({ client }) => client);
  const [one] = clients;
  if (one === undefined) return;
  while (!state.isOver) {
    const setup = plainSetup('tic-tac-toe', 2, { spectators: false });
    const made = await one.send({ type: 'create', ...setup });
    if (made.type !== 'created') continue;
    const { table } = made;
    tables.push(table);
    for (const client of clients) await client.send({ type: 'sit', table });
    await one.send({ type: 'start', table });
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].sort(() => dice.fraction() - 0.5);
    for (const [turn, cell] of cells.entries()) {
      await pause(dice.fraction() * 300);
      if (state.isOver) return;
      const client = clients[turn % 2];
      const key = `${table}-${turn}`;
      let answer = await client?.play(table, { do: 'mark', cell } as never, undefined, key);
      while (answer?.type === 'refused' && answer.reason.code === 'try-again')
        answer = await client?.play(table, { do: 'mark', cell } as never, undefined, key);
      if (answer?.type !== 'accepted') break; // the match is over
    }
  }
}

/** The time of each wait of a pair's tables, by the number its mail has. */
async function waitsOf(
  store: Storage,
  { people, tables }: Pair,
): Promise<Map<string, readonly [number, number]>> {
  const waits = new Map<string, readonly [number, number]>();
  const note = (guest: string, table: string, wait: string, from: number, to: number) =>
    waits.set(noticeId({ guest, table, wait }), [from, to]);
  for (const table of tables) {
    const entries = (await store.read(table, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
    const begun = entries.filter(({ kind }) => kind === 'started' || kind === 'moved');
    const isOver = (await store.row(table))?.stage === 'over';
    for (const [question, { at }] of begun.entries()) {
      const next = begun[question + 1]?.at ?? Number.POSITIVE_INFINITY;
      const person = people[question % 2];
      if (next === Number.POSITIVE_INFINITY && isOver)
        for (const { me } of people) note(me, table, 'over', at, next);
      else if (person !== undefined) note(person.me, table, `turn ${question}`, at, next);
    }
  }
  return waits;
}

async function check(
  store: Storage,
  pairs: readonly Pair[],
  receiver: SmtpReceiver,
): Promise<Omit<NoticeTrial, 'kills'> & { readonly untold: readonly string[] }> {
  const problems: string[] = [];
  const waits = new Map<string, readonly [number, number]>();
  for (const pair of pairs) for (const [id, span] of await waitsOf(store, pair)) waits.set(id, span);
  const seen = new Set<string>();
  const notices = receiver.mails.filter(({ headers }) => headers['list-unsubscribe'] !== undefined);
  for (const { headers, at } of notices) {
    const id = /^<(\w+)@/.exec(headers['message-id'] ?? '')?.[1] ?? '';
    const span = waits.get(id);
    if (seen.has(id)) problems.push(`${headers.to} was told twice: ${id}`);
    seen.add(id);
    if (span === undefined) problems.push(`${headers.to} was told of no wait: ${id}`);
    else if (at < span[0]) problems.push(`${headers.to} was told before the wait: ${id}`);
    else if (at > span[1] + longestWay)
      problems.push(`${headers.to} was told ${at - span[1]} ms after the wait`);
  }
  // A notice is stored as sent before it is sent, so that none comes twice: a kill in between loses it.
  const sent = await store.query("SELECT guest, table_id, wait FROM notices WHERE state = 'sent'");
  for (const { guest, table_id, wait } of sent)
    seen.add(noticeId({ guest: String(guest), table: String(table_id), wait: String(wait) }));
  const goingOn = [...waits].filter(([, [, to]]) => to === Number.POSITIVE_INFINITY).map(([id]) => id);
  const untold = goingOn.filter((id) => !seen.has(id)).map((id) => `nobody was told of ${id}, which goes on`);
  return { mails: notices.length, waits: waits.size, problems, untold };
}
