import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import type { Pace } from '@manigance/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { restore } from '../../src/backup.ts';
import { openStorage } from '../../src/storage/open.ts';
import { Browser } from '../people/browser.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { anyone, createTable, TestServer, tableOf, until } from '../test-server.ts';
import { Host, withAccount } from './desk-browser.ts';

afterAll(stopPostgres);

const live: Pace = { kind: 'live', bank: 600, increment: 0 };
const two = [anyone, anyone];

/** The secrets of a room: seed, salt, position, moves and options. */
const secrets = /"(seed|salt|hash|shown|view|moves?|options|asked|entries|rng|cells)"/;

async function comes<T>(what: string, read: () => Promise<T>, isSo: (read: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const found = await read();
    if (isSo(found)) return found;
    await pause(50);
  }
  throw new Error(`waited in vain until ${what}`);
}

/** Two people at a match of their own. */
async function match(server: TestServer, more: Parameters<typeof tableOf>[2] = {}) {
  const [ann, bob] = [await server.guest('Annabel'), await server.guest('Bob')];
  const table = await createTable(ann, tableOf('tic-tac-toe', two, more));
  for (const one of [ann, bob]) await one.send({ type: 'sit', table });
  for (const one of [ann, bob]) await one.send({ type: 'ready', table, ready: true });
  for (const one of [ann, bob]) await one.watch(table);
  return { ann, bob, table };
}

