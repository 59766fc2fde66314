import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playFirst, site } from './site.ts';

const { visit } = site();

const focused = (page: Page, question: string) =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(question)}) ?? false`);

/** Plays from the list until a place of the board can be chosen; `false` for a board that is no map. */
async function untilBoardAsks(page: Page): Promise<boolean> {
  const lit = page.locator('.board-map .target.is-open');
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  if ((await page.locator('.pan-zoom .board-map').count()) === 0) return false;
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
        if ((await lit.count()) > 0) return true;
        await playFirst(page);
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return true;
}

async function tabTo(page: Page, question: string): Promise<void> {
  for (let tries = 0; tries < 80 && !(await focused(page, question)); tries++)
    await page.keyboard.press('Tab');
  expect(await focused(page, question)).toBe(true);
}

test.for(catalog.ids)(
  'the board of %s is one tab stop: arrow keys move between spaces, Enter answers',
  async (game, { skip }) => {
    const { page, complaints, close } = await visit({ path: `#/new/${game}` });
    await page.getByRole('button', { name: 'Begin' }).click();
    if (!(await untilBoardAsks(page))) return skip('the board has no map');
    expect(await page.locator('.board-map .target[tabindex="0"]').count()).toBe(1);
    const [asked, log] = [page.locator('#asked'), page.getByRole('log').first()];
    await tabTo(page, '.board-map .target');
    // From the first place on, until one that is lit.
    await page.keyboard.press('Home');
    const places = await page.locator('.board-map .target').count();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      for (let step = 0; step < places; step++) {
        if (await focused(page, '.target.is-open')) break;
        await page.keyboard.press(key);
      }
    }
    expect(await focused(page, '.target.is-open[aria-disabled="false"]')).toBe(true);
    const drawn = () => page.locator('.board-area').innerHTML();
    const said = async () => (await asked.innerText()) + (await log.innerText());
    const before = [await said(), await drawn()];
    await page.keyboard.press('Enter');
    // Either it answered, or it opened what there is to choose there, or the board shows what was chosen.
    await expect
      .poll(async () => {
        if ((await page.locator('[role=dialog]').count()) > 0) return true;
        return (await said()) !== before[0] || (await drawn()) !== before[1];
      })
      .toBe(true);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(catalog.ids)(
  'at a table of %s focus moves to the prompt when an answer removes the focused button',
  async (game) => {
    const { page, close } = await visit({ path: `#/new/${game}` });
    await page.getByRole('button', { name: 'Begin' }).click();
    const list = page.getByRole('button', { name: 'Choose from a list' });
    for (let answer = 0; answer < 6; answer++) {
      // A list opened on the question just answered goes with it: it is opened again.
      await expect
        .poll(
          async () => {
            await list.focus();
            await page.keyboard.press('Enter');
            const option = page.getByRole('dialog').locator('.option').first();
            await option.waitFor({ timeout: 1000 }).catch(() => undefined);
            await page.keyboard.press('Tab');
            if (await focused(page, 'dialog .option')) return true;
            await page.keyboard.press('Escape');
            return false;
          },
          { timeout: 60_000 },
        )
        .toBe(true);
      await page.keyboard.press('Enter');
      await expect
        .poll(() => focused(page, '#asked, #asked *, dialog[open] *'), { timeout: 20_000 })
        .toBe(true);
    }
    await close();
  },
);

/** A match on a phone at the first question, in a game whose tray has several pages. */
async function atTabbedTray() {
  for (const { id } of catalog.manifests) {
    const { page, close } = await visit({
      path: `#/new/${id}`,
      context: { viewport: { width: 360, height: 740 } },
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    const list = page.getByRole('button', { name: 'Choose from a list' });
    await list.waitFor();
    await page.locator('.tray-panel').first().waitFor();
    const tabs = page.locator('.tray [role=tab]');
    if ((await tabs.count()) > 1) return { page, close, list, tabs };
    await close();
  }
  throw new Error('no game has a tray of several pages');
}

test('on a phone a new question opens the first page of the tray', async () => {
  const { page, close, list, tabs } = await atTabbedTray();
  const question = await page.locator('#asked').innerText();
  await tabs.last().click();
  await expect.poll(() => tabs.last().getAttribute('aria-selected')).toBe('true');
  await expect
    .poll(
      async () => {
        if ((await list.count()) === 0) return undefined;
        if ((await page.locator('#asked').innerText()) !== question)
          return await tabs.first().getAttribute('aria-selected');
        await playFirst(page);
        return undefined;
      },
      { timeout: 60_000 },
    )
    .toBe('true');
  await close();
});
