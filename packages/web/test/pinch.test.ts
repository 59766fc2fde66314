import { catalog } from '@manigance/games';
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

const transform = "getComputedStyle(document.querySelector('.pan-zoom-inner')).transform";

type Finger = readonly [x: number, y: number];

/** Puts fingers down, moves them in a few steps, and lifts them. */
async function drag(session: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) {
    const between = from.map(([x, y], at): Finger => {
      const [toX, toY] = to[at] ?? [x, y];
      return [x + ((toX - x) * step) / 6, y + ((toY - y) * step) / 6];
    });
    await touch('touchMove', between);
  }
  await touch('touchEnd', []);
}

test.for(catalog.ids)(
  'two fingers zoom the board of %s, one pans it, and neither plays a move',
  async (game, { skip }) => {
    const { page, close } = await visit({
      path: '#/match/kept',
      kept: [moment(fullTable(game), 'middle')],
      context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    });
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
    skip((await page.locator('.pan-zoom').count()) === 0, 'the board has no map');
    const session = await page.context().newCDPSession(page);
    const sight = async () => {
      const [, scale = 1, , , , x = 0, y = 0] =
        /matrix\(([^,]+), ([^,]+), ([^,]+), ([^,]+), ([^,]+), ([^)]+)\)/
          .exec((await page.evaluate(transform)) as string)
          ?.map(Number) ?? [];
      return { scale, x, y };
    };
    const box = await page.locator('.pan-zoom').boundingBox();
    if (box === null) throw new Error('no board');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const asked = await page.locator('#asked').innerText();
    await drag(
      session,
      [
        [x - 30, y],
        [x + 30, y],
      ],
      [
        [x - 90, y],
        [x + 90, y],
      ],
    );
    await expect.poll(async () => (await sight()).scale).toBeGreaterThan(1.5);
    const before = await sight();
    await drag(session, [[x, y]], [[x + 60, y + 40]]);
    await expect.poll(async () => (await sight()).x).toBeGreaterThan(before.x + 20);
    expect((await sight()).scale).toBeCloseTo(before.scale);
    expect(await page.locator('#asked').innerText()).toBe(asked);
    expect(await page.locator('dialog').count()).toBe(0);
    await close();
  },
);
