import { auditPage } from '@manigance/web/test/axe.ts';
import type { Visited } from '@manigance/web/test/open-site.ts';
import { site } from '@manigance/web/test/site.ts';
import { sizes } from '@manigance/web/test/stage-parts.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../rules/index.ts';

const { visit } = site();
const mostPresses = 4000;

/** A new match of a mode with Last Will against a bot. */
function newMatch(mode: string) {
  return {
    id: 'kept',
    game: manifest.id,
    options: { mode },
    seats: [{ name: 'Camille' }, { name: 'Odilon', level: 'young-thistlewood' }],
    seed: '00112233445566778899aabbccddeeff',
    salt: '00',
    rulesVersion: game.rulesVersion,
    moves: [],
    over: false,
    mine: true,
    touched: 0,
  };
}

/**
 * Presses one thing, as a finger would: the main button of an answer that is composed, else one of the things on the
 * boards or in the hand that are open, else a button of the question line; on a phone, another board now and then.
 */
const pressOne = `((chance) => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const press = (one) => { one.click(); return true; };
  const main = seen('.pc-confirm .btn.main')[0];
  if (main !== undefined) return press(main);
  const things = seen(':is(.pc, .tray) button.is-open');
  const ends = seen('.asked-buttons > .btn').filter((one) => one.getAttribute('aria-disabled') !== 'true');
  const tabs = seen('.pc-tabs [role=tab][aria-selected=false]');
  if (tabs.length > 0 && (things.length === 0 || chance % 11 === 0)) press(tabs[chance % tabs.length]);
  const pool = things.length > 0 && (ends.length === 0 || chance % 7 !== 0) ? things : ends;
  return pool.length > 0 && press(pool[chance % pool.length]);
})`;

async function isOver(page: Visited['page']): Promise<boolean> {
  return page.getByRole('dialog', { name: /^(The end|Fin de la partie)$/ }).isVisible();
}

/** The question as a kind: its first words without names and numbers. */
async function questionOf(page: Visited['page']): Promise<string> {
  const text = (await page.locator('.asked-text').first().textContent()) ?? '';
  return text
    .replace(/[“«].*?[”»]/gu, '')
    .replace(/[\d£]+/gu, '')
    .slice(0, 24);
}

test.each([
  { mode: 'lw-s', size: 'phone', language: 'fr' },
  { mode: 'lw-e', size: 'desktop', language: 'en' },
  { mode: 'lw-es', size: 'phone', language: 'en' },
  { mode: 'lw-es', size: 'desktop', language: 'fr' },
] as const)(
  'LW-5 a whole match of $mode is played on a $size in $language by pressing the boards alone, and axe finds nothing',
  { timeout: 480_000 },
  async ({ mode, size, language }) => {
    const { page, complaints, close } = await visit({
      path: '#/match/kept',
      kept: [newMatch(mode)],
      language,
      context: { viewport: sizes[size], bypassCSP: true },
    });
    await page.locator('.pc-lw').or(page.locator('.pc-tabs')).first().waitFor();
    const asked = new Set<string>();
    const found: string[] = [];
    let chance = 5;
    for (let presses = 0; presses < mostPresses && !(await isOver(page)); presses++) {
      const question = await questionOf(page);
      if (!asked.has(question)) {
        asked.add(question);
        found.push(...(await auditPage(page)).map((line) => `${question}: ${line}`));
      }
      chance = (chance * 1103515245 + 12345) % 2147483648;
      if (!(await page.evaluate(`${pressOne}(${chance})`))) await page.waitForTimeout(50);
    }
    expect(await isOver(page)).toBe(true);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    // Planning, naming decks, errands, actions, and more.
    expect(asked.size).toBeGreaterThan(5);
    await close();
  },
);
