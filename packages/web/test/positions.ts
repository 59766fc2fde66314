import { readdirSync, readFileSync } from 'node:fs';
import { Match, type MatchRecord, readOptions, readRecord, type Seat, show } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { SavedMatch } from '../src/local/saved-match.ts';

/** The rules of every game, by id. */
const games = new Map(
  await Promise.all(catalog.manifests.map(async ({ id, rules }) => [id, (await rules()).game] as const)),
);
const names = ['Camille', 'Odilon', 'Noor', 'Ilse', 'Vadim'];
const folder = (game: string) => new URL(`../../../records/${game}/`, import.meta.url);

/** The finished matches kept in the repository: every moment of them can be put before a visitor. */
export function recordsOf(game: string): MatchRecord[] {
  return readdirSync(folder(game))
    .toSorted()
    .map((file) => readRecord(readFileSync(new URL(file, folder(game)), 'utf8')));
}

/** A recorded match after so many moves, as it would be kept in a browser; the others at the table are bots. */
export function keptAt(record: MatchRecord, count: number, me: Seat): SavedMatch {
  const { game, options, seats, seed, salt, rulesVersion, moves } = record;
  if (catalog.find(game) === undefined) throw new RangeError(`no page for ${game}`);
  const bots = names.slice(1);
  return {
    id: 'kept',
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === me
        ? { name: names[0] as string }
        : { name: bots[seat > me ? seat - 1 : seat] as string, level: 'usual' },
    ),
    seed,
    salt,
    rulesVersion,
    moves: moves.slice(0, count),
    over: count >= moves.length,
    mine: count < moves.length,
    touched: 0,
  };
}

/** A moment at which somebody is asked something. */
export interface Asked {
  readonly count: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly options: number;
}

/** Every question of a recorded match that was put to one player alone or to several at once. */
export function questionsIn(record: MatchRecord): Asked[] {
  const game = games.get(record.game);
  if (game === undefined) throw new RangeError(`there is no game ${record.game}`);
  const { seats, seed } = record;
  const match = new Match(game, { seats, options: readOptions(game, record.options), seed });
  return record.moves.map(({ seat, move }, count) => {
    const { asked } = show(game, match.state, seat);
    match.play(seat, move);
    return { count, seat, kind: asked?.kind ?? '', options: asked?.options.length ?? 0 };
  });
}

/** The match to show of a game: of its last mode, where it has modes, and with as many seats as can be. */
export function fullTable(game: string): MatchRecord {
  const modes = catalog.get(game).settings.mode ?? [];
  const fullness = ({ seats, options }: MatchRecord) => seats + 10 * modes.indexOf(options.mode ?? '');
  const records = recordsOf(game).filter(({ seats }) => seats <= 4);
  return records.toSorted((one, other) => fullness(other) - fullness(one))[0] as MatchRecord;
}

/** The opening, the middle or the end of a match: somebody's turn, which is mine. */
export function moment(record: MatchRecord, when: 'opening' | 'middle' | 'end'): SavedMatch {
  const { moves } = record;
  if (when === 'end') return keptAt(record, moves.length, 0);
  const questions = questionsIn(record);
  const from = when === 'opening' ? 0 : Math.floor(moves.length * 0.6);
  const rich = questions.slice(from).find(({ options }) => options > 2) ?? questions[from];
  return keptAt(record, rich?.count ?? from, rich?.seat ?? 0);
}
