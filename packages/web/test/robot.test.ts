import { expect, test } from 'vitest';
import { Robot } from './robot.ts';
import { oneOfEach, playThrough, sittings, viewports } from './robot-match.ts';
import { site } from './site.ts';

const { visit } = site();

// The first and the last mode of each game; `npm run robot` has all of them.
const shown = sittings(oneOfEach).filter(({ game }, at, all) =>
  [all[at - 1], all[at + 1]].some((beside) => beside?.game !== game),
);

test.each(shown)(
  'a robot that reads only the accessibility tree and presses only keys finishes $kind in $language on a $screen',
  { timeout: 480_000 },
  async (sitting) => {
    const { game, language, screen } = sitting;
    const { page, complaints, close } = await visit({
      path: `#/new/${game}`,
      language,
      context: { viewport: viewports[screen] },
    });
    const decisions = await playThrough(await Robot.at(page), sitting);
    expect(decisions).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await close();
  },
);
