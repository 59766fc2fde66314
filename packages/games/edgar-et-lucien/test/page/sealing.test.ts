import { fullTable, keptAt, questionsIn } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();

/** Every text that the two read-outs of my wheel show from now on. */
const watchReadouts = `
  globalThis.shown = new Set();
  const read = () => {
    const lines = [...document.querySelectorAll('.el-readout')].map((one) => one.innerText);
    if (lines.length > 0) globalThis.shown.add(lines.join(' '));
  };
  read();
  new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
`;

test('EL-5.3 after sealing the read-outs keep the programme until the next question', async () => {
  const record = fullTable(manifest.id);
  // The last to seal: the wheels are revealed at once, and no question with my answer comes in between.
  const asked = questionsIn(record).find(
    ({ kind }, at, all) => kind === 'programme' && at > 30 && all[at + 1]?.kind !== kind,
  );
  if (asked === undefined) throw new Error('nobody sets a wheel');
  const { page, close } = await visit({
    path: '#/match/kept',
    kept: [keptAt(record, asked.count, asked.seat)],
    settings: { speed: 'slow' },
  });
  const seal = page.getByRole('button', { name: 'Seal' });
  await seal.waitFor();
  const readouts = page.locator('.el-readout');
  for (const [at, hand] of ['e', 'l'].entries()) {
    await page.locator('.el-dial [aria-checked=true]').focus();
    await page.keyboard.press(hand);
    while ((await readouts.nth(at).innerText()).includes('Stays here')) {
      await page.locator('.el-dial [aria-checked=true]').focus();
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.evaluate(watchReadouts);
  await seal.click();
  await seal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  await expect.poll(() => readouts.count()).toBe(0);
  const shown = (await page.evaluate('[...shown]')) as string[];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => text.includes('Stays here'))).toEqual([]);
  await close();
});
