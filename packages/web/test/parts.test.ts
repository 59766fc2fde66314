import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@manigance/core';
import { game as ankhMorpork } from '@manigance/games/ankh-morpork/rules/index.ts';
import { game as edgarEtLucien } from '@manigance/games/edgar-et-lucien/rules/index.ts';
import { game as prodigalsClub } from '@manigance/games/prodigals-club/rules/index.ts';
import { nextSpace } from '@manigance/ui/next-space.ts';
import { expect, test } from 'vitest';
import { compileRules } from '../build/compile-rules.ts';
import { playersNames } from '../build/players-names.ts';
import { inPlayersWords } from '../build/players-words.ts';
import { bookOf } from '../build/rule-books.ts';
import { gameCards, gameIds } from '../src/games.ts';
import { hrefOf, type Route, readRoute } from '../src/routes.ts';
import { en } from '../src/text/screens/en.ts';
import { fr } from '../src/text/screens/fr.ts';
import { setApart } from '../src/text/set-apart.ts';

const games = {
  'ankh-morpork': ankhMorpork,
  'edgar-et-lucien': edgarEtLucien,
  'prodigals-club': prodigalsClub,
};

test.each(gameIds)('what the shell says of %s before it is loaded is what the game says', (id) => {
  const game = games[id] as unknown as Game;
  expect(gameCards[id].seats).toEqual(game.seats);
  expect(gameCards[id].settings).toEqual(game.settings);
  expect(gameCards[id].colours.length).toBeGreaterThanOrEqual(game.seats.max);
});

test.each(gameIds)('every setting of %s and each of its values is explained in both languages', (id) => {
  for (const [setting, values] of Object.entries(gameCards[id].settings)) {
    for (const words of [en, fr]) {
      for (const value of values)
        expect(words.newTable.settings[setting]?.values[`${value}`]?.text).toMatch(/\w/);
    }
  }
});

test('arrows go to the nearest space in their direction, Home and End to the first and last, letters by name', () => {
  const spaces = [
    { label: 'Archives', at: [0, 0] },
    { label: 'Bank', at: [10, 1] },
    { label: 'Docks', at: [1, 10] },
    { label: 'Baths', at: [20, 0] },
  ] as const;
  expect(nextSpace(spaces, 0, 'ArrowRight')).toBe(1);
  expect(nextSpace(spaces, 0, 'ArrowDown')).toBe(2);
  expect(nextSpace(spaces, 0, 'ArrowLeft')).toBeUndefined();
  expect(nextSpace(spaces, 1, 'b')).toBe(3);
  expect(nextSpace(spaces, 2, 'Home')).toBe(0);
  expect(nextSpace(spaces, 0, 'End')).toBe(3);
  expect(nextSpace(spaces, 0, 'Tab')).toBeUndefined();
});

const routes: readonly Route[] = [
  { at: 'home' },
  { at: 'new', game: 'prodigals-club', friends: true },
  { at: 'match', id: 'ab12' },
  { at: 'table', id: 'k3' },
  { at: 'join', code: 'LUNE42' },
  { at: 'rules', game: 'ankh-morpork', rule: 'AM-6.1.1' },
  { at: 'rules', game: undefined, rule: undefined },
  { at: 'replay' },
  { at: 'replay', of: { kept: 'table', id: 'k3' } },
  { at: 'replay', of: { kept: 'match', id: 'ab12', move: 174 } },
  { at: 'settings' },
  { at: 'about' },
];

test.each(routes)('the address of $at leads back to it', (route) => {
  expect(readRoute(hrefOf(route))).toEqual(route);
});

test('an address that was cut in the middle of a letter leads somewhere', () => {
  expect(readRoute('#/join/%E0%A4%A')).toEqual({ at: 'join', code: '%E0%A4%A' });
  expect(readRoute('#/rules/ankh-morpork/%')).toMatchObject({ at: 'rules', game: 'ankh-morpork' });
});

test('a name that runs the other way is set apart in a sentence, another is not', () => {
  expect(setApart('יעל')).toBe('\u2068יעל\u2069');
  expect(setApart('Zoé 3')).toBe('Zoé 3');
});

