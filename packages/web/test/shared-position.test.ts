import { isChoice, playPositions, RandomPlayer } from '@manigance/bots';
import { canonical, imagine, readOptions, rngFrom, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { checkPosition, type SharedPosition, sharedPosition } from '../src/local/position.ts';
import { linkOf, positionIn } from '../src/screens/shared-position/link.ts';
import { site } from './site.ts';

const { visit } = site();
const otherLuck = rngFrom(seedFromNumber(99));

/** Choices of random matches, each as a link carries it and with its hidden information rearranged. */
async function choicesOf(game: string, count: number) {
  const { game: rules } = await catalog.get(game).rules();
  const players = Array.from({ length: 3 }, () => new RandomPlayer());
  const found: { readonly shared: SharedPosition; readonly otherwise: SharedPosition | undefined }[] = [];
  let at = 0;
  for (let match = 12; ; match++) {
    const setup = { seats: 3, options: readOptions(rules, {}), seed: seedFromNumber(match) };
    for (const position of playPositions(rules, setup, players)) {
      if (!isChoice(position) || at++ % 4 !== 0) continue;
      const { state, seat, shown } = position;
      const shared = sharedPosition(rules, game, state, seat, []);
      if (shared === undefined) continue;
      found.push({
        shared,
        otherwise: sharedPosition(rules, game, imagine(rules, shown, otherLuck), seat, []),
      });
      if (found.length === count) return found;
    }
  }
}

test.each(catalog.ids)(
  '%s: a link holds what its seat may know, byte for byte, and nothing else',
  async (game) => {
    const choices = await choicesOf(game, 25);
    expect(choices).toHaveLength(25);
    for (const { shared, otherwise } of choices) {
      if (otherwise === undefined) throw new Error('the same question is put in every arrangement');
      const link = await linkOf(shared);
      expect(await linkOf(otherwise)).toBe(link);
      expect(await positionIn(link)).toEqual(JSON.parse(JSON.stringify(shared)));
      expect(await checkPosition(shared)).toBe('sound');
      // An address that messengers still take.
      expect(link.length).toBeLessThan(8000);
    }
  },
);

test.each(catalog.ids)('%s: a link that was altered or cut short leads nowhere', async (game) => {
  const [choice] = await choicesOf(game, 1);
  if (choice === undefined) throw new Error('a match has choices');
  const { shared } = choice;
  const { shown } = shared;
  const view = { ...shown.view, players: [] };
  const options = shown.asked?.options.slice(1) ?? [];
  const asked = shown.asked && { ...shown.asked, options };
  for (const altered of [
    { ...shared, shown: { ...shown, view } },
    { ...shared, shown: { ...shown, asked } },
    { ...shared, seats: shared.seats + 1 },
    { ...shared, game: 'no-such-game' },
  ] as SharedPosition[])
    expect(await checkPosition(altered), canonical(altered).slice(0, 80)).toBe('broken');
  expect(await checkPosition({ ...shared, rulesVersion: 10_000 })).toBe('outdated');
  const link = await linkOf(shared);
  expect(await positionIn(link.slice(0, 200))).toBeUndefined();
  expect(await positionIn('%%%')).toBeUndefined();
});

test.each([
  [catalog.ids[0] ?? '', 'en'],
  [catalog.ids[1] ?? '', 'fr'],
  [catalog.ids[2] ?? '', 'en'],
] as const)(
  '%s: anybody opens a link, answers by keyboard, and sees what the bot would do',
  async (game, language) => {
    const [, , choice] = await choicesOf(game, 3);
    if (choice === undefined) throw new Error('a match has choices');
    const link = await linkOf(choice.shared);
    // Somebody who has never played.
    const { page, complaints, close } = await visit({ path: `#/position/${link}`, language, known: [] });
    await page.locator('.position-title').waitFor();
    await page.keyboard.press('0');
    await page.getByRole('dialog').locator('.option').first().press('Enter');
    await page.locator('.position-answer').waitFor({ timeout: 60_000 });
    expect((await page.locator('.position-verdict').innerText()).length).toBeGreaterThan(20);
    await page.locator('.position-verdict .btn').click();
    await page.locator('.position .asked-tools').waitFor();
    expect(await page.locator('.position-verdict').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(['en', 'fr'] as const)('%s: a broken link says so', async (language) => {
  const { page, close } = await visit({ path: '#/position/abc', language });
  await page.getByRole('alert').waitFor();
  await close();
});
