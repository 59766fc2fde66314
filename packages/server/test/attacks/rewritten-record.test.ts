import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, readRecord, signedText, writeRecord } from '@manigance/core';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../src/backup.ts';
import { RecordSigner } from '../../src/record-signer.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { anyone, createTable, TestServer, tableOf, until } from '../test-server.ts';

afterAll(stopPostgres);

/** Whether the key that a server publishes has signed this record. */
function isSigned(record: MatchRecord, key: string): boolean {
  const { host = '', value = '' } = record.signature ?? {};
  const read = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(null, Buffer.from(signedText(record, host)), read, Buffer.from(value, 'base64url'));
}

async function keyOf(server: TestServer): Promise<string> {
  const answer = await fetch(`${server.base}/.well-known/manigance.json`);
  return ((await answer.json()) as { readonly recordKey: string }).recordKey;
}

describe.each(stores)('records on %s', (_name, databaseUrl) => {
  test('a downloaded record that is written anew consistently does not fit the key its server publishes', async () => {
    const url = await databaseUrl();
    const publicUrl = 'http://club.example.org';
    const server = await TestServer.open({ databaseUrl: url, publicUrl });
    const ann = await server.guest('Ann');
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'any' }]));
    await ann.watch(table);
    await ann.send({ type: 'sit', table });
    await ann.send({ type: 'start', table });
    await ann.send({ type: 'handOver', table, level: 'any' });
    await until('it is over', () => ann.tables.get(table)?.info.stage === 'over');
    const download = async () => readRecord(await (await ann.record(server.base, table)).text());
    const [record, key] = [await download(), await keyOf(server)];
    expect(record.signature).toMatchObject({ host: publicUrl, key });
    expect(isSigned(record, key)).toBe(true);
    const [first, ...others] = record.moves;
    for (const changes of [
      { players: ['Eve', 'Ann'] },
      { date: '2020-01-01' },
      { moves: first === undefined ? [] : [...others, first] },
      { seed: '0'.repeat(32) },
      { outcome: { winners: [0, 1], how: 'line' } }, // no match ends so
      { hints: [{ seat: 0, at: 1 }] },
    ]) {
      // Read again, sums fit.
      const rewritten = readRecord(writeRecord({ ...record, ...changes }));
      expect([changes, isSigned(rewritten, key)]).toEqual([changes, false]);
    }
    // The key outlives the process, and another server of the club has the same.
    await server.running.stop();
    await server.start();
    expect(await keyOf(server)).toBe(key);
    if (url !== undefined) {
      const other = await TestServer.open({ databaseUrl: url, publicUrl });
      expect(await keyOf(other)).toBe(key);
      await other.close();
    }
    expect(isSigned(await download(), key)).toBe(true);
    await server.close();
  });
});

test('a backup brings the key along, and one with a key that is none is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-key-'));
  const storage = new SqliteStorage(':memory:');
  const key = await new RecordSigner(storage, () => 'http://localhost').publicKey();
  await backUp(storage, join(folder, 'sound'));
  const other = new SqliteStorage(':memory:');
  await restore(other, join(folder, 'sound'));
  expect(await new RecordSigner(other, () => 'http://localhost').publicKey()).toBe(key);
  await storage.query(`UPDATE notice_keys SET value = 'none' WHERE name = 'records'`);
  await backUp(storage, join(folder, 'forged'));
  await expect(restore(new SqliteStorage(':memory:'), join(folder, 'forged'))).rejects.toThrow(/unreadable/);
  rmSync(folder, { recursive: true });
});
