import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

/**
 * Notes, whenever the page lets bots think, whether the table was drawn, whether something has moved since the page was last
 * told of a move, and how much moves still.
 */
const noteBots = `
  window.whenBotsThink = [];
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    ['running', 'paused'].includes(playState) &&
    effect.getTiming().iterations !== Infinity &&
    effect.target?.closest('.board-area, .seats-area') != null).length;
  let hasMoved = false;
  const look = () => {
    hasMoved ||= moving() > 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'table' && JSON.parse(data.text).type === 'update') hasMoved = false;
      });
    }
    postMessage(message) {
      if (message.type === 'seen')
        whenBotsThink.push({ drawn: document.querySelector('#asked button') !== null, hasMoved, moving: moving() });
      super.postMessage(message);
    }
  };
`;

async function open(game: string, speed: string) {
  const kept = [moment(fullTable(game), 'opening')];
  const visited = await visit({ path: '#/settings', kept, settings: { speed } });
  const { page, url } = visited;
  await page.addInitScript(noteBots);
  await page.goto(`${url}/?noted#/match/kept`);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  return visited;
}

test.each(catalog.ids)('%s: bots wait until the table is on the screen', async (game) => {
  const { page, close } = await open(game, 'instant');
  await expect.poll(() => page.evaluate('whenBotsThink[0]?.drawn')).toBe(true);
  await close();
});

test.each(catalog.ids)('%s: bots wait until animations have finished', async (game) => {
  const { page, close } = await open(game, 'fast');
  const hasMoved = async () => {
    // An answer that comes too late, or that nothing follows, is given again.
    await page.getByRole('button', { name: 'Choose from a list' }).click({ timeout: 5_000 });
    await page.locator('dialog .option').first().click({ timeout: 2_000 });
    await page.waitForFunction('whenBotsThink.some(({ hasMoved }) => hasMoved)', undefined, {
      timeout: 8_000,
    });
    return true;
  };
  await expect.poll(() => hasMoved().catch(() => false), { timeout: 60_000 }).toBe(true);
  expect(await page.evaluate('Math.max(...whenBotsThink.map(({ moving }) => moving))')).toBe(0);
  await close();
});
