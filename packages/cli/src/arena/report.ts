import { type Context, failed, succeeded } from '../command.ts';
import type { ArenaSetting } from '../jobs/arena.ts';
import { interval } from './elo.ts';
import type { Result, Tournament } from './tournament.ts';

/** The report of a tournament as JSON. */
export function summary({ game, table }: ArenaSetting, { games, results }: Tournament) {
  return {
    game,
    players: table.seats,
    mode: table.options.mode ?? null,
    games,
    results: results.map(({ played: _, ...result }) => result),
  };
}

/** The report of a tournament as text lines. */
export function lines({ game, table, bots }: ArenaSetting, { games, results, hows }: Tournament): string[] {
  const width = Math.max(...bots.map(({ length }) => length));
  const won = Object.entries(hows).sort(([, one], [, other]) => other - one);
  return [
    `${game}, ${table.seats} players, ${games} matches`,
    ...results.map((result) => `  ${result.bot.padEnd(width)}  ${line(result)}`),
    `  won by ${won.map(([how, matches]) => `${how} ${matches}`).join(', ')}`,
  ];
}

function line({ wins, winRate, played, elo, low, high, msP50, msP95 }: Result): string {
  const [least, most] = interval(winRate, played).map((share) => (100 * share).toFixed(1));
  const rate = `${(100 * winRate).toFixed(1)} % (${least}–${most})`;
  const rating = `Elo ${signed(elo)} (${signed(low)} to ${signed(high)})`;
  return `${wins.toFixed(1).padStart(7)} wins  ${rate.padEnd(20)}  ${rating}  p50 ${msP50} ms, p95 ${msP95} ms`;
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`;
}

/** Prints each error with the seed that reproduces it; returns the exit status. */
export function printErrors({ err }: Context, { game, table }: ArenaSetting, { errors }: Tournament): number {
  for (const { match, error } of errors) {
    err.write(`match ${match} of ${game} with ${table.seats}, seed ${error?.seed}: ${error?.message}\n`);
  }
  return errors.length === 0 ? succeeded : failed;
}
