import { readFileSync } from 'node:fs';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();
const record = new URL(`../../../../../records/${manifest.id}/${manifest.id}-001.jsonl`, import.meta.url);

test('a spectator is told whose things are shown', async () => {
  const { page, close } = await visit({ path: '#/replay' });
  const buffer = readFileSync(record);
  await page
    .getByLabel('Match file')
    .setInputFiles({ name: 'record.jsonl', mimeType: 'application/x-ndjson', buffer });
  await page.locator('.replay-count').getByText('Before the first move').waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('A spectator');
  await page.getByRole('region', { name: /’s cards$/ }).waitFor();
  expect(await page.getByText(/\b[Yy]our (score|cards|circles)/).count()).toBe(0);
  await close();
});
