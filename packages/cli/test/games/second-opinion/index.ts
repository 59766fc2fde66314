import type { Seat } from '@manigance/core';
import type { ModelMatch, SecondOpinion } from '@manigance/core/second-opinion';

/** A model of tic-tac-toe for all test games. It is wrong about one of their modes. */
class Model implements ModelMatch {
  outcome: ModelMatch['outcome'];
  private readonly state: { readonly cells: readonly number[]; readonly outcome?: ModelMatch['outcome'] };
  private readonly kind: string;

  constructor(state: object, kind: string) {
    this.state = state as Model['state'];
    this.kind = kind;
  }
  get asked() {
    const empty = this.state.cells.flatMap((seat, cell) => (seat === -1 ? [{ do: 'mark', cell }] : []));
    const turn = empty.length % 2 === 1 ? 0 : 1;
    return { kind: this.kind, seats: [turn], legal: (seat: Seat) => (seat === turn ? empty : []) };
  }
  anytime(): [] {
    return [];
  }
  position(): object {
    return {};
  }
  answer(): void {
    // An end is taken over from the rules: these tests are about the command.
    this.outcome = this.state.outcome;
  }
}

export const opinion: SecondOpinion = {
  begin: ({ options }, { state }) => new Model(state, options.mode === 'long' ? 'long turn' : 'turn'),
  positionOf: () => ({}),
};
