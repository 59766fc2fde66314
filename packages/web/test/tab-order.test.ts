import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { servedSite } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = servedSite();

const puzzled = catalog.manifests.find(({ puzzles }) => puzzles !== undefined) ?? firstGame;
const taught = catalog.manifests.find(({ lessons }) => lessons !== undefined) ?? firstGame;
const withBook = catalog.manifests.find(({ book }) => book !== undefined) ?? firstGame;

/** Screens about people and about learning, each with a control of its own. */
const screens = [
  ['#/account', 'input[type=password]'],
  ['#/notices', '.panel'],
  ['#/profile', 'main p'],
  ['#/history', 'main p'],
  ['#/leaderboard', 'select'],
  ['#/friends', '.panel'],
  ['#/group', '.panel'],
  ['#/group/new', '.new-table'],
  ['#/tournament', '.panel'],
  ['#/tournament/new', '.new-table'],
  ['#/tables', 'main'],
  ['#/replay', 'input[type=file]'],
  [`#/puzzles/${puzzled.id}`, '.puzzle-days'],
  [`#/learn/${taught.id}`, '.chapters'],
  [`#/rules/${withBook.id}`, '.book-contents'],
] as const;

/**
 * Numbers the controls that a pointer can use, as `data-n`. Of radio buttons of one name one is a tab stop, and so is one of the
 * tabs of a list: the arrow keys lead to the others.
 */
const numberControls = `(() => {
  const controls = [...document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=radio], [role=tab]',
  )].filter((one) => {
    if (one.disabled || one.closest('[inert]') || one.closest('details:not([open]) > :not(summary)')) return false;
    return one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false });
  });
  const group = (one) =>
    one.type === 'radio' ? 'radio ' + one.name
    : /^(radio|tab)$/.test(one.getAttribute('role') ?? '') ? [...document.querySelectorAll('[role=radiogroup], [role=tablist]')].findIndex((list) => list.contains(one))
    : one;
  const stops = [...new Map(controls.map((one) => [group(one), one])).values()];
  for (const one of controls) one.dataset.n = String(stops.findIndex((stop) => group(stop) === group(one)));
  return stops.map((one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim() || one.outerHTML);
})()`;

/** The number of the focused control, and whether the focus can be seen. */
const focusedControl = `(() => {
  const one = document.activeElement;
  const marked = one.closest('[data-n]') ?? one.parentElement?.querySelector('[data-n]');
  const shows = (box) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const around = [one, one.parentElement, one.nextElementSibling].filter((box) => box !== null);
  return { number: Number(marked?.dataset.n ?? -1), isSeen: one === document.body || around.some(shows) };
})()`;

// Every other one on a phone.
const visits = screens.map(
  ([path, there], at) => [path, there, at % 2 === 0 ? sizes.phone : sizes.desktop] as const,
);

test.each(visits)(
  'every control of %s is reached by Tab, and the focus is seen',
  async (path, there, viewport) => {
    const { page, complaints, close } = await visit({ path, context: { viewport } });
    await page.locator(there).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const names = (await page.evaluate(numberControls)) as readonly string[];
    expect(names.length).toBeGreaterThan(1);
    const reached = new Set<number>();
    const unseen = new Set<string>();
    for (let press = 0; press < 2 * names.length + 10 && reached.size < names.length; press++) {
      await page.keyboard.press('Tab');
      const { number, isSeen } = (await page.evaluate(focusedControl)) as { number: number; isSeen: boolean };
      if (number >= 0) reached.add(number);
      if (!isSeen) unseen.add(names[number] ?? '?');
    }
    expect([names.filter((_, at) => !reached.has(at)), [...unseen]]).toEqual([[], []]);
    expect(complaints).toEqual([]);
    await close();
  },
);
