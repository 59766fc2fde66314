import { firstWith } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { warningColour } from '@manigance/web/test/warning-colour.ts';
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';

const { atMatch } = site();

/** The first recorded question at which a score is one step from zero, and how many such scores there are. */
const oneStepBefore = () =>
  firstWith(game, ({ players }) => players.flatMap(({ nearZero }) => nearZero).length);

/** How many pedestals are drawn as a warning. */
const drawn = `(() => {
  const bad = ${warningColour};
  return [...document.querySelectorAll('.plate .pc-shaft')].filter((one) => getComputedStyle(one).backgroundColor === bad).length;
})()`;

test.each([
  ['en', 'desktop', 'close to the end'],
  ['fr', 'phone', 'tout près de la fin'],
] as const)(
  'PC-16.1 %s: on a %s a plate warns, in colour and in words, of each score one step from zero',
  async (language, size, warning) => {
    const { kept, found } = oneStepBefore();
    const { page, complaints, close } = await atMatch(kept, size, { language });
    await page.locator('.plate .pc-shaft').first().waitFor();
    const heard = await page.locator('.plate .pc-plate > .vh').allInnerTexts();
    expect(heard.join(' ').split(`(${warning})`).length - 1).toBe(found);
    expect(await page.evaluate(drawn)).toBe(found);
    expect(complaints).toEqual([]);
    await close();
  },
);
