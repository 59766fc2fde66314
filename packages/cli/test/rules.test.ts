import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalog, catalogOf } from '@manigance/games';
import { expect, test } from 'vitest';
import { readRuleBook } from '../src/rule-book.ts';
import { citationsIn } from '../src/test-titles.ts';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';
import { manifest as ticTacToe } from './games/tic-tac-toe.ts';

const book = `# A book, with **XY-99.1** in no place of its own

## XY-1 A chapter with nothing but rules

- **XY-1.1** A rule; see XY-1.2 and **XY-1.7**.
- **XY-1.2 With a name.** Another.
  - **XY-1.2.1** Below it.
  - *no rule*
- Plain words that mention XY-1.9.

### XY-1.3 A heading with its rule
[R] Right below it.

### XY-1.4 A heading of others
- **XY-1.4.1** The first.

## XY-2 A chapter with a table of its own

| No. | Name |
|---|---|
| 1 | One |

General: **XY-2.0** Applies to all.

**XY-2.1 Checksums** of the table.

## XY-3 Rulings

| Id | Ruling |
|---|---|
| XY-3.1 | Yes |
| **XY-3.2** | No |

| Id | Question |
|---|---|
| A1 | One? |
| A2 | Two? |

### XY-3.A A board

| Id | District |
|---|---|
| A09 | Nine |
| A10 | Ten |

## XY-4 Tiles

### Round ones

| Id | Value |
|---|---|
| round | 1 |

## XY-5 Another box

As printed; **not implemented** here.

- **XY-5.1** Not ours.

## XY-6 Code

\`\`\`ts
- **XY-6.9** no rule
\`\`\`

- **XY-6.1** A rule.

## XY-7 Notes (not rules)

- **XY-7.1** A note.
`;

test('a book’s rules are its bold openings, its table rows, and headings with text of their own', () => {
  const { rules, outOfScope } = readRuleBook(book);
  expect(rules.join(' ')).toBe(
    'XY-1.1 XY-1.2 XY-1.2.1 XY-1.3 XY-1.4.1 XY-2 XY-2.0 XY-2.1 XY-3.1 XY-3.2 A1 A2 XY-3.A XY-4 XY-6.1',
  );
  expect(outOfScope).toEqual(['XY-5', 'XY-5.1']);
});

test('titles cite the id they begin with, wherever a title may stand', () => {
  const source = `
    test('XY-1.1 plain', () => {});
    it("XY-1.2: double", { timeout: 1 }, () => {});
    test(\`XY-1.3 \${made} template\`, () => {});
    test.each([['one'], [")'"]])('XY-1.4 each %s', () => {});
    test.each\`
      a | b
      \${1} | \${2}
    \`('XY-1.5 tagged $a', () => {});
    test.each([['XY-1.6 in a row', 1], ['A1', 2]])('%s', () => {});
    test.each([{ rule: 'XY-1.7' }])('$rule holds', () => {});
    test.for(rows)(
      'XY-1.8 on its own line',
      () => {},
    );
    test('XY-1.9, XY-2.1 two rules, XY-2.2 not', () => {});
  `;
  const cited = citationsIn(source).map(({ rule }) => rule);
  expect(cited.join(' ')).toBe('XY-1.1 XY-1.2 XY-1.3 XY-1.4 XY-1.5 XY-1.6 A1 XY-1.7 XY-1.8 XY-1.9 XY-2.1');
  expect(citationsIn(source)[0]).toEqual({ rule: 'XY-1.1', line: 2 });
});

test('nothing is cited by tests that do not run, ids inside titles, reasons, or half ids', () => {
  const source = `
    test.skip('XY-1.1 skipped', () => {});
    test.todo('XY-1.2 to do');
    test('as XY-1.3 says', () => expect(why).toEqual({ rule: 'XY-1.4' }));
    test(\`XY-1.\${n} made\`, () => {});
    latest('XY-1.5 is no test');
    regex.test('XY-1.6 is no test either');
    test.each([['XY-1.7 in a row']])('title without it', () => {});
  `;
  expect(citationsIn(source)).toEqual([]);
});

/** The context of a project whose only game has two rules and these tests. */
function project(tests: string) {
  const root = emptyFolder();
  const game = join(root, 'games/tic-tac-toe');
  mkdirSync(join(game, 'rulebook'), { recursive: true });
  mkdirSync(join(game, 'test/below'), { recursive: true });
  writeFileSync(join(game, 'rulebook/en.md'), '## XY-1 T\n- **XY-1.1** a\n- **XY-1.2** b\n');
  writeFileSync(join(game, 'test/below/xy.test.ts'), tests);
  const url = pathToFileURL(join(game, 'manifest.ts')).href;
  return { root, catalog: catalogOf([{ ...ticTacToe, url }]) };
}

test('rules fails with the rules no test cites and the citations of no rule', async () => {
  const context = project("test('XY-1.1 a', f);\ntest('XY-9 b', f);\ntest('XY-9 c', f);\n");
  const { status, out } = await cli('rules tic-tac-toe', context);
  expect(status).toBe(1);
  expect(out).toContain('tic-tac-toe: 2 rules, 1 cited, 1 missing, 2 unknown');
  expect(out).toContain('no test cites XY-1.2');
  expect(out).toContain('games/tic-tac-toe/test/below/xy.test.ts:2 cites XY-9, which is no rule');
  expect(JSON.parse((await cli('rules tic-tac-toe --json', context)).out)).toEqual({
    game: 'tic-tac-toe',
    rules: 2,
    cited: 1,
    missing: ['XY-1.2'],
    unknown: ['XY-9'],
  });
});

test('rules succeeds when each rule has its test', async () => {
  const context = project("test('XY-1.1 a', f);\ntest('XY-1.2 b', f);\n");
  expect(await cli('rules tic-tac-toe', context)).toMatchObject({
    status: 0,
    out: 'tic-tac-toe: 2 rules, 2 cited, 0 missing, 0 unknown\n',
  });
});

test.each(catalog.ids)('every rule of %s has a test that cites it', async (game) => {
  const { out } = await cli(`rules ${game} --json`, { catalog });
  expect(JSON.parse(out)).toMatchObject({ game, missing: [], unknown: [] });
});
