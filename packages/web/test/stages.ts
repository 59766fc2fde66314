import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import type { Site, Visit, Visited } from './open-site.ts';
import { fullTable, moment, recordsOf } from './positions.ts';
import { en, fr } from './words.ts';

/** A screen of the page, or a state of one, that can be looked at. */
export interface Stage {
  readonly name: string;
  readonly path: string;
  /** Matches that this visitor has kept. */
  readonly kept?: readonly SavedMatch[];
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
const button = (page: Page, pick: (words: typeof en) => string) =>
  page.getByRole('button', { name: either(pick) });

/** All screens. Those of a server need one: its lobby, and what invites friends. */
export function allStages(): Stage[] {
  const tables = catalog.ids.map(tableStages);
  const middles = tables.flatMap(([, middle]) => middle?.kept ?? []);
  return [
    { name: 'home', path: '' },
    {
      name: 'home-with-tables',
      path: '',
      kept: middles.map((match, at) => ({ ...match, id: `kept-${at}` })),
    },
    ...catalog.ids.map((game) => ({
      name: `new-${game}`,
      path: `#/new/${game}`,
      enter: (page: Page) => page.locator('.seat-plans option').nth(1).waitFor({ state: 'attached' }),
    })),
    {
      name: 'new-with-friends',
      path: `#/new/${catalog.ids[0]}/friends`,
      enter: (page) => button(page, (words) => words.newTable.create).waitFor(),
    },
    { name: 'lobby', path: `#/new/${catalog.ids[0]}/friends`, enter: openLobby },
    { name: 'rules', path: '#/rules' },
    ...catalog.ids.map((game) => ({
      name: `rules-${game}`,
      path: `#/rules/${game}`,
      enter: (page: Page) => page.locator('.rule').first().waitFor(),
    })),
    { name: 'settings', path: '#/settings' },
    { name: 'credits', path: '#/about' },
    { name: 'records', path: '#/replay' },
    { name: 'no-such-match', path: '#/match/none' },
    ...tables.flat(),
    ...catalog.ids.flatMap(modeStages),
  ];
}

async function openLobby(page: Page): Promise<void> {
  await button(page, (words) => words.newTable.create).click();
  await page.locator('.qr').waitFor();
}

/** A table of each mode of a game beside the one that `tableStages` shows. */
function modeStages(game: string): Stage[] {
  const { settings, seats } = catalog.get(game);
  const records = recordsOf(game).filter((record) => record.seats === seats.max);
  return (settings.mode ?? []).slice(0, -1).map((mode) => {
    const record = records.find(({ options }) => options.mode === mode);
    return {
      name: `${game}-${mode}`,
      path: '#/match/kept',
      kept: record === undefined ? [] : [moment(record, 'middle')],
      enter: (page) => button(page, (words) => words.table.list).waitFor(),
    };
  });
}

/** A table of a game at its opening, in the middle and at its end, and with each of its sheets open in the middle. */
function tableStages(game: string): Stage[] {
  const record = fullTable(game);
  const [opening, middle, end] = (['opening', 'middle', 'end'] as const).map((when) => moment(record, when));
  const list = (page: Page) => button(page, (words) => words.table.list);
  const at = (name: string, match: SavedMatch | undefined, enter: (page: Page) => Promise<void>) => ({
    name: `${game}-${name}`,
    path: '#/match/kept',
    kept: match === undefined ? [] : [match],
    enter,
  });
  return [
    at('opening', opening, (page) => list(page).waitFor()),
    at('middle', middle, (page) => list(page).waitFor()),
    at('end', end, (page) => page.getByRole('dialog').waitFor()),
    at('list', middle, async (page) => {
      await list(page).click();
      await page.getByRole('dialog').locator('.option').first().waitFor();
      const closed = page.getByRole('dialog').locator('summary');
      if ((await closed.count()) > 0) await closed.click();
    }),
    at('seat', middle, async (page) => {
      await list(page).waitFor();
      await page.locator('.plate-name').last().click();
      await page.getByRole('dialog').or(page.locator('.plate')).first().waitFor();
    }),
    at('side-rules', middle, async (page) => {
      await list(page).waitFor();
      await openSide(page, (words) => words.table.rules);
      await page.getByRole('searchbox').waitFor();
    }),
    at('menu', middle, async (page) => {
      await list(page).waitFor();
      await button(page, (words) => words.table.menu).click();
      const settings = page.getByRole('dialog').locator('summary').last();
      await settings.click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    }),
    {
      ...at('replay', end, async (page) => {
        await page.locator('.replay-seen select').selectOption('spectator');
      }),
      path: '#/replay/match/kept',
    },
    at('side-chat', middle, async (page) => {
      await list(page).waitFor();
      await openSide(page, (words) => words.table.chat);
    }),
  ];
}

/** The side stands beside the board on a large screen, and is a sheet on a small one. */
async function openSide(page: Page, tab: (words: typeof en) => string): Promise<void> {
  const open = button(page, (words) => words.table.side);
  if (await open.isVisible()) await open.click();
  await page
    .locator('.side-tabs')
    .getByRole('tab', { name: either(tab) })
    .click();
}

/** A visitor at this stage. */
export async function visitStage(site: Pick<Site, 'visit'>, stage: Stage, visit: Visit): Promise<Visited> {
  const visited = await site.visit({ ...visit, path: stage.path, kept: stage.kept ?? [] });
  await visited.page.locator('main').first().waitFor();
  await stage.enter?.(visited.page);
  return visited;
}
