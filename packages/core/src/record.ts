import { canonical } from './canonical.ts';
import { commitmentTo, hashOf } from './commitment.ts';
import type { Answer, Game, Outcome, Seat, Setting, Vocabulary } from './game.ts';
import { Match, readOptions, SetupError } from './match.ts';
import type { Rejection } from './play.ts';
import { type RecordSignature, readSignature } from './record-signature.ts';
import { saysTheSame } from './same.ts';
import { sha256 } from './sha256.ts';

/** A match that is over or was stopped: everything needed to replay it and to verify that the seed was not changed. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, Setting>>;
  /** The colour chosen for each seat, empty where none was; no part of the rules. Absent: none was chosen. */
  readonly colours?: readonly string[] | undefined;
  /** Commitment to the seed, published before the first move. */
  readonly commitment: string;
  /** Day of the last move in UTC, such as 2026-11-18. */
  readonly date?: string | undefined;
  /** Names by seat, empty for a bot; absent where the table keeps them to itself. */
  readonly players?: readonly string[] | undefined;
  /** The hints players were given: to which seat, after how many moves. Absent: none. */
  readonly hints?: readonly { readonly seat: Seat; readonly at: number }[] | undefined;
  readonly moves: readonly Answer<{ readonly do: string }>[];
  /** Absent if the match was stopped. */
  readonly outcome?: Outcome | undefined;
  /** The players ended the match before it was over. */
  readonly stopped?: true | undefined;
  /** Hash of the last state. */
  readonly hash: string;
  readonly seed: string;
  readonly salt: string;
  /** Of the server from which it was downloaded. */
  readonly signature?: RecordSignature | undefined;
}

/** The record of a match that was played to its end. */
export type FinishedRecord = MatchRecord & { readonly outcome: Outcome };

/** The record of a finished match. */
export function recordOf<W extends Vocabulary>(match: Match<W>, salt: string): FinishedRecord {
  const { game, setup, state, moves } = match;
  if (state.outcome === undefined) throw new RangeError('the match is not over');
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: setup.seats,
    options: setup.options,
    commitment: commitmentTo(setup.seed, salt),
    moves,
    outcome: state.outcome,
    hash: hashOf(state),
    seed: setup.seed,
    salt,
  };
}

/**
 * Writes a record as text: a header, one line per move, a footer. Each line ends in a checksum of itself and all lines
 * before it, so that a changed byte is found and its line named.
 */
export function writeRecord(record: MatchRecord): string {
  const { game, rulesVersion, seats, options, colours, commitment, date, players } = record;
  const { hints, moves, outcome, stopped, hash, seed, salt, signature } = record;
  const lines = [
    { game, rulesVersion, seats, options, colours, commitment, date, players },
    ...moves.map(({ seat, move }) => ({ seat, move })),
    { hints, outcome, stopped, hash, seed, salt, signature },
  ];
  let sum = '';
  return lines
    .map((line) => {
      const body = JSON.stringify(line);
      sum = sumOf(sum, body);
      return `${body.slice(0, -1)},"sum":"${sum}"}\n`;
    })
    .join('');
}

function sumOf(before: string, body: string): string {
  return sha256(before + body).slice(0, 8);
}

/** A damaged or forged record; the message names the line and the problem. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
    this.line = line;
  }
}

/** Reads a record written by `writeRecord`, checking its checksums. `verifyRecord` checks its content. */
export function readRecord(text: string): MatchRecord {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new RecordError(lines.length + 1, 'the last line is not ended');
  let sum = '';
  const parsed = lines.map((line, at) => {
    const body = `${line.slice(0, -18)}}`;
    sum = sumOf(sum, body);
    if (line !== `${body.slice(0, -1)},"sum":"${sum}"}`) {
      throw new RecordError(at + 1, 'was changed after it was written: its sum does not fit');
    }
    return parseLine(body, at + 1);
  });
  const [first = {}, end = {}] = [parsed[0], parsed.at(-1)];
  const header = { ...fieldsOf(first, headerFields, 1), ...namesOf(first), ...coloursOf(first) };
  const isStopped = end.stopped === true && end.outcome === undefined;
  const last = isStopped ? stoppedFields : { outcome: 'object', ...footerFields };
  const footer = {
    ...fieldsOf(end, last, Math.max(lines.length, 1)),
    ...hintsOf(end, lines.length),
    ...signatureOf(end, lines.length),
  };
  // Only the types are checked here; replaying checks the content.
  return { ...header, moves: parsed.slice(1, -1), ...footer } as unknown as MatchRecord;
}

/** Longest name in a record. */
const nameLength = 60;

/** Date and players of a header, where it has them. */
function namesOf({ seats, date, players }: Line): Pick<MatchRecord, 'date' | 'players'> {
  const isDate = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  if (date !== undefined && !isDate) throw new RecordError(1, 'has no day for a date');
  const isName = (name: unknown) => typeof name === 'string' && name.length <= nameLength;
  const areNames = Array.isArray(players) && players.length === seats && players.every(isName);
  if (players !== undefined && !areNames) throw new RecordError(1, 'does not name one player per seat');
  return { ...(isDate ? { date } : {}), ...(areNames ? { players: players as string[] } : {}) };
}

