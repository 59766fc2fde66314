import type { Page } from 'playwright-core';

/** Functions that run in the page; they are sent as text, so that they know nothing but the page. */

/**
 * What can be answered with, by a name that tells it: those smaller than a finger, those out of sight that more than one
 * scroll brings, and whether the page is wider than the screen.
 */
const answers = `(() => {
  const least = 43.5; // 44 px, less what rounding takes
  const open = [...document.querySelectorAll(
    '#asked button, .tray button, .board-area button, .tray [role=radio], .board-area .target, dialog .option',
  )].filter((one) => {
    if (one.closest('.rule-link, [aria-disabled=true], [inert]') || one.disabled) return false;
    if (one.matches('.target') && !one.matches('.is-open, .is-chosen')) return false;
    if (document.querySelector('dialog[open]') && !one.closest('dialog')) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  const told = (one) => one.className.baseVal ?? one.className;
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60) + ' (' + told(one) + ')';
  const scrolls = (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
  const around = (one) => {
    const found = [];
    for (let box = one.parentElement; box; box = box.parentElement) if (scrolls(box)) found.push(box);
    return found;
  };
  // Where the box is smaller, what a finger meets around it may be larger: the reach is felt point by point.
  const reach = (one, dx, dy) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let far = 0;
    while (far < 44 && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    return far;
  };
  const small = open.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    if (width >= least && height >= least) return false;
    // What is drawn small may have its buttons elsewhere, under the selector in data-buttons.
    const drawn = one.closest('[data-buttons]');
    if (drawn) return document.querySelector(drawn.dataset.buttons + ' .is-open') === null;
    one.scrollIntoView({ block: 'nearest' });
    return reach(one, 1, 0) + reach(one, -1, 0) + 1 < least || reach(one, 0, 1) + reach(one, 0, -1) + 1 < least;
  });
  const far = open.filter((one) => around(one).length > 1);
  const unreachable = open.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const outside = top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    const sideways = (box) => box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX);
    let box = one.parentElement;
    while (box && !scrolls(box) && !sideways(box)) box = box.parentElement;
    return outside && box === null;
  });
  // The middle of a place on a map may lie outside it; everything else must be met where it is seen.
  const covered = open.filter((one) => {
    if (one.matches('.target, [role=radio]')) return false;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const size = (one) => { const { width, height } = one.getBoundingClientRect(); return Math.round(width) + '×' + Math.round(height); };
  return [
    ...small.map((one) => 'small ' + size(one) + ': ' + named(one)),
    ...far.map((one) => 'two scrolls away: ' + named(one)),
    ...unreachable.map((one) => 'out of reach: ' + named(one)),
    ...covered.map((one) => 'covered: ' + named(one)),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
    ...(open.length === 0 ? ['nothing to answer with'] : []),
  ];
})()`;

/** What is wrong, for a finger, with the answers that this page offers now. */
export async function hardToAnswer(page: Page): Promise<string[]> {
  return (await page.evaluate(answers)) as string[];
}

/** Makes every text of the page 40 % longer: words longer where there is but one, more of them where there are several. */
const lengthen = `(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    const said = text.data.trim();
    if (!/\\p{L}{2}/u.test(said) || text.parentElement.closest('svg, .vh, script, style, .wordmark, .top-bar h1, .plate-name, .code, .invite-link')) continue;
    const more = Math.ceil(said.length * 0.4);
    const filler = 'encore un peu plus long que cela '.repeat(1 + more / 30).slice(0, more).trim();
    const end = text.data.length - (text.data.length - text.data.trimEnd().length);
    const added = /\\s/.test(said) ? ' ' + filler : 'e'.repeat(more);
    text.data = text.data.slice(0, end) + added + text.data.slice(end);
  }
})()`;

/** Texts that are cut off, by what hides them, and whether the page is wider than the screen. */
const cutOff = `(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  const top = document.querySelector('dialog[open]') ?? document.body;
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const own = text.parentElement;
    if (text.data.trim() === '' || !top.contains(own)) continue;
    if (own.closest('svg, .vh, script, style, .top-bar h1, .plate-name, .reel-window, .is-gone')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (frame.width <= 1) break; // for screen readers only
      const [x, y] = [style.overflowX, style.overflowY];
      if (/auto|scroll/.test(x + y)) break;
      // A text cut by an ellipsis stands whole elsewhere.
      if (style.textOverflow === 'ellipsis') break;
      const wide = /hidden|clip/.test(x) && (rect.right > frame.right + 2 || rect.left < frame.left - 2);
      // A card shows the beginning of a long text, and all of it when it is tapped.
      const high = /hidden|clip/.test(y) && style.webkitLineClamp === 'none' && (rect.bottom > frame.bottom + 4 || rect.top < frame.top - 4);
      if (wide || high) {
        found.add((wide ? 'wide' : 'high') + ' "' + text.data.slice(0, 50) + '" in ' + box.tagName + '.' + box.className);
        break;
      }
      if (style.position === 'fixed') break;
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('wider than the screen');
  return [...found];
})()`;

/** What is cut off or sticks out once every text is 40 % longer. */
export async function tooLong(page: Page): Promise<string[]> {
  await page.evaluate(lengthen);
  return (await page.evaluate(cutOff)) as string[];
}
