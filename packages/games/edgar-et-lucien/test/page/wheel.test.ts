import { fullTable, keptAt, questionsIn } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();
type Page = Awaited<ReturnType<typeof visit>>['page'];

async function atTheWheel() {
  const record = fullTable(manifest.id);
  const asked = questionsIn(record).find(({ kind }) => kind === 'programme');
  if (asked === undefined) throw new Error('nobody sets a wheel');
  const kept = [keptAt(record, asked.count, asked.seat)];
  const visited = await visit({ path: '#/match/kept', kept });
  await visited.page.getByRole('button', { name: 'Seal' }).waitFor();
  return visited;
}

const held = (page: Page) => page.locator('.el-readout[aria-pressed=true]').innerText();

/** Taps a sector of the wheel, the topmost being 0. */
async function tapSector(page: Page, sector: number): Promise<void> {
  const box = await page.locator('.el-dial').boundingBox();
  if (box === null) throw new Error('no wheel');
  const angle = (sector * Math.PI) / 4;
  const radius = (box.width / 202) * 70;
  await page.mouse.click(
    box.x + box.width / 2 + radius * Math.sin(angle),
    box.y + box.height / 2 - radius * Math.cos(angle),
  );
}

test('EL-5.2 a tap sets Edgar, the next one Lucien, and a hand taken on purpose stays', async () => {
  const { page, close } = await atTheWheel();
  const readings = () => page.locator('.el-readout').allInnerTexts();
  expect(await held(page)).toContain('Edgar');
  await tapSector(page, 2);
  await expect.poll(() => held(page)).toContain('Lucien');
  const [edgar, unset] = await readings();
  await tapSector(page, 5);
  await expect.poll(readings).not.toEqual([edgar, unset]);
  expect((await readings())[0]).toBe(edgar);
  expect(await held(page)).toContain('Lucien');
  await page.locator('.el-readout').first().click();
  await tapSector(page, 3);
  await expect.poll(async () => (await readings())[0]).not.toBe(edgar);
  expect(await held(page)).toContain('Edgar');
  await close();
});

test('EL-5.2 Enter goes on from Edgar to Lucien, then seals the wheel', async () => {
  const { page, close } = await atTheWheel();
  await page.locator('.el-dial [aria-checked=true]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => held(page)).toContain('Lucien');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Seal' }).waitFor({ state: 'detached' });
  await close();
});
