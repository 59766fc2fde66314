import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@manigance/core';
import { expect, test } from 'vitest';
import { catalog, catalogOf } from '../index.ts';
import { everyGame } from './every-game.ts';

const each = test.each(everyGame.manifests.map((manifest) => [manifest.id, manifest] as const));

each('%s: the manifest says what the rules say', async (_id, manifest) => {
  const { game } = await manifest.rules();
  expect(game.id).toBe(manifest.id);
  expect(manifest.seats).toEqual(game.seats);
  expect(manifest.settings).toEqual(game.settings);
  expect(manifest.colours.length).toBeGreaterThanOrEqual(game.seats.max);
});

each('%s: every setting and each of its values is explained in every language', (_id, manifest) => {
  for (const language of languages) {
    const { pitch, credits, settings } = manifest.words[language];
    expect([pitch, credits]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    for (const [setting, values] of Object.entries(manifest.settings)) {
      for (const value of values) expect(settings[setting]?.values[`${value}`]?.text).toMatch(/\w/);
    }
  }
});

each('%s: poster and rule books are in its folder', (_id, { url, poster }) => {
  expect(existsSync(new URL(poster))).toBe(true);
  for (const language of languages) expect(existsSync(new URL(`./rulebook/${language}.md`, url))).toBe(true);
});

each('%s: the rule books begin with the game in short', (_id, { url }) => {
  const first = languages.map((language) => {
    const book = readFileSync(new URL(`./rulebook/${language}.md`, url), 'utf8');
    return /^## (.*)$/m.exec(book)?.[1];
  });
  expect(first).toEqual(['In short', 'En bref']);
});

each('%s: the groups of a setting hold each of its values once', (_id, manifest) => {
  for (const language of languages) {
    for (const [setting, { groups }] of Object.entries(manifest.words[language].settings)) {
      if (groups === undefined) continue;
      expect(groups.flatMap(({ values }) => values)).toEqual(manifest.settings[setting]);
    }
  }
});

test('a catalog refuses two games of one id or one rule prefix', () => {
  const [one, other] = catalog.manifests;
  if (one === undefined || other === undefined) throw new Error('too few games');
  expect(() => catalogOf([one, one])).toThrow(`two games are called ${one.id}`);
  expect(() => catalogOf([one, { ...other, rulePrefix: one.rulePrefix }])).toThrow(one.rulePrefix);
  expect(() => catalogOf([one, { ...other, furtherRulePrefixes: [one.rulePrefix] }])).toThrow(one.rulePrefix);
});

test('a catalog knows its games by id and no others', () => {
  const [id = ''] = catalog.ids;
  expect(catalog.get(id).id).toBe(id);
  expect(catalog.find('chess')).toBeUndefined();
  expect(() => catalog.get('chess')).toThrow('there is no game chess');
});
