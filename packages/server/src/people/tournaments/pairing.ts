/** Somebody who is to play in the next round. The order of a list of them is that of the standings. */
export interface Entrant {
  readonly guest: string;
  readonly points: number;
  /** Rounds they sat out so far because no seat was left. */
  readonly byes: number;
}

/** How many people may sit at a table. */
export interface TableSizes {
  readonly least: number;
  readonly most: number;
  /** As many as there are at a table if the number of people allows. */
  readonly wanted: number;
}

/** People by table, and those without one. */
export interface Pairing {
  /** People by table. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** How often two people have met. */
export type Meetings = (one: string, other: string) => number;

/** Tables of two sizes that differ by one, and the people left over. */
interface Sizes {
  readonly small: number;
  readonly large: number;
  /** Number of tables of the larger size. */
  readonly larger: number;
  readonly tables: number;
  readonly byes: number;
}

/** As few people as possible sit out; then tables as near to the wanted size as can be, and even. */
export function sizesFor(people: number, { least, most, wanted }: TableSizes): Sizes | undefined {
  for (let byes = 0; people - byes >= least; byes++) {
    const seated = people - byes;
    for (let tables = Math.ceil(seated / wanted); tables >= 1; tables--) {
      const small = Math.floor(seated / tables);
      const larger = seated % tables;
      const large = larger === 0 ? small : small + 1;
      if (small >= least && large <= most) return { small, large, larger, tables, byes };
    }
  }
  return undefined;
}

/** Weights of a pairing: a pair that meets again outweighs all distances in points, and these all distances in the standings. */
const [again, apart] = [1e12, 1e5];

/**
 * The pairing of a round: among all there are, one in which the fewest pairs meet again, of those one that seats people with the
 * nearest points together, and of those one with the nearest places. Who sat out most seldom sits out. It is found exactly, by
 * the set of those who have no seat yet; there are at most sixteen. `undefined` if there are too few people for a table.
 */
export function pair(
  entrants: readonly Entrant[],
  sizes: TableSizes,
  meetings: Meetings,
): Pairing | undefined {
  const shape = sizesFor(entrants.length, sizes);
  if (shape === undefined) return undefined;
  const groups = new Search(entrants, shape, meetings).best();
  const names = groups.map((group) => members(group).map((at) => entrants[at]?.guest ?? ''));
  const isTable = (people: readonly string[]) => people.length > 1;
  return { tables: names.filter(isTable), byes: names.filter((people) => !isTable(people)).flat() };
}

/** The best first group of a set of people, as bits, and what it costs with the best of the rest. */
interface Step {
  cost: number;
  group: number;
}

/** Sets of people are bits of a number: there are at most sixteen. */
class Search {
  private readonly costs: readonly (readonly number[])[];
  private readonly byeCosts: readonly number[];
  private readonly shape: Sizes;
  private readonly known = new Map<number, Step>();

  constructor(entrants: readonly Entrant[], shape: Sizes, meetings: Meetings) {
    this.shape = shape;
    this.costs = entrants.map((one, at) =>
      entrants.map((other, index) => {
        const met = meetings(one.guest, other.guest);
        return met * again + Math.abs(one.points - other.points) * apart + (at - index) ** 2;
      }),
    );
    this.byeCosts = costsOfByes(entrants, shape.byes);
  }

  /** The groups of the best pairing; a group of one sits out. */
  best(): readonly number[] {
    const groups: number[] = [];
    let { larger, byes } = this.shape;
    for (let left = 2 ** this.costs.length - 1; left !== 0; ) {
      const { group } = this.step(left, larger, byes);
      if (group === 0) throw new Error('somebody has to sit out, and nobody may');
      groups.push(group);
      const size = bits(group);
      if (size === 1) byes--;
      else if (size === this.shape.large && larger > 0) larger--;
      left &= ~group;
    }
    return groups;
  }

  /** The best group for the first of those who are left, with this many larger tables and byes to come. */
  private step(left: number, larger: number, byes: number): Step {
    const key = (left * 16 + larger) * 16 + byes;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const best: Step = { cost: left === 0 ? 0 : Number.POSITIVE_INFINITY, group: 0 };
    if (left !== 0) this.look(left, larger, byes, best);
    this.known.set(key, best);
    return best;
  }

  private look(left: number, larger: number, byes: number, best: Step): void {
    const { small, large } = this.shape;
    const first = lowest(left);
    const bye = this.byeCosts[first] ?? Number.POSITIVE_INFINITY;
    if (byes > 0 && bye < Number.POSITIVE_INFINITY)
      keep(best, 1 << first, bye + this.step(left & ~(1 << first), larger, byes - 1).cost);
    if (larger > 0) this.grow({ left, larger: larger - 1, byes, size: large, best }, 1 << first, first, 0);
    if (bits(left) > larger * large + byes)
      this.grow({ left, larger, byes, size: small, best }, 1 << first, first, 0);
  }

  /** Tries every group of a size that has these people and others who come after the last of them. */
  private grow(
    how: {
      readonly left: number;
      readonly larger: number;
      readonly byes: number;
      readonly size: number;
      readonly best: Step;
    },
    group: number,
    last: number,
    cost: number,
  ): void {
    if (cost >= how.best.cost) return;
    if (how.size === bits(group)) {
      keep(how.best, group, cost + this.step(how.left & ~group, how.larger, how.byes).cost);
      return;
    }
    for (let rest = how.left & ~(2 ** (last + 1) - 1); rest !== 0; rest &= rest - 1) {
      const other = lowest(rest);
      this.grow(how, group | (1 << other), other, cost + this.costWith(group, other));
    }
  }

  private costWith(group: number, other: number): number {
    const own = this.costs[other] ?? [];
    let sum = 0;
    for (let rest = group; rest !== 0; rest &= rest - 1) sum += own[lowest(rest)] ?? 0;
    return sum;
  }
}

function keep(best: Step, group: number, cost: number): void {
  if (cost >= best.cost) return;
  best.cost = cost;
  best.group = group;
}

/** Cost of sitting somebody out: infinite for people who sat out more often than others; of the rest, the last in the standings first. */
function costsOfByes(entrants: readonly Entrant[], byes: number): readonly number[] {
  const most = entrants.map((one) => one.byes).toSorted((one, other) => one - other)[byes - 1] ?? 0;
  const fewest = Math.min(...entrants.map(({ points }) => points));
  return entrants.map((one, at) =>
    one.byes > most
      ? Number.POSITIVE_INFINITY
      : (one.points - fewest) * apart + (entrants.length - 1 - at) ** 2,
  );
}

function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function members(set: number): readonly number[] {
  const found: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(lowest(rest));
  return found;
}
