import { catalog } from '@manigance/games';
import { openSite } from '../test/open-site.ts';
// Page speed on a processor slowed four times, in ms: from the first byte to a table that takes an
// answer, from the server's message of an opponent's move to the screen, and the longest frames during animations.
// Wall-clock figures need an idle machine; "work" is the page's own processor time,
// times four, independent of other load. An argument selects one game.
import { TestServer } from '../test/test-server.ts';
import { framesSeen, framesWorked } from './speed/frames.ts';
import { openedAfter, workToOpen } from './speed/opening.ts';
import { opponentsWait, shownAfter, workToShow } from './speed/opponents-move.ts';
import { replayed } from './speed/replay.ts';

const visits = 5;

const told = (found: readonly number[]) => {
  const sorted = found.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)} of ${found.length}`;
};

const wanted = process.argv[2] ?? '';
const server = new TestServer({ botDelay: [opponentsWait, opponentsWait] });
await server.start();
const site = await openSite(server.url);
for (const game of catalog.ids.filter((id) => id.includes(wanted))) {
  const say = (what: string, found: readonly number[]) => console.log(`${game}: ${what}: ${told(found)}`);
  const [opened, worked]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit++) {
    opened.push(await openedAfter(site, game));
    worked.push(await workToOpen(site, game));
  }
  say('a table takes an answer after', opened);
  say('the work until then', worked);
  say('an opponent’s move on the screen', await shownAfter(site, game, true));
  say('the same on a processor that is not slowed', await shownAfter(site, game, false));
  say('the work for it', await workToShow(site, game));
  const replay = await replayed(site, game);
  say(`a replay of ${replay.moves} moves opens after`, [replay.opened]);
  say('the work of page and worker until then', [replay.toOpen]);
  say('the work of a step', replay.work);
  for (const size of ['phone', 'desktop'] as const) {
    say(`frames on a ${size}`, await framesSeen(site, game, size));
    say('their work', await framesWorked(site, game, size));
  }
}
await site.close();
await server.close();
