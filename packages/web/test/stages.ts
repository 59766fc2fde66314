import { catalog } from '@manigance/games';
import type { Locator, Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { gamesWith } from './games.ts';
import { highPoints, reach } from './high-points.ts';
import type { Site, Visit, Visited } from './open-site.ts';
import { fullTable, gamesWithCards, keptAt, moment, momentWithCards, recordsOf } from './positions.ts';
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
      name: `play-${game}`,
      path: '',
      known: [],
      enter: (page: Page) => openPlayMenu(page, game),
    })),
    {
      name: 'play-each',
      path: '',
      enter: async (page) => {
        await openPlayMenu(page, catalog.ids[0] ?? '');
        await page.getByRole('dialog').locator('.play-each').click();
        await page.locator('.level-lists .cameo').first().waitFor();
      },
    },
    ...catalog.ids.map((game) => ({
      name: `new-${game}`,
      path: `#/new/${game}`,
      enter: (page: Page) => page.locator('.seat-plans option').nth(1).waitFor({ state: 'attached' }),
    })),
    {
      name: 'new-at-this-screen',
      path: `#/new/${catalog.ids[0]}/here`,
      enter: (page) => page.locator('.seat-plans input').first().waitFor(),
    },
    {
      name: 'new-with-friends',
      path: `#/new/${catalog.ids[0]}/friends`,
      enter: (page) => button(page, (words) => words.newTable.create).waitFor(),
    },
    ...catalog.ids.map((game) => ({
      name: `lobby-${game}`,
      path: `#/new/${game}/friends`,
      enter: (page: Page) => openLobby(page, game),
    })),
    { name: 'connection-lost', path: `#/new/${catalog.ids[0]}/friends`, enter: loseConnection },
    { name: 'rules', path: '#/rules' },
    ...catalog.ids.map((game) => ({
      name: `rules-${game}`,
      path: `#/rules/${game}`,
      enter: (page: Page) => page.locator('.rule').first().waitFor(),
    })),
    ...catalog.ids.map((game) => ({
      name: `hint-${game}`,
      path: `#/new/${game}`,
      enter: openHint,
    })),
    ...['profile', 'history', 'leaderboard'].map((name) => ({
      name,
      path: `#/${name}`,
      enter: (page: Page) => page.locator('main p').nth(1).waitFor(),
    })),
    ...taught.flatMap((game, at) => lessonStages(game).slice(0, at === 0 ? 3 : 1)),
    { name: 'settings', path: '#/settings' },
    { name: 'credits', path: '#/about' },
    { name: 'records', path: '#/replay' },
    { name: 'no-such-match', path: '#/match/none' },
    ...tables.flat(),
    ...catalog.ids.flatMap(modeStages),
    ...highPointStages,
    ...followed.flatMap(threadStages),
  ];
}

async function openHint(page: Page): Promise<void> {
  await button(page, (words) => words.newTable.start).click();
  await button(page, (words) => words.table.list).waitFor();
  await page.keyboard.press('h');
  await page.locator('.hint-why dd').first().waitFor({ timeout: 30_000 });
}

const taught = catalog.ids.filter((game) => catalog.get(game).lessons !== undefined);

/** A try with a wrong answer; of the first game the list of chapters and the coach of the first match too. */
function lessonStages(game: string): Stage[] {
  const path = `#/learn/${game}`;
  const open = async (page: Page) => {
    await page.locator('.learn-foot .btn.main').click();
    await page.locator('.lesson').waitFor();
  };
  return [
    {
      name: `lesson-${game}`,
      path,
      enter: async (page) => {
        await open(page);
        for (let step = 1; (await page.locator('.lesson-try').count()) === 0; step++) {
          await page.locator('.lesson-next').click();
          await page.locator('.lesson-meter .is-full').nth(step).waitFor();
        }
        const options = page.locator('dialog .option');
        for (let wrong = 0; (await page.locator('.lesson-wrong').count()) === 0; wrong++) {
          await page.locator('.lesson .asked-tools button').click();
          await options.nth(wrong).click();
          await page.locator('.lesson-wrong, .lesson-right').first().waitFor();
          if ((await page.locator('.lesson-right').count()) > 0)
            await page.locator('.lesson-keys .btn').first().click();
        }
      },
    },
    { name: `learn-${game}`, path, enter: (page) => page.locator('.chapters').waitFor() },
    {
      name: `coach-${game}`,
      path,
      enter: async (page) => {
        await page.locator('.learn-foot button').click();
        await page.locator('#asked').waitFor();
        if (catalog.get(game).lessons?.coach !== undefined) await page.locator('.coach').waitFor();
      },
    },
  ];
}

