import { readdirSync, readFileSync } from 'node:fs';
import {
  type Game,
  Match,
  type MatchRecord,
  readOptions,
  readRecord,
  type Seat,
  show,
  type Vocabulary,
  writeRecord,
} from '@manigance/core';
import { catalog } from '@manigance/games';
import { recordsOf as finishedMatches } from '@manigance/games/test/records.ts';
import { type SharedPosition, sharedPosition } from '../src/local/position.ts';
import type { SavedMatch } from '../src/local/saved-match.ts';

/** The rules of every game, by id. */
const games = new Map(
  await Promise.all(catalog.manifests.map(async ({ id, rules }) => [id, (await rules()).game] as const)),
);
const names = ['Camille', 'Odilon', 'Noor', 'Ilse', 'Vadim'];

function rulesOf(game: string): Game {
  const rules = games.get(game);
  if (rules === undefined) throw new RangeError(`there is no game ${game}`);
  return rules;
}

/** The finished matches of a game: every moment of them can be put before a visitor. */
export const recordsOf = (game: string) => finishedMatches(rulesOf(game));

export function firstRecordOf(game: string): MatchRecord {
  const [record] = recordsOf(game);
  if (record === undefined) throw new RangeError(`no records of ${game}`);
  return record;
}

/** A record as a file that a visitor opens. */
export function fileOf(record: MatchRecord) {
  return {
    name: `${record.game}.jsonl`,
    mimeType: 'application/jsonl',
    buffer: Buffer.from(writeRecord(record)),
  };
}

/** The same with those of further modes, whose records have folders of their own. */
export function recordsOfAllModes(game: string): readonly MatchRecord[] {
  const kept = new URL('../../../records/', import.meta.url);
  const further = readdirSync(kept)
    .filter((name) => name !== game)
    .flatMap((name) => {
      const files = readdirSync(new URL(`${name}/`, kept)).toSorted();
      const read = (file: string) => readRecord(readFileSync(new URL(`${name}/${file}`, kept), 'utf8'));
      const [first] = files;
      return first !== undefined && read(first).game === game ? files.map(read) : [];
    });
  return [...recordsOf(game), ...further];
}

/** A recorded match after a number of moves, as a browser would keep it; the others at the table are bots. */
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

/** A match just before the move after which its player sees an event of this type, and the number of that option. */
export function momentBefore(
  game: string,
  type: string,
): { readonly kept: SavedMatch; readonly option: number } {
  for (const record of recordsOf(game).filter(({ seats }) => seats === 4)) {
    const rules = rulesOf(game);
    const { seats, seed } = record;
    const match = new Match(rules, { seats, options: readOptions(rules, record.options), seed });
    for (const [count, { seat, move }] of record.moves.entries()) {
      const options = show(rules, match.state, seat).asked?.options ?? [];
      match.play(seat, move);
      const option = options.findIndex((one) => JSON.stringify(one) === JSON.stringify(move));
      if (option === -1 || options.length < 2) continue;
      if (match.state.events.some((event) => rules.witness(event, seat)?.type === type))
        return { kept: keptAt(record, count, seat), option };
    }
  }
  throw new RangeError(`no record of ${game} has the event ${type}`);
}

/** A finished match, and the number of a move of it after which a seat sees an event of this type that another one caused. */
export function momentSeen(
  game: string,
  type: string,
): { readonly kept: SavedMatch; readonly moves: number } | undefined {
  const rules = rulesOf(game);
  for (const record of recordsOf(game).filter(({ seats }) => seats === 4)) {
    const { seats, seed } = record;
    const match = new Match(rules, { seats, options: readOptions(rules, record.options), seed });
    for (const [moves, { seat, move }] of record.moves.entries()) {
      match.play(seat, move);
      const viewer = (seat + 1) % seats;
      const seen = match.state.events.map((event) => rules.witness(event, viewer));
      if (seen.some((event) => event?.type === type))
        return { kept: keptAt(record, record.moves.length, viewer), moves };
    }
  }
  return undefined;
}

