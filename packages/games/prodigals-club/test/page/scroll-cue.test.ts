import { fullTable, keptAt, moment, questionsIn, recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';

const { visit } = site();

/** Whether a box has content below its edge, and whether it says so; runs in the page. */
const edges = `(() => {
  const boxes = [...document.querySelectorAll('.pc-all, .pc-tabs > .tab-panel')];
  return boxes.map((box) => {
    const open = [...box.querySelectorAll('button.is-open, .target.is-open')];
    const edge = box.getBoundingClientRect().bottom;
    const cue = box.querySelector(':scope > .scroll-cue.is-more > span');
    return {
      more: box.scrollTop + box.clientHeight < box.scrollHeight - 2,
      asked: open.filter((one) => one.getBoundingClientRect().bottom > edge + 1).length,
      cue: cue !== null && getComputedStyle(cue).visibility === 'visible' && cue.getBoundingClientRect().height > 0 && cue.getBoundingClientRect().bottom <= edge + 1,
    };
  });
})()`;
interface Edge {
  readonly more: boolean;
  readonly asked: number;
  readonly cue: boolean;
}
type Page = Awaited<ReturnType<typeof visit>>['page'];
const edgesOf = (page: Page) => page.evaluate(edges) as Promise<Edge[]>;

const sizes = {
  'on a desktop': { width: 1440, height: 900 },
  'on a tablet': { width: 820, height: 1180 },
  'on a phone': { width: 360, height: 740 },
};
const cases = Object.entries(sizes).flatMap(([where, viewport]) =>
  ['es', 'ep', 'sp', 'esp'].map((mode) => ({ where, viewport, mode })),
);

test.each(cases)(
  '$mode $where: an edge with more below it has a cue, and the last one has none',
  async ({ viewport, mode }) => {
    const records = recordsOf('prodigals-club');
    const record = records.find(({ options, seats }) => options.mode === mode && seats === 5);
    const question = record && questionsIn(record).find(({ kind, count }) => kind === 'errand' && count > 60);
    if (record === undefined || question === undefined) throw new RangeError('no such record');
    const { page, close } = await visit({
      language: 'fr',
      kept: [keptAt(record, question.count, question.seat)],
      path: '#/match/kept',
      context: { viewport },
    });
    await page.locator('button.pc-space').first().waitFor();
    await expect.poll(async () => (await edgesOf(page)).filter(({ more, cue }) => more !== cue)).toEqual([]);
    const [edge] = await edgesOf(page);
    expect(edge).toBeDefined();
    if ((edge?.asked ?? 0) > 0) expect(edge?.cue).toBe(true);
    await page.evaluate(
      "for (const box of document.querySelectorAll('.pc-all, .pc-tabs > .tab-panel')) box.scrollTo(0, box.scrollHeight)",
    );
    await expect.poll(async () => (await edgesOf(page)).filter(({ more, cue }) => more || cue)).toEqual([]);
    await close();
  },
);

test.each(['es', 'ep', 'sp', 'esp'])(
  '%s: all spaces for errand boys are in sight at 1440×900',
  async (mode) => {
    const record = recordsOf('prodigals-club').find(
      ({ options, seats }) => options.mode === mode && seats === 5,
    );
    if (record === undefined) throw new RangeError('no such record');
    const { page, close } = await visit({
      language: 'fr',
      kept: [keptAt(record, 0, record.moves[0]?.seat ?? 0)],
      path: '#/match/kept',
      context: { viewport: { width: 1440, height: 900 } },
    });
    await page.locator('.pc-possessions, .pc-society').last().waitFor();
    await expect
      .poll(() =>
        page.evaluate(`(() => {
        const edge = document.querySelector('.pc-all').getBoundingClientRect().bottom;
        return [...document.querySelectorAll('.pc-all button.pc-space')].filter((one) => one.getBoundingClientRect().bottom > edge).length;
      })()`),
      )
      .toBe(0);
    await close();
  },
);

test.each(Object.entries(sizes))('%s the cards of a tray lie whole within it', async (_where, viewport) => {
  const { page, close } = await visit({
    language: 'fr',
    kept: [moment(fullTable('prodigals-club'), 'middle')],
    path: '#/match/kept',
    context: { viewport },
  });
  await page.locator('.tray .pc-card').nth(3).waitFor();
  const below = await page.evaluate(`(() => {
    const edge = document.querySelector('.tray').getBoundingClientRect().bottom;
    const cards = [...document.querySelectorAll('.tray .pc-card')];
    return cards.filter((one) => one.getBoundingClientRect().bottom > edge).length;
  })()`);
  expect(below).toBe(0);
  await close();
});
