import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Answer, Move, Seat } from '@manigance/core';
import { catalog } from '../index.ts';

/**
 * A match in play under earlier rules, as the release of those rules stored it: the row, the snapshot and the entries of
 * its table, a line of JSON each, in `test/earlier-rules/<name>.match.jsonl` of the game.
 */
export interface EarlierMatch {
  readonly game: string;
  readonly name: string;
  readonly row: string;
  readonly snapshot: string;
  readonly bodies: readonly string[];
  /** Id of the table. */
  readonly table: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
  readonly salt: string;
  readonly moves: readonly Answer<Move>[];
  /** The people by seat. */
  readonly people: readonly Person[];
  /** The seat that is asked. */
  readonly asked: Seat;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

interface RowPart {
  readonly id: string;
  readonly people: readonly { readonly guest: string; readonly asked: boolean }[];
}
type EntryPart =
  | { readonly kind: 'opened'; readonly setup: Pick<EarlierMatch, 'options'> }
  | { readonly kind: 'sat'; readonly guest: string; readonly name: string }
  | { readonly kind: 'started'; readonly rulesVersion: number; readonly seed: string; readonly salt: string }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly move: Move };

interface TextFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(url: string, ending: string): readonly TextFile[] {
  const folder = new URL('./test/earlier-rules/', url);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => file.endsWith(ending));
  return names.map((file) => ({
    name: file.slice(0, -ending.length),
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));
}

function earlierMatch(game: string, { name, text }: TextFile): EarlierMatch {
  const [row = '', snapshot = '', ...bodies] = text.trimEnd().split('\n');
  const entries = bodies.map((body) => JSON.parse(body) as EntryPart);
  const listed = JSON.parse(row) as RowPart;
  const opened = entries.find((entry) => entry.kind === 'opened');
  const started = entries.find((entry) => entry.kind === 'started');
  if (opened === undefined || started === undefined)
    throw new Error(`${game}, ${name}: the match has not begun`);
  const people = entries.flatMap((entry) =>
    entry.kind === 'sat' ? [{ id: entry.guest, name: entry.name }] : [],
  );
  const awaited = listed.people.find(({ asked }) => asked)?.guest;
  const { rulesVersion, seed, salt } = started;
  return {
    ...{ game, name, row, snapshot, bodies, people, rulesVersion, seed, salt },
    table: listed.id,
    options: opened.setup.options,
    moves: entries.flatMap((entry) =>
      entry.kind === 'moved' ? [{ seat: entry.seat, move: entry.move }] : [],
    ),
    asked: people.findIndex(({ id }) => id === awaited),
  };
}

/** Every stored match under earlier rules, of every game. */
export const earlierMatches: readonly EarlierMatch[] = catalog.manifests.flatMap(({ id, url }) =>
  filesOf(url, '.match.jsonl').map((file) => earlierMatch(id, file)),
);

/** Every record under earlier rules, kept as `test/earlier-rules/<name>.record.jsonl` of its game. */
export const earlierRecords = catalog.manifests.flatMap(({ id, url }) =>
  filesOf(url, '.record.jsonl').map((file) => ({ game: id, ...file })),
);