/** The first recorded question of a match for four at which the view of its seat counts something, and how much. */
export function firstWith<W extends Vocabulary>(
  game: Game<W>,
  count: (view: W['view']) => number,
): { readonly kept: SavedMatch; readonly found: number } {
  for (const record of finishedMatches(game).filter(({ seats }) => seats === 4)) {
    const { seats, seed } = record;
    const match = new Match(game, { seats, options: readOptions(game, record.options), seed });
    for (const [moves, { seat, move }] of record.moves.entries()) {
      const found = count(game.view(match.state, seat));
      if (found > 0) return { kept: keptAt(record, moves, seat), found };
      match.play(seat, move);
    }
  }
  throw new RangeError(`no record of ${game.id} comes to that`);
}

/** A moment at which somebody is asked something. */
export interface Asked {
  readonly count: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly options: number;
  /** Cards in the hand of the player who is asked. */
  readonly cards: number;
}

/** Every question of a recorded match that was put to one player alone or to several at once. */
export function questionsIn(record: MatchRecord): Asked[] {
  const game = rulesOf(record.game);
  const { seats, seed } = record;
  const match = new Match(game, { seats, options: readOptions(game, record.options), seed });
  return record.moves.map(({ seat, move }, count) => {
    const { asked, view } = show(game, match.state, seat);
    match.play(seat, move);
    const { players } = view as { readonly players?: readonly { readonly hand?: readonly string[] }[] };
    const cards = players?.[seat]?.hand?.length ?? 0;
    return { count, seat, kind: asked?.kind ?? '', options: asked?.options.length ?? 0, cards };
  });
}

/** The match to show of a game: of its last mode, where it has modes, and with as many seats as can be. */
export function fullTable(game: string): MatchRecord {
  const modes = catalog.get(game).settings.mode ?? [];
  const fullness = ({ seats, options }: MatchRecord) => seats + 10 * modes.indexOf(options.mode ?? '');
  const records = recordsOf(game).filter(({ seats }) => seats <= 4);
  return records.toSorted((one, other) => fullness(other) - fullness(one))[0] as MatchRecord;
}

/**
 * The opening, the middle or the end of a match: somebody's turn, which is mine. `recap`: my turn after several moves of
 * the others; `others`: the turn of another player.
 */
export function moment(
  record: MatchRecord,
  when: 'opening' | 'middle' | 'end' | 'recap' | 'others',
): SavedMatch {
  const { moves } = record;
  if (when === 'end') return keptAt(record, moves.length, 0);
  const questions = questionsIn(record);
  if (when === 'recap' || when === 'others') return afterOthers(record, questions, when);
  const from = when === 'opening' ? 0 : Math.floor(moves.length * 0.6);
  const rich = questions.slice(from).find(({ options }) => options > 2) ?? questions[from];
  return keptAt(record, rich?.count ?? from, rich?.seat ?? 0);
}

/** The games in which players hold cards. */
export function gamesWithCards(): readonly string[] {
  return catalog.ids.filter((game) => questionsIn(fullTable(game)).some(({ cards }) => cards > 0));
}

/** A later turn of somebody who holds cards, which is mine. */
export function momentWithCards(record: MatchRecord): SavedMatch {
  const questions = questionsIn(record);
  const later = questions.slice(Math.floor(questions.length * 0.4));
  const rich = later.find(({ options, cards }) => options > 2 && cards > 1) ?? later[0];
  return keptAt(record, rich?.count ?? 0, rich?.seat ?? 0);
}

/** A turn of mine, in the second half of a match, that at least six moves of the others come before; or one just before it. */
function afterOthers(record: MatchRecord, questions: readonly Asked[], when: 'recap' | 'others'): SavedMatch {
  const half = Math.floor(questions.length / 2);
  const last = new Map<Seat, number>();
  for (const { seat, count, options } of questions) {
    const since = count - (last.get(seat) ?? count);
    last.set(seat, count);
    if (count < half || since <= 6 || options <= 2) continue;
    return keptAt(record, when === 'recap' ? count : count - 2, seat);
  }
  return keptAt(record, half, questions[half]?.seat ?? 0);
}

/** The first choice in the second half of a match, as a link carries it. */
export function positionOf({ game, seats, options, seed, moves }: MatchRecord): SharedPosition {
  const rules = rulesOf(game);
  const match = new Match(rules, { seats, options: readOptions(rules, options), seed });
  for (const [at, { seat, move }] of moves.entries()) {
    const shared = sharedPosition(rules, game, match.state, seat, []);
    if (at >= moves.length / 2 && shared !== undefined) return shared;
    match.play(seat, move);
  }
  throw new RangeError(`nothing is chosen in this match of ${game}`);
}
