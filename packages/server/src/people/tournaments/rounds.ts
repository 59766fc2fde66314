import { createHash } from 'node:crypto';
import { rngFrom, shuffle } from '@manigance/core';
import { type Entrant, type Pairing, pair, sizesFor, type TableSizes } from './pairing.ts';
import { type PlayedTable, standings } from './standings.ts';

/** A kind of tournament. */
export type TournamentKind = 'swiss' | 'round-robin';

/** The data that the next round follows from, and nothing else. */
export interface Course {
  readonly kind: TournamentKind;
  readonly sizes: TableSizes;
  /** Rounds of a Swiss tournament. */
  readonly rounds: number;
  readonly seed: string;
  /** Everybody who was there at the draw, in its order. */
  readonly draw: readonly string[];
  readonly withdrawn: ReadonlySet<string>;
  /** Tables of each round so far, each of which is over. */
  readonly played: readonly (readonly PlayedTable[])[];
}

/** Most rounds until everybody has met everybody; more people at a table than two meet sooner. */
const mostRounds = 40;

/** The tables of the next round, with people in the order of their seats; `undefined` if there is none. */
export function nextRound(course: Course): Pairing | undefined {
  const { kind, sizes, draw, withdrawn, played } = course;
  const active = draw.filter((guest) => !withdrawn.has(guest));
  if (active.length < sizes.least || sizesFor(active.length, sizes) === undefined) return undefined;
  if (kind === 'swiss')
    return played.length < course.rounds ? seated(course, swiss(course, active)) : undefined;
  if (sizes.most === 2 || sizes.wanted === 2) return seated(course, circle(course));
  const haveMet = active.every((one, at) =>
    active.slice(at + 1).every((other) => met(course)(one, other) > 0),
  );
  if (haveMet || played.length >= mostRounds) return undefined;
  return seated(
    course,
    pair(
      entrants(course, active, () => 0),
      sizes,
      met(course),
    ),
  );
}

/** Number of rounds, where it is known beforehand. */
export function roundsOf({ kind, sizes, rounds, draw }: Pick<Course, 'kind' | 'sizes' | 'rounds' | 'draw'>) {
  if (kind === 'swiss') return rounds;
  return sizes.wanted === 2 ? draw.length - 1 + (draw.length % 2) : undefined;
}

/** The order in which people are drawn before the first round. */
export function drawOrder(people: readonly string[], seed: string): readonly string[] {
  return shuffle(rngFrom(seed), people.toSorted());
}

/** Monrad: neighbours in the standings sit together. */
function swiss(course: Course, active: readonly string[]): Pairing | undefined {
  const { draw, played, sizes } = course;
  const rows = standings(draw, played.flat());
  const points = new Map(rows.map((row) => [row.guest, row.points]));
  const order = rows.map(({ guest }) => guest).filter((guest) => active.includes(guest));
  return pair(
    entrants(course, order, (guest) => points.get(guest) ?? 0),
    sizes,
    met(course),
  );
}

function entrants(
  { played }: Course,
  guests: readonly string[],
  pointsOf: (guest: string) => number,
): readonly Entrant[] {
  const byes = played.flat().filter(({ isBye }) => isBye);
  return guests.map((guest) => ({
    guest,
    points: pointsOf(guest),
    byes: byes.filter(({ seats }) => seats[0]?.guest === guest).length,
  }));
}

/** How often two people have sat at one table. */
function met({ played }: Course): (one: string, other: string) => number {
  const counts = new Map<string, number>();
  for (const { seats } of played.flat())
    for (const one of seats)
      for (const other of seats)
        if (one !== other) {
          const key = `${one.guest} ${other.guest}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
  return (one, other) => counts.get(`${one} ${other}`) ?? 0;
}

/** Round-robin by twos: the circle method on the draw. Whose partner has withdrawn sits out. */
function circle({ draw, withdrawn, played }: Course): Pairing | undefined {
  const ring: (string | undefined)[] = draw.length % 2 === 0 ? [...draw] : [...draw, undefined];
  const round = played.length;
  if (round >= ring.length - 1) return undefined;
  const [fixed, ...others] = ring;
  const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
  const tables: string[][] = [];
  const byes: string[] = [];
  for (let at = 0; at < turned.length / 2; at++) {
    const couple = [turned[at], turned[turned.length - 1 - at]];
    const there = couple.filter((guest) => guest !== undefined).filter((guest) => !withdrawn.has(guest));
    if (there.length === 2) tables.push(there);
    else byes.push(...there);
  }
  return { tables, byes };
}

/** The seats at each table are drawn. */
function seated({ seed, played }: Course, pairing: Pairing | undefined): Pairing | undefined {
  return (
    pairing && {
      ...pairing,
      tables: pairing.tables.map((people, at) => {
        const own = createHash('sha256').update(`${seed} ${played.length} ${at}`).digest('hex').slice(0, 32);
        return shuffle(rngFrom(own), [...people]);
      }),
    }
  );
}