test.each(['#/nowhere', '#/new/chess', '#/match/', ''])('%s leads home', (hash) => {
  expect(readRoute(hash)).toEqual({ at: 'home' });
});

test.each(gameIds)('the rule book of %s is cut into chapters whose rules can be linked to', (id) => {
  const book = compileRules(readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8'));
  const rules = book.flatMap(({ blocks }) => blocks.filter((block) => block.id !== undefined));
  expect(book.length).toBeGreaterThan(10);
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.every((rule) => rule.id?.startsWith(gameCards[id].rules))).toBe(true);
  expect(
    rules.every(({ html }) => !/<(?!\/?(p|b|i|button|code|span|table|thead|tbody|tr|th|td|h3)\b)/.test(html)),
  ).toBe(true);
});

test('a French rule book has the rules of the English one, where there is one', () => {
  const idsOf = (path: string) => {
    const file = new URL(`../../../docs/rules/${path}.md`, import.meta.url);
    if (!existsSync(file)) return undefined;
    return compileRules(readFileSync(file, 'utf8'))
      .flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? []))
      .toSorted();
  };
  for (const id of gameIds)
    expect(idsOf(`fr/${id}`) ?? idsOf(id)).toEqual(expect.arrayContaining(idsOf(id) ?? []));
});

test('a rule book names things as players do, and leaves out what is for the engine alone', () => {
  const book = [
    '## AM-1 One',
    '- **AM-1.1** All but `randomEvent` may be left; `playAnother` (Rejouer) too; see `payThenMoveOwn` and `unheardOf`.',
    '| Id | Effect | Text |',
    '|---|---|---|',
    '| AM-13.31 | `payThenMoveOwn {pay}` | Pay. *Cartes : drumknott, gaspode.* |',
    '- **AM-11.2 Vetinari**, goal `spread` [R] `any` (Doctor Hix): anywhere; two (JSON `two: 2`) or (Sybil, `absent`).',
    '```ts',
    'type Effect = never;',
    '```',
    '## AM-17 How to build it',
    '- Use one generator.',
  ];
  expect(inPlayersWords(book.join('\n'), playersNames('fr', 'ankh-morpork')).split('\n')).toEqual([
    '## AM-1 One',
    '- **AM-1.1** All but Événement Aléatoire may be left; Rejouer too; see AM-13.31 and `unheardOf`.',
    '| Id | Text |',
    '| --- | --- |',
    '| AM-13.31 | Pay. *Cartes : Tambourinoeud, Gaspode.* |',
    '- **AM-11.2 Vetinari** [R] Doctor Hix: anywhere; two or (Sybil).',
    '',
    '',
  ]);
});

test.each(gameIds)(
  'the rule book of %s shows no mark of how it is written, and no name of the engine',
  (id) => {
    for (const language of ['en', 'fr']) {
      const texts = bookOf(language, id).book.chapters.flatMap(({ blocks }) =>
        blocks.map(({ html }) => html),
      );
      expect(texts.filter((html) => /[|`*]|<code>(?!.<)/.test(html))).toEqual([]);
    }
  },
);

test('a rule that holds what looks like markup shows it as text', () => {
  const [chapter] = compileRules('## EL-1 One\n\n- **EL-1.1** A <script>alert(1)</script> & *so on* [R]\n');
  expect(chapter?.blocks[0]?.html).toBe(
    '<p><b>EL-1.1</b> A &lt;script&gt;alert(1)&lt;/script&gt; &amp; <i>so on</i><span class="source">\u00a0R</span></p>',
  );
});

test('the bracket before a rule that is cited and the stop after it stay with it when a line ends', () => {
  const [chapter] = compileRules('## EL-1 One\n\nSee (EL-2.1, and EL-3) or EL-4.\n');
  const link = (rule: string) => `<button type="button" data-rule="${rule}">${rule}</button>`;
  expect(chapter?.blocks[0]?.html).toBe(
    `<p>See <span class="cited">(${link('EL-2.1')},</span> and <span class="cited">${link('EL-3')})</span> or <span class="cited">${link('EL-4')}.</span></p>`,
  );
});
