import { useDraft } from '@manigance/ui/draft.ts';
import { Token } from '@manigance/ui/seats.tsx';
import type { AmMove } from '../rules/index.ts';
import { boardContext, type Props } from './board-context.ts';
import { type Pointed, plainMoves } from './choices.ts';
import { pieceLabel } from './labels.ts';

/** Whether a move does something, rather than passing or stopping. */
function acts(move: AmMove): boolean {
  return move.do !== 'pass' && move.do !== 'stop' && move.do !== 'skip' && move.do !== 'suffer';
}

/** The buttons of the question line: players to choose, money to take, and passing. */
export function Actions(props: Props) {
  const { options, onChoose, text, shown, names } = props;
  const context = boardContext(props);
  const [pointed, setPointed] = useDraft<Pointed>();
  const moves = plainMoves(options).toSorted((one, other) => Number(acts(one)) - Number(acts(other)));
  const main =
    moves.find((move) => acts(move) && move.do !== 'target') ?? (options.length === 1 ? moves[0] : undefined);
  if (pointed?.piece !== undefined) {
    return (
      <button type="button" class="btn" onClick={() => setPointed(undefined)}>
        {context.words.moveTo(pieceLabel(pointed.piece, context))} {context.words.cancel}
      </button>
    );
  }
  return (
    <>
      {moves.map((move) => (
        <button
          key={move.do === 'target' ? move.seat : move.do}
          type="button"
          class={`btn ${move === main ? 'main' : ''}`}
          onClick={() => onChoose(move)}
        >
          {move.do === 'target' && <Token seat={move.seat} />}
          {text.move(move, shown.view, names)}
        </button>
      ))}
    </>
  );
}
