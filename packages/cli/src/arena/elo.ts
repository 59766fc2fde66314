/** Wins of each bot over each other one; a shared win counts half for both. */
export class Duels {
  private readonly bots: number;
  private readonly won: Float64Array;

  constructor(bots: number) {
    this.bots = bots;
    this.won = new Float64Array(bots * bots);
  }

  add(winner: number, loser: number, weight: number): void {
    const at = winner * this.bots + loser;
    this.won[at] = (this.won[at] as number) + weight;
  }

  over(winner: number, loser: number): number {
    return this.won[winner * this.bots + loser] as number;
  }
}

/** A rating with its interval. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const eloPerUnit = 400 / Math.LN10;
const ninetyFive = 1.96;
/** Assumed half win and half loss against each bot, so that a bot that never loses has a rating. */
const drawsAssumed = 0.5;

/** Bradley-Terry ratings with mean 0, each with its 95 % interval against the average of the others. */
export function ratings(duels: Duels, bots: number): Rating[] {
  const strengths = fit(duels, bots);
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / bots;
  return strengths.map((strength, bot) => {
    let information = 0;
    for (let other = 0; other < bots; other++) {
      if (other === bot) continue;
      const expected = 1 / (1 + Math.exp((strengths[other] as number) - strength));
      const duelsHeld = duels.over(bot, other) + duels.over(other, bot) + 2 * drawsAssumed;
      information += duelsHeld * expected * (1 - expected);
    }
    // The mean includes the bot itself, which reduces the error by its share.
    const error = (ninetyFive * (1 - 1 / bots)) / Math.sqrt(information);
    const [elo, spread] = [eloPerUnit * (strength - mean), eloPerUnit * error];
    return { elo, low: elo - spread, high: elo + spread };
  });
}

/** Newton steps per bot until the strengths converge. */
function fit(duels: Duels, bots: number): number[] {
  const strengths = Array.from({ length: bots }, () => 0);
  for (let round = 0; round < 2000; round++) {
    let moved = 0;
    for (let bot = 0; bot < bots; bot++) {
      let [won, expected, slope] = [0, 0, 0];
      for (let other = 0; other < bots; other++) {
        if (other === bot) continue;
        const [wins, losses] = [duels.over(bot, other) + drawsAssumed, duels.over(other, bot) + drawsAssumed];
        const chance = 1 / (1 + Math.exp((strengths[other] as number) - (strengths[bot] as number)));
        won += wins;
        expected += (wins + losses) * chance;
        slope += (wins + losses) * chance * (1 - chance);
      }
      const step = slope === 0 ? 0 : Math.max(-1, Math.min(1, (won - expected) / slope));
      strengths[bot] = (strengths[bot] as number) + step;
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < 1e-9) break;
  }
  return strengths;
}

/** Wilson's 95 % interval of a share among `of` trials. */
export function interval(share: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z2 = ninetyFive ** 2;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (ninetyFive / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
