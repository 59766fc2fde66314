import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord, writeRecord } from '@manigance/core';
import { RecordSigner } from '@manigance/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shortestGame } from './games.ts';
import { openSite, type Site } from './open-site.ts';
import { TestServer } from './test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const server = new TestServer();
let site: Site;
beforeAll(async () => {
  await server.start();
  await another.start();
  site = await openSite(server.url);
}, 60_000);
afterAll(async () => {
  await site.close();
  await server.close();
  await another.close();
});

const path = `../../../records/${shortestGame.id}/${shortestGame.id}-001.jsonl`;
const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const another = new TestServer();

async function shown(page: Page, label: string, record: string, words: string): Promise<void> {
  const buffer = Buffer.from(record);
  const file = { name: 'match.jsonl', mimeType: 'application/x-ndjson', buffer };
  await page.getByLabel(label).setInputFiles(file);
  await page.locator('.replay-text').getByText(words).waitFor();
}

test.each([
  [
    'en',
    'Match file',
    'Signed by 127.0.0.1',
    'names elsewhere.example.org',
    'Altered: the signature of',
    'Not verified.',
  ],
  [
    'fr',
    'Fichier',
    'Signé par 127.0.0.1',
    'au nom de elsewhere.example.org',
    'Modifié : la signature de',
    'Non vérifié.',
  ],
] as const)(
  '%s: the viewer says who signed a record, and that one was altered',
  async (language, label, ours, other, altered, short) => {
    const visit = async (use: (page: Page) => Promise<void>) => {
      const { page, complaints, close } = await site.visit({ path: '#/replay', language });
      await use(page);
      expect(complaints).toEqual([]);
      await close();
    };
    const signed = await new RecordSigner(server.storage, () => server.url).sign(text);
    const elsewhere = new RecordSigner(another.storage, () => 'https://elsewhere.example.org');
    await visit((page) => shown(page, label, signed, ours));
    await visit(async (page) => shown(page, label, await elsewhere.sign(text), other));
    // Everything fits but the signature: the moves, the sums, the seal.
    const { seats, ...record } = readRecord(signed);
    const renamed = { ...record, seats, players: Array.from({ length: seats }, () => 'Eve') };
    await visit(async (page) => {
      await shown(page, label, writeRecord(renamed), altered);
      await page.keyboard.press('ArrowRight');
      await page.locator('.replay-count').getByText(short).waitFor();
    });
  },
);
