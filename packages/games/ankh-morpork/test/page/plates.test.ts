import { fullTable, moment } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { warningColour } from '@manigance/web/test/warning-colour.ts';
import { expect, test } from 'vitest';

const { atMatch } = site();

/** The visible figures of each plate: their drawn text, what a screen reader hears, colour and weight. */
const figures = `[...document.querySelectorAll('.plate')].map((plate) =>
  [...plate.querySelectorAll('.plate-figure')].filter((figure) => figure.offsetWidth > 0).map((figure) => ({
    drawn: figure.querySelector('.figure-value').innerText.replaceAll(/\\s/g, ''),
    heard: figure.querySelector('.vh').textContent,
    isBad: getComputedStyle(figure).backgroundColor === ${warningColour},
    weight: getComputedStyle(figure.querySelector('.figure-value b')).fontWeight,
  })))`;

interface Figure {
  readonly drawn: string;
  readonly heard: string;
  readonly isBad: boolean;
  readonly weight: string;
}

test.each([
  ['desktop', 3],
  ['tablet', 3],
  ['phone', 2],
] as const)(
  'AM-11.1 on a %s each plate has %i figures of goals, and one step from the end they warn',
  async (size, count) => {
    const kept = moment(fullTable('ankh-morpork'), 'middle');
    const { page, close } = await atMatch(kept, size);
    await page.locator('.plate-figure').first().waitFor();
    const plates = (await page.evaluate(figures)) as Figure[][];
    expect(plates.map((plate) => plate.length)).toEqual([count, count, count, count]);
    const warned = plates.flat().filter(({ isBad }) => isBad);
    expect(warned.map(({ drawn }) => drawn)).toEqual([size === 'phone' ? '3' : '3/4']);
    expect(warned[0]).toMatchObject({ heard: 'controls 3 of 4 areas, close to the end', weight: '700' });
    const calm = plates.flat().filter(({ isBad }) => !isBad);
    expect(calm.filter(({ heard }) => heard.includes('end'))).toEqual([]);
    await close();
  },
);
