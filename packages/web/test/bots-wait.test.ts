import { expect, test } from 'vitest';
import { gameIds } from '../src/games.ts';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

/** Notes what the page had drawn when it let bots move. */
const noteBots = `
  window.drawnWhenBotsMayMove = [];
  const Plain = Worker;
  window.Worker = class extends Plain {
    postMessage(message) {
      if (message.type === 'letBotsMove') drawnWhenBotsMayMove.push(document.querySelector('#asked button') !== null);
      super.postMessage(message);
    }
  };
`;

test.each(gameIds)('%s: bots wait until the table is on the screen, and are told once', async (game) => {
  const kept = [moment(fullTable(game), 'middle')];
  const { page, url, close } = await visit({ path: '#/settings', kept });
  await page.addInitScript(noteBots);
  await page.goto(`${url}/?noted#/match/kept`);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await expect.poll(() => page.evaluate('drawnWhenBotsMayMove')).toEqual([true]);
  await close();
});
