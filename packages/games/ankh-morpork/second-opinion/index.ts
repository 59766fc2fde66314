import type { Answer, Vocabulary } from '@manigance/core';
import type { LastPlayed, ModelMatch, SecondOpinion } from '@manigance/core/second-opinion';
import type { Question } from './asking.ts';
import { chanceOf, type EngineWords, positionOf as positionOfEngine } from './engine.ts';
import { positionOf } from './position.ts';
import { newTable, type Table } from './table.ts';
import { play } from './turn.ts';
import { MatchEnds } from './victory.ts';
import type { Move } from './words.ts';

/** The rules of docs/rules, a second time. */
const second: SecondOpinion<EngineWords> = {
  begin: ({ seats }, played) => new Model(seats, played),
  positionOf: positionOfEngine,
};
export const opinion = second as unknown as SecondOpinion<Vocabulary>;

class Model implements ModelMatch {
  asked: Question | undefined;
  outcome: ModelMatch['outcome'];
  private readonly table: Table;
  private readonly match;

  constructor(seats: number, played: LastPlayed<EngineWords>) {
    this.table = newTable(seats, chanceOf(played));
    this.match = play(this.table);
    this.go();
  }

  anytime(): [] {
    return [];
  }

  position() {
    return positionOf(this.table);
  }

  answer(seat: number, move: Move): void {
    this.go({ seat, move });
  }

  private go(...answer: [] | [Answer<Move>]): void {
    try {
      const { value } = this.match.next(...answer);
      this.asked = value ?? undefined;
    } catch (error) {
      if (!(error instanceof MatchEnds)) throw error;
      this.asked = undefined;
      this.outcome = error.outcome;
    }
  }
}
