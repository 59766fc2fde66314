import { describe, expect, test } from 'vitest';
import {
  canonical,
  everySetting,
  hashOf,
  Match,
  readOptions,
  SetupError,
  seedFromNumber,
  start,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { deepFreeze } from './table.ts';

const seed = seedFromNumber(1);
const ticTacToeMatch = () => new Match(ticTacToe, { seats: 2, options: {}, seed });
const mark = (cell: number) => ({ do: 'mark', cell });

describe('setting up a table', () => {
  test.each([1, 5, 2.5, Number.NaN, -2])('refuses %d seats with a message', (seats) => {
    const sentence = `smugglers is played by 2 to 4, not by ${seats}`;
    expect(() => start(smugglers, { seats, options: { nights: 1 }, seed })).toThrow(new SetupError(sentence));
  });

  test.each([2, 3, 4])('accepts %d seats', (seats) => {
    expect(start(smugglers, { seats, options: { nights: 1 }, seed }).hands).toHaveLength(seats);
  });

  test('refuses a malformed seed', () => {
    expect(() => start(smugglers, { seats: 2, options: { nights: 1 }, seed: 'luck' })).toThrow(RangeError);
  });

  test('the same seed gives the same table, and another seed another table', () => {
    const hash = (from: string) => hashOf(start(smugglers, { seats: 4, options: { nights: 2 }, seed: from }));
    expect(hash(seed)).toBe(hash(seed));
    expect(hash(seedFromNumber(2))).not.toBe(hash(seed));
  });

  test('a SetupError has its name', () => {
    expect(new SetupError('x').name).toBe('SetupError');
  });
});

describe('reading options', () => {
  test('takes the default where no value is given', () => {
    expect(readOptions(smugglers, {})).toEqual({ nights: 1 });
    expect(readOptions(smugglers, { nights: 2 })).toEqual({ nights: 2 });
    expect(readOptions(ticTacToe, {})).toEqual({});
  });

  test.each([
    [3, '3'],
    ['2', '2'],
    [undefined, 'undefined'],
    [null, 'an object'],
    [{ toString: 1 }, 'an object'],
    [[2], 'an object'],
    [Symbol('two'), 'Symbol(two)'],
  ])('refuses a value that is none of them: %s', (nights, named) => {
    const sentence = `nights of smugglers is one of 1, 2, not ${named}`;
    expect(() => readOptions(smugglers, { nights })).toThrow(new SetupError(sentence));
  });

  test.each(['weather', 'toString', '__proto__', 'Nights'])('refuses an unknown option: %s', (name) => {
    const input = JSON.parse(`{"${name}":1}`) as Record<string, unknown>;
    const sentence = `smugglers has no option ${name}; it has nights`;
    expect(() => readOptions(smugglers, input)).toThrow(new SetupError(sentence));
    expect(() => readOptions(ticTacToe, input)).toThrow(`tic-tac-toe has no option ${name}; it has none`);
  });

  test('lists every combination of settings', () => {
    expect(everySetting(smugglers)).toEqual([{ nights: 1 }, { nights: 2 }]);
    expect(everySetting(ticTacToe)).toEqual([{}]);
    const two = { ...smugglers, settings: { nights: [1, 2] as const, wind: ['calm', 'storm'] } };
    expect(() => readOptions(two, { sun: 1 })).toThrow('smugglers has no option sun; it has nights, wind');
    expect(everySetting(two)).toEqual([
      { nights: 1, wind: 'calm' },
      { nights: 1, wind: 'storm' },
      { nights: 2, wind: 'calm' },
      { nights: 2, wind: 'storm' },
    ]);
  });
});

describe('a match', () => {
  test('keeps accepted moves and their state, and ignores refused moves', () => {
    const match = ticTacToeMatch();
    expect(match.play(0, mark(4)).ok).toBe(true);
    const before = canonical(match.state);
    expect(match.play(0, mark(5))).toEqual({ ok: false, rejection: { code: 'not-asked' } });
    expect(match.play(1, mark(5), { question: 0 })).toEqual({
      ok: false,
      rejection: { code: 'stale', question: 1 },
    });
    expect(match.moves).toEqual([{ seat: 0, move: mark(4) }]);
    expect(canonical(match.state)).toBe(before);
    expect(match.play(1, mark(5), { question: 1 }).ok).toBe(true);
    expect(match.moves).toHaveLength(2);
  });

  test('keeps the move as the rules offered it, so later changes to the sent object have no effect', () => {
    const match = ticTacToeMatch();
    const sent = { ...mark(4), toJSON: undefined };
    Object.defineProperty(sent, 'toJSON', { value: () => mark(0), enumerable: false });
    expect(match.play(0, sent).ok).toBe(true);
    sent.cell = 7;
    expect(JSON.stringify(match.moves)).toBe('[{"seat":0,"move":{"do":"mark","cell":4}}]');
  });

  test('keeps the events before the first question', () => {
    const match = new Match(smugglers, { seats: 2, options: { nights: 1 }, seed });
    expect(match.opening).toEqual([]);
    const landed = {
      ...smugglers,
      setup: (...[seats, options, rng]: Parameters<typeof smugglers.setup>) => {
        const state = smugglers.setup(seats, options, rng);
        return { ...state, pending: [{ kind: 'night' } as const, { kind: 'inspector' } as const] };
      },
    };
    const opening = new Match(landed, { seats: 2, options: { nights: 1 }, seed });
    expect(opening.opening).toMatchObject([{ type: 'inspected' }]);
    opening.play(0, { do: 'land', dock: 'north' });
    expect(opening.opening).toHaveLength(1);
  });

  test('plays on copies and leaves earlier states unchanged', () => {
    const match = ticTacToeMatch();
    for (const [at, cell] of [4, 0, 8].entries()) {
      const state = deepFreeze(match.state);
      expect(match.play(at % 2, mark(cell)).ok).toBe(true);
      expect(match.state).not.toBe(state);
    }
  });
});

describe('undo', () => {
  test('takes moves back one by one while the last move is the seat’s own', () => {
    const match = ticTacToeMatch();
    const opening = match.state;
    match.play(0, mark(4));
    expect([match.mayUndo(0), match.mayUndo(1)]).toEqual([true, false]);
    match.play(1, mark(0));
    expect([match.mayUndo(0), match.mayUndo(1)]).toEqual([false, true]);
    expect(match.undo(0)).toBe(false);
    expect(match.undo(1)).toBe(true);
    expect(match.undo(0)).toBe(true);
    expect(match.state).toBe(opening);
    expect(match.moves).toEqual([]);
    expect([match.mayUndo(0), match.undo(0)]).toEqual([false, false]);
    expect(match.state).toBe(opening);
  });

  test('allows another move instead', () => {
    const match = ticTacToeMatch();
    match.play(0, mark(4));
    match.undo(0);
    match.play(0, mark(8));
    expect(match.moves).toEqual([{ seat: 0, move: mark(8) }]);
    expect(match.state.cells[4]).toBe(-1);
  });

  test('is refused once the match is over', () => {
    const match = ticTacToeMatch();
    for (const [at, cell] of [0, 3, 1, 4, 2].entries()) match.play(at % 2, mark(cell));
    expect(match.state.outcome).toEqual({ winners: [0], how: 'line' });
    expect(match.undo(0)).toBe(false);
  });
});
