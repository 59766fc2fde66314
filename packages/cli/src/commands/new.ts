import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { fillIn, type GameNames, namesFor } from '../new-game.ts';
import { valueOption } from '../options.ts';
import { print } from '../print.ts';

/** `manigance new`: the files of a new game. */
export const newGame: Command = {
  name: 'new',
  summary: 'Writes a running game: rules, rule book, texts, bots and tests',
  usage: '<id> [--title TEXT] [--into FOLDER]',
  options: {
    title: valueOption('TEXT', 'title of the game (default made from the id)'),
    into: valueOption('FOLDER', 'folder that will hold the game (default this one)'),
  },
  examples: ['my-game', 'my-game --title "My Game" --into games'],
  async run(given, context) {
    const [id] = words(given, 1);
    if (id === undefined) throw new UsageError('name the game: manigance new my-game');
    const names = namesFor(id, context.catalog, text(given, 'title'));
    const path = join(text(given, 'into') ?? '.', id);
    const folder = resolve(path);
    if (existsSync(folder)) throw new UsageError(`${path} exists; choose another id or remove it`);
    for (const file of writeGame(join(context.root, 'packages/cli/template'), folder, names))
      print(context, `  ${join(path, file)}`);
    const typed = path.startsWith('.') || path.startsWith('/') ? path : `./${path}`;
    print(
      context,
      '',
      `${names.title} is ready to play:`,
      `  npx manigance play ${id} --game ${typed}`,
      `  npx manigance serve --game ${typed}`,
      `  npx vitest run --root ${typed}`,
      'docs/adding-a-game.md explains the files.',
    );
    return succeeded;
  },
};

/** Copies the template with the names of the new game; returns the files written. */
function writeGame(template: string, folder: string, names: GameNames): string[] {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(template, name)).isFile() && !name.includes('node_modules'))
    .sort();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), fillIn(readFileSync(join(template, file), 'utf8'), names));
  }
  return files;
}
