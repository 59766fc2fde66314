import { type Rng, randomBelow } from '../src/index.ts';

const thrower = () => {
  throw new Error('boom');
};

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

function cycle(): unknown {
  const loop: Record<string, unknown> = { do: 'mark' };
  loop.cell = loop;
  return loop;
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({ do: 'draw' }, {});
  revoke();
  return proxy;
}

const traps = [
  'get',
  'has',
  'ownKeys',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'set',
  'isExtensible',
] as const;
const proxies = traps.map((trap) => new Proxy({ do: 'draw' }, { [trap]: thrower }));
const manyKeys = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`key${at}`, at]));
const longText = 'x'.repeat(2_000_000);
let reads = 0;

/** Values no honest client sends: as a whole input, as the `do` of a move or in one of its fields. */
export const hostileValues: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    Number.NaN,
    -0,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    1e308,
    -1,
    0.5,
    10n,
    '',
    ' ',
    '\0',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '\ud800', longText],
  ...[Symbol('do'), Symbol.iterator, () => 'draw', class {}, /x/, new Map([['do', 'draw']]), new Set([1])],
  ...[
    new Uint8Array(9),
    new ArrayBuffer(8),
    Promise.resolve(),
    new Error('x'),
    Object.create(null),
    globalThis,
  ],
  ...[
    [],
    [[]],
    Array(9),
    Array(1_000_000),
    Object.assign([], { do: 'draw' }),
    Object.assign(Array(3), { 9: 1 }),
  ],
  ...[
    manyKeys,
    nested(10_000, (inner) => [inner]),
    nested(10_000, (inner) => ({ inner })),
    cycle(),
    revoked(),
  ],
  ...proxies,
  {
    get do() {
      return thrower();
    },
  },
  {
    do: 'draw',
    get card() {
      return thrower();
    },
  },
  {
    get do() {
      return reads++ % 2 === 0 ? 'draw' : 'rest';
    },
  },
  { toString: thrower, valueOf: thrower, toJSON: thrower, [Symbol.toPrimitive]: thrower },
  new Proxy([], { get: thrower }),
  new Proxy({}, { get: () => 'draw', ownKeys: () => ['do'] }),
  JSON.parse('{"__proto__":{"do":"draw"}}'),
  JSON.parse('{"do":"draw","__proto__":null}'),
  { constructor: { prototype: { do: 'draw' } } },
  Object.create({ do: 'draw' }),
  Object.defineProperty({}, 'do', { value: 'draw', enumerable: false }),
];

/** A move corrupted in one way, which sometimes leaves it unchanged. */
export function spoilt(rng: Rng, move: object): unknown {
  const fields = Object.keys(move);
  const field = fields[randomBelow(rng, fields.length)] as string;
  const value = hostileValues[randomBelow(rng, hostileValues.length)];
  const old = Reflect.get(move, field) as unknown;
  switch (randomBelow(rng, 9)) {
    case 0:
      return { ...move, [field]: value };
    case 1:
      return { ...move, [`${field}s`]: value };
    case 2:
      return Object.fromEntries(Object.entries(move).filter(([name]) => name !== field));
    case 3:
      return { ...move, [field]: [old] };
    case 4:
      return {
        ...move,
        [field]: typeof old === 'number' ? old + randomBelow(rng, 5) - 2 : `${old}${randomBelow(rng, 3)}`,
      };
    case 5:
      return { ...move, [field]: typeof old === 'number' ? String(old) : randomBelow(rng, 10) };
    case 6:
      return Object.assign(Object.create({ inherited: 1 }), move);
    case 7:
      return new Proxy(move, { [traps[randomBelow(rng, traps.length)] as string]: thrower });
    default:
      return value;
  }
}

export const hostileSeats: readonly unknown[] = [
  -1,
  -0,
  4,
  99,
  0.5,
  Number.NaN,
  '0',
  null,
  undefined,
  {},
  1n,
  [0],
];
