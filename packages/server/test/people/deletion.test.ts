import { afterAll, describe, expect, test } from 'vitest';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

const password = 'neuf clochers au vent';
const name = 'Zénobie Quatrepattes';

/** Everything in the database, as text. */
async function everything(server: TestServer): Promise<string> {
  const { storage } = server.running;
  const listed = await storage.query(
    storage.kind === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = await Promise.all(listed.map((row) => storage.query(`SELECT * FROM ${String(row.name)}`)));
  return JSON.stringify(rows);
}

describe.each(stores)('deletion on %s', (_name, databaseUrl) => {
  test('a deleted person is found nowhere, and the matches of others are whole', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const browser = await Browser.guest(server.base, name);
    await browser.post('/api/account/create', { name, password });
    const { body } = await browser.post('/api/newToken', { label: 'a device' });
    const zoe = await server.device(String(body.token));
    const bob = await server.guest('Bob');
    const seat = tableOf('tic-tac-toe', [anyone, anyone]);
    const [over, running] = [await createTable(bob, seat), await createTable(zoe, seat)];
    for (const table of [over, running]) {
      for (const one of [bob, zoe]) await one.send({ type: 'sit', table });
      await zoe.send({ type: 'say', table, text: `I am ${name}` });
      for (const one of [bob, zoe]) await one.send({ type: 'ready', table, ready: true });
    }
    const play = (who: typeof zoe, table: string, cell: number) =>
      who.send({ type: 'play', table, move: { do: 'mark', cell }, key: `key-${table}-${cell}` });
    for (const [at, cell] of [0, 3, 1, 4, 2].entries()) await play(at % 2 === 0 ? bob : zoe, over, cell);
    await play(bob, running, 0);
    const seen = await bob.send({ type: 'watch', table: running });
    expect(JSON.stringify(seen)).toContain(name);
    expect(await everything(server)).toContain(name);
    const recordOf = async () => (await fetch(`${server.base}/api/tables/${over}/record`)).text();
    const before = await recordOf();
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    expect(await browser.who()).toBe(undefined);
    const stored = await everything(server);
    for (const trace of [name, name.toUpperCase(), browser.me, 'I am']) expect(stored).not.toContain(trace);
    expect(await recordOf()).toBe(before);
    const now = await bob.send({ type: 'watch', table: over });
    expect(now).toMatchObject({ table: { stage: 'over' } });
    expect(JSON.stringify(now)).toContain('A former player');
    const still = await bob.send({ type: 'watch', table: running });
    expect(still).toMatchObject({ table: { stage: 'playing' } });
    const port = server.running.port;
    await server.running.stop();
    await server.start(port);
    expect(await server.running.storage.read(over, 0)).toHaveLength(
      (await server.running.storage.row(over))?.number ?? 0,
    );
    expect(await everything(server)).not.toContain(browser.me);
    await server.close();
  });

  test('a guest’s tables join the account they sign in to, or stay with the browser', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const account = await Browser.guest(server.base, 'Zoé');
    await account.post('/api/account/create', { name: 'Zoé', password });
    const open = async (browser: Browser) => {
      const { type: _type, ...seats } = tableOf('tic-tac-toe', [anyone, anyone]);
      const { body } = await browser.post('/api/create', seats);
      await browser.post('/api/sit', { table: body.table, seat: 0 });
      return String(body.table);
    };
    const tablesOf = async (browser: Browser) => {
      const { tables } = (await browser.post('/api/tables', { of: 'me' })).body as unknown as {
        tables: { id: string }[];
      };
      return tables.map(({ id }) => id).sort();
    };
    const signIn = { name: 'Zoé', password };
    const guest = await Browser.guest(server.base, 'Zoé at home');
    const table = await open(guest);
    // Staying: the guest is back after signing out.
    expect((await guest.post('/api/account/sign-in', { ...signIn, join: false })).body.before).toBe('kept');
    expect([await guest.who(), await tablesOf(guest)]).toEqual([account.me, []]);
    await guest.post('/api/signOut');
    expect([await guest.who(), await tablesOf(guest)]).toEqual([guest.me, [table]]);
    // Joining: the table is the account's, in every browser, and the seat can be used.
    expect((await guest.post('/api/account/sign-in', { ...signIn, join: true })).body.before).toBe('joined');
    const own = await open(account);
    expect(await tablesOf(account)).toEqual([table, own].sort());
    expect((await account.post('/api/ready', { table, ready: true })).status).toBe(200);
    expect((await account.post('/api/sit', { table, seat: 1 })).status).toBe(200);
    const { body: watched } = await account.post('/api/watch', { table });
    expect(JSON.stringify(watched).match(new RegExp(guest.me, 'g'))?.length).toBeGreaterThan(0);
    expect(JSON.stringify(watched)).not.toContain(account.me);
    // Nobody comes to see two hands.
    const both = await Browser.guest(server.base, 'Zoé twice');
    await both.post('/api/sit', { table: own });
    expect((await both.post('/api/account/sign-in', { ...signIn, join: true })).code).toBe('both-seated');
    expect(await both.who()).toBe(both.me);
    await server.close();
  });
});
