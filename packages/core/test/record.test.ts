import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  hashOf,
  type MatchRecord,
  RecordError,
  readRecord,
  recordFileName,
  recordOf,
  replay,
  type Seat,
  seedFromNumber,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import type { Smugglers } from '../testing/smugglers-words.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { wander } from './table.ts';

const played = wander(smugglers, { seats: 3, options: { nights: 2 }, seed: seedFromNumber(6) });
const record = recordOf(played, 'a pinch of salt');
const last = record.moves.length + 2;

/** The record of the same match, stopped before its last move. */
function stoppedRecord(): MatchRecord {
  const { outcome, ...rest } = record;
  const moves = record.moves.slice(0, -1);
  const { state } = replay(smugglers, { ...record, moves });
  return { ...rest, moves, hash: hashOf(state), stopped: true };
}

/** The error of verifying this record. */
function fault(changed: Partial<MatchRecord>, game = smugglers): RecordError {
  try {
    verifyRecord(game, { ...record, ...changed });
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('nothing was found');
}

describe('a record', () => {
  test('contains everything needed to replay the match', () => {
    expect(record).toMatchObject({
      game: 'smugglers',
      rulesVersion: 1,
      seats: 3,
      options: { nights: 2 },
      salt: 'a pinch of salt',
    });
    expect(record.seed).toBe(seedFromNumber(6));
    expect(record.moves).toEqual(played.moves);
    expect(record.outcome).toEqual(played.state.outcome);
    expect(record.hash).toBe(hashOf(played.state));
    expect(record.commitment).toBe(commitmentTo(record.seed, 'a pinch of salt'));
    expect(() => verifyRecord(smugglers, record)).not.toThrow();
  });

  test('is a header, one line of JSON per move, and a footer', () => {
    const lines = writeRecord(record)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toHaveLength(last);
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'game',
      'rulesVersion',
      'seats',
      'options',
      'commitment',
      'sum',
    ]);
    expect(Object.keys(lines[1] ?? {})).toEqual(['seat', 'move', 'sum']);
    expect(Object.keys(lines.at(-1) ?? {})).toEqual(['outcome', 'hash', 'seed', 'salt', 'sum']);
  });

  test('is read back as it was written', () => {
    const { moves, ...rest } = readRecord(writeRecord(record));
    expect({ ...rest, moves }).toEqual(record);
    expect(writeRecord(readRecord(writeRecord(record)))).toBe(writeRecord(record));
  });

  test('round-trips with any text in its options and salt', () => {
    const odd = '“Tic\u2028Tac” \ud83d\ude00 \ud800 é\n\0"\\';
    const game = { ...smugglers, settings: { ...smugglers.settings, name: [odd] } };
    const named = recordOf(
      wander(game, { seats: 2, options: { nights: 1, name: odd } as never, seed: seedFromNumber(1) }),
      odd,
    );
    const read = readRecord(writeRecord(named));
    expect(read).toEqual(named);
    expect(read.options.name).toBe(odd);
    expect(() => verifyRecord(game, read)).not.toThrow();
  });

  test('that is damaged gives a RecordError with its line', () => {
    expect(new RecordError(3, 'is odd')).toMatchObject({
      name: 'RecordError',
      line: 3,
      message: 'line 3: is odd',
    });
  });

  test('is made from a finished match only', () => {
    const open = replay(smugglers, record, { to: 3 });
    expect(() => recordOf(open, 'salt')).toThrow(new RangeError('the match is not over'));
  });
});

describe('the hash of a state', () => {
  test('ignores events and knowledge, and nothing else', () => {
    const { state } = played;
    const told: Smugglers = { ...state, events: [] };
    expect(hashOf(told)).toBe(hashOf(state));
    expect(hashOf({ ...state, knowledge: ['seat 1 holds the ace'] })).toBe(hashOf(state));
    expect(hashOf({ ...state, question: state.question + 1 })).not.toBe(hashOf(state));
    expect(hashOf({ ...state, rng: [1, 2, 3, 4] })).not.toBe(hashOf(state));
  });

  test('is frozen: the hashes of old records must not change', () => {
    expect(record.hash).toBe('3ad699db8b4da2ccbad38d88db0697a0c79abf45376d1bec5367852618ad26c7');
    expect(commitmentTo('0'.repeat(32), 'salt')).toBe(
      'ae83087657d90f4965cbed6e24dddab4af70ea6ce50cf4aa3a2305b0ae442c4f',
    );
  });
});

describe('replaying', () => {
  test('stops after the given number of moves and visits each', () => {
    const seats: Seat[] = [];
    const lengths: number[] = [];
    const match = replay(smugglers, record, {
      to: 5,
      after(at, seat) {
        lengths.push(at.moves.length);
        seats.push(seat);
      },
    });
    expect(match.moves).toEqual(record.moves.slice(0, 5));
    expect(lengths).toEqual([1, 2, 3, 4, 5]);
    expect(seats).toEqual(record.moves.slice(0, 5).map(({ seat }) => seat));
    expect(replay(smugglers, record, { to: 0 }).moves).toEqual([]);
    expect(hashOf(replay(smugglers, record).state)).toBe(record.hash);
  });

  test('names a refused move by its number and line, with the reason', () => {
    const moves = [...record.moves];
    moves[4] = { seat: moves[4]?.seat ?? 0, move: { do: 'nonsense' } };
    expect(fault({ moves })).toMatchObject({ line: 6, message: 'line 6: move 5 is refused: unknown' });
    moves[1] = { seat: 7, move: { do: 'draw' } };
    expect(fault({ moves }).message).toBe('line 3: move 2 is refused: no-seat');
  });

  test('names the rule that refuses a move', () => {
    const board = recordOf(wander(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) }), 'salt');
    const [first] = board.moves;
    const moves = [first, { seat: 1, move: first?.move }, ...board.moves.slice(2)] as MatchRecord['moves'];
    expect(() => verifyRecord(ticTacToe, { ...board, moves })).toThrow(
      'line 3: move 2 is refused: TTT-1 taken',
    );
  });
});

