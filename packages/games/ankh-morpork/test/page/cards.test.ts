import { Match, type MatchRecord, readOptions, type Seat, show } from '@manigance/core';
import { keptAt, recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { type AmState, type AmVocabulary, game } from '../../rules/index.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The first position of the recorded matches in which the asked seat sees this. */
function momentAt(isIt: (state: AmState, seat: Seat, kind: string | undefined) => boolean) {
  for (const record of recordsOf('ankh-morpork')) {
    const count = firstIn(record, isIt);
    if (count !== undefined) return keptAt(record, count, record.moves[count]?.seat ?? 0);
  }
  throw new Error('no such moment is recorded');
}

function firstIn(record: MatchRecord, isIt: Parameters<typeof momentAt>[0]): number | undefined {
  const { seats, seed, options } = record;
  const match = new Match<AmVocabulary>(game, { seats, options: readOptions(game, options), seed });
  for (const [count, { seat, move }] of record.moves.entries()) {
    if (isIt(match.state, seat, show(game, match.state, seat).asked?.kind)) return count;
    match.play(seat, move);
  }
  return undefined;
}

test('at seven cards a text that does not fit ends with a mark, after a whole line', async () => {
  const kept = momentAt(
    (state, seat, kind) => kind === 'chooseCard' && state.hands[seat]?.length === 7 && state.turn > 15,
  );
  const { page, close } = await visit({ path: '#/match/kept', kept: [kept], context: desktop });
  await page.getByRole('button', list).waitFor();
  await page.locator('.am-hand .am-why').first().waitFor(); // reasons come a moment later and take room
  const cut = (await page.evaluate(`[...document.querySelectorAll('.am-hand .am-text')].flatMap((text) => {
    const { lineHeight, webkitLineClamp } = getComputedStyle(text);
    if (text.scrollHeight <= text.clientHeight + 1) return [];
    return [{ lines: text.clientHeight / Number.parseFloat(lineHeight), clamp: Number(webkitLineClamp) }];
  })`)) as { readonly lines: number; readonly clamp: number }[];
  expect(cut.length).toBeGreaterThan(0);
  for (const { lines, clamp } of cut) expect(lines).toBeCloseTo(clamp, 1);
  await close();
});

test('AM-5.7 a second card lies face down: its player reads which, another player that it is there', async () => {
  const lies = (state: AmState, mine: (seat: Seat) => boolean) =>
    state.pending.some((frame) => frame.kind === 'laidAside' && mine(frame.seat));
  const own = momentAt((state, seat, kind) => kind === 'symbol' && lies(state, (laid) => laid === seat));
  const player = await visit({ path: '#/match/kept', kept: [own], context: desktop });
  const seen = player.page.getByRole('list', { name: 'Face down, played next' }).first();
  await expect.poll(() => seen.innerText()).toContain('Only you can see this');
  await player.close();
  const other = momentAt(
    (state, seat, kind) => kind === 'reactionWindow' && lies(state, (laid) => laid !== seat),
  );
  const rival = await visit({ path: '#/match/kept', kept: [other], context: desktop });
  const there = rival.page.getByRole('list', { name: 'Face down, played next' }).first();
  await expect.poll(() => there.innerText()).toContain('’s second card');
  await rival.close();
});
