import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownPage } from './own-page.ts';

const open = ownPage('gliding');

async function told(page: Page, what: string): Promise<void> {
  await page.evaluate(`${what}; new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))`);
}

/** Where a piece is seen now. */
async function seenAt(page: Page, piece: string): Promise<number> {
  return (await page.evaluate(
    `document.querySelector('[data-piece=${piece}]').getBoundingClientRect().x`,
  )) as number;
}

/** How far each piece on its way began from where it will lie. */
async function ways(page: Page): Promise<Readonly<Record<string, number>>> {
  return (await page.evaluate(`Object.fromEntries(document.getAnimations().flatMap(({ effect }) => {
    const [{ transform }] = effect.getKeyframes();
    return transform === undefined ? [] : [[effect.target.dataset.piece, Math.round(new DOMMatrix(transform).e)]];
  }))`)) as Readonly<Record<string, number>>;
}

test('a piece drawn at a new position animates from its old one, and nothing else moves', async () => {
  const page = await open();
  await told(page, `lay({ left: ['card', 'hat'] })`);
  expect(await ways(page)).toEqual({ card: 50, hat: -50 });
});

test('a piece redrawn during its animation continues from its visible position', async () => {
  const page = await open();
  await told(page, `lay({ left: ['card', 'hat'] })`);
  await page.evaluate('for (const one of document.getAnimations()) one.currentTime = 800');
  const before = await seenAt(page, 'hat');
  expect(before).toBeGreaterThan(5);
  await told(page, `lay({ left: ['hat', 'card'] })`);
  await page.evaluate('document.getAnimations().forEach((one) => one.pause())');
  expect(Math.abs((await seenAt(page, 'hat')) - before)).toBeLessThan(15);
});

test('a piece that keeps its target position is not animated again', async () => {
  const page = await open();
  await told(page, `lay({ left: ['card', 'hat'] })`);
  await told(page, `lay({ left: ['card', 'hat', 'coin'] })`);
  const moving = (await page.evaluate(
    `document.querySelector('[data-piece=hat]').getAnimations().length`,
  )) as number;
  expect(moving).toBe(1);
});

test('a piece that moves to a part drawn later animates between the two parts', async () => {
  const page = await open();
  await told(page, `lay({ left: ['card'] })`);
  await told(page, `lay({ right: ['hat'] })`);
  expect(await ways(page)).toEqual({ card: 50, hat: -300 });
});

test('pieces move with their ground without animating', async () => {
  const page = await open();
  await told(page, 'shift(80)');
  expect(await ways(page)).toEqual({});
});

test('animations wait until all queued parts are drawn, urgent parts first; a tap finishes them', async () => {
  const page = await open();
  const seen = await page.evaluate(`new Promise((told) => {
    const seen = [];
    const states = () => [...new Set(document.getAnimations().map(({ playState }) => playState))].join();
    const draw = (part) => () => {
      seen.push([part, states(), isIdle()]);
      const began = performance.now();
      while (performance.now() - began < 20); // longer than one frame draws
      if (part === 'last') requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => {
        seen.push(['all', states(), isIdle()]);
        finishAnimations();
        seen.push(['at rest', states(), isIdle()]);
        told(seen);
      })));
    };
    lay({ left: ['card', 'hat'] });
    queueDraw({}, draw('third'));
    queueDraw({}, draw('first'), true);
    queueDraw({}, draw('second'), true);
    queueDraw({}, draw('last'));
  })`);
  expect(seen).toEqual([
    ['first', 'paused', false],
    ['second', 'paused', false],
    ['third', 'paused', false],
    ['last', 'paused', false],
    ['all', 'running', false],
    ['at rest', '', true],
  ]);
});

test('a piece redrawn while its animation is paused starts from its visible position', async () => {
  const page = await open();
  await page.evaluate(`new Promise((drawn) => {
    lay({ left: ['card', 'hat'] });
    queueDraw({}, () => {
      lay({ left: ['coin', 'card', 'hat'] });
      queueDraw({}, drawn);
    });
  })`);
  // The hat lay at 0 and has not moved yet: of its two ways the later counts, back to there.
  const ways =
    (await page.evaluate(`document.querySelector('[data-piece=hat]').getAnimations().map(({ effect }) =>
    Math.round(new DOMMatrix(effect.getKeyframes()[0].transform).e))`)) as number[];
  expect(ways.at(-1)).toBe(-100);
});

test('a part that throws does not block the others', async () => {
  const page = await open();
  const drawn = await page.evaluate(`new Promise((drawn) => {
    queueDraw({}, () => { throw new Error('torn'); });
    queueDraw({}, () => drawn('the other'));
  })`);
  expect(drawn).toBe('the other');
});

/** The first keyframe of the card that was played. */
const start = (page: Page) =>
  page.evaluate(`(() => {
    const [moving] = document.querySelector('.place').getAnimations();
    const { transform, opacity } = moving?.effect.getKeyframes()[0] ?? {};
    return { transform, opacity };
  })()`);

test('a played card travels from the hand to its place', async () => {
  const page = await open();
  await told(page, `play('ace')`);
  expect(await start(page)).toEqual({ transform: 'translate(-300px, 300px) scale(0.5)' });
});

test('a card of another player comes from their plate and turns over', async () => {
  const page = await open();
  await told(page, `play('unseen')`);
  expect(await start(page)).toEqual({
    transform: 'translate(-330px, 100px) scale(1) perspective(800px) rotateY(180deg)',
  });
});

test('without motion a played card fades in at its place', async () => {
  const page = await open();
  await told(page, `play('ace', false)`);
  expect(await start(page)).toEqual({ opacity: '0' });
});

test('the card before the one that was taken back does not travel again', async () => {
  const page = await open();
  await told(page, `play('ace')`);
  await page.evaluate('for (const one of document.getAnimations()) one.finish()');
  await told(page, 'takeBack()');
  expect(await start(page)).toEqual({});
});
