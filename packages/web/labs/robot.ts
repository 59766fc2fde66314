// A hundred matches by the test robot, which reads only the accessibility tree and presses only keys: each
// game and mode, both languages, phone and desktop. Arguments: number of matches, index of the first.
import { openSite } from '../test/open-site.ts';
import { Robot } from '../test/robot.ts';
import { playThrough, type Sitting, sittings, viewports } from '../test/robot-match.ts';

const [count = 100, first = 1] = process.argv.slice(2).map(Number);
const site = await openSite();

/** Plays one match; returns its number of decisions. Throws if it does not end or the page logs an error. */
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
