import { Match, readOptions } from '@manigance/core';
import { keptAt, recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { sizes } from '@manigance/web/test/stages.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../rules/index.ts';
import type { PcVocabulary } from '../../rules/state.ts';

const { visit } = site();

/** The first recorded question at which a score is one step from zero, and how many such scores there are. */
function oneStepBefore() {
  for (const record of recordsOf(manifest.id).filter(({ seats }) => seats === 4)) {
    const { seats, seed, options } = record;
    const match = new Match<PcVocabulary>(game, { seats, options: readOptions(game, options), seed });
    for (const [count, { seat, move }] of record.moves.entries()) {
      const { players } = game.view(match.state, seat);
      const near = players.flatMap(({ nearZero }) => nearZero).length;
      if (near > 0) return { kept: keptAt(record, count, seat), near };
      match.play(seat, move);
    }
  }
  throw new Error('no score comes close to zero');
}

/** How many pedestals are drawn as a warning. */
const drawn = `(() => {
  const sample = document.createElement('i');
  sample.style.color = 'var(--bad)';
  document.body.append(sample);
  const bad = getComputedStyle(sample).color;
  sample.remove();
  return [...document.querySelectorAll('.plate .pc-shaft')].filter((one) => getComputedStyle(one).backgroundColor === bad).length;
})()`;

test.each([
  ['en', 'desktop', 'close to the end'],
  ['fr', 'phone', 'tout près de la fin'],
] as const)(
  'PC-16.1 %s: on a %s a plate warns, in colour and in words, of each score one step from zero',
  async (language, size, warning) => {
    const { kept, near } = oneStepBefore();
    const context = { viewport: sizes[size] };
    const { page, complaints, close } = await visit({
      language,
      path: '#/match/kept',
      kept: [kept],
      context,
    });
    await page.locator('.plate .pc-shaft').first().waitFor();
    const heard = await page.locator('.plate .pc-plate > .vh').allInnerTexts();
    expect(heard.join(' ').split(`(${warning})`).length - 1).toBe(near);
    expect(await page.evaluate(drawn)).toBe(near);
    expect(complaints).toEqual([]);
    await close();
  },
);