/** Colours of a header, where it has them. */
function coloursOf({ seats, colours }: Line): Pick<MatchRecord, 'colours'> {
  const isName = (name: unknown) => typeof name === 'string' && name.length <= nameLength;
  const areNames = Array.isArray(colours) && colours.length === seats && colours.every(isName);
  if (colours !== undefined && !areNames) throw new RecordError(1, 'does not have one colour per seat');
  return areNames ? { colours: colours as string[] } : {};
}

/** Hints of a footer, where it has them. */
function hintsOf({ hints }: Line, line: number): Pick<MatchRecord, 'hints'> {
  if (hints === undefined) return {};
  const isHint = (hint: unknown) =>
    typeof hint === 'object' &&
    hint !== null &&
    'seat' in hint &&
    'at' in hint &&
    Number.isSafeInteger(hint.seat) &&
    Number.isSafeInteger(hint.at);
  if (!Array.isArray(hints) || !hints.every(isHint))
    throw new RecordError(line, 'has hints without seat or place');
  return { hints: hints.map(({ seat, at }: { seat: Seat; at: number }) => ({ seat, at })) };
}

/** Signature of a footer, where it has one. */
function signatureOf({ signature }: Line, line: number): Pick<MatchRecord, 'signature'> {
  if (signature === undefined) return {};
  const read = readSignature(signature);
  if (read === undefined) throw new RecordError(line, 'has a signature that is none');
  return { signature: read };
}

const headerFields = {
  game: 'string',
  rulesVersion: 'number',
  seats: 'number',
  options: 'object',
  commitment: 'string',
};
const footerFields = { hash: 'string', seed: 'string', salt: 'string' };
const stoppedFields = { stopped: 'boolean', ...footerFields };

/** Exactly these fields of a line. Checksums are not signatures: anybody can write a line with a valid one. */
function fieldsOf(line: Line, fields: Readonly<Record<string, string>>, at: number): Record<string, unknown> {
  const named = Object.entries(fields).map(([name, type]) => {
    const value = line[name];
    if (typeof value !== type || value === null)
      throw new RecordError(at, `has no ${name}: part of the record is missing`);
    return [name, value];
  });
  return Object.fromEntries(named);
}

type Line = Readonly<Record<string, unknown>>;

function parseLine(body: string, line: number): Line {
  try {
    return JSON.parse(body) as Line;
  } catch {
    throw new RecordError(line, 'is not JSON');
  }
}

/** Replays a recorded match, up to `to` moves, and calls `after` with the match after each move. */
export function replay<W extends Vocabulary>(
  game: Game<W>,
  record: MatchRecord,
  use: { readonly to?: number; readonly after?: (match: Match<W>, seat: Seat) => void } = {},
): Match<W> {
  const match = begin(game, record);
  record.moves.slice(0, use.to).forEach(({ seat, move }, at) => {
    const played = match.play(seat, move);
    if (!played.ok) throw new RecordError(at + 2, `move ${at + 1} is refused: ${describe(played.rejection)}`);
    use.after?.(match, seat);
  });
  return match;
}

function begin<W extends Vocabulary>(game: Game<W>, record: MatchRecord): Match<W> {
  if (record.game !== game.id) throw new RecordError(1, `is a match of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new RecordError(
      1,
      `was played by version ${record.rulesVersion} of the rules, these are ${game.rulesVersion}`,
    );
  }
  try {
    return new Match(game, {
      seats: record.seats,
      options: readOptions(game, record.options),
      seed: record.seed,
    });
  } catch (error) {
    if (error instanceof SetupError || error instanceof RangeError) throw new RecordError(1, error.message);
    throw error;
  }
}

function describe(rejection: Rejection): string {
  return rejection.code === 'not-legal' ? `${rejection.why.rule} ${rejection.why.code}` : rejection.code;
}

/**
 * Checks commitment, outcome and hash of a record; throws a RecordError that names the line. `match`: the whole record replayed
 * by `replay`, for callers who need it anyway.
 */
export function verifyRecord<W extends Vocabulary>(
  game: Game<W>,
  record: MatchRecord,
  match?: Match<W>,
): void {
  if (commitmentTo(record.seed, record.salt) !== record.commitment) {
    throw new RecordError(
      1,
      'the seed and salt of the last line are not those committed to before the first move',
    );
  }
  const last = record.moves.length + 2;
  const { state } = match ?? replay(game, record);
  if (record.stopped === true) {
    if (state.outcome !== undefined || record.outcome !== undefined)
      throw new RecordError(last, 'the match calls itself stopped, but has an outcome');
  } else if (state.outcome === undefined || !saysTheSame(state.outcome, record.outcome)) {
    throw new RecordError(last, `the match ends otherwise: ${canonical(state.outcome ?? 'not at all')}`);
  }
  if (hashOf(state) !== record.hash) throw new RecordError(last, 'the last state has another hash');
}
