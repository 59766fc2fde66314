import { guests } from '@manigance/web/test/guests.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { comes } = guests();

test('answers in advance are taken by the server, and remembered in this browser alone', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${manifest.id}/friends` });
  await anna.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  const seat = anna.getByRole('combobox', { name: 'Seat 2' });
  await expect.poll(() => seat.locator('option').count()).toBeGreaterThan(1);
  await seat.selectOption({ index: 1 });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await anna.locator('#asked').waitFor();
  const open = async () => {
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Automatic answers' }).click();
    return anna.getByRole('dialog', { name: 'Automatic answers' }).getByRole('combobox').first();
  };
  await (await open()).selectOption('Gaspode, if I hold it');
  await anna.getByText('Saved.').waitFor();
  await anna.reload();
  await anna.locator('#asked').waitFor();
  expect(await (await open()).inputValue()).toBe('gaspode');
});
