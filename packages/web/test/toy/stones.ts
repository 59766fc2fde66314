import { defineGame, type Game, newState, type QuestionRule, type State, tell } from '@manigance/core';

/** A heap of stones; taking the last one wins. Tests vary how many may be taken at once. */
export interface Stones {
  readonly state: StonesState;
  readonly frame: Turn;
  readonly move: Take;
  readonly event: Took;
  readonly view: { readonly stones: number };
  readonly options: Record<string, never>;
}
interface Turn {
  readonly kind: 'turn';
  readonly seat: number;
}
interface Take {
  readonly do: 'take';
  readonly count: number;
}
interface Took {
  readonly type: 'took';
  readonly seat: number;
  readonly count: number;
}
interface StonesState extends State<Turn, Take, Took> {
  stones: number;
}

const heap = 5;

function turnWith(most: number): QuestionRule<Stones, 'turn'> {
  return {
    asks: (_state, { seat }) => seat,
    options({ stones }, _frame, _seat, list) {
      for (let count = 1; count <= 4; count++) {
        const bar = count > most ? { rule: 'ST-1', code: 'too-many', most } : undefined;
        if (count <= stones) list.offerUnless({ do: 'take', count }, bar);
      }
    },
    resolve(draft, { seat }, { count }) {
      draft.stones -= count;
      tell(draft, { type: 'took', seat, count });
      if (draft.stones === 0) draft.outcome = { winners: [seat], how: 'last' };
      else draft.pending.push({ kind: 'turn', seat: 1 - seat });
    },
  };
}

export function stonesWith(most: number): Game<Stones> {
  return defineGame<Stones>({
    id: 'stones',
    seats: { min: 2, max: 2 },
    setup: (seats, _options, rng) =>
      newState<StonesState>(seats, rng, [{ kind: 'turn', seat: 0 }], { stones: heap }),
    frames: { turn: turnWith(most) },
    view: ({ stones }) => ({ stones }),
    witness: (event) => event,
    reveals: () => false,
    imagine() {
      throw new Error('nobody imagines stones');
    },
  });
}

export const stonesText = {
  title: 'Stones',
  asked: () => 'Take some stones.',
  move: ({ count }: Take) => `Take ${count}`,
  event: ({ seat, count }: Took, name: (seat: number) => string) => `${name(seat)} takes ${count}.`,
  why: ({ most }: { readonly most?: string | number }) => `At most ${most} at once.`,
  outcome: ({ winners }: { readonly winners: readonly number[] }, name: (seat: number) => string) =>
    `${winners.map(name).join()} takes the last stone.`,
};
