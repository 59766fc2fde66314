import { RefusedButton } from '@manigance/ui/refused-button.tsx';
import type { BoardContext } from './board-context.ts';
import { focusQuestion } from './choosing.ts';
import { EffectMarks } from './effects.tsx';
import type { PcMove } from './from-game.ts';
import { Mark } from './glyph.tsx';

/** Most buttons that fit in the question line. */
export const mostButtons = 4;

/** Answers that are printed on no board, as a list when they do not fit in the question line. */
export function Choices({ table }: { readonly table: BoardContext }) {
  const { props, words } = table;
  const listed = props.options.filter(needsButton);
  if (listed.length <= mostButtons) return undefined;
  return (
    <div class="pc-choices" role="group" aria-label={words.options}>
      {listed
        .filter((move) => !endsQuestion(move))
        .map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class="btn pc-choice is-open"
            onClick={() => {
              props.onChoose(move);
              focusQuestion();
            }}
          >
            <MoveMarks table={table} move={move} />
            {props.text.move(move, props.shown.view, props.names)}
          </button>
        ))}
      {props.refusals
        .filter(({ move }) => needsButton(move))
        .map((refusal) => (
          <RefusedButton
            key={JSON.stringify(refusal.move)}
            class="btn pc-choice is-closed"
            refusal={refusal}
            onWhyNot={props.onWhyNot}
          >
            {props.text.move(refusal.move, props.shown.view, props.names)}
            <small>{props.whyNot(refusal.move)}</small>
          </RefusedButton>
        ))}
    </div>
  );
}

/** Moves that end or decline the question: always in the question line. */
export function endsQuestion({ do: what }: PcMove): boolean {
  return what === 'stop' || what === 'decline' || what === 'end' || what === 'leave';
}

/** Moves that no board shows, so that they need a button. */
export function needsButton(move: PcMove): boolean {
  return [
    'decline',
    'end',
    'stop',
    'leave',
    'discardTiles',
    'name',
    'choose',
    'benefit',
    'exchange',
    'join',
    'addTime',
  ].includes(move.do);
}

const benefitMarks = {
  election: 'vote',
  society: 'down',
  possessions: 'pound',
  'last-will': 'pound',
} as const;

/** Marks of the effect that a move chooses. */
export function MoveMarks({
  table: { frame, words },
  move,
}: {
  readonly table: BoardContext;
  readonly move: PcMove;
}) {
  if (move.do === 'benefit') return <Mark of={benefitMarks[move.competition]} />;
  if (move.do === 'choose' && frame?.kind === 'choice') {
    const effect = frame.options[move.option];
    return effect === undefined ? undefined : (
      <span class="pc-fx" aria-hidden="true">
        <EffectMarks effect={effect} words={words} />
      </span>
    );
  }
  if (move.do === 'name' && frame?.kind === 'name' && move.symbols > 0) return <Mark of={frame.symbol} />;
  return undefined;
}
