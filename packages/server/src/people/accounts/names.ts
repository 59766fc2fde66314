import { lookKeys } from '../../look-alike/index.ts';

/** Names that could pass for the server, its host or a deleted person: no guest has them either. */
const ours = [
  'admin',
  'administrator',
  'administrateur',
  'host',
  'hôte',
  'manigance',
  'moderator',
  'modérateur',
  'root',
  'server',
  'serveur',
  'staff',
  'support',
  'system',
  'système',
  'undefined',
  'null',
  'a former player',
  'former player',
  'un ancien joueur',
  'ancien joueur',
];
/** Names that tell no account from others. */
const nobodys = ['bot', 'robot', 'guest', 'invité', 'nobody', 'personne', 'player', 'joueur'];

const keysOf = (names: readonly string[]) => new Set(names.flatMap((name) => Object.values(lookKeys(name))));
const [keysOfOurs, keysOfNobodys] = [keysOf(ours), keysOf(nobodys)];

/** Whether this name looks like one of the program or its host, which neither guests nor accounts may have. */
export function isOurs(name: string): boolean {
  return looksReserved(name, keysOfOurs);
}

/** Whether no account may have this name. */
export function isReserved(name: string): boolean {
  return isOurs(name) || looksReserved(name, keysOfNobodys);
}

/** With or without separators. */
function looksReserved(name: string, keys: ReadonlySet<string>): boolean {
  const bare = name.replaceAll(/[\s\p{P}]+/gu, ' ').trim();
  const joined = bare.replaceAll(' ', '');
  return [name, bare, joined].some((one) => Object.values(lookKeys(one)).some((key) => keys.has(key)));
}