async function openPlayMenu(page: Page, game: string): Promise<void> {
  const { title } = catalog.get(game);
  await button(page, (words) => words.home.playLabel(title)).click();
  const face = catalog.get(game).portraits ? '.cameo' : '.level-card';
  await page.getByRole('dialog').locator(face).first().waitFor();
}

/** The first high point that each game stages: as it begins, as it is read, and beside the board where it goes on there. */
const highPointStages: readonly Stage[] = highPoints.flatMap(({ game, kept, option, isBesideBoard }) => {
  const at = (name: string, until?: string): Stage => ({
    name: `${game}-stage-${name}`,
    path: '#/match/kept',
    kept: [kept],
    settings: { speed: 'normal' },
    enter: async (page) => {
      await reach(page, option, until);
      await page.waitForTimeout(1200); // the turn of a wheel or card
    },
  });
  const begin = at('begin');
  return isBesideBoard ? [begin, at('read', '.is-read'), at('beside', '.stage.is-beside')] : [begin];
});

async function openLobby(page: Page, game: string): Promise<void> {
  await button(page, (words) => words.newTable.create).click();
  await page.locator('.qr').waitFor();
  // A bot on the last seat.
  await page.locator('.lobby-seat select').last().selectOption({ index: 1 });
  await page.locator(catalog.get(game).portraits ? '.lobby-seat .cameo' : '.lobby-bot').waitFor();
}

