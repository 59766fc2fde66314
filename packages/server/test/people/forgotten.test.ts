import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { formerName } from '@manigance/protocol/limits';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { Purge } from '../../src/purge.ts';
import { SmtpReceiver } from '../smtp-receiver.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

const password = 'neuf clochers au vent';
/** Everything by which the person could be found: names, words, addresses and devices. */
const traces = {
  guest: 'Zénobie Quatrepattes',
  account: 'Yolande Cinqdoigts',
  said: 'sung by a mill',
  note: 'noted by a mill',
  label: 'the mill’s telephone',
  mail: 'miller@example.org',
  lost: 'lost-mill@example.org',
  hook: 'https://mill.example.org/hook',
  device: 'https://push.example.org/mill',
} as const;
const game = 'tic-tac-toe';

interface World {
  readonly server: TestServer;
  readonly mail: SmtpReceiver;
  readonly zoe: Browser & { readonly me: string };
  readonly bob: Client & { readonly me: string };
  readonly cleo: Client & { readonly me: string };
}

async function done(browser: Browser, type: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await browser.post(`/api/${type}`, body);
  if (answer.status !== 200) throw new Error(`${type}: ${answer.text}`);
  return answer.body;
}

/** A table of Zoé and Bob at which both have spoken. */
async function tableOfTwo({ zoe, bob }: World, more: object = {}): Promise<string> {
  const table = await createTable(bob, { ...tableOf(game, [anyone, anyone]), ...more });
  await bob.send({ type: 'sit', table });
  await done(zoe, 'sit', { table });
  await done(zoe, 'say', { table, text: traces.said });
  await bob.send({ type: 'say', table, text: 'sung by Bob' });
  return table;
}

async function mark({ zoe, bob }: World, table: string, cells: readonly number[]): Promise<void> {
  for (const [at, cell] of cells.entries()) {
    const play = { table, move: { do: 'mark', cell }, key: `key-${table}-${cell}` };
    if (at % 2 === 0) await bob.send({ type: 'play', ...play });
    else await done(zoe, 'play', play);
  }
}

async function begun(world: World, more: object = {}): Promise<string> {
  const table = await tableOfTwo(world, more);
  await world.bob.send({ type: 'start', table });
  return table;
}

const terms = { game, options: {} };
const cup = { ...terms, title: 'Cup', kind: 'swiss', size: 2, rounds: 2, roundDays: 7, days: 2 } as const;

/** Everything a person can do that leaves something in the store. */
const acts: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  async 'a match to its end'(world) {
    await mark(world, await begun(world), [0, 3, 1, 4, 2]);
  },
  async 'a match whose record names its players, and whose table is gone'(world) {
    const table = await begun(world, { namesInRecord: true });
    await mark(world, table, [0, 3, 1, 4, 2]);
    const { registry, storage } = world.server.running;
    const keeping = { finishedDays: 1, abandonedDays: 1, records: true, results: true };
    expect(await new Purge(registry, storage, keeping).delete(table)).toBe(true);
    expect(await storage.record(table)).toContain(traces.account);
  },
  async 'a match in progress, with a proposal and a move taken back'(world) {
    const table = await begun(world);
    await mark(world, table, [0, 3]);
    await world.zoe.post('/api/takeBack', { table, key: `back-${table}` });
    await done(world.zoe, 'propose', { table, what: 'abandon' });
  },
  async 'a match over days, on holiday with a bot'(world) {
    const table = await begun(world, { pace: { kind: 'turn-based', days: 2 } });
    const [from, to] = [Date.now(), Date.now() + 86_400_000];
    await done(world.zoe, 'holiday', { table, from, to, bot: 'any' });
  },
  async 'a table that gathers'({ zoe, bob }) {
    const { type: _type, ...setup } = tableOf(game, [anyone, anyone], { access: 'open' });
    const { table } = await done(zoe, 'create', setup);
    await done(zoe, 'sit', { table });
    await bob.send({ type: 'sit', table: String(table) });
    await done(zoe, 'mute', { table, who: bob.me, muted: true });
  },
  async 'a seat taken away, a mute, and a colour'(world) {
    const table = await tableOfTwo(world);
    const who = world.zoe.me;
    await world.bob.send({ type: 'mute', table, who, muted: true });
    await world.bob.send({ type: 'remove', table, who, removed: true });
  },
  async 'words of a spectator'({ zoe, bob, cleo }) {
    const table = await createTable(bob, tableOf(game, [anyone, anyone], { access: 'open' }));
    for (const one of [bob, cleo]) await one.send({ type: 'sit', table });
    await bob.send({ type: 'start', table });
    await done(zoe, 'say', { table, text: traces.said });
    await done(zoe, 'report', { table, who: bob.me, reason: 'name', note: traces.note });
  },
  async 'reports, of others and of me'(world) {
    const table = await tableOfTwo(world);
    const { zoe, bob } = world;
    await done(zoe, 'report', { table, who: bob.me, line: 2, reason: 'spam', note: traces.note });
    await bob.send({ type: 'report', table, who: zoe.me, line: 1, reason: 'spam' });
  },
  async 'friends, an invitation and blocks'({ zoe, bob, cleo }) {
    const { link } = await done(zoe, 'friends');
    await bob.send({ type: 'befriend', link: String(link) });
    const table = await createTable(bob, tableOf(game, [anyone, anyone]));
    await bob.send({ type: 'invite', table, who: zoe.me });
    await done(zoe, 'silence', { who: cleo.me, how: 'block' });
    await cleo.send({ type: 'silence', who: zoe.me, how: 'mute' });
  },
  async 'a group with a table'({ zoe, bob }) {
    const { group } = await done(zoe, 'openGroup', { ...terms, title: 'Fridays', pace: { kind: 'untimed' } });
    await bob.send({ type: 'joinGroup', group: String(group) });
    await done(zoe, 'nextTable', { group });
  },
  async 'tournaments, one of which has begun'({ zoe, bob, cleo }) {
    await done(zoe, 'openTournament', cup);
    const { tournament: id } = await done(zoe, 'openTournament', cup);
    const tournament = String(id);
    for (const one of [bob, cleo]) await one.send({ type: 'joinTournament', tournament });
    await done(zoe, 'beginTournament', { tournament });
  },
  async 'notices by mail, push and webhook'({ zoe, mail }) {
    const rule = { isOn: true, kinds: ['turn', 'over'], tables: 'all', after: 0 };
    const settings = { language: 'en', zone: 'UTC', mail: rule, push: rule, hook: rule };
    await done(zoe, 'setNotices', { settings });
    const address = traces.mail;
    await done(zoe, 'noticeAddress', { address });
    const code = /\b[A-Z2-9]{8}\b/.exec((await mail.mailTo(address)).text)?.[0];
    await done(zoe, 'noticeAddress', { address, code });
    await done(zoe, 'setHook', { url: traces.hook, form: 'signed' });
    const p256dh = Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url');
    const auth = Buffer.alloc(16).toString('base64url');
    await done(zoe, 'addDevice', { endpoint: traces.device, p256dh, auth });
  },
  async 'an address, a token and a passkey'({ server, zoe, mail }) {
    await done(zoe, 'setAddress', { address: traces.lost, language: 'en', password });
    const token = /confirm\/(\S+)/.exec((await mail.mailTo(traces.lost)).text)?.[1];
    await done(zoe, 'account/confirm', { token });
    await done(zoe, 'account/recover', { who: traces.lost, language: 'en' });
    await done(zoe, 'newToken', { label: traces.label });
    const { options } = await done(zoe, 'passkeyOptions', { password });
    const site = server.base.replace('127.0.0.1', 'localhost');
    const response = new Authenticator().register(options as { challenge: string }, site);
    await done(zoe, 'addPasskey', { label: traces.label, response });
  },
  async 'a profile for everybody'({ zoe }) {
    await done(zoe, 'showProfile', { shown: true, listed: true });
  },
  async 'another browser that joins the account'({ server, bob }) {
    const phone = await Browser.guest(server.base, traces.guest);
    const table = await createTable(bob, tableOf(game, [anyone, anyone]));
    await done(phone, 'sit', { table });
    await done(phone, 'account/sign-in', { name: traces.account, password, join: true });
  },
};

