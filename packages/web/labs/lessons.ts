// Takes every chapter of every course in a browser: by keyboard and by touch, in both languages, with a wrong answer for every
// reason. An argument selects games by a part of their id.
import { catalog } from '@manigance/games';
import { chaptersOf, type Hand, walkChapter } from '../test/lesson-walk.ts';
import { openSite } from '../test/open-site.ts';
import { sizes } from '../test/stages.ts';

const wanted = process.argv[2] ?? '';
const site = await openSite();
const ways = (['keys', 'touch'] as const).flatMap((hand) =>
  (['en', 'fr'] as const).map((language) => ({ hand, language })),
);
const contexts: Readonly<Record<Hand, object>> = {
  keys: {},
  touch: { viewport: sizes.phone, hasTouch: true, isMobile: true },
};
let taken = 0;
let failed = 0;
for (const game of catalog.manifests.filter(({ id }) => id.includes(wanted))) {
  for (const chapter of await chaptersOf(game)) {
    for (const { hand, language } of ways) {
      const path = `#/learn/${game.id}/${chapter}`;
      const { page, complaints, close } = await site.visit({ path, language, context: contexts[hand] });
      const refused = await walkChapter(page, { game, chapter, language, hand }).catch(String);
      const isRight = typeof refused === 'number' && complaints.length === 0;
      taken++;
      if (!isRight) failed++;
      const outcome = typeof refused === 'number' ? `${refused} wrong answers refused` : refused;
      console.log([game.id, chapter, hand, language, outcome, ...complaints].join(', '));
      await close();
    }
  }
}
await site.close();
console.log(`${taken} lessons taken, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