/** A table whose connection is closed and not opened again. */
async function loseConnection(page: Page): Promise<void> {
  let isLost = false;
  const close: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    if (isLost) return void socket.close();
    socket.connectToServer();
    close.push(() => socket.close());
  });
  await page.reload();
  await button(page, (words) => words.newTable.create).click();
  await button(page, (words) => words.lobby.start).click();
  await page.locator('.plate').first().waitFor();
  isLost = true;
  await Promise.all(close.map((one) => one()));
  await page.locator('.link-lost').waitFor();
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
  const beginning = keptAt(record, 0, 0);
  const list = (page: Page) => button(page, (words) => words.table.list);
  const at = (name: string, match: SavedMatch | undefined, enter: (page: Page) => Promise<void>) => ({
    name: `${game}-${name}`,
    path: '#/match/kept',
    kept: match === undefined ? [] : [match],
    enter,
  });
  return [
    at('opening', opening, (page) => list(page).waitFor()),
    ...(withIntro.includes(game) ? [{ ...at('first', beginning, seeIntro), known: [] }] : []),
    at('middle', middle, (page) => list(page).waitFor()),
    at('end', end, (page) => page.locator('.chances').waitFor()),
    at('end-won', keptAt(record, record.moves.length, record.outcome?.winners[0] ?? 0), (page) =>
      page.locator('.chances').waitFor(),
    ),
    at('end-table', end, async (page) => {
      await page.locator('.chances').waitFor();
      await page.keyboard.press('t');
      await page.locator('.chances-table').waitFor();
    }),
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
    at('keys', middle, async (page) => {
      await list(page).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').locator('kbd').first().waitFor();
    }),
    at('numbers', middle, async (page) => {
      await list(page).waitFor();
      await page.keyboard.press('Tab');
    }),
    at('so-far', middle, async (page) => {
      await list(page).waitFor();
      await button(page, (words) => words.table.menu).click();
      await button(page, (words) => words.menu.soFar).click();
      await page.locator('.replay').waitFor();
      await page.keyboard.press('End');
    }),
    at('hand-over', sharedBy(middle, ['Camille', 'Zoé', 'Hugo']), (page) =>
      page.locator('.hand-over .top-progress > *').first().waitFor(),
    ),
    at('goal', middle, async (page) => {
      await list(page).waitFor();
      const goal = page.locator('.goal button');
      if ((await goal.count()) > 0) await goal.click();
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
    ...(withCards.includes(game) ? [at('card', momentWithCards(record), seeCard)] : []),
    ...(withLegend.includes(game) ? [at('legend', middle, openLegend)] : []),
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

const withCards = gamesWithCards();
const withLegend = gamesWith('board/guide/index.tsx');
const withIntro = gamesWith('board/intro/index.tsx');
const followed = gamesWith('board/following.ts');

function seeIntro(page: Page): Promise<void> {
  return page.locator('dialog .intro-picture').first().waitFor();
}

async function seeCard(page: Page): Promise<void> {
  await button(page, (words) => words.table.list).waitFor();
  await focusCard(page);
  await page.locator('.preview.has-card .art-plate').waitFor();
}

async function openLegend(page: Page): Promise<void> {
  await button(page, (words) => words.table.list).waitFor();
  await button(page, (words) => words.table.menu).click();
  await button(page, (words) => words.table.legend).click();
  await page.getByRole('dialog').locator('[data-legend]').first().waitFor();
}

/** What the others have done since my last turn, and what they do now, which the player has paused. */
function threadStages(game: string): Stage[] {
  const record = fullTable(game);
  const path = '#/match/kept';
  const settings = { speed: 'normal' };
  const side = (page: Page) => openSide(page, (words) => words.table.log);
  return [
    {
      name: `${game}-recap`,
      path,
      settings,
      kept: [moment(record, 'recap')],
      enter: (page) => page.locator('.thread-chip, .thread.is-card').first().waitFor(),
    },
    {
      name: `${game}-others`,
      path,
      settings,
      kept: [moment(record, 'others')],
      enter: async (page) => {
        await button(page, (words) => words.table.thread.pause).click();
        await page.waitForTimeout(2500);
      },
    },
    {
      name: `${game}-log`,
      path,
      kept: [moment(record, 'recap')],
      enter: async (page) => {
        await button(page, (words) => words.table.list).waitFor();
        await side(page);
        await page.locator('.log-heading').last().waitFor();
      },
    },
  ];
}

/** The match with people on its first seats, as many as there are names. */
function sharedBy(match: SavedMatch | undefined, names: readonly string[]): SavedMatch | undefined {
  return (
    match && { ...match, seats: match.seats.map((seat, at) => (names[at] ? { name: names[at] } : seat)) }
  );
}

/** Focuses the first card of the hand by keyboard; on a phone the hand may be a page of the tray. */
async function focusCard(page: Page): Promise<void> {
  const card = await cardInHand(page);
  await page.keyboard.press('Tab');
  await card.focus();
}

export async function cardInHand(page: Page): Promise<Locator> {
  const card = page.locator('.tray button[data-card]:visible').first();
  const tabs = page.locator('.tray [role=tab]');
  for (let tab = 1; tab < (await tabs.count()) && (await card.count()) === 0; tab++)
    await tabs.nth(tab).click();
  await card.waitFor();
  return card;
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
  const { path, kept = [], settings = {}, known } = stage;
  const visited = await site.visit({
    ...visit,
    path,
    kept,
    settings: { ...settings, ...visit.settings },
    ...(known === undefined ? {} : { known }),
  });
  await visited.page.locator('main').first().waitFor();
  await stage.enter?.(visited.page);
  return visited;
}
