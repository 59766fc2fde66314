import { readFileSync } from 'node:fs';
import { type Language, languages } from '@manigance/core';
import { catalog, type GameManifest, rulePrefixesOf } from '@manigance/games';
import { nextSpace } from '@manigance/ui/next-space.ts';
import { expect, test } from 'vitest';
import { compileRules } from '../build/compile-rules.ts';
import { inPlayersWords } from '../build/players-words.ts';
import { bookOf } from '../build/rule-books.ts';
import { hrefOf, type Route, readRoute } from '../src/routes.ts';
import { isolateName } from '../src/text/isolate-name.ts';

const [first] = catalog.manifests;
if (first === undefined) throw new Error('the catalog is empty');

test('arrow keys move to the nearest space, Home and End to the first and last, letters by name', () => {
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
  { at: 'new', game: first.id, friends: true },
  { at: 'new', game: first.id, friends: false, here: true },
  { at: 'match', id: 'ab12' },
  { at: 'table', id: 'k3' },
  { at: 'join', code: 'LUNE42' },
  { at: 'rules', game: first.id, rule: `${first.rulePrefix}-6.1.1` },
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

test('an address cut inside an escape sequence still opens a screen', () => {
  expect(readRoute('#/join/%E0%A4%A')).toEqual({ at: 'join', code: '%E0%A4%A' });
  expect(readRoute(`#/rules/${first.id}/%`)).toMatchObject({ at: 'rules', game: first.id });
});

test('a right-to-left name is isolated in a sentence, another is not', () => {
  expect(isolateName('יעל')).toBe('\u2068יעל\u2069');
  expect(isolateName('Zoé 3')).toBe('Zoé 3');
});

test.each(['#/nowhere', '#/new/chess', '#/match/', ''])('%s leads home', (hash) => {
  expect(readRoute(hash)).toEqual({ at: 'home' });
});

const eachBook = test.each(catalog.manifests.map((manifest) => [manifest.id, manifest] as const));

function compiled(manifest: GameManifest, language: Language) {
  const markdown = readFileSync(new URL(`./rulebook/${language}.md`, manifest.url), 'utf8');
  const chapters = compileRules(markdown, rulePrefixesOf(manifest));
  return { chapters, rules: chapters.flatMap(({ blocks }) => blocks.filter(({ id }) => id !== undefined)) };
}

eachBook('the rule book of %s is cut into chapters whose rules can be linked to', (_id, manifest) => {
  const { chapters, rules } = compiled(manifest, 'en');
  expect(chapters.length).toBeGreaterThan(1);
  expect(rules.length).toBeGreaterThan(chapters.length);
  expect(
    rules.every(({ id = '' }) => rulePrefixesOf(manifest).some((prefix) => id.startsWith(`${prefix}-`))),
  ).toBe(true);
  expect(
    rules.every(({ html }) => !/<(?!\/?(p|b|i|button|code|span|table|thead|tbody|tr|th|td|h3)\b)/.test(html)),
  ).toBe(true);
});

eachBook('the French rule book of %s has the rules of the English one', (_id, manifest) => {
  const idsIn = (language: Language) => compiled(manifest, language).rules.map(({ id }) => id);
  expect(idsIn('fr')).toEqual(expect.arrayContaining(idsIn('en')));
});

test('a rule book uses players’ terms and leaves out engine-only text', () => {
  const names = new Map([
    ['randomEvent', 'Événement'],
    ['playAnother', 'Rejouer'],
    ['drumknott', 'Tambour'],
    ['gaspode', 'Chien'],
    ['any', 'Ailleurs'],
  ]);
  const book = [
    '## XY-1 One',
    '- **XY-1.1** All but `randomEvent` may be left; `playAnother` (Rejouer) too; see `payThenMoveOwn` and `unheardOf`.',
    '| Id | Effect | Text |',
    '|---|---|---|',
    '| XY-13.31 | `payThenMoveOwn {pay}` | Pay. *Cartes : drumknott, gaspode.* |',
    '- **XY-11.2 Ruler**, goal `spread` [R] `everywhere` (Doctor): anywhere; two (JSON `two: 2`) or (Lady, `absent`).',
    '- **XY-14.3 Checksums** of the data.',
    '```ts',
    'type Effect = never;',
    '```',
    '## XY-17 How to build it',
    '- Use one generator.',
  ];
  const terms = { rulePrefixes: ['XY'], names, engineOnly: ['XY-14.3', 'XY-17'] };
  expect(inPlayersWords(book.join('\n'), terms).split('\n')).toEqual([
    '## XY-1 One',
    '- **XY-1.1** All but Événement may be left; Rejouer too; see XY-13.31 and `unheardOf`.',
    '| Id | Text |',
    '| --- | --- |',
    '| XY-13.31 | Pay. *Cartes : Tambour, Chien.* |',
    '- **XY-11.2 Ruler** [R] Doctor: anywhere; two or (Lady).',
    '',
    '',
    '',
  ]);
});

eachBook('the rule book of %s shows no markup and no engine identifier', async (_id, manifest) => {
  for (const language of languages) {
    const { book } = await bookOf(language, manifest);
    const texts = book.chapters.flatMap(({ blocks }) => blocks.map(({ html }) => html));
    expect(texts.filter((html) => /[|`*]|<code>(?!.<)/.test(html))).toEqual([]);
  }
});

test('a rule book with two prefixes has rules of both and links them', () => {
  const markdown = '## XY-1 One\n\n- **XY-1.1** See ZW-1.1.\n## ZW-1 Two\n- **ZW-1.1** As XY-1.1 [K].\n';
  const [one, two] = compileRules(markdown, ['XY', 'ZW']);
  expect([one?.id, one?.blocks.map(({ id }) => id)]).toEqual(['XY-1', ['XY-1.1']]);
  expect([two?.id, two?.blocks.map(({ id }) => id)]).toEqual(['ZW-1', ['ZW-1.1']]);
  expect(one?.blocks[0]?.html).toContain('data-rule="ZW-1.1"');
  expect(two?.blocks[0]?.html).toContain('data-rule="XY-1.1"');
  expect(two?.blocks[0]?.html).toContain('<span class="source">\u00a0K</span>');
});

test('markup characters in a rule are shown as text', () => {
  const [chapter] = compileRules('## XY-1 One\n\n- **XY-1.1** A <script>alert(1)</script> & *so on* [R]\n', [
    'XY',
  ]);
  expect(chapter?.blocks[0]?.html).toBe(
    '<p><b>XY-1.1</b> A &lt;script&gt;alert(1)&lt;/script&gt; &amp; <i>so on</i><span class="source">\u00a0R</span></p>',
  );
});

test('brackets and punctuation around a cited rule stay on its line', () => {
  const [chapter] = compileRules('## XY-1 One\n\nSee (XY-2.1, and XY-3) or XY-4.\n', ['XY']);
  const link = (rule: string) => `<button type="button" data-rule="${rule}">${rule}</button>`;
  expect(chapter?.blocks[0]?.html).toBe(
    `<p>See <span class="cited">(${link('XY-2.1')},</span> and <span class="cited">${link('XY-3')})</span> or <span class="cited">${link('XY-4')}.</span></p>`,
  );
});
