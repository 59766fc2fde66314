import { canonical, type Move, type Shown, sha256, type Vocabulary } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useLoad } from '@manigance/ui/use-load.ts';
import { askAdviser } from '../../advice/ask.ts';
import { Reasons } from '../../table/hint/reasons.tsx';
import { usePositionWords } from './words.ts';

/** The strongest bot's move from the same view, beside the answer that was given. */
export function BotVerdict({
  game,
  shown,
  answer,
  props,
  onAgain,
}: {
  readonly game: string;
  readonly shown: Shown<Vocabulary>;
  readonly answer: Move;
  readonly props: BoardProps;
  readonly onAgain: () => void;
}) {
  const words = usePositionWords();
  const reply = useLoad(() => botAnswer(game, shown), [game, shown]);
  const said = (move: Move) => props.text.move(move, shown.view, props.names);
  const hint = reply !== undefined && 'hint' in reply ? reply.hint : undefined;
  const isSame = hint !== undefined && canonical(hint.move) === canonical(answer);
  return (
    <>
      <p>{words.yours(said(answer))}</p>
      {reply === undefined && <p role="status">{words.thinking}</p>}
      {reply !== undefined && hint === undefined && <p role="status">{words.noBot}</p>}
      {hint && (
        <>
          <p class={`position-answer ${isSame ? 'is-same' : ''}`} role="status">
            {isSame && <Glyph of="tick" />}
            <b>{isSame ? words.same : words.bot(said(hint.move))}</b>
          </p>
          <Reasons why={hint.why} game={game} props={props} />
        </>
      )}
      <p class="buttons">
        <button type="button" class="btn" onClick={onAgain}>
          {words.again}
        </button>
      </p>
    </>
  );
}

/** The same view gets the same seed, and nearly always the same answer. */
function botAnswer(game: string, shown: Shown<Vocabulary>) {
  const seed = sha256(canonical(shown)).slice(0, 32);
  const request = { table: 'position', game, level: '', shown, history: [], seed, wants: 'hint' } as const;
  return askAdviser('hint', { game, request }).answer;
}
