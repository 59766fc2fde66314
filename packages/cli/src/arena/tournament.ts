import type { Context } from '../command.ts';
import type { ArenaMatch, ArenaSetting, ArenaTask, FoundBlunder } from '../jobs/arena.ts';
import { Progress } from '../progress.ts';
import { runInThreads } from '../thread-work.ts';
import { Duels, ratings } from './elo.ts';
import { seatings } from './seating.ts';

/** Result of one bot in a tournament. */
export interface Result {
  readonly bot: string;
  /** Matches it took part in, on one seat or several. */
  readonly played: number;
  readonly wins: number;
  readonly winRate: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly msP50: number;
  readonly msP95: number;
}

/** Results and errors of a tournament. */
export interface Tournament {
  readonly games: number;
  readonly results: readonly Result[];
  /** Decisions with more than one option. */
  readonly decisions: number;
  readonly blunders: readonly FoundBlunder[];
  readonly errors: readonly ArenaMatch[];
  readonly hows: Readonly<Record<string, number>>;
}

/** Plays `games` matches on all cores, each seating equally often. */
export async function tournament(
  context: Context,
  setting: ArenaSetting,
  games: number,
  each: (match: ArenaMatch) => void = () => {},
): Promise<Tournament> {
  const sum = new Sum(setting.bots);
  const progress = new Progress(context.err, { total: games, unit: `matches of ${setting.bots.join(', ')}` });
  let done = 0;
  await runInThreads<ArenaTask, ArenaMatch>({
    job: new URL('../jobs/arena.ts', import.meta.url),
    setting,
    tasks: tasks(setting, games),
    each(match) {
      sum.add(match);
      each(match);
      progress.at(++done);
      return true;
    },
  });
  progress.end();
  return sum.result();
}

function* tasks({ bots, table }: ArenaSetting, games: number): Generator<ArenaTask, void> {
  const all = seatings(bots.length, table.seats);
  for (let match = 0; match < games; match++) {
    const seating = all[match % all.length] ?? [];
    yield { match, seating, chance: Math.floor(match / all.length) };
  }
}

class Sum {
  private readonly bots: readonly string[];
  private readonly duels: Duels;
  private readonly wins: number[];
  private readonly played: number[];
  private readonly times: number[][];
  private readonly blunders: FoundBlunder[] = [];
  private readonly errors: ArenaMatch[] = [];
  private readonly hows: Record<string, number> = {};
  private games = 0;

  constructor(bots: readonly string[]) {
    this.bots = bots;
    this.duels = new Duels(bots.length);
    this.wins = bots.map(() => 0);
    this.played = bots.map(() => 0);
    this.times = bots.map(() => []);
  }

  add(match: ArenaMatch): void {
    this.games++;
    if (match.error !== undefined) {
      this.errors.push(match);
      return;
    }
    const { seating, winners, how } = match;
    this.blunders.push(...match.blunders);
    this.hows[how] = (this.hows[how] ?? 0) + 1;
    for (const bot of new Set(seating)) this.played[bot] = (this.played[bot] as number) + 1;
    seating.forEach((bot, seat) => {
      for (const ms of match.times[seat] ?? []) this.times[bot]?.push(ms);
      if (!winners.includes(seat)) return;
      this.wins[bot] = (this.wins[bot] as number) + 1 / winners.length;
      this.beats(bot, seating, winners);
    });
  }

  /** A winner beats every seat that has not won, and shares the win with the others. */
  private beats(bot: number, seating: readonly number[], winners: readonly number[]): void {
    seating.forEach((other, seat) => {
      if (other === bot) return;
      if (!winners.includes(seat)) this.duels.add(bot, other, 1 / winners.length);
      else this.duels.add(bot, other, 0.5 / winners.length);
    });
  }

  result(): Tournament {
    const rated = ratings(this.duels, this.bots.length);
    const results = this.bots.map((bot, at): Result => {
      const times = (this.times[at] ?? []).sort((one, other) => one - other);
      const played = this.played[at] as number;
      const { elo, low, high } = rated[at] ?? { elo: 0, low: 0, high: 0 };
      return {
        bot,
        played,
        wins: this.wins[at] as number,
        winRate: played === 0 ? 0 : (this.wins[at] as number) / played,
        elo: Math.round(elo),
        low: Math.round(low),
        high: Math.round(high),
        msP50: quantile(times, 0.5),
        msP95: quantile(times, 0.95),
      };
    });
    const { games, errors, hows, blunders } = this;
    const decisions = this.times.reduce((sum, { length }) => sum + length, 0);
    return { games, results, decisions, blunders, errors, hows };
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
}
