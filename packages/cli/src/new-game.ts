import { type Catalog, rulePrefixesOf } from '@manigance/games';
import { UsageError } from './command.ts';

/** The names that a new game has in place of the template's. */
export interface GameNames {
  readonly id: string;
  readonly title: string;
  /** The capital letters its rule ids begin with. */
  readonly rulePrefix: string;
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The names of a new game, made from its id. */
export function namesFor(id: string, catalog: Catalog, title?: string): GameNames {
  if (!kebabCase.test(id))
    throw new UsageError(`an id is lower-case words joined by hyphens, such as my-game, not ${id}`);
  if (catalog.ids.includes(id))
    throw new UsageError(`there is already a game with the id ${id}; choose another`);
  const capitalized = id.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
  if (title !== undefined && !/^[^"\\\n]+$/.test(title))
    throw new UsageError('--title is one line without double quotes and backslashes');
  return { id, title: title?.replaceAll("'", '’') ?? capitalized, rulePrefix: freePrefix(id, catalog) };
}

/** The initials, or else two letters of the id, that no other game has as its rule prefix. */
function freePrefix(id: string, { manifests }: Catalog): string {
  const taken = new Set(manifests.flatMap(rulePrefixesOf));
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const initials = [...id.matchAll(/(?:^|-)([a-z])/g)].map(([, letter = '']) => letter.toUpperCase());
  const pairs = [...letters.slice(1)].map((letter) => `${letters[0]}${letter}`);
  const free = [initials.join('').slice(0, 3), ...pairs].find(
    (prefix) => prefix.length >= 2 && !taken.has(prefix),
  );
  if (free === undefined)
    throw new UsageError(`no rule prefix is left for ${id}; choose an id with more letters`);
  return free;
}

/** A file of the template with the names of the new game. */
export function fillIn(file: string, { id, title, rulePrefix }: GameNames): string {
  const typePrefix = `${rulePrefix[0]}${rulePrefix.slice(1).toLowerCase()}`;
  return file
    .replaceAll('template-game', id)
    .replaceAll('Template Game', () => title)
    .replaceAll(/\bTG(?=-\d|')/g, rulePrefix)
    .replaceAll(/\bTg(?=[A-Z])/g, typePrefix);
}
