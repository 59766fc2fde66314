import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../src/canonical.ts';
import { notPlain } from '../testing/plain-json.ts';

describe('canonical JSON', () => {
  test('sorts keys by code unit', () => {
    expect(canonical({ b: 1, a: 2, B: 3, é: 4, '10': 5, '9': 6 })).toBe(
      '{"10":5,"9":6,"B":3,"a":2,"b":1,"é":4}',
    );
    expect(canonical({ a: { d: 1, c: 2 } })).toBe(canonical({ a: { c: 2, d: 1 } }));
  });

  test('omits undefined fields and writes null for undefined items', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
    expect(canonical(undefined)).toBe('null');
  });

  test('keeps the order of lists, nesting and escapes', () => {
    expect(canonical([[3, 1], [], {}, [{ a: ['"\n'] }]])).toBe('[[3,1],[],{},[{"a":["\\"\\n"]}]]');
    expect(canonical([null, true, false, 1.5, -1e21, 'é'])).toBe('[null,true,false,1.5,-1e+21,"é"]');
    expect(canonical({ 'a"b': 1 })).toBe('{"a\\"b":1}');
  });

  test('parses back to an equal value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  test('is equal only for equal values', () => {
    const values = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [first, second] = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
        expect(canonical(one) === canonical(other)).toBe(isDeepStrictEqual(first, second));
        expect(canonical(backwards(one))).toBe(canonical(one));
      }),
      { numRuns: 2000, seed: 2 },
    );
  });
});

/** An equal value whose keys were written in another order. */
function backwards(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(backwards);
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, field]) => [key, backwards(field)]));
}

describe('plain JSON, as the laws require of states and views', () => {
  test.each([
    [{ a: [1, 'x', true, null, { b: [] }], c: undefined }, undefined],
    [{ a: [1, undefined] }, 'state.a.1 is undefined'],
    [{ a: Array(2) }, 'state.a.0 is undefined'],
    [{ a: new Map() }, 'state.a is no plain object'],
    [{ a: new Uint8Array(2) }, 'state.a is no plain object'],
    [{ a: Object.create(null) }, 'state.a is no plain object'],
    [{ a: { b: Number.NaN } }, 'state.a.b is NaN'],
    [{ a: Number.POSITIVE_INFINITY }, 'state.a is Infinity'],
    [{ a: -0 }, 'state.a is -0'],
    [{ a: () => 1 }, 'state.a is function'],
    [{ a: 1n }, 'state.a is bigint'],
    [[Symbol.iterator], 'state.0 is symbol'],
  ])('case %#', (value, fault) => {
    expect(notPlain(value, 'state')).toBe(fault);
  });
});
