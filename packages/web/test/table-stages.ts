import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { gamesWith } from './games.ts';
import { highPoints, reach } from './high-points.ts';
import {
  fullTable,
  gamesWithCards,
  keptAt,
  moment,
  momentWithCards,
  recordsOfAllModes,
} from './positions.ts';
import { button, cardInHand, openSide, type Stage } from './stage-parts.ts';

/** A table of each mode of a game beside the one that `tableStages` shows. */
export function modeStages(game: string): Stage[] {
  const { settings, seats } = catalog.get(game);
  const records = recordsOfAllModes(game).filter((record) => record.seats === seats.max);
  const shown = fullTable(game).options.mode;
  const others = (settings.mode ?? []).filter((mode) => mode !== shown);
  return others.map((mode) => {
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
export function tableStages(game: string): Stage[] {
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
    at('end-choices', end, async (page) => {
      await page.locator('.choices-all summary').click({ timeout: 100_000 });
      await page.locator('.choices-all .choice').first().scrollIntoViewIfNeeded();
    }),
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
      ...at('replay-options', end, async (page) => {
        await page.locator('.replay-keys .btn').last().click();
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      }),
      path: '#/replay/match/kept/20',
    },
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

/** The first high point that each game stages: as it begins, as it is read, and beside the board where it goes on there. */
export const highPointStages: readonly Stage[] = highPoints.flatMap(
  ({ game, kept, option, isBesideBoard }) => {
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
  },
);

/** What the others have done since my last turn, and what they do now, which the player has paused. */
export function threadStages(game: string): Stage[] {
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
