import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { fuzz } from '../../labs/fuzz.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

const messages = 5_000;

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

test.each([1, 2, 3, 4])(
  'five thousand messages over the schema, half of them mutated, get one fitting answer each (%i)',
  async (seed) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const server = await TestServer.open({ rateLimits: false, logLevel: 'error', logTo });
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const [game = ''] = catalog.ids;
    const table = await createTable(ann, tableOf(game, [anyone, anyone, anyone]));
    const open = await createTable(ann, { ...tableOf('tic-tac-toe', [anyone, anyone]), access: 'open' });
    const known = {
      tables: [table, open],
      codes: [ann.tables.get(open)?.info.code ?? 'AAAAAA'],
      guests: [ann.me, bob.me],
      games: [game, 'tic-tac-toe'],
      levels: ['any'],
    };
    const { answers, faults } = await fuzz(server, { messages, seed, known });
    expect(faults).toEqual([]);
    expect(lines).toEqual([]);
    const { closed = 0, ...answered } = answers;
    expect(sumOf(answered)).toBeGreaterThanOrEqual(messages);
    expect(closed).toBeLessThan(messages / 50);
    // The messages get far enough to be accepted, and not all alike.
    expect(answers.accepted ?? 0).toBeGreaterThan(messages / 50);
    expect(Object.keys(answers).length).toBeGreaterThan(12);
    expect(await bob.send({ type: 'ping' })).toMatchObject({ type: 'accepted' });
    await server.close();
  },
);
