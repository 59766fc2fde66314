import { fullTable, moment } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();

test('pieces present at the first drawing are not animated', async () => {
  const kept = [moment(fullTable(manifest.id), 'middle')];
  const { page, close } = await visit({ path: '#/match/kept', kept, settings: { speed: 'slow' } });
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  const coming = await page.evaluate(
    `document.getAnimations().filter(({ animationName }) => animationName === 'el-stamped').length`,
  );
  expect(coming).toBe(0);
  await close();
});