/** The rows of every table of the database, as text. */
async function stored({ running: { storage } }: TestServer): Promise<ReadonlyMap<string, string>> {
  const listed = await storage.query(
    storage.kind === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const all = listed.map(async ({ name }) => {
    const rows = await storage.query(`SELECT * FROM ${String(name)}`);
    return [String(name), JSON.stringify(rows)] as const;
  });
  return new Map(await Promise.all(all));
}

/** Where something of the person is stored, as `table: trace`. */
async function tracesIn(server: TestServer, ids: readonly string[]): Promise<readonly string[]> {
  const wanted = [...ids, ...Object.values(traces)];
  return [...(await stored(server))].flatMap(([table, rows]) =>
    wanted.filter((trace) => rows.includes(trace)).map((trace) => `${table}: ${trace}`),
  );
}

async function open(databaseUrl: string | undefined, mail: SmtpReceiver): Promise<World> {
  const server = await TestServer.open({
    databaseUrl,
    rateLimits: false,
    mail: { smtpUrl: mail.url, from: 'club@example.org' },
  });
  const zoe = await Browser.guest(server.base, traces.guest);
  const [bob, cleo] = [await server.guest('Bob'), await server.guest('Cleo')];
  await done(zoe, 'account/create', { name: traces.account, password });
  return { server, mail, zoe, bob, cleo };
}

describe.each(stores)('a deleted person on %s', (_name, databaseUrl) => {
  test.each([1, 2])(
    'leaves nothing behind of anything they did, in any order: %i',
    async (seed) => {
      const dice = new Dice(seedFromNumber(seed));
      const mail = await SmtpReceiver.open();
      const world = await open(await databaseUrl(), mail);
      const { server, zoe } = world;
      // The first time everything is done, later a part of it.
      const chosen = Object.entries(acts).filter(() => seed === 1 || dice.fraction() < 0.5);
      for (const [, act] of chosen.sort(() => dice.fraction() - 0.5)) await act(world);
      const joined = await server.running.storage.query('SELECT guest FROM joined');
      const ids = [zoe.me, ...joined.map(({ guest }) => String(guest))];
      expect((await tracesIn(server, ids)).length).toBeGreaterThan(3);
      if (seed === 1)
        for (const trace of Object.values(traces))
          expect(
            (await tracesIn(server, [])).some((found) => found.endsWith(trace)),
            trace,
          ).toBe(true);
      await done(zoe, 'account/delete', { password });
      expect(await tracesIn(server, ids)).toEqual([]);
      // Nor does it come back with what a server does when it starts.
      await server.running.stop();
      await server.start();
      expect(await tracesIn(server, ids)).toEqual([]);
      const records = await server.running.storage.query('SELECT body FROM records');
      for (const { body } of records) expect(String(body)).toContain(formerName);
      await server.close();
      await mail.close();
    },
    60_000,
  );
});
