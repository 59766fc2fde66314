/** Points that one table has to give: divisible among any number of winners. */
const tablePoints = 60;

/** A seat of a table of a tournament. `points` are absent while the match goes on. */
export interface PlayedSeat {
  readonly guest: string;
  readonly points?: number | undefined;
  readonly won?: boolean | undefined;
}

/** A table that was played, or somebody who sat out, alone. */
export interface PlayedTable {
  readonly isBye: boolean;
  readonly seats: readonly PlayedSeat[];
}

/** A line of the standings. */
export interface Standing {
  readonly guest: string;
  /** The same for those whom nothing parts but the draw. */
  readonly place: number;
  readonly points: number;
  /** Tables played to their end, those won, and rounds sat out. */
  readonly tables: number;
  readonly wins: number;
  readonly byes: number;
  /** Mean points of the people met, in thousandths. */
  readonly opponents: number;
  /** Mean points of those over whom they won, in thousandths. */
  readonly beaten: number;
}

/** Points of the seats of a table that has ended. Without a winner everybody has the same share. */
export function pointsOf(won: readonly boolean[]): readonly number[] {
  const winners = won.filter(Boolean).length;
  if (winners === 0) return won.map(() => Math.floor(tablePoints / won.length));
  return won.map((isWinner) => (isWinner ? tablePoints / winners : 0));
}

/** Points for sitting out: what a table of this size gives on average. */
export function byePoints(size: number): number {
  return Math.floor(tablePoints / size);
}

/**
 * The standings: points; then the mean points of the people met; then the mean points of those won against; then the tables won.
 * People who still tie stand in the order of the draw before the first round, and share a place. Seats do not count.
 */
export function standings(draw: readonly string[], tables: readonly PlayedTable[]): readonly Standing[] {
  const points = new Map<string, number>();
  for (const { seats } of tables)
    for (const { guest, points: own = 0 } of seats) points.set(guest, (points.get(guest) ?? 0) + own);
  const of = (guest: string) => points.get(guest) ?? 0;
  const rows = draw.map((guest) => {
    const mine = tables.filter(({ seats }) => seats.some((seat) => seat.guest === guest && isOver(seat)));
    const played = mine.filter(({ isBye }) => !isBye);
    const met = played.flatMap(({ seats }) => seats.filter((seat) => seat.guest !== guest));
    const won = played.filter(({ seats }) => seats.some((seat) => seat.guest === guest && seat.won === true));
    const beaten = won.flatMap(({ seats }) => seats.filter((seat) => seat.won !== true));
    return {
      guest,
      points: of(guest),
      tables: played.length,
      wins: won.length,
      byes: mine.length - played.length,
      opponents: mean(met.map((seat) => of(seat.guest))),
      beaten: mean(beaten.map((seat) => of(seat.guest))),
    };
  });
  const order = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
    other.points - one.points ||
    other.opponents - one.opponents ||
    other.beaten - one.beaten ||
    other.wins - one.wins;
  const sorted = rows.toSorted(order); // stable: the draw decides the rest
  return sorted.map((row) => ({ ...row, place: sorted.findIndex((one) => order(one, row) === 0) + 1 }));
}

function isOver({ points }: PlayedSeat): boolean {
  return points !== undefined;
}

function mean(points: readonly number[]): number {
  if (points.length === 0) return 0;
  return Math.floor((points.reduce((sum, one) => sum + one, 0) * 1_000) / points.length);
}
