import { describe, expect, test } from 'vitest';
import {
  finish,
  hashOf,
  legalMoves,
  play,
  type Rejection,
  refusedMoves,
  seatsAsked,
  seedFromNumber,
  start,
  timeoutMove,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { deepFreeze, position, turnOf, wander } from './table.ts';

const opening = () => start(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
const turn = () => position([['rum'], ['silk']], { pending: turnOf(0), landings: ['south', 'south'] });

function rejection(played: ReturnType<typeof play>): Rejection | undefined {
  return played.ok ? undefined : played.rejection;
}

describe('play is a pure function', () => {
  test('leaves the given state unchanged and returns one that shares nothing writable with it', () => {
    wander(
      smugglers,
      { seats: 3, options: { nights: 2 }, seed: seedFromNumber(3) },
      ({ state }, seat, move) => {
        const before = hashOf(state);
        deepFreeze(state);
        const [once, twice] = [play(smugglers, state, seat, move), play(smugglers, state, seat, move)];
        expect(once).toEqual(twice);
        if (once.ok && once.state.outcome === undefined) finish(once.state, { winners: [], how: 'test' });
        expect(hashOf(state)).toBe(before);
      },
    );
  });

  test('returns the events of this move only', () => {
    const first = play(ticTacToe, opening(), 0, { do: 'mark', cell: 4 });
    if (!first.ok) throw new Error('refused');
    expect(first.events).toEqual([{ type: 'marked', seat: 0, cell: 4 }]);
    const second = play(ticTacToe, first.state, 1, { do: 'mark', cell: 0 });
    expect(second.ok && second.events).toEqual([{ type: 'marked', seat: 1, cell: 0 }]);
  });

  test('returns the offered move, not the object that was sent', () => {
    const sent = { cell: 4, do: 'mark' };
    const played = play(ticTacToe, opening(), 0, sent);
    if (!played.ok) throw new Error('refused');
    expect(played.move).not.toBe(sent);
    expect(JSON.stringify(played.move)).toBe('{"do":"mark","cell":4}');
  });
});

describe('refusals are typed', () => {
  test.each([undefined, null, 5, 'mark', [], {}, { do: 4 }, { do: undefined }, () => 1])(
    'malformed: %s',
    (input) => {
      expect(rejection(play(ticTacToe, opening(), 0, input))).toEqual({ code: 'malformed' });
    },
  );

  test('malformed: an input that cannot be read', () => {
    const boom = () => {
      throw new Error('boom');
    };
    const unreadable = [
      {
        get do() {
          return boom();
        },
      },
      new Proxy({}, { get: boom }),
    ];
    for (const input of unreadable) {
      expect(rejection(play(ticTacToe, opening(), 0, input))).toEqual({ code: 'malformed' });
    }
  });

  test.each([-1, 2, 0.5, Number.NaN, -0, '0', undefined, {}])('no-seat: %s', (seat) => {
    const move = { do: 'mark', cell: 0 };
    expect(rejection(play(ticTacToe, opening(), seat as number, move))).toEqual({ code: 'no-seat' });
  });

  test('not-asked: another seat, with a move that would be legal in its turn', () => {
    expect(rejection(play(ticTacToe, opening(), 1, { do: 'mark', cell: 0 }))).toEqual({ code: 'not-asked' });
  });

  test('stale: an answer to another question is told the number of the current one', () => {
    const state = opening();
    const move = { do: 'mark', cell: 0 };
    state.question = 7;
    expect(rejection(play(ticTacToe, state, 0, move, { question: 6 }))).toEqual({
      code: 'stale',
      question: 7,
    });
    expect(rejection(play(ticTacToe, state, 0, move, { question: 8 }))).toEqual({
      code: 'stale',
      question: 7,
    });
    expect(play(ticTacToe, state, 0, move, { question: 7 }).ok).toBe(true);
    expect(play(ticTacToe, state, 0, move, { question: undefined }).ok).toBe(true);
  });

  test('not-asked comes before stale: a seat that is not asked is not told the number', () => {
    const late = play(ticTacToe, opening(), 1, { do: 'mark', cell: 0 }, { question: 99 });
    expect(rejection(late)).toEqual({ code: 'not-asked' });
  });

  test.each([
    { do: 'mark', cell: 9 },
    { do: 'mark' },
    { do: 'mark', cell: '4' },
    { do: 'mark', cell: 4, more: 1 },
    { do: 'Mark', cell: 4 },
    { do: 'mark', cell: [4] },
  ])('unknown: %j', (input) => {
    expect(rejection(play(ticTacToe, opening(), 0, input))).toEqual({ code: 'unknown' });
  });

  test('not-legal: with the rule, the code and its figures', () => {
    const stow = (card: string) => rejection(play(smugglers, turn(), 0, { do: 'stow', card }));
    expect(stow('rum')).toBeUndefined();
    expect(stow('spice')).toEqual({
      code: 'not-legal',
      why: { rule: 'SM-4.2', code: 'not-held', card: 'spice' },
    });
    const full = position([['rum'], []], {
      pending: turnOf(1),
      landings: ['south', 'north'],
      boats: [['silk'], []],
    });
    expect(rejection(play(smugglers, full, 1, { do: 'stow', card: 'silk' }))).toEqual({
      code: 'not-legal',
      why: { rule: 'SM-4.2', code: 'watched', dock: 'north' },
    });
    expect(play(smugglers, full, 1, { do: 'denounce', seat: 0 }).ok).toBe(true);
  });

  test('over: after the end every input from any seat is answered with the outcome', () => {
    const { state } = wander(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(2) });
    const over = { code: 'over', outcome: state.outcome };
    expect(rejection(play(ticTacToe, state, 0, { do: 'mark', cell: 0 }))).toEqual(over);
    expect(rejection(play(ticTacToe, state, 9, undefined))).toEqual(over);
  });
});

describe('anytime moves', () => {
  test('are accepted from a seat that is not asked, whatever question it names', () => {
    const played = play(smugglers, turn(), 1, { do: 'concede' }, { question: 99 });
    expect(played.ok && played.state.outcome).toEqual({ winners: [0], how: 'alone' });
  });

  test('are refused with their reason, asked or not', () => {
    const state = position([['rum'], [], ['silk']], { pending: turnOf(0), gone: [false, true, false] });
    const why = { rule: 'SM-10', code: 'has-left' };
    expect(rejection(play(smugglers, state, 1, { do: 'concede' }))).toEqual({ code: 'not-legal', why });
  });

  test('are not among the options of a question', () => {
    expect(legalMoves(smugglers, turn(), 0)).not.toContainEqual({ do: 'concede' });
    expect(refusedMoves(smugglers, turn(), 0).map(({ move }) => move)).not.toContainEqual({ do: 'concede' });
  });
});

describe('legal and refused moves', () => {
  test('are listed for the seat asked, and empty for the others', () => {
    expect(seatsAsked(smugglers, turn())).toEqual([0]);
    expect(legalMoves(smugglers, turn(), 0)).toEqual([
      { do: 'draw' },
      { do: 'stow', card: 'rum' },
      { do: 'rest' },
    ]);
    expect(refusedMoves(smugglers, turn(), 0)).toEqual([
      { move: { do: 'stow', card: 'silk' }, why: { rule: 'SM-4.2', code: 'not-held', card: 'silk' } },
      { move: { do: 'stow', card: 'spice' }, why: { rule: 'SM-4.2', code: 'not-held', card: 'spice' } },
      { move: { do: 'denounce', seat: 0 }, why: { rule: 'SM-4.3', code: 'own-boat' } },
      { move: { do: 'denounce', seat: 1 }, why: { rule: 'SM-4.3', code: 'boat-empty' } },
    ]);
    expect(legalMoves(smugglers, turn(), 1)).toEqual([]);
    expect(refusedMoves(smugglers, turn(), 1)).toEqual([]);
  });

  test('are empty once the match is over', () => {
    const { state } = wander(smugglers, { seats: 2, options: { nights: 1 }, seed: seedFromNumber(4) });
    const over = { ...turn(), outcome: { winners: [0], how: 'test' } };
    for (const ended of [state, over]) {
      expect([seatsAsked, legalMoves, refusedMoves].map((of) => of(smugglers, ended, 0))).toEqual([
        [],
        [],
        [],
      ]);
    }
  });

  test('are empty where nothing is pending, or only frames that ask nobody', () => {
    for (const pending of [[], [{ kind: 'dawn' } as const]]) {
      const state = position([['rum'], ['silk']], { pending });
      expect([seatsAsked, legalMoves, refusedMoves].map((of) => of(smugglers, state, 0))).toEqual([
        [],
        [],
        [],
      ]);
    }
  });
});

describe('a seat that has run out of time', () => {
  test('plays the timeout move of the frame, or its first option', () => {
    expect(timeoutMove(smugglers, turn(), 0)).toEqual({ do: 'rest' });
    expect(timeoutMove(ticTacToe, opening(), 0)).toEqual({ do: 'mark', cell: 0 });
    const landing = start(smugglers, { seats: 3, options: { nights: 1 }, seed: seedFromNumber(5) });
    expect(timeoutMove(smugglers, landing, 2)).toEqual({ do: 'land', dock: 'east' });
  });

  test('must be asked', () => {
    expect(() => timeoutMove(smugglers, turn(), 1)).toThrow(new RangeError('this seat is not asked'));
    const { state } = wander(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(2) });
    expect(() => timeoutMove(ticTacToe, state, 0)).toThrow(RangeError);
  });
});
