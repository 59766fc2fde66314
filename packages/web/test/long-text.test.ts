import { expect, test } from 'vitest';
import { tooLong } from './measure.ts';
import { servedSite } from './site.ts';
import { allStages, type Size, sizes, visitStage } from './stages.ts';

const opened = servedSite();
const names = Object.keys(sizes) as Size[];
// Each stage in one size, which goes round.
const stages = allStages().map((stage, at) => ({
  name: stage.name,
  stage,
  size: names[(at * 2) % names.length] as Size,
}));

test.each(stages)('$name, $size, fits texts that are 40 % longer', async ({ stage, size }) => {
  const { page, close } = await visitStage(opened, stage, {
    language: 'fr',
    context: { viewport: sizes[size] },
  });
  expect(await tooLong(page)).toEqual([]);
  await close();
});
