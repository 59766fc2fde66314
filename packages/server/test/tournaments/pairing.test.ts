import { pick, randomBelow, rngFrom, seedFromNumber, shuffle } from '@manigance/core';
import { describe, expect, test } from 'vitest';
import { type Entrant, pair, sizesFor, type TableSizes } from '../../src/people/tournaments/pairing.ts';
import { type Course, drawOrder, nextRound, roundsOf } from '../../src/people/tournaments/rounds.ts';
import { byePoints, type PlayedTable, pointsOf, standings } from '../../src/people/tournaments/standings.ts';

const twos: TableSizes = { least: 2, most: 2, wanted: 2 };
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `guest${String(at).padStart(2, '0')}`);

test('tables are even and of the wanted size, and people sit out only where no table fits', () => {
  const at = (people: number, sizes: TableSizes) => {
    const { small = 0, large = 0, larger = 0, tables = 0, byes = 0 } = sizesFor(people, sizes) ?? {};
    return [
      ...Array.from({ length: larger }, () => large),
      ...Array.from({ length: tables - larger }, () => small),
      -byes,
    ];
  };
  expect(at(5, twos)).toEqual([2, 2, -1]);
  expect(at(7, { least: 2, most: 4, wanted: 4 })).toEqual([4, 3, -0]);
  expect(at(5, { least: 2, most: 4, wanted: 4 })).toEqual([3, 2, -0]);
  // Better four at a table than one who sits out; of five who need tables of three or four, one sits out.
  expect(at(4, { least: 3, most: 4, wanted: 3 })).toEqual([4, -0]);
  expect(at(5, { least: 3, most: 4, wanted: 4 })).toEqual([4, -1]);
  expect(at(16, { least: 2, most: 5, wanted: 5 })).toEqual([4, 4, 4, 4, -0]);
  expect(sizesFor(1, twos)).toBeUndefined();
});

/** Every pairing there is, by brute force. */
function* allPairings(
  people: readonly number[],
  sizes: readonly number[],
  byes: number,
): Generator<number[][]> {
  const [first, ...rest] = people;
  if (first === undefined) {
    if (sizes.length === 0 && byes === 0) yield [];
    return;
  }
  if (byes > 0) for (const more of allPairings(rest, sizes, byes - 1)) yield [[first], ...more];
  for (const size of new Set(sizes)) {
    const left = sizes.toSpliced(sizes.indexOf(size), 1);
    for (const others of combinations(rest, size - 1))
      for (const more of allPairings(
        rest.filter((one) => !others.includes(one)),
        left,
        byes,
      ))
        yield [[first, ...others], ...more];
  }
}

function* combinations(of: readonly number[], size: number): Generator<number[]> {
  if (size === 0) return yield [];
  for (const [at, one] of of.entries())
    for (const more of combinations(of.slice(at + 1), size - 1)) yield [one, ...more];
}