describe.each(stores)('the desk of the host on %s', (_name, databaseUrl) => {
  const open = async (more: object = {}) =>
    TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false, ...more });

  test('figures count people, tables and moves; lists find them, and tell no secret of a match', async () => {
    const server = await open();
    const host = await Host.of(server);
    const { ann, table } = await match(server, { pace: live });
    await ann.send({ type: 'play', table, move: { do: 'mark', cell: 4 }, key: 'key-number-1' });
    const look = await host.ask('look');
    expect(look).toMatchObject({ playing: 1, gathering: 0, accounts: 1, guests: 3, people: 2, clocks: 1 });
    expect(look.servers).toMatchObject([{ people: 2, moves: { stored: expect.any(Number) } }]);
    expect(look.servers[0]?.disk.total).toBeGreaterThan(look.servers[0]?.disk.free ?? 0);
    expect(look.stored).toBeGreaterThan(10_000);
    expect(look.health).toMatchObject({ servers: 'good', backup: 'look' });
    expect(look.versions).toMatchObject({ store: server.running.storage.kind });
    const [row] = (await host.ask('tables')).tables;
    expect(row).toMatchObject({
      id: table,
      state: 'playing',
      seats: [{ name: 'Annabel' }, { name: 'Bob', isAwaited: true }],
    });
    const found = async (query: object) => (await host.ask('tables', query)).tables.map(({ id }) => id);
    for (const search of ['nabe', 'ANNABEL', row?.code.toLowerCase(), table])
      expect(await found({ search })).toEqual([table]);
    for (const search of ['%', '_', 'pace', 'Zoé', '"']) expect(await found({ search })).toEqual([]);
    expect(await found({ game: 'tic-tac-toe', state: 'playing' })).toEqual([table]);
    expect(await found({ state: 'gathering' })).toEqual([]);
    const facts = await host.ask('table', { table });
    expect(facts).toMatchObject({ host: 'Annabel', spectators: true, row: { id: table } });
    const { versions: _, health: __, servers: ___, ...told } = look;
    const said = JSON.stringify([told, facts, await host.ask('tables')]);
    expect(said).not.toMatch(secrets);
    const started = (await server.running.storage.read(table, 0)).map(({ body }) => JSON.parse(body));
    const { seed, salt } = started.find(({ kind }) => kind === 'started');
    for (const secret of [seed, salt]) expect(said).not.toContain(secret);
    expect(await host.refusal('table', { table: 'a'.repeat(16) })).toBe('no-table');
    expect(await host.refusal('tables', { search: '' })).toBe('malformed');
    await server.close();
  });

  test('a table is ended and deleted, each written in the log before it is done', async () => {
    const server = await open();
    const host = await Host.of(server);
    const { ann, table } = await match(server);
    expect(await host.refusal('delete-table', { table })).toBe('not-over');
    await host.ask('close-table', { table });
    await until('the players see it', () => ann.tables.get(table)?.info.stage === 'abandoned');
    expect(await host.refusal('close-table', { table })).toBe('over');
    expect((await host.browser.get(`/api/desk/record/${table}`)).status).toBe(200);
    await host.ask('delete-table', { table });
    expect(await ann.send({ type: 'watch', table })).toMatchObject({ reason: { code: 'no-table' } });
    expect(await host.refusal('delete-table', { table })).toBe('no-table');
    // Something that fails was announced all the same.
    const { entries } = await host.ask('audit');
    expect(entries.map(({ act, by }) => [act, by])).toEqual([
      ['delete-table', 'Hélène'],
      ['close-table', 'Hélène'],
      ['delete-table', 'Hélène'],
      ['take-right', 'Hélène'],
      ['new-version', undefined],
    ]);
    expect(entries[0]).toMatchObject({ table });
    await server.close();
  });

  test('a reported line is taken away for all who watch, and the report closed', async () => {
    const server = await open();
    const host = await Host.of(server);
    const { ann, bob, table } = await match(server);
    await bob.send({ type: 'say', table, text: 'rude words' });
    await ann.send({ type: 'report', table, who: bob.me, line: 1, reason: 'insult' });
    const [report] = (await host.ask('look')).reports;
    expect(report).toMatchObject({ table, about: bob.me, said: 'rude words', reason: 'insult' });
    expect(JSON.stringify(report)).not.toContain(ann.me);
    // Chat of a private table is between its people.
    expect((await host.ask('table', { table })).chat).toEqual([]);
    await host.ask('remove-line', { table, line: 1 });
    await until('it is gone', () => ann.received.some((text) => text.includes('"removed":true')));
    expect(JSON.stringify(await ann.send({ type: 'watch', table }))).not.toContain('rude words');
    expect(await host.refusal('remove-line', { table, line: 9 })).toBe('no-line');
    await host.ask('close-report', { report: report?.id, outcome: 'acted' });
    expect((await host.ask('look')).reports).toEqual([]);
    expect(await host.refusal('close-report', { report: report?.id, outcome: 'acted' })).toBe('no-line');
    await server.close();
  });

  test('a person is found and removed with their sessions; a host is not', async () => {
    const server = await open();
    const host = await Host.of(server);
    const zoe = await withAccount(server.base, 'Zoé');
    const { body } = await zoe.post('/api/newToken', { label: 'a device' });
    const device = await server.device(String(body.token));
    const table = await createTable(device, tableOf('tic-tac-toe', two));
    await device.send({ type: 'sit', table });
    const [found] = (await host.ask('people', { search: 'zo' })).people;
    expect(found).toMatchObject({ id: zoe.me, hasAccount: true, isHere: true, tables: 1, reports: 0 });
    expect((await host.ask('person', { who: zoe.me })).tables).toMatchObject([{ id: table }]);
    expect(await host.refusal('remove-person', { who: host.browser.me })).toBe('not-offered');
    await host.ask('remove-person', { who: zoe.me });
    expect(await zoe.who()).toBe(undefined);
    expect((await host.ask('people', { search: 'zo' })).people).toEqual([]);
    expect(await host.refusal('person', { who: zoe.me })).toBe('no-profile');
    const { entries } = await host.ask('audit');
    expect(entries[0]).toMatchObject({ act: 'remove-person', by: 'Hélène' });
    expect(JSON.stringify(await server.running.storage.query('SELECT * FROM desk_audit'))).not.toContain(
      zoe.me,
    );
    // The host goes as everybody does, and the log stays.
    await host.browser.post('/api/account/delete');
    const rows = await server.running.storage.query('SELECT guest FROM desk_audit');
    expect(JSON.stringify(rows)).not.toContain(host.browser.me);
    expect(rows).toHaveLength(entries.length);
    await server.close();
  });

  test('an error in a rule is kept with its table; what it says is sealed until the match is over', async () => {
    const broken = { ...ticTacToe, view: explodesOnce(ticTacToe.view) };
    const server = await open({
      games: { 'tic-tac-toe': { game: anyGame(broken), older: [], levels: ['any'] } },
    });
    const host = await Host.of(server);
    const { ann, bob, table } = await match(server);
    explode = true;
    await ann.send({ type: 'play', table, move: { do: 'mark', cell: 0 }, key: 'key-number-0' });
    const { errors } = await comes(
      'it is kept',
      () => host.ask('look'),
      (look) => look.errors.length > 0,
    );
    expect(errors[0]).toMatchObject({ table, name: 'Error', times: 1, hasRecord: false });
    expect(errors[0]?.places).toContain('actions.test.ts');
    expect(errors[0]?.message).toBeUndefined();
    expect(JSON.stringify(errors)).not.toContain('secret card');
    expect((await host.browser.get(`/api/desk/record/${table}`)).status).toBe(404);
    for (const cell of [0, 3, 1, 4, 2])
      await (cell < 3 ? ann : bob).send({
        type: 'play',
        table,
        move: { do: 'mark', cell },
        key: `key-number-${cell + 10}`,
      });
    const [now] = (await host.ask('look')).errors;
    expect(now).toMatchObject({ message: 'secret card', hasRecord: true });
    const { status, text } = await host.browser.get(`/api/desk/record/${table}`);
    expect([status, text.includes('seed')]).toEqual([200, true]);
    await server.close();
  });

  test('a backup is written on the machine, read again, and never sent', async () => {
    const server = await open();
    const host = await Host.of(server);
    const { table } = await match(server);
    await host.ask('backup');
    const { backup } = await comes(
      'it is made',
      () => host.ask('look'),
      (look) => look.backup?.state === 'done',
    );
    expect(backup).toMatchObject({ written: 4, of: 4, damaged: 0 });
    expect(backup?.checked).toBeGreaterThan(2);
    expect((await host.ask('look')).health.backup).toBe('good');
    const [name = ''] = readdirSync(join(server.folder, 'backups'));
    expect(backup?.folder.endsWith(name)).toBe(true);
    for (const path of [`/backups/${name}`, `/api/desk/backup/${name}`])
      expect((await host.browser.get(path)).status).toBe(404);
    const other = await openStorage({ dataDir: join(server.folder, 'other') });
    await restore(other, join(server.folder, 'backups', name));
    expect(await other.row(table)).toBeDefined();
    // The log comes along, the right does not.
    expect(await other.query('SELECT act FROM desk_audit')).toHaveLength(3);
    expect(await other.query('SELECT * FROM desk_rights')).toEqual([]);
    await other.close();
    await server.close();
  });

  test('a stop is announced to everybody, clocks stand from its moment on, and it can be called off', async () => {
    const server = await open();
    const host = await Host.of(server);
    const { ann, table } = await match(server, { pace: live });
    const texts = { en: 'Update.', fr: 'Mise à jour.' };
    await host.ask('announce', { in: 60, minutes: 5, ...texts });
    await until('the players know', () => ann.received.some((text) => text.includes('"announced"')));
    const announced = async () =>
      (await (await fetch(`${server.base}/api/announced`)).json()) as { stop?: object };
    expect((await announced()).stop).toMatchObject({ minutes: 5, ...texts });
    const late = await server.guest('Late');
    await until('who comes later too', () => late.received.some((text) => text.includes('Mise à jour.')));
    await host.ask('call-off');
    expect((await announced()).stop).toBeUndefined();
    const running = async () => {
      const answer = await ann.send({ type: 'watch', table });
      return answer.type === 'watching' ? answer.clocks?.running.length : undefined;
    };
    expect(await running()).toBe(1);
    await host.ask('announce', { in: 0, minutes: 5, ...texts });
    expect(await comes('the clocks stand', running, (count) => count === 0)).toBe(0);
    await host.ask('call-off');
    expect(await comes('they run again', running, (count) => count === 1)).toBe(1);
    // The server that starts again has been stopped.
    await host.ask('announce', { in: 0, minutes: 5, ...texts });
    await server.running.stop();
    await server.start(0);
    expect((await announced()).stop).toBeUndefined();
    await server.close();
  });

  test('registration is closed and opened; those who are there stay', async () => {
    const server = await open();
    const host = await Host.of(server);
    const guest = await Browser.guest(server.base, 'Gus');
    await host.ask('registration', { accounts: false, guests: true });
    const made = () => guest.post('/api/account/create', { name: 'Gus', password: 'neuf clochers au vent' });
    expect((await made()).code).toBe('registration-closed');
    await host.ask('registration', { accounts: true, guests: false });
    const stranger = await new Browser(server.base).post('/api/guest', { name: 'New' });
    expect([stranger.status, stranger.code]).toEqual([403, 'registration-closed']);
    expect((await new Browser(server.base).post('/api/guest', { name: 'New', token: true })).status).toBe(
      403,
    );
    expect((await guest.post('/api/guest', { name: 'Gus' })).status).toBe(200);
    expect((await made()).status).toBe(200);
    await host.ask('registration', { accounts: true, guests: true });
    expect((await new Browser(server.base).post('/api/guest', { name: 'New' })).status).toBe(200);
    await server.close();
  });
});

let explode = false;

/** A view that fails once, with something in its message that nobody should read. */
function explodesOnce<T extends (...given: never[]) => unknown>(view: T): T {
  return ((...given: Parameters<T>) => {
    if (!explode) return view(...given);
    explode = false;
    throw new Error('secret card');
  }) as T;
}
