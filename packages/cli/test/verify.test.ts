import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, readRecord, writeRecord } from '@manigance/core';
import { openStorage, RecordSigner } from '@manigance/server';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

async function recordIn(folder: string, line = 'record tic-tac-toe --seed 7'): Promise<string> {
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, (await cli(line)).out);
  return file;
}

async function changed(changes: (record: MatchRecord) => Partial<MatchRecord>): Promise<string> {
  const file = await recordIn(emptyFolder());
  const record = readRecord(readFileSync(file, 'utf8'));
  writeFileSync(file, writeRecord({ ...record, ...changes(record) }));
  const { status, out } = await cli(`verify ${file}`);
  expect(status).toBe(1);
  return out;
}

test('verify accepts what record wrote', async () => {
  const file = await recordIn(emptyFolder());
  expect(await cli(`verify ${file}`)).toMatchObject({ status: 0, out: '1 verified, 0 faulty\n' });
});

test('verify finds every changed byte and names its line', async () => {
  const folder = emptyFolder();
  const file = await recordIn(folder);
  const bytes = readFileSync(file);
  let line = 1;
  for (const [at, byte] of bytes.entries()) {
    for (const bit of [1, 0x80]) {
      const other = Buffer.from(bytes);
      other[at] = byte ^ bit;
      writeFileSync(file, other);
      const { status, out } = await cli(`verify ${file} --json`);
      expect([at, status]).toEqual([at, 1]);
      expect([at, JSON.parse(out).faults]).toMatchObject([
        at,
        [{ file, line, problem: expect.stringMatching(/\w/) }],
      ]);
    }
    if (byte === 0x0a) line++;
  }
  expect(line).toBeGreaterThan(6);
});

test('verify finds every missing byte', async () => {
  const file = await recordIn(emptyFolder());
  const bytes = readFileSync(file);
  for (const at of bytes.keys()) {
    writeFileSync(file, Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]));
    expect([at, (await cli(`verify ${file}`)).status]).toEqual([at, 1]);
  }
});

test('verify finds changes with recomputed checksums', async () => {
  const other = `${'0'.repeat(31)}1`;
  expect(await changed(() => ({ seed: other }))).toContain(
    'line 1: the seed and salt of the last line are not those',
  );
  expect(await changed(() => ({ salt: 'salt' }))).toContain(
    'line 1: the seed and salt of the last line are not those',
  );
  expect(await changed(({ moves }) => ({ moves: moves.toSpliced(1, 1) }))).toContain(
    'line 3: move 2 is refused',
  );
  expect(await changed(({ moves }) => ({ moves: moves.slice(0, -1) }))).toContain('the match ends otherwise');
  expect(await changed(() => ({ outcome: { winners: [0], how: 'line' } }))).toContain(
    'the match ends otherwise',
  );
  expect(await changed(() => ({ hash: '0'.repeat(64) }))).toContain('the last state has another hash');
  expect(await changed(() => ({ seats: 3 }))).toContain('line 1: tic-tac-toe is played by 2 to 2');
  expect(await changed(() => ({ rulesVersion: 99 }))).toContain('line 1: was played by version 99');
  expect(await changed(() => ({ game: 'chess' }))).toContain(
    'line 1: is a match of chess, which is not in the catalog',
  );
});

/** The record that this server would send. */
async function signed(file: string, host = 'https://club.example.org'): Promise<string> {
  const signer = new RecordSigner(await openStorage({ dataDir: emptyFolder() }), () => host);
  writeFileSync(file, await signer.sign(readFileSync(file, 'utf8')));
  return signer.publicKey();
}

test('verify says who signed a record, and finds one that was written anew consistently', async () => {
  const file = await recordIn(emptyFolder());
  const key = await signed(file);
  const honest = readRecord(readFileSync(file, 'utf8'));
  const { out, status } = await cli(`verify ${file}`);
  expect(status).toBe(0);
  expect(out).toContain(`1 signed with the key ${key}, for https://club.example.org`);
  expect((await cli(`verify ${file} --key ${key}`)).out).toContain('1 verified, 0 faulty');
  // Another whole match, with sums, hash, seed and commitment that all fit.
  const other = readRecord((await cli('record tic-tac-toe --seed 8')).out);
  const { signature } = honest;
  const last = other.moves.length + 2;
  const forged: readonly (readonly [MatchRecord, string])[] = [
    [{ ...other, signature }, `line ${last}: was altered after it was signed for https://club.example.org`],
    [{ ...honest, players: ['Eve', 'Ann'] }, 'was altered after it was signed'],
    [{ ...honest, date: '2020-01-01' }, 'was altered after it was signed'],
    [
      { ...honest, signature: signature && { ...signature, host: 'https://other.example.org' } },
      'was altered after it was signed for https://other.example.org',
    ],
  ];
  for (const [record, problem] of forged) {
    writeFileSync(file, writeRecord(record));
    expect(await cli(`verify ${file}`)).toMatchObject({ status: 1, out: expect.stringContaining(problem) });
  }
  writeFileSync(file, writeRecord(other));
  expect((await cli(`verify ${file} --key ${key}`)).out).toContain('is not signed');
  await signed(file);
  expect((await cli(`verify ${file} --key ${key}`)).out).toContain('is signed with another key');
});

test('verify reads a folder recursively and counts records', async () => {
  const folder = emptyFolder();
  await recordIn(folder);
  mkdirSync(join(folder, 'below'));
  writeFileSync(join(folder, 'below/bad.jsonl'), 'no record\n');
  writeFileSync(join(folder, 'below/notes.txt'), 'no record either');
  const { status, out } = await cli(`verify ${folder}`);
  expect(status).toBe(1);
  expect(out).toContain(`${join(folder, 'below/bad.jsonl')}: line 1: `);
  expect(out).toContain('1 verified, 1 faulty\n');
  expect(JSON.parse((await cli(`verify ${folder} --json`)).out)).toMatchObject({ files: 2, verified: 1 });
});

test('verify asks for a record if none is named or found', async () => {
  expect(await cli('verify')).toMatchObject({ status: 2, err: expect.stringContaining('name a record') });
  expect(await cli('verify nowhere')).toMatchObject({ status: 1, err: expect.stringContaining("'nowhere'") });
  const folder = emptyFolder();
  expect((await cli(`verify ${folder}`)).err).toContain(`${folder} holds no record`);
});
