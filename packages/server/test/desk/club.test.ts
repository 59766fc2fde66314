import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { threeServers } from '../cluster/three-servers.ts';
import { anyone, createTable, tableOf, until } from '../test-server.ts';
import { Host } from './desk-browser.ts';

const club = await threeServers();
afterAll(() => club?.close());

describe.skipIf(club === undefined)('the desk of three servers', () => {
  test('sums their figures, reaches their tables, and announces at each of them', async () => {
    if (club === undefined) throw new Error('no club');
    const [first, second, third] = club.servers;
    const host = await Host.of(first);
    const [ann, bob] = [await second.guest('Ann'), await third.guest('Bob')];
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone], { access: 'open' }));
    for (const one of [ann, bob]) {
      await one.watch(table);
      await one.send({ type: 'say', table, text: `words of ${one.me}` });
    }
    await host.ask('remove-line', { table, line: 1 });
    for (const one of [ann, bob])
      await until('both see it', () => one.received.some((text) => text.includes('"removed":true')));
    await host.ask('announce', { in: 60, minutes: 5, en: 'Update.', fr: 'Mise à jour.' });
    for (const one of [ann, bob])
      await until('both know', () => one.received.some((text) => text.includes('"announced"')));
    let look = await host.ask('look');
    for (let tries = 0; look.people < 2 && tries < 300; tries++) {
      await pause(100);
      look = await host.ask('look');
    }
    expect(look.people).toBe(2);
    expect(look.servers).toHaveLength(3);
    expect(new Set(look.servers.map(({ name }) => name)).size).toBe(3);
    await host.ask('close-table', { table });
    await until('it is closed at the third', () => bob.tables.get(table)?.info.stage === 'expired');
  }, 90_000);
});
