import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type MatchRecord, readRecord, verifyRecord, writeRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { catalog } from '../index.ts';
import { rulesOfVersion } from '../manifest.ts';

/**
 * The golden records of earlier versions of the rules, all that were ever in `records/` and are there no more: in
 * `test/earlier-rules/version-<n>.records.jsonl.br` of their game, one record per line without its sums.
 */
const archive = /^version-(\d+)\.records\.jsonl\.br$/;

for (const manifest of catalog.manifests) {
  const { game, older = [] } = await manifest.rules();
  const folder = new URL('./test/earlier-rules/', manifest.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => archive.test(name)) : [];

  test(`${manifest.id}: the records of every earlier version of the rules are kept`, () => {
    const kept = files.map((name) => Number(archive.exec(name)?.[1]));
    expect(kept).toEqual(Array.from({ length: game.rulesVersion - 1 }, (_, before) => before + 1));
    expect(older.map(({ rulesVersion }) => rulesVersion).sort()).toEqual(kept);
  });

  test.each(files)(`${manifest.id}: each record of %s replays to its hash under its own rules`, (name) => {
    const lines = brotliDecompressSync(readFileSync(new URL(name, folder)))
      .toString()
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(100);
    for (const line of lines) {
      const record = JSON.parse(line) as MatchRecord;
      const rules = rulesOfVersion({ game, older }, record.rulesVersion);
      if (rules === undefined) throw new RangeError(`no rules of version ${record.rulesVersion}`);
      verifyRecord(rules, readRecord(writeRecord(record)));
    }
  });

  test.each(files)(
    `${manifest.id}: under today's rules a record of %s names the version it needs`,
    (name) => {
      const [line = ''] = brotliDecompressSync(readFileSync(new URL(name, folder)))
        .toString()
        .split('\n');
      const record = JSON.parse(line) as MatchRecord;
      expect(() => verifyRecord(game, record)).toThrow(
        `was played by version ${record.rulesVersion} of the rules, these are ${game.rulesVersion}`,
      );
    },
  );
}
