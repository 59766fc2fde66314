import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type HighPoint, highPoints, playUpTo, reach } from './high-points.ts';
import type { Visit } from './open-site.ts';
import { site } from './site.ts';

const { visit } = site();
const each = highPoints.map((point) => [point.game, point] as const);

async function open({ kept }: HighPoint, more: Visit = {}) {
  const settings = { speed: 'normal', ...more.settings };
  const visited = await visit({ path: '#/match/kept', kept: [kept], ...more, settings });
  await visited.page.getByRole('button', { name: /^(Choose from a list|Choisir dans une liste)$/ }).waitFor();
  return visited;
}

/** Notes every sentence that the prompt tells politely, once per change. */
const noteSaid = `
  window.said = [];
  const line = document.querySelector('.asked-text');
  const note = () => {
    const now = line.innerText.trim();
    if (now !== window.said.at(-1)) window.said.push(now);
  };
  new MutationObserver(note).observe(line, { childList: true, subtree: true, characterData: true });
`;

const log = (page: Page) => page.locator('.log').innerText();

test.each(each)('%s: space, Esc and a tap each skip a scene, and the log has all of it', async (_, point) => {
  const skips = [
    (page: Page) => page.keyboard.press(' '),
    (page: Page) => page.keyboard.press('Escape'),
    (page: Page) => page.mouse.click(30, 400),
    (page: Page) =>
      page
        .locator('.stage')
        .getByRole('button', { name: /^Skip: / })
        .click(),
  ];
  const logs = [];
  for (const skip of skips) {
    const { page, complaints, close } = await open(point, {
      context: { viewport: { width: 1440, height: 900 } },
    });
    await reach(page, point.option);
    expect(await page.locator('.stage h2').innerText()).not.toBe('');
    await skip(page);
    await page.locator('.stage').waitFor({ state: 'detached' });
    logs.push(await log(page));
    expect(complaints).toEqual([]);
    await close();
  }
  expect(new Set(logs).size).toBe(1);
});

test.each(each)(
  '%s: the prompt tells each sentence of a scene once, and the question last',
  async (_, point) => {
    const { page, close } = await open(point, { settings: { speed: 'fast' } });
    await page.evaluate(noteSaid);
    await playUpTo(page, point.option);
    await page.locator('.stage').waitFor();
    await page.locator('.stage').waitFor({ state: 'detached' });
    const said = (await page.evaluate('window.said')) as string[];
    expect(said.length).toBeGreaterThan(1);
    expect(new Set(said).size).toBe(said.length);
    await close();
  },
);

test.each(each.filter(([, { isBesideBoard }]) => isBesideBoard))(
  '%s: beside the board the scene has the only button that skips, and the question its answers afterwards',
  async (_, point) => {
    const { page, close } = await open(point, { language: 'fr' });
    await reach(page, point.option, '.stage.is-beside');
    const skips = page.getByRole('button', { name: /^Passer/ });
    expect(await skips.count()).toBe(1);
    expect(await page.locator('#asked').getByRole('button').count()).toBe(0);
    await skips.click();
    await page.locator('.stage').waitFor({ state: 'detached' });
    await page.locator('#asked').getByRole('button').first().waitFor();
    await close();
  },
);

test.each(each)(
  '%s: with reduced motion nothing travels or turns, and the scene stands',
  async (_, point) => {
    const { page, close } = await open(point, { context: { reducedMotion: 'reduce' } });
    await reach(page, point.option);
    const moving = await page.evaluate(
      `document.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
      .filter((frame) => 'transform' in frame || 'translate' in frame || 'rotate' in frame).length`,
    );
    expect(moving).toBe(0);
    expect(await page.locator('.stage-picture').innerText()).not.toBe('');
    await page.keyboard.press(' ');
    await page.locator('.stage').waitFor({ state: 'detached' });
    await close();
  },
);

test.each(each)('%s: a page in the background and the instant speed stage nothing', async (_, point) => {
  for (const isHidden of [true, false]) {
    const { page, close } = await open(point, isHidden ? {} : { settings: { speed: 'instant' } });
    if (isHidden) await page.evaluate(`Object.defineProperty(document, 'hidden', { get: () => true })`);
    await page.evaluate(`
      window.staged = 0;
      new MutationObserver(() => { window.staged += document.querySelectorAll('.stage').length; })
        .observe(document.body, { childList: true, subtree: true });
    `);
    const before = await page.locator('#asked').innerText();
    await playUpTo(page, point.option);
    await expect.poll(() => page.locator('#asked').innerText()).not.toBe(before);
    expect(await page.evaluate('window.staged')).toBe(0);
    await close();
  }
});

test.each(each)('%s: an answer by key is not held up by a scene', async (_, point) => {
  const { page, close } = await open(point);
  await reach(page, point.option);
  await page.keyboard.press('Enter');
  await page.locator('.stage').waitFor({ state: 'detached' });
  await close();
});
