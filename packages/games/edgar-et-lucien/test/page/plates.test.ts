import { firstWith } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { warningColour } from '@manigance/web/test/warning-colour.ts';
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import { conditionIds } from '../../rules/victory.ts';

const { atMatch } = site();

/** The first recorded question at which a condition that would win is one action away, and how many such there are. */
const oneStepBefore = () =>
  firstWith(
    game,
    ({ players }) =>
      players.flatMap(({ conditions }) => conditionIds.filter((id) => conditions[id].isNear)).length,
  );

/** Label of each figure of the plates, and whether it is drawn as a warning. */
const figures = `(() => {
  const bad = ${warningColour};
  return [...document.querySelectorAll('.plate-figure')].filter((one) => one.offsetWidth > 0).map((one) => ({
    heard: one.querySelector('.vh').textContent,
    isBad: getComputedStyle(one).backgroundColor === bad,
    isBold: Number(getComputedStyle(one.querySelector('.figure-value b') ?? one).fontWeight) >= 700,
  }));
})()`;
interface Figure {
  readonly heard: string;
  readonly isBad: boolean;
  readonly isBold: boolean;
}

test.each([
  ['en', 'desktop', /one step from winning$/],
  ['fr', 'phone', /à un pas de la victoire$/],
] as const)(
  'EL-19.2 %s: on a %s a plate warns, in colour and in words, of the condition that would win, and of no other',
  async (language, size, warning) => {
    const { kept, found } = oneStepBefore();
    const { page, complaints, close } = await atMatch(kept, size, { language });
    await page.locator('.plate-figure').first().waitFor();
    const all = (await page.evaluate(figures)) as readonly Figure[];
    expect(all.filter(({ heard }) => warning.test(heard))).toHaveLength(found);
    expect(all.filter(({ heard, isBad }) => isBad !== warning.test(heard))).toEqual([]);
    expect(all.filter(({ isBad, isBold }) => isBad && !isBold)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
