import { type Game, type Rng, randomBelow } from '../src/index.ts';
import { type BareState, type BareWords, bareGame, question } from './bare-game.ts';

/**
 * Seat 0 holds one hidden card of many and plays it, which is legal in few arrangements of what seat 1 does not know.
 * With `draws`, seat 1 then draws a card that only it sees, and no event is declared news.
 */
export function rareMove(use: { readonly draws: boolean; readonly cards?: number }): Game<BareWords> {
  const { draws, cards = 30 } = use;
  const deal = (rng: Rng) => `${randomBelow(rng, cards)}`;
  const game = bareGame({
    seats: 2,
    pending: [{ kind: 'play', seat: 0 }],
    frames: {
      play: question([], {
        options({ did }: BareState, _frame: object, _seat: number, list: { offer(move: object): void }) {
          list.offer({ do: `play ${did[0]}` });
        },
        resolve(draft: BareState) {
          if (draws) draft.did[1] = deal(draft.rng);
          draft.pending.push({ kind: 'next', seat: 1 });
        },
      }),
      next: question(['rest']),
    },
  });
  return {
    ...game,
    setup(...table) {
      const state = game.setup(...table);
      return { ...state, did: [deal(state.rng), 'nothing yet'] };
    },
    view: ({ did, pending }, viewer) => ({
      did: did.map((card, seat) => (seat === viewer ? card : 'hidden')),
      pending: [...pending],
    }),
    imagine(view, rng) {
      const [first = '', second = ''] = view.did;
      return {
        ...game.imagine(view, rng),
        did: [first === 'hidden' ? deal(rng) : first, second === 'hidden' ? 'nothing yet' : second],
      };
    },
  };
}