describe('verifying finds', () => {
  test('another game or another version of the rules', () => {
    expect(fault({ game: 'chess' }).message).toBe('line 1: is a match of chess, not of smugglers');
    expect(fault({ rulesVersion: 2 }).message).toBe(
      'line 1: was played by version 2 of the rules, these are 1',
    );
  });

  test('a seed or salt that was not committed to', () => {
    const sentence =
      'line 1: the seed and salt of the last line are not those committed to before the first move';
    expect(fault({ seed: seedFromNumber(7) }).message).toBe(sentence);
    expect(fault({ salt: 'another' }).message).toBe(sentence);
    expect(fault({ commitment: commitmentTo(record.seed, 'x') }).message).toBe(sentence);
  });

  test('another seed with a valid commitment: the match goes differently', () => {
    const seed = seedFromNumber(7);
    expect(fault({ seed, commitment: commitmentTo(seed, record.salt) })).toBeInstanceOf(RecordError);
  });

  test('a table that cannot be set up', () => {
    expect(fault({ seats: 9 }).message).toBe('line 1: smugglers is played by 2 to 4, not by 9');
    expect(fault({ options: { nights: 7 } }).message).toBe(
      'line 1: nights of smugglers is one of 1, 2, not 7',
    );
    const seed = 'no seed';
    expect(fault({ seed, commitment: commitmentTo(seed, record.salt) }).message).toBe(
      'line 1: a seed is 32 hexadecimal digits',
    );
  });

  test('another outcome or hash, in the last line', () => {
    expect(fault({ outcome: { winners: [], how: 'richest' } })).toMatchObject({ line: last });
    expect(fault({ outcome: { winners: [], how: 'richest' } }).message).toContain(
      'the match ends otherwise: {"how":',
    );
    expect(fault({ hash: '0'.repeat(64) })).toMatchObject({
      line: last,
      message: `line ${last}: the last state has another hash`,
    });
  });

  test('an unfinished match, whatever outcome the record claims', () => {
    const moves = record.moves.slice(0, -1);
    const { hash } = { hash: hashOf(replay(smugglers, { ...record, moves }).state) };
    for (const outcome of [record.outcome, null, undefined] as (typeof record.outcome)[]) {
      expect(fault({ moves, hash, outcome }).message).toBe(
        `line ${last - 1}: the match ends otherwise: "not at all"`,
      );
    }
  });

  test('a finished match that calls itself stopped, and a stopped one that claims an outcome', () => {
    expect(fault({ stopped: true, outcome: undefined }).message).toBe(
      `line ${last}: the match calls itself stopped, but has an outcome`,
    );
    const moves = record.moves.slice(0, -1);
    const { state } = replay(smugglers, { ...record, moves });
    expect(fault({ moves, hash: hashOf(state), stopped: true }).message).toContain('has an outcome');
  });

  test('moves after the end', () => {
    const moves = [...record.moves, { seat: 0, move: { do: 'rest' } }];
    expect(fault({ moves }).message).toBe(`line ${last}: move ${last - 1} is refused: over`);
  });

  test('nothing where the rules throw: a bug is not reported as a RecordError', () => {
    const broken = {
      ...smugglers,
      setup: () => {
        throw new TypeError('bug');
      },
    };
    expect(() => verifyRecord(broken, record)).toThrow(TypeError);
  });
});

describe('a record of a stopped match', () => {
  test('is written, read and verified as one', () => {
    const stopped = stoppedRecord();
    expect(readRecord(writeRecord(stopped))).toEqual(stopped);
    expect(() => verifyRecord(smugglers, readRecord(writeRecord(stopped)))).not.toThrow();
  });

  test('is not verified with another last state', () => {
    expect(() => verifyRecord(smugglers, { ...stoppedRecord(), hash: record.hash })).toThrow(
      'the last state has another hash',
    );
  });
});

describe('date and players', () => {
  const named = { ...record, date: '2026-11-18', players: ['Anna', 'Zoé B', ''] };

  test('are written and read; without them a record is written as before', () => {
    expect(readRecord(writeRecord(named))).toEqual(named);
    expect(writeRecord(record)).not.toContain('players');
  });

  test.each([
    ['a player too few', { players: ['Anna', 'Zoé'] }],
    ['a player without a name of letters', { players: ['Anna', 'Zoé', 3] }],
    ['a name without end', { players: ['Anna', 'Zoé', 'x'.repeat(100)] }],
    ['something else for players', { players: 'Anna' }],
    ['no day', { date: 'yesterday' }],
  ])('are refused: %s', (_what, more) => {
    expect(() => readRecord(writeRecord({ ...named, ...more } as never))).toThrow(RecordError);
  });

  test('name the file', () => {
    expect(recordFileName(named)).toBe('smugglers-2026-11-18-anna-zoé-b.jsonl');
    expect(recordFileName({ ...named, players: ['../..', 'a/b\\c', 'Ünal "x"'] })).toBe(
      'smugglers-2026-11-18-a-b-c-ünal-x.jsonl',
    );
    expect(recordFileName(record)).toBe('smugglers.jsonl');
    const many = { ...named, players: Array.from({ length: 6 }, () => 'ab'.repeat(12)) };
    expect(recordFileName(many).length).toBeLessThanOrEqual(120);
  });
});
