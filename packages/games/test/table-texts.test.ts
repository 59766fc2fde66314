import {
  type Game,
  type GameText,
  type Language,
  languages,
  Match,
  type Shown,
  seatsAsked,
  show,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';

/** The table as every seat and a spectator see it, at each question of a match of random answers. */
function* tablesIn(game: Game<Vocabulary>, options: Record<string, string>, seed: number) {
  const match = new Match(game, {
    seats: game.seats.max,
    options,
    seed: seed.toString(16).padStart(32, '0'),
  });
  const viewers: Viewer[] = [...Array(game.seats.max).keys(), 'spectator'];
  let chance = seed;
  while (match.state.outcome === undefined) {
    for (const viewer of viewers) yield show(game, match.state, viewer);
    const [seat = 0] = seatsAsked(game, match.state);
    const moves = show(game, match.state, seat).asked?.options ?? [];
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    match.play(seat, moves[(chance >>> 8) % moves.length]);
  }
  for (const viewer of viewers) yield show(game, match.state, viewer);
}

/** Tables of some matches in every mode of the game. */
function* tablesOf(
  { game }: { readonly game: Game<Vocabulary> },
  matches: number,
): Generator<Shown<Vocabulary>> {
  const modes = game.settings.mode ?? [undefined];
  for (const [at, mode] of modes.entries())
    for (let match = 1; match <= matches; match++)
      yield* tablesIn(game, mode === undefined ? {} : { mode: `${mode}` }, 7919 * match + 101 * at);
}

const each = test.each(
  everyGame.manifests.flatMap((manifest) => languages.map((language) => [manifest.id, language] as const)),
);

async function load(id: string, language: Language) {
  const manifest = everyGame.get(id);
  const [rules, { text }] = await Promise.all([manifest.rules(), manifest.text[language]()]);
  return { rules, text: text as GameText<Vocabulary> };
}

each('%s, %s: every player knows the goal at every moment, and spectators the aim', async (id, language) => {
  const { rules, text } = await load(id, language);
  const said = new Set<string>();
  for (const { view, viewer } of tablesOf(rules, 1)) {
    const goal = text.goal?.(view, viewer);
    if (goal === undefined) throw new Error(`no goal for ${viewer}`);
    said.add(goal.text);
    expect(goal.text).toMatch(/^\p{Lu}[^\n]{15,75}$/u);
    expect(goal.short.length, goal.short).toBeLessThanOrEqual(34);
    expect((goal.beside ?? '').length, goal.beside).toBeLessThanOrEqual(17);
    if (viewer === 'spectator') expect(goal).not.toHaveProperty('isSecret');
    if (goal.progress !== undefined) {
      expect(goal.progress.needed).toBeGreaterThan(0);
      expect(Number.isInteger(goal.progress.reached)).toBe(true);
    }
  }
  expect(said.size).toBeGreaterThan(1);
});

each('%s, %s: every question comes with its rule in one plain sentence', async (id, language) => {
  const { rules, text } = await load(id, language);
  const kinds = new Set<string>();
  for (const { view, asked } of tablesOf(rules, 4)) {
    if (asked === undefined) continue;
    kinds.add(asked.kind);
    const rule = text.rule?.(asked.kind, view);
    expect(rule?.sentence, asked.kind).toMatch(/^\p{Lu}.{15,}[.!?]$/u);
    expect(rule?.articles.length, asked.kind).toBeGreaterThan(0);
    for (const article of rule?.articles ?? []) expect(article).toMatch(/^[A-Z]{2}-\d+(\.\d+)*$/);
    expect(rule?.sentence, asked.kind).not.toMatch(/[A-Z]{2}-\d/);
  }
  // Rare questions need not come up in so few matches.
  const asking = Object.values(rules.game.frames).filter((rule) => 'asks' in rule || 'asksTogether' in rule);
  expect(kinds.size).toBeGreaterThanOrEqual(Math.min(4, asking.length));
});
