import { type Context, failed, succeeded } from '../command.ts';
import type { ArenaSetting, Fought } from '../jobs/arena.ts';
import { interval } from './elo.ts';
import { complain } from './report.ts';
import { type Result, type Tournament, tournament } from './tournament.ts';

/** One level against the one below it. */
interface Rung {
  readonly bot: string;
  readonly below: string;
  /** Of the wins of the two, those of the upper. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msP95Below: number;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  readonly status: number;
}

/** Sets each bot of the setting against the one before it, so many matches a rung. */
export async function climb(
  context: Context,
  setting: ArenaSetting,
  games: number,
  recorder: (setting: ArenaSetting) => (fought: Fought) => void,
): Promise<Ladder> {
  const rungs: Rung[] = [];
  let status = succeeded;
  for (const [at, bot] of setting.bots.slice(1).entries()) {
    const pair = { ...setting, bots: [bot, setting.bots[at] as string] };
    const fought = await tournament(context, pair, games, recorder(pair));
    rungs.push(rungOf(fought));
    if (complain(context, pair, fought) === failed) status = failed;
  }
  return { rungs, status };
}

function rungOf({ games, results }: Tournament): Rung {
  const [upper, lower] = results as [Result, Result];
  const winRate = upper.wins / (upper.wins + lower.wins);
  const [low, high] = interval(winRate, games);
  return {
    bot: upper.bot,
    below: lower.bot,
    winRate,
    low,
    high,
    elo: upper.elo - lower.elo,
    msP50: upper.msP50,
    msP95: upper.msP95,
    msP95Below: lower.msP95,
  };
}

/** The table for `docs/bots.md`. */
export function ladderTable(
  { game, table }: ArenaSetting,
  games: number,
  rungs: readonly Rung[],
): readonly string[] {
  const percent = (share: number) => (100 * share).toFixed(0);
  const [lowest] = rungs;
  return [
    `${game}, ${table.seats} players, ${games} matches a rung`,
    '',
    '| level | against the one below | 95 % | Elo above it | p50 | p95 |',
    '|---|---|---|---|---|---|',
    `| ${lowest?.below} | | | | | ${lowest?.msP95Below} ms |`,
    ...rungs.map(
      ({ bot, winRate, low, high, elo, msP50, msP95 }) =>
        `| ${bot} | ${percent(winRate)} % | ${percent(low)}–${percent(high)} | ${elo} | ${msP50} ms | ${msP95} ms |`,
    ),
  ];
}
