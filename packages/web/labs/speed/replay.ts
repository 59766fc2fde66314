import { fileURLToPath } from 'node:url';
import type { Site } from '../../test/open-site.ts';
import { recordsOf } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { slowDown, traced, workOf } from './trace.ts';

/** Steps measured in one replay. */
const steps = 40;

/** The record of a game with the most moves. */
function longestOf(game: string): { readonly file: string; readonly moves: number } {
  const lengths = recordsOf(game).map(({ moves }) => moves.length);
  const most = Math.max(...lengths);
  const number = `${lengths.indexOf(most) + 1}`.padStart(3, '0');
  const path = `../../../../records/${game}/${game}-${number}.jsonl`;
  return { file: fileURLToPath(new URL(path, import.meta.url)), moves: most };
}

const noteOpened = `
  window.openedAt = undefined;
  window.chosenAt = undefined;
  document.querySelector('input[type=file]').addEventListener('change', () => {
    window.chosenAt = performance.now();
  }, { capture: true });
  const look = () => {
    if (document.querySelector('.replay-keys') === null) return requestAnimationFrame(look);
    setTimeout(() => { window.openedAt = performance.now(); });
  };
  requestAnimationFrame(look);
`;

/** Time from choosing the longest record to its replay, on the slowed processor, and the work of each step after it. */
export async function replayed(site: Site, game: string) {
  const { file, moves } = longestOf(game);
  const { page, close } = await site.visit({ path: '#/replay', context: { viewport: sizes.phone } });
  // The parts of a table are there after any match.
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.replay-keys').waitFor();
  await page.goto('about:blank');
  await page.goBack();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  const slowed = await slowDown(page);
  await page.evaluate(noteOpened);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.replay-keys').waitFor();
  await page.waitForFunction('window.openedAt !== undefined');
  const opened = (await page.evaluate('window.openedAt - window.chosenAt')) as number;
  await page.locator('.replay-slider input').fill(`${Math.floor(moves / 2)}`);
  await page.waitForTimeout(1000);
  await page.locator('.replay-text').focus();
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks } = await traced(slowed, async () => {
    await page.evaluate(`performance.mark('ready')`);
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(60);
    }
  });
  await close();
  return { moves, opened, work: tasks.map((task) => workOf([task])) };
}
