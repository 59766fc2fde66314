import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame, gamesWith } from './games.ts';
import { Robot } from './robot.ts';
import { site } from './site.ts';
import { en, fr } from './words.ts';

const { visit } = site();

/** What a newcomer has to find, by language. */
const told = {
  en: { words: en, gentle: 'Gentle', stars: '1 star of 5', first: 'Your first match', want: 'What you want' },
  fr: {
    words: fr,
    gentle: 'Doux',
    stars: '1 étoile sur 5',
    first: 'Votre première partie',
    want: 'Ce que vous voulez',
  },
} as const;

const withIntro = gamesWith('board/intro/index.tsx');
const newcomers = withIntro.flatMap((game) =>
  (['en', 'fr'] as const).map((language) => ({ game, language })),
);

test.each(newcomers)(
  'a newcomer finds goal, strength of the opponents and what to do next in the accessibility tree: $game, $language',
  async ({ game, language }) => {
    const { page, complaints, close } = await visit({ language, known: [] });
    const robot = await Robot.at(page);
    const { words, gentle, stars, first, want } = told[language];
    const { title } = catalog.get(game);
    const dialog = (name: string) =>
      robot.await(async () => (await robot.look({ role: 'dialog', name }))[0], `the dialog ${name}`);
    const inText = (text: string) => expect.stringContaining(text);

    // How to play: the weakest level has focus, and says so.
    const play = { role: 'button', name: words.home.playLabel(title) };
    await robot.await(async () => (await robot.look(play))[0], 'the button to play');
    await robot.tabTo(play);
    await robot.press('Enter');
    const level = await robot.await(
      async () =>
        (await robot.look({ role: 'radio' })).find(({ name, focused }) => focused && /\./.test(name)),
      'the level of the bots',
    );
    expect(level.name).toEqual(inText(gentle));
    expect(level.name).toEqual(inText(stars));
    await robot.press('Enter');

    // The sheet before the first match: the goal, a turn, where to look; Enter plays.
    const sheet = await dialog(`${first} ${title}`);
    const parts = (await robot.look({ role: 'heading' }, sheet)).map(({ name }) => name);
    expect(parts).toContain(want);
    expect((await robot.look({ role: 'image' }, sheet)).filter(({ name }) => name !== '')).toHaveLength(3);
    expect((await robot.look({ role: 'listitem' }, sheet)).length).toBeGreaterThanOrEqual(3);
    await robot.press('Enter');

    // The table: goal line, prompt, and the strength behind the plate of a bot.
    const list = { role: 'button', name: words.table.list };
    await robot.await(async () => (await robot.look(list))[0], 'a question to the newcomer');
    const region = async (name: string) => {
      const [found] = await robot.look({ role: 'region', name });
      return found === undefined ? '' : robot.textIn(found);
    };
    expect(await region(words.table.goal)).toMatch(/\p{L}{4}/u);
    // The question itself, not the names of its buttons.
    const [asked] = await robot.look({ role: 'region', name: words.table.asked });
    const [question] = asked === undefined ? [] : await robot.look({ role: 'paragraph' }, asked);
    expect(question && (await robot.textIn(question))).toMatch(/\p{L}{4}.*[.?]/u);
    await robot.tabTo({ role: 'button', name: 'Odilon' });
    await robot.press('Enter');
    const opponent = await dialog('Odilon');
    const strength = async () => {
      const text = await robot.textIn(opponent);
      return text.includes(gentle) && text.includes(stars) ? text : undefined;
    };
    await robot.await(strength, 'the strength of the opponent');
    expect(complaints).toEqual([]);
    await close();
  },
);

/** Counts how often the page lets bots think. */
const countThinking = `
  window.letThink = 0;
  const Plain = Worker;
  window.Worker = class extends Plain {
    postMessage(message) {
      if (message.type === 'seen') letThink++;
      super.postMessage(message);
    }
  };
`;

async function beginFirstMatch(page: Page, url: string, title: string): Promise<void> {
  await page.addInitScript(countThinking);
  await page.goto('about:blank');
  await page.goto(`${url}/?noted`);
  await page.getByRole('button', { name: `Play ${title} against bots` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
}

test.each(withIntro)(
  'before the first match of %s a sheet opens, which fits on a phone; bots wait until it is closed',
  async (game) => {
    const { title } = catalog.get(game);
    const { page, url, close } = await visit({
      known: [],
      context: { viewport: { width: 360, height: 740 } },
    });
    await beginFirstMatch(page, url, title);
    const sheet = page.getByRole('dialog', { name: `Your first match ${title}` });
    await sheet.waitFor();
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Play');
    const hidden = await sheet.evaluate((dialog) => {
      const parts = (dialog as unknown as { querySelectorAll(q: string): Iterable<Box> }).querySelectorAll(
        '.sheet-body, .intro-parts',
      );
      return [...parts].map((part) => part.scrollHeight - part.clientHeight);
    });
    expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
    // Everything else is still: what would let the bots think has happened, and is held back.
    await page.waitForTimeout(1500);
    expect(await page.evaluate('letThink')).toBe(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('letThink')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
    // It does not come again by itself, but from the menu.
    await page.reload();
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click();
    await page.getByRole('dialog', { name: `How to play ${title}` }).waitFor();
    await close();
  },
);

interface Box {
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

test.each(catalog.ids)('the play menu of %s fits on a phone, and its parts lie apart', async (game) => {
  const { title } = catalog.get(game);
  const { page, close } = await visit({ known: [], context: { viewport: { width: 360, height: 740 } } });
  await page.getByRole('button', { name: `Play ${title} against bots` }).click();
  const dialog = page.getByRole('dialog');
  const choices = dialog.locator('.play-choices');
  await choices.waitFor();
  // The sheet still rises, and letters may still come.
  const tooMuch = () => choices.evaluate((part: Box) => part.scrollHeight - part.clientHeight);
  await expect.poll(tooMuch).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(besideSeveral)).toEqual([]);
  await close();
});

/** Labels and legends of the play menu that lie under the link to a match of several people, all measured at once. */
const besideSeveral = `(() => {
  const link = document.querySelector('.play-several').getBoundingClientRect();
  const meets = (one) =>
    one.left < link.right && link.left < one.right && one.top < link.bottom && link.top < one.bottom;
  return [...document.querySelectorAll('.play-choices :is(label, legend)')]
    .filter((part) => meets(part.getBoundingClientRect()))
    .map((part) => part.textContent);
})()`;

test('the play menu remembers the last choice, and only the first match is marked', async () => {
  const { page, url, close } = await visit({ known: [] });
  const open = () => page.getByRole('button', { name: `Play ${firstGame.title} against bots` }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.getByRole('radio', { name: /^Gentle 1 star of 5 .* First match$/ }).waitFor();
  await dialog.getByText('You against two gentle opponents.').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('You against two easy opponents.').waitFor();
  await dialog.getByRole('radio', { name: '1', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Your first match/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Players' }).getByText('Odilon').waitFor();
  expect(await page.locator('.plate').count()).toBe(2);
  expect(await page.locator('.plate.is-me.seat-blue').count()).toBe(1);
  await page.goto(`${url}/#/`);
  await open();
  await dialog.getByText('You against one easy opponent.').waitFor();
  expect(await dialog.getByText('First match').count()).toBe(0);
  await dialog.getByRole('button', { name: 'One strength each' }).click();
  await dialog.getByRole('combobox', { name: 'Opponent 1' }).selectOption({ index: 4 });
  await dialog.getByText('You against one merciless opponent.').waitFor();
  await close();
});
