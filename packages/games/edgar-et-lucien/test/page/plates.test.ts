import { Match, readOptions } from '@manigance/core';
import { keptAt, recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { sizes } from '@manigance/web/test/stages.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';
import { type ElVocabulary, game } from '../../rules/index.ts';
import { conditionIds } from '../../rules/victory.ts';

const { visit } = site();

/** The first recorded question at which a condition that would win is one action away, and how many such there are. */
function oneStepBefore() {
  for (const record of recordsOf(manifest.id).filter(({ seats }) => seats === 4)) {
    const { seats, seed, options } = record;
    const match = new Match<ElVocabulary>(game, { seats, options: readOptions(game, options), seed });
    for (const [count, { seat, move }] of record.moves.entries()) {
      const { players } = game.view(match.state, seat);
      const near = players.flatMap(({ conditions }) => conditionIds.filter((id) => conditions[id].isNear));
      if (near.length > 0) return { kept: keptAt(record, count, seat), near: near.length };
      match.play(seat, move);
    }
  }
  throw new Error('nobody is one step from winning');
}

/** What each figure of the plates says, and whether it is drawn as a warning. */
const figures = `(() => {
  const sample = document.createElement('i');
  sample.style.color = 'var(--bad)';
  document.body.append(sample);
  const bad = getComputedStyle(sample).color;
  sample.remove();
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
    const { kept, near } = oneStepBefore();
    const context = { viewport: sizes[size] };
    const { page, complaints, close } = await visit({
      language,
      path: '#/match/kept',
      kept: [kept],
      context,
    });
    await page.locator('.plate-figure').first().waitFor();
    const all = (await page.evaluate(figures)) as readonly Figure[];
    expect(all.filter(({ heard }) => warning.test(heard))).toHaveLength(near);
    expect(all.filter(({ heard, isBad }) => isBad !== warning.test(heard))).toEqual([]);
    expect(all.filter(({ isBad, isBold }) => isBad && !isBold)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
