// A hundred matches by the robot of the tests, which reads only the accessibility tree and presses only keys: of each
// game and mode, in both languages, on a phone and a desk. Arguments: how many matches, and the first of them.
import { openSite } from '../test/open-site.ts';
import { Robot } from '../test/robot.ts';
import { playThrough, type Sitting, sittings, viewports } from '../test/robot-match.ts';

const [count = 100, first = 1] = process.argv.slice(2).map(Number);
const site = await openSite();

/** How many decisions the match took; throws where it did not come to its end or the page complained. */
async function playOne(sitting: Sitting): Promise<number> {
  const { game, language, screen } = sitting;
  const context = { viewport: viewports[screen] };
  const { page, complaints, close } = await site.visit({ path: `#/new/${game}`, language, context });
  try {
    const decisions = await playThrough(await Robot.at(page), sitting);
    if (complaints.length > 0) throw new Error(complaints.join('; '));
    return decisions;
  } finally {
    await close();
  }
}

let failed = 0;
let decided = 0;
for (const sitting of sittings(first - 1 + count).slice(first - 1)) {
  const { seed, kind, language, screen } = sitting;
  const told = `${seed} ${kind}, ${language}, ${screen}`;
  try {
    const decisions = await playOne(sitting);
    decided += decisions;
    console.log(`${told}: ${decisions} decisions`);
  } catch (error) {
    failed++;
    console.log(`${told}: FAILED ${error}`);
  }
}
await site.close();
console.log(`${count - failed} of ${count} matches finished, ${decided} decisions`);
process.exit(failed === 0 ? 0 : 1);
