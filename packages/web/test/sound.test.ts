import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };

/** Notes every tone that the browser's own audio schedules, and every vibration. */
const noteSenses = `
  window.tones = [];
  window.vibrations = [];
  const Plain = AudioContext;
  window.AudioContext = class extends Plain {
    createOscillator() {
      const tone = super.createOscillator();
      const start = tone.start.bind(tone);
      tone.start = (at) => {
        window.tones.push(Math.round(tone.frequency.value));
        start(at);
      };
      return tone;
    }
  };
  navigator.vibrate = (pattern) => window.vibrations.push(pattern) > 0;
`;

async function open(settings: Readonly<Record<string, string>>) {
  const kept = [moment(fullTable(firstGame.id), 'opening')];
  const visited = await visit({ path: '#/settings', kept, settings });
  await visited.page.addInitScript(noteSenses);
  await visited.page.goto(`${visited.url}/?heard#/match/kept`);
  await visited.page.getByRole('button', list).waitFor();
  return visited;
}

/** Answers and waits for the next question. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('button', list).click();
  await page.locator('dialog .option').first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', list).waitFor();
}

const noted = (page: Page) => page.evaluate('({ tones, vibrations })');

test('nothing sounds or vibrates, and no player loads, until it is switched on', async () => {
  const { page, close } = await open({});
  await answer(page);
  expect(await noted(page)).toEqual({ tones: [], vibrations: [] });
  const players = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/player-')).length`;
  expect(await page.evaluate(players)).toBe(0);
  await close();
});

test('with sound on a question rings, and nothing vibrates', async () => {
  const { page, complaints, close } = await open({ sound: 'on' });
  await answer(page);
  await expect.poll(() => page.evaluate('tones')).toEqual(expect.arrayContaining([523, 659]));
  expect(await page.evaluate('vibrations')).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('with vibration on a question is felt, and nothing sounds', async () => {
  const { page, close } = await open({ haptics: 'on' });
  await answer(page);
  await expect.poll(() => page.evaluate('vibrations.at(-1)')).toEqual([30, 50, 30]);
  expect(await page.evaluate('tones')).toEqual([]);
  await close();
});

test('each has its own switch at the table, which gives a sample', async () => {
  const { page, close } = await open({});
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').locator('summary').last().click();
  const on = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: 'On' }).check({ force: true });
  await on('Sound');
  await expect.poll(() => page.evaluate('tones.length')).toBe(2);
  await on('Vibration');
  await expect.poll(() => page.evaluate('vibrations.length')).toBe(1);
  await close();
});
