import { type Context, failed, succeeded } from '../command.ts';
import type { ArenaMatch, ArenaSetting } from '../jobs/arena.ts';
import { interval } from './elo.ts';
import { printErrors } from './report.ts';
import { type Result, type Tournament, tournament } from './tournament.ts';

/** One level against the one below it. */
interface Rung {
  readonly bot: string;
  readonly below: string;
  /** Wins of the higher-rated bot, as a share of all wins. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msP95Below: number;
}

/** Result of playing neighbouring bots against each other. */
export interface Ladder {
  readonly rungs: readonly Rung[];
  readonly status: number;
}

/** Plays each bot of the setting against the one before it, `games` matches per pair. */
export async function playLadder(
  context: Context,
  setting: ArenaSetting,
  games: number,
  recorder: (setting: ArenaSetting) => (match: ArenaMatch) => void,
): Promise<Ladder> {
  const rungs: Rung[] = [];
  let status = succeeded;
  for (const [at, bot] of setting.bots.slice(1).entries()) {
    const pair = { ...setting, bots: [bot, setting.bots[at] as string] };
    const played = await tournament(context, pair, games, recorder(pair));
    rungs.push(rungOf(played));
    if (printErrors(context, pair, played) === failed) status = failed;
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
    `${game}, ${table.seats} players, ${games} matches per pair`,
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
