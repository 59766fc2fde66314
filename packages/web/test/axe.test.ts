import { expect, test } from 'vitest';
import { allLooks, auditStage, type Look } from './axe.ts';
import { servedSite } from './site.ts';
import { allStages, themes } from './stages.ts';

const site = servedSite();

// Each stage under one look; which one goes round. `npm run axe` has all of them.
const stages = allStages().map((stage, at) => {
  const { size, language } = allLooks[(at * 5) % allLooks.length] as Look;
  const theme = themes[Math.floor(at / 2) % 2] ?? 'light';
  return { name: stage.name, stage, size, language, theme };
});

test.each(stages)(
  'axe finds nothing at $name, $size, $language, $theme',
  async ({ stage, size, language, theme }) => {
    expect(await auditStage(site, stage, { size, language, themes: [theme] })).toEqual([]);
  },
);
