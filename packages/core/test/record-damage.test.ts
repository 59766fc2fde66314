import { describe, expect, test } from 'vitest';
import {
  RecordError,
  randomBelow,
  readRecord,
  recordOf,
  rngFrom,
  seedFromNumber,
  sha256,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { wander } from './table.ts';

const record = recordOf(
  wander(smugglers, { seats: 2, options: { nights: 2 }, seed: seedFromNumber(3) }),
  'sel de mer é',
);
const text = writeRecord(record);
const bytes = Buffer.from(text, 'utf8');
const lines = text.split('\n').slice(0, -1);

function faultOf(damaged: string): RecordError {
  try {
    verifyRecord(smugglers, readRecord(damaged));
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error(`nothing was found in ${damaged}`);
}

/** Any lines with valid checksums: anybody can compute them. */
function forged(bodies: readonly object[]): string {
  let sum = '';
  return bodies
    .map((body) => {
      const json = JSON.stringify(body);
      sum = sha256(sum + json).slice(0, 8);
      return `${json.slice(0, -1)},"sum":"${sum}"}\n`;
    })
    .join('');
}

const { game, rulesVersion, seats, options, commitment, moves, outcome, hash, seed, salt } = record;
const header = { game, rulesVersion, seats, options, commitment };
const footer = { outcome, hash, seed, salt };

test('a record written from its own content is the same', () => {
  expect(forged([header, ...moves, footer])).toBe(text);
});

describe('a changed byte is found, and its line is named', () => {
  test('for every bit of every byte', () => {
    let line = 1;
    for (let at = 0; at < bytes.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const damaged = Buffer.from(bytes);
        damaged[at] = (bytes[at] ?? 0) ^ (1 << bit);
        if (faultOf(damaged.toString('utf8')).line !== line)
          throw new Error(`bit ${bit} of byte ${at}, line ${line}`);
      }
      if (bytes[at] === 10) line++;
    }
    expect(line).toBe(lines.length + 1);
  });

  test('inserted or removed', () => {
    const rng = rngFrom(seedFromNumber(1));
    for (let round = 0; round < 500; round++) {
      const at = randomBelow(rng, text.length);
      const line = text.slice(0, at).split('\n').length;
      const without = faultOf(text.slice(0, at) + text.slice(at + 1));
      const within = faultOf(
        `${text.slice(0, at)}${String.fromCharCode(32 + randomBelow(rng, 90))}${text.slice(at)}`,
      );
      expect([without.line, within.line]).toEqual([line, line]);
    }
  });

  test('with a message that says what happened', () => {
    expect(faultOf(text.replace('"seats":2', '"seats":3')).message).toBe(
      'line 1: was changed after it was written: its sum does not fit',
    );
  });
});

describe('missing and misplaced lines are found', () => {
  test('wherever the file is cut', () => {
    for (let length = 0; length < text.length; length += 3) {
      const cut = text.slice(0, length);
      const line = Math.max(1, cut.endsWith('\n') ? cut.split('\n').length - 1 : cut.split('\n').length);
      expect(faultOf(cut).line).toBe(line);
    }
  });

  test('with a message for each', () => {
    expect(faultOf(text.slice(0, -1)).message).toBe(`line ${lines.length}: the last line is not ended`);
    const headless = lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('');
    expect(faultOf(headless).message).toBe(
      `line ${lines.length - 1}: has no outcome: part of the record is missing`,
    );
    expect(faultOf('').message).toBe('line 1: has no game: part of the record is missing');
    expect(faultOf(forged([footer])).message).toBe('line 1: has no game: part of the record is missing');
    expect(faultOf(forged([header])).message).toBe('line 1: has no outcome: part of the record is missing');
  });

  test('dropped, duplicated or swapped', () => {
    const without = lines.toSpliced(4, 1);
    const doubled = lines.toSpliced(4, 0, lines[4] ?? '');
    const swapped = lines.toSpliced(4, 2, lines[5] ?? '', lines[4] ?? '');
    const faults = [without, doubled, swapped].map((changed) =>
      faultOf(changed.map((line) => `${line}\n`).join('')),
    );
    expect(faults.map(({ line }) => line)).toEqual([5, 6, 5]);
  });
});

describe('a forged record with valid checksums gets a RecordError and never a crash', () => {
  test.each<{ readonly is?: unknown }>([
    ...[{}, { is: null }, { is: 5 }, { is: 'x' }],
    ...[{ is: [] }, { is: [null] }, { is: { a: 1 } }, { is: { toString: 1 } }],
  ])('whichever field %j', ({ is }) => {
    for (const name of Object.keys(header)) {
      expect(faultOf(forged([{ ...header, [name]: is }, ...moves, footer])).line).toBeGreaterThan(0);
    }
    for (const name of Object.keys(footer)) {
      expect(faultOf(forged([header, ...moves, { ...footer, [name]: is }])).line).toBeGreaterThan(0);
    }
    for (const move of [{ seat: is, move: moves[0]?.move }, { seat: 0, move: is }, { x: is }]) {
      expect(faultOf(forged([header, move, footer])).line).toBe(2);
    }
  });

  test('with an outcome nested very deeply', () => {
    let deep: unknown = 0;
    for (let level = 0; level < 3000; level++) deep = [deep];
    expect(
      faultOf(forged([header, ...moves, { ...footer, outcome: { winners: deep, how: 'richest' } }])).line,
    ).toBe(lines.length);
  });

  test('with lines that are not objects', () => {
    const sum = sha256('5').slice(0, 8);
    expect(faultOf(`,"sum":"${sum}"}\n`).line).toBe(1);
    const body = '{"game":}';
    const own = sha256(body).slice(0, 8);
    expect(faultOf(`${body.slice(0, -1)},"sum":"${own}"}\n`).message).toBe('line 1: is not JSON');
  });

  test('whose last line repeats header fields: the header’s commitment counts', () => {
    const other = seedFromNumber(99);
    const late = { commitment: sha256(`${other}:${salt}`), seed: other };
    expect(faultOf(forged([header, ...moves, { ...footer, ...late }])).message).toContain(
      'not those committed to',
    );
    expect(readRecord(forged([header, ...moves, { ...footer, moves: 5, seats: 9 }]))).toEqual(record);
  });
});
