import { expect, test } from 'vitest';
import { allLooks, auditVisited, contextOf, type Look } from './axe.ts';
import { tooLong } from './measure.ts';
import { servedSite } from './site.ts';
import { allStages, themes, visitStage } from './stages.ts';

const site = servedSite();

// Each stage under one look; which one goes round. `npm run axe` has all of them.
const stages = allStages().map((stage, at) => {
  const { size, language } = allLooks[(at * 5) % allLooks.length] as Look;
  const theme = themes[Math.floor(at / 2) % 2] ?? 'light';
  return { name: stage.name, stage, size, language, theme };
});

test.each(stages)(
  'axe finds nothing at $name, $size, $language, $theme, and texts that are 40 % longer fit',
  async ({ stage, size, language, theme }) => {
    const { page, close } = await visitStage(site, stage, { language, context: contextOf(size) });
    expect(await auditVisited(page, [theme])).toEqual([]);
    expect(await tooLong(page)).toEqual([]);
    await close();
  },
);
