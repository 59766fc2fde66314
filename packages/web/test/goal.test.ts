import { languages, Match, readOptions, show } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';
import { type Size, sizes } from './stages.ts';
import { en, fr } from './words.ts';

const { atMatch } = site();

/** A match in its middle, and what the game says of the goal of the player at this page and of the question. */
async function middleOf(id: string, language: 'en' | 'fr') {
  const { rules, text } = catalog.get(id);
  const [{ game }, words] = await Promise.all([rules(), text[language]()]);
  const record = fullTable(id);
  const kept = moment(record, 'middle');
  const { seats, seed } = record;
  const match = new Match(game, { seats, options: readOptions(game, record.options), seed });
  for (const { seat, move } of kept.moves) match.play(seat, move);
  const me = kept.seats.findIndex(({ level }) => level === undefined);
  const { view, asked } = show(game, match.state, me);
  const goal = words.text.goal?.(view, me);
  const rule = words.text.rule?.(asked?.kind ?? '', view);
  if (goal === undefined || rule === undefined) throw new Error(`${id} names no goal or no rule`);
  return { kept, goal, rule };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const cases = catalog.ids.flatMap((game) =>
  languages.flatMap((language) => (Object.keys(sizes) as Size[]).map((size) => ({ game, language, size }))),
);

test.each(cases)(
  'goal and current rule of $game are in sight on a $size in $language',
  async ({ game, language, size }) => {
    const { kept, goal, rule } = await middleOf(game, language);
    const { page, complaints, close } = await atMatch(kept, size, { language });
    const { table } = language === 'en' ? en : fr;
    const line = page.getByRole('region', { name: table.goal, exact: true });
    await line.waitFor();
    const { progress, beside } = goal;
    const figures = progress && table.reached(progress.reached, progress.needed);
    const said = plain(await line.innerText());
    expect(said).toContain(plain(size === 'desktop' ? goal.text : goal.short));
    if (figures !== undefined) expect(said).toContain(figures);
    if (beside !== undefined) expect(said).toContain(plain(beside));
    const cut = await line.evaluate((section) =>
      [...section.querySelectorAll('span, b')]
        .filter(
          (part) =>
            part.className !== 'vh' && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        )
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    if (size !== 'desktop') expect(await line.getByRole('button').count()).toBe(0);
    if (size === 'phone') await page.getByRole('button', { name: table.side }).click();
    // On a tablet the recap takes the place of the rule.
    if (size !== 'tablet') {
      const current = page
        .locator('.current-rule')
        .filter({ has: page.getByRole('heading', { name: table.currentRule }) });
      await current.waitFor();
      expect(plain(await current.innerText())).toContain(plain(rule.sentence));
      const [article = ''] = rule.articles;
      await current.getByRole('button', { name: table.rule(article), exact: true }).click();
      await page.getByRole('tab', { name: table.rules, selected: true }).waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(catalog.ids)('%s: the goal in the top bar opens the role or the rules in short', async (game) => {
  const { kept } = await middleOf(game, 'en');
  const { page, close } = await atMatch(kept, 'desktop');
  await page.getByRole('region', { name: 'Goal', exact: true }).getByRole('button').click();
  const role = page.getByRole('dialog', { name: 'Goal' });
  const rules = page.getByRole('region', { name: /In short/ });
  await role.or(rules).waitFor();
  if (await role.isVisible()) expect(await role.innerText()).toMatch(/^Goal\s+\S[\s\S]{20}/);
  else
    await expect
      .poll(() => rules.evaluate((chapter) => chapter.ownerDocument.activeElement === chapter))
      .toBe(true);
  await close();
});
