import { expect, test } from 'vitest';
import type { Game, Vocabulary } from '../src/game.ts';
import { everySetting } from '../src/match.ts';
import { seedFromNumber } from '../src/rng.ts';
import { checkLaws, noTotals } from './laws.ts';

/** How thoroughly `gameLaws` checks a game. */
export interface SuiteUse {
  /** Matches for each number of seats and each combination of settings. */
  readonly matches: number;
  readonly oneIn?: number;
  readonly maxMoves?: number;
}

/** Registers the laws as Vitest tests of a game. */
export function gameLaws<W extends Vocabulary>(game: Game<W>, use: SuiteUse): void {
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) {
    for (const options of everySetting<W>(game)) {
      test(`laws of ${game.id}, ${seats} seats ${JSON.stringify(options)}`, { timeout: 300_000 }, () => {
        const totals = noTotals();
        for (let match = 0; match < use.matches; match++) {
          const seed = seedFromNumber(match * 1000 + seats);
          const law = { oneIn: use.oneIn ?? 10, maxMoves: use.maxMoves ?? 20_000 };
          checkLaws(game, { seats, options, seed }, law, totals);
        }
        expect(totals.pairs).toBeGreaterThan(0);
        expect(totals.witnessed).toBeGreaterThan(0);
      });
    }
  }
}
