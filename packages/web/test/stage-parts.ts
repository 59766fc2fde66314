import type { Locator, Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { en, fr } from './words.ts';

/** A screen of the page, or a state of one, that can be looked at. */
export interface Stage {
  readonly name: string;
  readonly path: string;
  /** Matches that this visitor has kept. */
  readonly kept?: readonly SavedMatch[];
  /** Games played before; all of them unless said. */
  readonly known?: readonly string[];
  /** Settings beside the defaults of a visit. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What is done after the page is open, and what is waited for. */
  readonly enter?: (page: Page) => Promise<void>;
}

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;
export const themes = ['light', 'dark'] as const;

const either = (pick: (words: typeof en) => string) =>
  new RegExp(`^(${[en, fr].map((words) => pick(words).replace(/[^\w ]/gu, '.')).join('|')})$`);
export const button = (page: Page, pick: (words: typeof en) => string) =>
  page.getByRole('button', { name: either(pick) });

export async function cardInHand(page: Page): Promise<Locator> {
  const card = page.locator('.tray button[data-card]:visible').first();
  const tabs = page.locator('.tray [role=tab]');
  for (let tab = 1; tab < (await tabs.count()) && (await card.count()) === 0; tab++)
    await tabs.nth(tab).click();
  await card.waitFor();
  return card;
}

/** The side stands beside the board on a large screen, and is a sheet on a small one. */
export async function openSide(page: Page, tab: (words: typeof en) => string): Promise<void> {
  const open = button(page, (words) => words.table.side);
  if (await open.isVisible()) await open.click();
  await page
    .locator('.side-tabs')
    .getByRole('tab', { name: either(tab) })
    .click();
}
