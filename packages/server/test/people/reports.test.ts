import { afterAll, describe, expect, test } from 'vitest';
import { closeReport, openReports } from '../../src/people/reports/store.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

describe.each(stores)('reports on %s', (_name, databaseUrl) => {
  test('a line is reported once, with what was said around it, and closed once', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage } = server.running;
    const [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
    const table = await createTable(ann, { ...tableOf('tic-tac-toe', [anyone, anyone]), spectators: false });
    for (const client of [ann, bob]) await client.send({ type: 'sit', table });
    for (let line = 1; line <= 14; line++)
      await (line % 2 === 0 ? bob : ann).send({ type: 'say', table, text: `line ${line}` });
    const report = { type: 'report', table, who: bob.me, line: 8, reason: 'insult', note: 'rude' } as const;
    expect(await ann.send(report)).toMatchObject({ type: 'accepted' });
    expect(await ann.send({ ...report, note: 'again' })).toMatchObject({ type: 'accepted' });
    const [first, ...others] = await openReports(storage);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ reporter: ann.me, about: bob.me, name: 'Bob', line: 8, said: 'line 8' });
    expect(first).toMatchObject({ reason: 'insult', note: 'rude' });
    expect(first?.context.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    // Words are not put into anybody's mouth, and a name is one that is at the table.
    for (const forged of [{ who: ann.me, line: 8 }, { who: bob.me, line: 99 }, { who: eve.me }])
      expect(await ann.send({ ...report, line: undefined, ...forged })).toMatchObject({
        reason: { code: 'no-line' },
      });
    expect(await ann.send({ ...report, line: undefined, reason: 'name' })).toMatchObject({
      type: 'accepted',
    });
    // A stranger to a match without spectators learns nothing of it.
    for (const client of [ann, bob]) await client.send({ type: 'ready', table, ready: true });
    expect(await eve.send(report)).toMatchObject({ reason: { code: 'no-table' } });
    const closing = [1, 2].map(() => closeReport(storage, first?.id ?? '', 'acted'));
    expect((await Promise.all(closing)).toSorted()).toEqual([false, true]);
    expect((await openReports(storage)).map(({ line, name }) => [line, name])).toEqual([[undefined, 'Bob']]);
    await server.close();
  });

  test('a deleted person is in nobody’s report', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage } = server.running;
    const [zoe, bob] = [await Browser.guest(server.base, 'Zoé'), await server.guest('Bob')];
    const ann = await server.guest('Ann');
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    await zoe.post('/api/say', { table, text: 'words of Zoé' });
    await bob.send({ type: 'say', table, text: 'words of Bob' });
    await ann.send({ type: 'report', table, who: bob.me, line: 2, reason: 'spam' });
    await bob.send({ type: 'report', table, who: zoe.me, line: 1, reason: 'spam' });
    await zoe.post('/api/report', { table, who: bob.me, reason: 'name', note: 'note of Zoé' });
    expect((await zoe.get('/api/me/export')).text).toContain('note of Zoé');
    expect(await openReports(storage)).toHaveLength(3);
    await zoe.post('/api/account/delete');
    const stored = JSON.stringify(await storage.query('SELECT * FROM reports'));
    for (const trace of [zoe.me, 'Zoé']) expect(stored).not.toContain(trace);
    expect((await openReports(storage)).map(({ reporter, about }) => [reporter, about])).toEqual([
      [ann.me, bob.me],
      ['', bob.me],
    ]);
    await server.close();
  });
});
