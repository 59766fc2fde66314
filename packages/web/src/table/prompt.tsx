import type { Move, Vocabulary } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import type { Act } from '@manigance/ui/staging.ts';
import type { ComponentChildren } from 'preact';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/index.ts';
import { SecretClock } from './clock.tsx';
import { GlyphButton } from './glyph-button.tsx';
import { PaceButtons } from './thread/pace-buttons.tsx';
import type { Followings, StepSentence } from './thread/use-thread.ts';
import { UndoButton } from './undo-button.tsx';
import type { Pacing, Position } from './use-match.ts';

/** Options shown as buttons of the prompt itself, at most. */
const fewOptions = 3;
/** Characters of a question beyond which it is set smaller: the line keeps its height. */
const longest = 80;

/** Props of the prompt. */
export interface PromptProps {
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly position: Position;
  readonly followings: Pick<Followings, 'told' | 'isReplaying'>;
  readonly pacing: Pacing;
  /** The chosen move, while it waits for confirmation. */
  readonly pending: Move | undefined;
  /** The chosen move, while it waits to be accepted. */
  readonly sent: Move | undefined;
  /** The act of a high point, told in place of the question. */
  readonly told?: Act<Vocabulary> | undefined;
  readonly onConfirm: () => void;
  readonly onDrop: () => void;
  readonly onList: () => void;
  readonly onTakeBack: () => void;
  readonly onEnd: () => void;
  /** Present if questions of this kind can be answered in advance. */
  readonly onStanding: (() => void) | undefined;
  /** After a stopped match: starts another, with this label. */
  readonly onRematch: (() => void) | undefined;
  readonly rematchWords: string | undefined;
  /** After a stopped match: address of its replay. */
  readonly replayHref: string | undefined;
  readonly children?: ComponentChildren;
}

/** ART.md 1.1 The question the viewer is asked, or the seats the match waits for. */
export function Prompt(all: PromptProps) {
  const { props, position, pending, sent, told: scene } = all;
  const chosen = pending ?? sent;
  const words = useWords();
  const { shown, text, names } = props;
  const { viewer, asked } = shown;
  const told = chosen === undefined && scene === undefined ? toldNow(all) : undefined;
  const seat = scene?.seat ?? told?.seat ?? (asked !== undefined ? viewer : shown.waiting?.seats?.[0]);
  const said =
    chosen === undefined
      ? (scene?.said ?? scene?.title ?? told?.line.lead ?? sentence(props, position, words))
      : words.table.chosen(text.move(chosen, shown.view, names));
  const rest = told?.line.rest ?? '';
  return (
    <section
      class={`asked ${scene === undefined ? '' : 'is-telling'}`}
      id="asked"
      tabIndex={-1}
      aria-label={words.table.asked}
    >
      {all.children}
      {typeof seat === 'number' && <Token seat={seat} />}
      {position.secretTime && <SecretClock time={position.secretTime} />}
      <div
        class={`asked-text ${said.length + rest.length > longest ? 'is-long' : ''}`}
        aria-live="polite"
        aria-atomic="true"
      >
        <p>
          <b>{said}</b> {rest !== '' && <span class="asked-rest">{rest}</span>}{' '}
          {chosen === undefined && scene === undefined && (
            <span class="asked-clause">{clauseAfter(all, told)}</span>
          )}
        </p>
      </div>
      <div class="asked-buttons">
        {chosen === undefined && (
          <>
            <Answers {...all} />
            <PaceButtons position={position} pacing={all.pacing} />
            <Tools {...all} />
          </>
        )}
        {pending !== undefined && <Confirmation {...all} />}
      </div>
    </section>
  );
}

/** The step that the line tells in place of a question: one shown again, or the latest while the others play. */
function toldNow({ followings: { told, isReplaying }, position: { shown, stopped } }: PromptProps) {
  if (isReplaying) return told;
  return shown.asked === undefined && shown.outcome === undefined && stopped === undefined ? told : undefined;
}

/** After a question its details, after a step of another whom the match waits for, unless it is the same. */
function clauseAfter({ board, props }: PromptProps, told: StepSentence | undefined): string | undefined {
  const words = useWords();
  const { asked, waiting, viewer } = props.shown;
  if (told === undefined) return asked && board.clause?.(props);
  if (asked !== undefined || waiting === undefined) return undefined;
  if (waiting.seats === undefined) return words.table.waitingHidden;
  const others = waiting.seats.filter((seat) => seat !== viewer && seat !== told.seat);
  return others.length === 0 ? undefined : words.table.waitingFor(words.and(others.map(props.names)));
}

function Answers({ board: { Actions }, props, onEnd, onRematch, rematchWords, replayHref }: PromptProps) {
  const words = useWords();
  const { shown, options, text, names, onChoose } = props;
  if (shown.outcome !== undefined) {
    return (
      <button type="button" class="btn main" onClick={onEnd}>
        {words.table.end}
      </button>
    );
  }
  if (onRematch !== undefined || replayHref !== undefined) {
    return (
      <>
        {onRematch && (
          <button type="button" class="btn main" onClick={onRematch}>
            {rematchWords}
          </button>
        )}
        {replayHref && (
          <a class="btn" href={replayHref}>
            {words.table.replay}
          </a>
        )}
      </>
    );
  }
  if (shown.asked === undefined) return undefined;
  if (Actions) return <Actions {...props} />;
  const few = options.length <= fewOptions ? options : [];
  return (
    <>
      {few.map((move, at) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class={`btn ${at === 0 ? 'main' : ''}`}
          onClick={() => onChoose(move)}
        >
          {text.move(move, shown.view, names)}
        </button>
      ))}
    </>
  );
}

/** List, standing answers, undo: in the row of the answers or in one of their own. */
function Tools({ props: { shown }, position, onList, onStanding, onTakeBack }: PromptProps) {
  const { table: words } = useWords();
  return (
    <div class="asked-tools">
      {shown.asked !== undefined && shown.outcome === undefined && (
        <GlyphButton of="list" label={words.list} onClick={onList} />
      )}
      {onStanding && (
        <button type="button" class="btn quiet" aria-label={words.standing} onClick={onStanding}>
          <Glyph of="advance" />
          <span class="status-word">{words.standing}</span>
        </button>
      )}
      <UndoButton position={position} onTakeBack={onTakeBack} />
    </div>
  );
}

function Confirmation({ onConfirm, onDrop }: PromptProps) {
  const words = useWords();
  return (
    <>
      <button type="button" class="btn main" onClick={onConfirm}>
        {words.table.confirm}
      </button>
      <button type="button" class="btn" onClick={onDrop}>
        {words.table.again}
      </button>
    </>
  );
}

function sentence({ shown, text, names }: BoardProps, { stopped }: Position, words: Words): string {
  const { asked, waiting, outcome, view, viewer } = shown;
  if (outcome !== undefined) return text.outcome(outcome, names);
  if (stopped !== undefined) return words.table[stopped];
  if (asked?.answer !== undefined) return words.table.sealedWait;
  if (asked !== undefined) return text.asked(asked.kind, view, names);
  if (waiting?.seats === undefined) return words.table.waitingHidden;
  const others = waiting.seats.filter((seat) => seat !== viewer);
  // The match waits for the viewer's seat, where a bot answers.
  if (others.length === 0) return words.table.botAnswers;
  return words.table.waitingFor(words.and(others.map(names)));
}
