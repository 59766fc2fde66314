import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../src/canonical.ts';
import { saysTheSame } from '../src/same.ts';

const move = { do: 'place', at: { area: 'dolly-sisters', pieces: [1, 2] }, note: undefined };

describe('an input equals a move', () => {
  test('whatever the order of its keys, with or without undefined fields of the move', () => {
    expect(saysTheSame(move, { at: { pieces: [1, 2], area: 'dolly-sisters' }, do: 'place' })).toBe(true);
    expect(saysTheSame({ do: 'pass', note: undefined }, { do: 'pass' })).toBe(true);
  });

  test('if it is JSON, exactly when the canonical texts are equal', () => {
    const moves = fc.record({ do: fc.constantFrom('a', 'b'), with: fc.jsonValue({ maxDepth: 2 }) });
    const noMinusZero = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    fc.assert(
      fc.property(moves, moves, (one, other) => {
        const [first, second] = [noMinusZero(one), noMinusZero(other)];
        expect(saysTheSame(first, second)).toBe(canonical(first) === canonical(second));
        expect(saysTheSame(first, noMinusZero(first))).toBe(true);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});

describe('an input does not equal a move', () => {
  test.each([
    ['less', { do: 'place' }],
    ['more', { ...move, more: 1 }],
    ['more, deeper', { do: 'place', at: { ...move.at, more: 1 } }],
    ['another value', { do: 'place', at: { area: 'the-shades', pieces: [1, 2] } }],
    ['a shorter list', { do: 'place', at: { area: 'dolly-sisters', pieces: [1] } }],
    ['a longer list', { do: 'place', at: { area: 'dolly-sisters', pieces: [1, 2, 3] } }],
    ['another order', { do: 'place', at: { area: 'dolly-sisters', pieces: [2, 1] } }],
    [
      'an object for a list',
      { do: 'place', at: { area: 'dolly-sisters', pieces: { 0: 1, 1: 2, length: 2 } } },
    ],
    ['a hole in the list', { do: 'place', at: { area: 'dolly-sisters', pieces: Array(2) } }],
    ['a text for a number', { do: 'place', at: { area: 'dolly-sisters', pieces: ['1', 2] } }],
    ['null for an object', { do: 'place', at: null }],
    ['a text for an object', { do: 'place', at: 'dolly-sisters' }],
    ['its fields inherited', Object.create(move)],
    ['nothing', undefined],
    ['a list', [move]],
  ])('that has %s', (_what, input) => {
    expect(saysTheSame(move, input)).toBe(false);
  });

  test.each([
    [{ list: {} }, { list: [] }],
    [{ n: 0 }, { n: -0 }],
    [{ n: 1 }, { n: true }],
    [{ do: 'pass' }, Object.assign(() => 1, { do: 'pass' })],
    [{ do: 'pass' }, { do: Object('pass') }],
    [{ toString: 'x' }, {}],
  ])('%j, as %j', (one, input) => {
    expect(saysTheSame(one, input)).toBe(false);
  });

  test('when reading it throws, at any depth and by any trap', () => {
    const thrower = () => {
      throw new Error('boom');
    };
    const traps = ['get', 'ownKeys', 'getOwnPropertyDescriptor'] as const;
    for (const trap of traps) {
      const hostile = new Proxy({ do: 'pass' }, { [trap]: thrower });
      expect(saysTheSame({ do: 'pass' }, hostile)).toBe(false);
      expect(saysTheSame({ do: 'pass', at: { do: 'pass' } }, { do: 'pass', at: hostile })).toBe(false);
    }
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(saysTheSame({ do: 'pass' }, proxy)).toBe(false);
  });
});