test('no pair meets again while another choice exists: the same number as the best of all pairings', () => {
  const rng = rngFrom(seedFromNumber(7));
  for (let trial = 0; trial < 120; trial++) {
    const count = 3 + randomBelow(rng, 6);
    const [least, wanted, most] = pick(rng, [
      [2, 2, 2],
      [2, 3, 4],
      [2, 4, 4],
      [3, 3, 5],
    ] as const);
    const sizes = { least, wanted, most };
    const shape = sizesFor(count, sizes);
    const met = new Map<string, number>();
    for (let at = 0; at < count * 2; at++) {
      const [one, other] = [randomBelow(rng, count), randomBelow(rng, count)].toSorted();
      if (one !== other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
    }
    const meetings = (one: number, other: number) => met.get([one, other].toSorted().join(' ')) ?? 0;
    const entrants: Entrant[] = Array.from({ length: count }, (_, at) => ({
      guest: `${at}`,
      points: 15 * randomBelow(rng, 9),
      byes: randomBelow(rng, 2),
    })).toSorted((one, other) => other.points - one.points);
    const found = pair(entrants, sizes, (one, other) => meetings(Number(one), Number(other)));
    if (shape === undefined || found === undefined) {
      expect([shape, found]).toEqual([undefined, undefined]);
      continue;
    }
    const repeats = (tables: readonly (readonly (number | string)[])[]) =>
      tables.reduce(
        (sum, table) =>
          sum +
          table.reduce<number>(
            (own, one, at) =>
              own +
              table
                .slice(at + 1)
                .reduce<number>((more, other) => more + meetings(Number(one), Number(other)), 0),
            0,
          ),
        0,
      );
    // Nobody sits out who has done so more often than others.
    const threshold = entrants.map(({ byes }) => byes).toSorted()[shape.byes - 1] ?? 0;
    const mayBye = (guest: number) =>
      (entrants.find((one) => one.guest === `${guest}`)?.byes ?? 0) <= threshold;
    expect(found.byes.every((guest) => mayBye(Number(guest)))).toBe(true);
    expect([...found.tables.flat(), ...found.byes].toSorted()).toEqual(
      entrants.map(({ guest }) => guest).toSorted(),
    );
    const sizesThere = [
      ...Array.from({ length: shape.larger }, () => shape.large),
      ...Array.from({ length: shape.tables - shape.larger }, () => shape.small),
    ];
    let best = Number.POSITIVE_INFINITY;
    for (const tables of allPairings(
      [...entrants.keys()].map((at) => Number(entrants[at]?.guest)),
      sizesThere,
      shape.byes,
    ))
      if (tables.every((table) => table.length > 1 || mayBye(table[0] ?? 0)))
        best = Math.min(best, repeats(tables));
    expect(repeats(found.tables)).toBe(best);
  }
});

/** Plays a tournament to its end with drawn winners. `turn` reorders the seats of a table that was played. */
function playOut(
  count: number,
  setup: Pick<Course, 'kind' | 'sizes' | 'rounds'>,
  number: number,
  {
    turn = (seats) => seats,
    leaves = () => [],
  }: {
    readonly turn?: <T>(seats: readonly T[]) => readonly T[];
    readonly leaves?: (round: number, draw: readonly string[]) => readonly string[];
  } = {},
): Course {
  const seed = seedFromNumber(number);
  const draw = drawOrder(namesOf(count), seed);
  let course: Course = { ...setup, seed, draw, withdrawn: new Set(), played: [] };
  for (;;) {
    const round = nextRound(course);
    if (round === undefined) return course;
    const tables: PlayedTable[] = round.tables.map((people) => {
      // The strongest is the one with the smallest name, whatever the seat.
      const best = people.toSorted()[0];
      const points = pointsOf(people.map((guest) => guest === best));
      return {
        isBye: false,
        seats: turn(people.map((guest, at) => ({ guest, points: points[at], won: guest === best }))),
      };
    });
    const byes = round.byes.map((guest) => ({
      isBye: true,
      seats: [{ guest, points: byePoints(setup.sizes.wanted) }],
    }));
    const withdrawn = new Set([...course.withdrawn, ...leaves(course.played.length, draw)]);
    course = { ...course, withdrawn, played: [...course.played, [...tables, ...byes]] };
  }
}

const pairsOf = ({ played }: Course) =>
  played
    .flat()
    .filter(({ isBye }) => !isBye)
    .flatMap(({ seats }) =>
      seats.flatMap((one, at) =>
        seats.slice(at + 1).map((other) => [one.guest, other.guest].toSorted().join(' ')),
      ),
    );

describe('from three people to sixteen', () => {
  const shapes: readonly TableSizes[] = [
    twos,
    { least: 2, most: 4, wanted: 3 },
    { least: 2, most: 4, wanted: 4 },
    { least: 3, most: 5, wanted: 5 },
  ];
  const counts = Array.from({ length: 14 }, (_, at) => at + 3);

  test('everybody plays the same number of tables, or one more or less where somebody has to sit out', () => {
    for (const count of counts)
      for (const sizes of shapes)
        for (const kind of ['swiss', 'round-robin'] as const) {
          const course = playOut(count, { kind, sizes, rounds: Math.min(5, count - 1) }, count);
          const rows = standings(course.draw, course.played.flat());
          const tables = rows.map((row) => row.tables);
          expect(
            Math.max(...tables) - Math.min(...tables),
            `${kind} ${count} ${JSON.stringify(sizes)}`,
          ).toBeLessThanOrEqual(1);
          for (const row of rows) expect(row.tables + row.byes).toBe(course.played.length);
        }
  });

  test('a round-robin by twos has everybody meet everybody once; by more, at least once', () => {
    for (const count of counts) {
      const course = playOut(count, { kind: 'round-robin', sizes: twos, rounds: 0 }, count);
      expect(course.played.length).toBe(roundsOf(course));
      expect(pairsOf(course)).toHaveLength((count * (count - 1)) / 2);
      expect(new Set(pairsOf(course)).size).toBe((count * (count - 1)) / 2);
      const rows = standings(course.draw, course.played.flat());
      expect(new Set(rows.map(({ tables }) => tables)).size).toBe(1);
      for (const sizes of shapes.slice(1)) {
        const wide = playOut(count, { kind: 'round-robin', sizes, rounds: 0 }, count);
        expect(new Set(pairsOf(wide)).size, `${count} ${JSON.stringify(sizes)}`).toBe(
          (count * (count - 1)) / 2,
        );
      }
    }
  }, 60_000);

  test('the same seed and results give the same rounds, another seed others', () => {
    const setup = { kind: 'swiss', sizes: { least: 2, most: 4, wanted: 3 }, rounds: 4 } as const;
    expect(playOut(11, setup, 1)).toEqual(playOut(11, setup, 1));
    expect(playOut(11, setup, 1)).not.toEqual(playOut(11, setup, 2));
  });

  test('standings do not depend on the order of seats and tables', () => {
    for (const sizes of shapes) {
      const setup = { kind: 'swiss', sizes, rounds: 4 } as const;
      const one = playOut(12, setup, 3);
      const other = playOut(12, setup, 3, { turn: (seats) => seats.toReversed() });
      const tables = shuffle(rngFrom(seedFromNumber(5)), other.played.flat());
      expect(standings(one.draw, one.played.flat())).toEqual(standings(other.draw, tables));
    }
  });

  test('a person who withdraws plays no further round, and the others go on', () => {
    for (const kind of ['swiss', 'round-robin'] as const) {
      const setup = { kind, sizes: twos, rounds: 4 };
      const course = playOut(6, setup, 4, { leaves: (round, draw) => (round === 0 ? draw.slice(0, 1) : []) });
      const [gone = ''] = course.draw;
      const later = course.played.slice(1).flat();
      expect(later.some(({ seats }) => seats.some(({ guest }) => guest === gone))).toBe(false);
      expect(course.played.length).toBe(kind === 'swiss' ? 4 : 5);
    }
    // With too few left it ends.
    const course = playOut(3, { kind: 'swiss', sizes: { least: 3, most: 4, wanted: 3 }, rounds: 4 }, 4, {
      leaves: (round, draw) => (round === 1 ? draw.slice(0, 1) : []),
    });
    expect(course.played.length).toBe(2);
  });
});

test('the points of a table are shared by its winners, or by everybody where nobody won', () => {
  expect(pointsOf([true, false, false])).toEqual([60, 0, 0]);
  expect(pointsOf([true, true, false])).toEqual([30, 30, 0]);
  expect(pointsOf([false, false, false])).toEqual([20, 20, 20]);
});

test('ties are parted by the people met, then by those won against, and else share a place', () => {
  const table = (winner: string, loser: string): PlayedTable => ({
    isBye: false,
    seats: [
      { guest: winner, points: 60, won: true },
      { guest: loser, points: 0, won: false },
    ],
  });
  // Ann and Bob have one win each; Ann lost to Cleo, who has two.
  const rows = standings(
    ['dan', 'bob', 'ann', 'cleo'],
    [table('cleo', 'ann'), table('bob', 'dan'), table('cleo', 'bob'), table('ann', 'dan')],
  );
  expect(rows.map(({ guest, place }) => `${place} ${guest}`)).toEqual(['1 cleo', '2 bob', '2 ann', '4 dan']);
  // Ann met stronger people than Bob, who won against a stronger one: the people met come first.
  const games = [
    'top ann',
    'top zoe',
    'top zac',
    'two ann',
    'two zoe',
    'ann zed',
    'cleo bob',
    'dan bob',
    'bob eve',
    'eve zoe',
  ];
  const draw = ['bob', 'ann', 'top', 'two', 'cleo', 'dan', 'eve', 'zoe', 'zac', 'zed'];
  const tables = games.map((names) => {
    const [winner = '', loser = ''] = names.split(' ');
    return table(winner, loser);
  });
  const parted = standings(draw, tables);
  const [ann, bob] = ['ann', 'bob'].map((name) => parted.find(({ guest }) => guest === name));
  expect([ann?.points, bob?.points]).toEqual([60, 60]);
  expect(ann?.beaten).toBeLessThan(bob?.beaten ?? 0);
  expect(ann?.place).toBeLessThan(bob?.place ?? 0);
});
