import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { linkOf } from '../src/screens/shared-position/link.ts';
import { gamesWith } from './games.ts';
import { linkStages } from './link-stages.ts';
import type { Site, Visit, Visited } from './open-site.ts';
import { fullTable, positionOf } from './positions.ts';
import { pressUntil } from './press-until.ts';
import { button, type Stage } from './stage-parts.ts';
import { highPointStages, modeStages, tableStages, threadStages } from './table-stages.ts';

export { cardInHand, type Size, type Stage, sizes, themes } from './stage-parts.ts';

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
    ...linkStages,
    { name: 'rules', path: '#/rules' },
    ...catalog.ids.map((game) => ({
      name: `rules-${game}`,
      path: `#/rules/${game}/in-short`,
      enter: (page: Page) => page.locator('.rule').first().waitFor(),
    })),
    ...bookStages,
    ...puzzled.flatMap(puzzleStages),
    ...catalog.ids.map((game) => ({
      name: `hint-${game}`,
      path: `#/new/${game}`,
      enter: (page: Page) => openHint(page, game),
    })),
    ...['profile', 'history', 'leaderboard'].map((name) => ({
      name,
      path: `#/${name}`,
      enter: (page: Page) => page.locator('main p').nth(1).waitFor(),
    })),
    ...['account', 'notices'].map((name) => ({
      name,
      path: `#/${name}`,
      enter: (page: Page) => page.locator('.panel input, .panel button').first().waitFor(),
    })),
    ...['friends', 'group', 'group/new', 'tournament', 'tournament/new'].map((path) => ({
      name: path.replace('/', '-'),
      path: `#/${path}`,
      enter: (page: Page) => page.locator('.together').locator('.panel, .new-table').first().waitFor(),
    })),
    ...taught.flatMap((game, at) => lessonStages(game).slice(0, at === 0 ? 3 : 1)),
    ...catalog.ids.map((game, at) => positionStage(game, at === 0)),
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

const withBook = catalog.manifests.filter(({ book }) => book !== undefined);

/** A chapter of each book that has an example, wrongly answered; of the first the contents and a search too. */
const bookStages: readonly Stage[] = [
  ...withBook.slice(0, 1).flatMap(({ id }): Stage[] => [
    { name: `book-${id}`, path: `#/rules/${id}`, enter: (page) => page.locator('.book-contents').waitFor() },
    {
      name: 'rules-search',
      path: `#/rules/${id}`,
      enter: async (page) => {
        await page.locator('.search input').fill('agent');
        await page.locator('.book-results').waitFor();
      },
    },
  ]),
  ...withBook.map(
    ({ id }): Stage => ({
      name: `book-${id}-example`,
      path: `#/rules/${id}`,
      enter: async (page) => {
        const examples = page.locator('.book-answers .btn');
        for (let chapter = 0; (await examples.count()) === 0; chapter++) {
          if (chapter > 0) await page.locator('.book-ways .btn').first().click();
          await page.locator('.book-contents button').nth(chapter).click();
          await page.locator('.book-figure').last().scrollIntoViewIfNeeded();
          await page.locator('.figure-board .board-area > *').first().waitFor();
        }
        for (let wrong = 0; (await page.locator('.book-wrong').count()) === 0; wrong++) {
          await examples.nth(wrong).click();
          await page.locator('.book-wrong, .book-right').first().waitFor();
          if ((await page.locator('.book-right').count()) > 0)
            await page.locator('.book-example > .btn').click();
        }
      },
    }),
  ),
];

const puzzled = catalog.ids.filter((game) => catalog.get(game).puzzles !== undefined);

/** A puzzle after a worse move and one that is solved; of the first game the list too. */
function puzzleStages(game: string, at: number): Stage[] {
  const path = `#/puzzles/${game}`;
  const list = (page: Page) => page.locator('.lesson .asked-tools button').click();
  const open = async (page: Page) => {
    await page.locator('.puzzle-today .btn').click();
    await page.locator('.lesson-try').waitFor();
  };
  const all: Stage[] = [
    {
      name: `puzzle-${game}`,
      path,
      enter: async (page) => {
        await open(page);
        for (let option = 0; (await page.locator('.lesson-wrong').count()) === 0; option++) {
          if (option > 0) await page.reload();
          await list(page);
          await page.locator('dialog .option').nth(option).click();
          await page.locator('.lesson-wrong, .lesson-right').first().waitFor();
        }
      },
    },
    {
      name: `puzzle-${game}-solved`,
      path,
      enter: async (page) => {
        await open(page);
        for (let option = 0; (await page.locator('.lesson-right').count()) === 0; option++) {
          await list(page);
          await page.locator('dialog .option').nth(option).click();
          await page.locator('.lesson-right, .lesson-wrong').first().waitFor();
          await page.waitForTimeout(100);
        }
        await page.locator('.hint-why').waitFor();
      },
    },
  ];
  const listed = {
    name: `puzzles-${game}`,
    path,
    enter: (page: Page) => page.locator('.puzzle-days').waitFor(),
  };
  return at === 0 ? [listed, ...all] : all;
}

async function openHint(page: Page, game: string): Promise<void> {
  await button(page, (words) => words.newTable.start).click();
  await button(page, (words) => words.table.list).waitFor();
  await pressUntil(page, 'h', page.locator('.hint-sheet'));
  const advice = page.locator(reasoning.includes(game) ? '.hint-why dd' : '.hint-move');
  await advice.first().waitFor({ timeout: 90_000 });
}

/** A position with its question, opened from its link; answered, if the verdict is to be seen. */
function positionStage(game: string, isAnswered: boolean): Stage {
  return {
    name: `position-${game}`,
    path: '',
    enter: async (page) => {
      const link = await linkOf(positionOf(fullTable(game)));
      await page.evaluate(`location.hash = '#/position/${link}'`);
      await page.locator('.position-title').waitFor();
      if (!isAnswered) return;
      await button(page, (words) => words.table.list).click();
      await page.getByRole('dialog').locator('.option').first().click();
      await page.locator('.position-answer').waitFor({ timeout: 60_000 });
    },
  };
}

const taught = catalog.ids.filter((game) => catalog.get(game).lessons !== undefined);
const reasoning = gamesWith('bot/reasons.ts');
const followed = gamesWith('board/following.ts');

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

async function openLobby(page: Page, game: string): Promise<void> {
  await button(page, (words) => words.newTable.create).click();
  await page.locator('.qr').waitFor();
  // A bot on the last seat.
  await page.locator('.lobby-seat select').last().selectOption({ index: 1 });
  await page.locator(catalog.get(game).portraits ? '.lobby-seat .cameo' : '.lobby-bot').waitFor();
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
