import { afterAll, describe, test } from 'vitest';
import { cutProxy } from '../../labs/cut-proxy.ts';
import type { Storage } from '../../src/storage/port.ts';
import { PostgresStorage } from '../../src/storage/postgres.ts';
import { realPostgres } from '../real-postgres.ts';
import { storageContract } from '../storage-contract.ts';

const postgres = await realPostgres();
afterAll(() => postgres?.stop());

/** The storages of several servers as one: each call is made at the next. */
function inTurn(storages: readonly Storage[]): Storage {
  const [first] = storages;
  if (first === undefined) throw new Error('no storage');
  let calls = 0;
  return new Proxy(first, {
    get(_first, name: keyof Storage) {
      if (name === 'close') return () => Promise.all(storages.map((one) => one.close()));
      const next = storages[calls++ % storages.length] ?? first;
      const member = next[name];
      return typeof member === 'function' ? member.bind(next) : member;
    },
  });
}

if (postgres === undefined) {
  describe('storage: three servers', () => test.skip('no Postgres on this machine', () => undefined));
} else {
  storageContract('three servers in turn on one Postgres, on lines that delay', async () => {
    const { url, drop, run } = await postgres.database();
    const far = new URL(url);
    const port = Number(far.port);
    const line = await cutProxy({ targets: () => [port], delay: 3 });
    far.port = String(line.port);
    const one = (known?: Parameters<typeof PostgresStorage.open>[1]) => PostgresStorage.open(far.href, known);
    return {
      open: async (known) => inTurn([await one(known), await one(known), await one(known)]),
      run,
      remove: async () => {
        await drop();
        line.close();
      },
    };
  });
}
