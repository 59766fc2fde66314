import type { Answer, Game, Vocabulary } from '@manigance/core';
import type { LastPlayed, ModelMatch, SecondOpinion } from '@manigance/core/second-opinion';
import type { Move, Question } from './asking.ts';
import { type EngineWords, positionOf as positionOfEngine, startOf } from './engine.ts';
import { play } from './match.ts';
import { positionOf } from './position.ts';
import { newTable } from './setup.ts';
import type { Table } from './table.ts';

/** The rules of docs/rules, a second time. */
const second: SecondOpinion<EngineWords> = {
  begin: ({ seats, options }, played, game) => new Model(seats, options.mode, played, game),
  positionOf: positionOfEngine,
};
export const opinion = second as unknown as SecondOpinion<Vocabulary>;

class Model implements ModelMatch {
  asked: Question | undefined;
  outcome: ModelMatch['outcome'];
  private readonly table: Table;
  private readonly match;

  constructor(seats: number, mode: string, played: LastPlayed<EngineWords>, game: Game<EngineWords>) {
    this.table = newTable(seats, mode, startOf(game, mode, played));
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
    const step = this.match.next(...answer);
    if (step.done === true) {
      this.asked = undefined;
      this.outcome = step.value;
    } else this.asked = step.value;
  }
}
