import { keptAt, questionsIn, recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();

/** A player has bought a district as the second action of the turn; bots come next. */
function afterBothActions() {
  for (const record of recordsOf(manifest.id)) {
    const found = questionsIn(record).find(({ count, seat, kind, options }) => {
      const [first, second] = record.moves.slice(count - 2, count);
      const isOwn = first?.seat === seat && second?.seat === seat && first.move.do !== 'commit';
      return kind === 'act' && options === 1 && isOwn && second.move.do === 'buyCity';
    });
    if (found !== undefined) return keptAt(record, found.count, found.seat);
  }
  throw new Error('nobody acts twice in a turn');
}

test('EL-7.9 after both actions the player can undo, and the bots wait until the turn is ended', async () => {
  // By its settings the page answers by itself where there is one answer: not here, where the answer ends the undoing.
  const { page, close } = await visit({
    path: '#/match/kept',
    kept: [afterBothActions()],
    settings: { onlyMove: 'played' },
  });
  const prompt = page.locator('#asked');
  await page.getByRole('button', { name: 'End my turn' }).waitFor();
  await page.waitForTimeout(1000); // longer than the page looks at a question before it answers by itself
  expect(await prompt.innerText()).toContain('End your turn.');
  await page.locator('button.take-back').click();
  await expect.poll(() => prompt.innerText()).toContain('Act with Lucien, or pass.');
  await page.getByRole('button', { name: 'End my turn' }).click();
  await expect.poll(() => prompt.innerText()).not.toContain('Act with Lucien');
  await close();
});
