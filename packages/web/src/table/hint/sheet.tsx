import type { Move } from '@manigance/core';
import type { ReasonCode, TableHint } from '@manigance/protocol';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/match-client.ts';
import { Reasons } from './reasons.tsx';
import './style/index.css';
import { percentOf, useHintWords } from './words.ts';

/** SCREENS.md 8 The move of the strongest bot from what this seat knows, and the reasons for it. */
export function HintSheet({
  client,
  props,
  onKept,
  onClose,
}: {
  readonly client: MatchClient;
  readonly props: BoardProps;
  readonly onKept: (move: Move) => void;
  readonly onClose: () => void;
}) {
  const words = useHintWords();
  const [question] = useState(props.shown.asked?.question ?? 0);
  const given = useHint(client, question);
  const { options, onChoose } = props;
  // The same object as in the options: boards compare by identity.
  const key = typeof given === 'object' ? JSON.stringify(given.move) : '';
  const move = options.find((option) => JSON.stringify(option) === key);
  useEffect(() => {
    if (props.shown.asked?.question !== question) onClose();
  }, [props.shown.asked?.question]);
  return (
    <Sheet title={words.title} onClose={onClose} class="hint-sheet">
      <div class="stack" aria-live="polite">
        {given === undefined && (
          <p class="hint-thinking" role="status">
            {words.thinking}
          </p>
        )}
        {typeof given === 'string' && (
          <p role="alert">{given === 'too-fast' ? words.tooFast : words.refused}</p>
        )}
        {typeof given === 'object' && move && (
          <>
            <Advice hint={given} game={client.game} props={props} />
            <p class="buttons hint-buttons">
              <button
                type="button"
                class="btn"
                onClick={() => {
                  onKept(move);
                  onClose();
                }}
              >
                {words.see}
              </button>
              <button
                type="button"
                class="btn main"
                onClick={() => {
                  onClose();
                  onChoose(move);
                }}
              >
                {words.play}
              </button>
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The hint, once it has come. */
function useHint(client: MatchClient, question: number): TableHint | ReasonCode | undefined {
  const [given, setGiven] = useState<TableHint | ReasonCode | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void (client.hint?.(question) ?? Promise.resolve<ReasonCode>('no-hints')).then((hint) => {
      if (!isGone) setGiven(hint);
    });
    return () => {
      isGone = true;
    };
  }, [client, question]);
  return given;
}

/** A move with its reasons, as a list. */
function Advice({
  hint,
  game,
  props,
}: {
  readonly hint: TableHint;
  readonly game: string;
  readonly props: BoardProps;
}) {
  const words = useHintWords();
  const { text, shown, names, language } = props;
  const { worth, next } = hint;
  const percent = (share: number | undefined) =>
    share === undefined ? undefined : percentOf(share, language);
  return (
    <>
      <p class="hint-move">{text.move(hint.move, shown.view, names)}</p>
      <Reasons why={hint.why} game={game} props={props} />
      {worth !== undefined && <p class="aside">{words.chance(percent(worth) ?? '')}</p>}
      {next && (
        <p class="aside">{words.next(text.move(next.move, shown.view, names), percent(next.worth))}</p>
      )}
      <p class="aside">{words.noted}</p>
    </>
  );
}
