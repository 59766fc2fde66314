import { anyGame, everySetting, type Game, seedFromNumber, type Viewer } from '@manigance/core';
import { smugglers } from '@manigance/core/smugglers';
import { catalog } from '@manigance/games';
import type { Step } from '@manigance/protocol';
import { describe, expect, test } from 'vitest';
import { checkSecrecy, noSecrecyTotals, plantedLeaks } from '../testing/index.ts';

/** Non-interference from the rules to the wire. The long version is the lab `secrecy`. */
const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game));
const games = [anyGame(smugglers), ...loaded];

/** Some match of a game, by its number. */
function setupOf(game: Game, match: number) {
  const { min, max } = game.seats;
  const settings = everySetting(game);
  const options = settings[match % settings.length] ?? {};
  return { seats: min + (match % (max - min + 1)), options, seed: seedFromNumber(match) };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('a seat and a spectator are sent the same, at the same time, in every arrangement of what they may not know', async () => {
    const totals = noSecrecyTotals();
    for (let match = 1; totals.pairs < 60; match++)
      expect(await checkSecrecy({ game, setup: setupOf(game, match), deals: 12 }, totals)).toEqual([]);
    expect(totals.messages).toBeGreaterThan(4 * totals.pairs);
  });

  test.each(Object.entries(plantedLeaks))('it finds %s', async (_name, { finds, ...leak }) => {
    let found: readonly string[] = [];
    for (let match = 1; found.length === 0 && match < 60; match++)
      found = await checkSecrecy({ game, setup: setupOf(game, match), deals: 6, leak }, noSecrecyTotals());
    expect(found.join()).toMatch(finds);
  });
});

test('without clocks, only the time of a message tells of an answer that comes later', async () => {
  const leak = plantedLeaks['an answer that comes the later, the more is hidden'] ?? {};
  for (const game of games) {
    const use = { game, leak, pace: { kind: 'untimed' } } as const;
    let found: readonly string[] = [];
    for (let match = 1; found.length === 0 && match < 60; match++)
      found = await checkSecrecy({ ...use, setup: setupOf(game, match), deals: 6 }, noSecrecyTotals());
    expect(found.join()).toMatch(/^to (\d|spectator): the time of a message: \d+ and \d+ ms/);
  }
});

test('a match is compared past an event that reveals something, and with the hints of its seats', async () => {
  const [game = anyGame(smugglers)] = loaded;
  const totals = noSecrecyTotals();
  let told = 0;
  const tell = (viewer: Viewer, steps: readonly Step[]) => {
    told++;
    return `${viewer} was sent ${steps.length} steps`;
  };
  const use = { game, deals: 8, advise: () => ({ move: { do: 'pass' }, why: [] }), tell };
  for (let match = 1; match < 4; match++)
    expect(await checkSecrecy({ ...use, setup: setupOf(game, match) }, totals)).toEqual([]);
  expect(totals.past).toBeGreaterThan(5);
  expect(totals.hints).toBeGreaterThan(5);
  expect(told).toBeGreaterThan(totals.deals);
});

test('advice and log lines that depend on hidden cards are found', async () => {
  let asked = 0;
  const advise = () => ({ move: { do: `pass-${asked++}` }, why: [] });
  const tell = () => `line ${asked++}`;
  for (const [use, finds] of [
    [{ advise }, /^to \d: hint\.move\.do/],
    [{ tell }, /^to (\d|spectator): /],
  ] as const) {
    let found: readonly string[] = [];
    for (const [match, game] of games.entries())
      found = [
        ...found,
        ...(await checkSecrecy({ game, ...use, setup: setupOf(game, match + 1) }, noSecrecyTotals())),
      ];
    expect(found.length).toBe(games.length);
    for (const one of found) expect(one).toMatch(finds);
  }
});
