import type { Seat } from '@manigance/core';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import type { AmState } from '../../rules/index.ts';
import { momentAt } from './moment-at.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };
const desktop = { viewport: { width: 1440, height: 900 } };

test('at seven cards a text that does not fit ends with a mark, after a whole line', async () => {
  const kept = momentAt(
    ({ state, seat, kind }) => kind === 'chooseCard' && state.hands[seat]?.length === 7 && state.turn > 15,
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
  const own = momentAt(({ state, seat, kind }) => kind === 'symbol' && lies(state, (laid) => laid === seat));
  const player = await visit({ path: '#/match/kept', kept: [own], context: desktop });
  const seen = player.page.getByRole('list', { name: 'Face down, played next' }).first();
  await expect.poll(() => seen.innerText()).toContain('Only you can see this');
  await player.close();
  const other = momentAt(
    ({ state, seat, kind }) => kind === 'reactionWindow' && lies(state, (laid) => laid !== seat),
  );
  const rival = await visit({ path: '#/match/kept', kept: [other], context: desktop });
  const there = rival.page.getByRole('list', { name: 'Face down, played next' }).first();
  await expect.poll(() => there.innerText()).toContain('’s second card');
  await rival.close();
});
