import { clauseOf, type Narrator, narrate, whole } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { type Chapter, mainEvent } from '@manigance/ui/following.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../text/index.ts';
import { GlyphButton } from '../glyph-button.tsx';
import { SpeedButton } from './speed-button.tsx';
import './style/index.css';
import { ThreadCard } from './thread-card.tsx';
import type { Followings } from './use-thread.ts';

/** Props of the thread. */
export interface ThreadProps {
  readonly followings: Followings;
  readonly board: AnyBoard;
  readonly narrator: Narrator;
  readonly props: BoardProps;
}

/** The moves of the others: a line under the question, or on a phone a card over the tray. */
export function ThreadLine(all: ThreadProps) {
  const roomy = useMedia(roomyScreen);
  const [closed, setClosed] = useState<string | undefined>(undefined);
  const { thread } = all.followings;
  const key = `${thread.kind} ${thread.turn?.at} ${thread.kind === 'recap' ? thread.chapters.length : ''}`;
  const close = () => setClosed(thread.kind === 'recap' ? key : 'turn');
  const isClosed = closed === key || (closed === 'turn' && thread.kind === 'turn');
  if (!roomy) return <ThreadCard {...all} isClosed={isClosed} onClose={close} />;
  return <ThreadRow {...all} isClosed={thread.kind === 'recap' && isClosed} onClose={close} />;
}

/** A thread that can be closed. */
export interface Closable {
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

/** "Since your last turn", or whose turn it is. */
export function useThreadTitle({ followings: { thread }, props }: ThreadProps): string {
  const { thread: words } = useWords().table;
  const { turn, kind } = thread;
  if (kind === 'recap') return turn?.seat === undefined ? words.sinceMove : words.sinceTurn;
  if (turn?.seat === undefined) return turn?.heading ?? words.begins;
  return turn.seat === props.shown.viewer ? words.yourTurn : words.turnOf(props.names(turn.seat));
}

function ThreadRow(all: ThreadProps & Closable) {
  const { followings, isClosed, onClose } = all;
  const { thread, now, showAgain } = followings;
  const { thread: words } = useWords().table;
  const title = useThreadTitle(all);
  const list = useRef<HTMLOListElement>(null);
  const isRecap = thread.kind === 'recap';
  useEffect(() => {
    const { current } = list;
    if (current !== null && !isRecap) current.scrollLeft = current.scrollWidth;
  }, [thread]);
  return (
    <section class="thread" aria-label={words.label}>
      <h2 class="thread-title">{title}</h2>
      {!isClosed && (
        <ol class={`thread-chips ${isRecap ? 'is-recap' : ''}`} ref={list} onKeyDown={moveFocus}>
          {thread.chapters.map((chapter) => (
            <li key={chapter.number}>
              <Chip
                {...all}
                chapter={chapter}
                isNow={chapter.number === now}
                onPress={() => showAgain([chapter.number])}
              />
            </li>
          ))}
        </ol>
      )}
      <span class="thread-tools">
        {isRecap && !isClosed ? (
          <>
            <button
              type="button"
              class="btn quiet thread-all"
              onClick={() => showAgain(thread.chapters.map(({ number }) => number))}
            >
              <Glyph of="replay" />
              <span class="vh-medium">{words.showAll}</span>
            </button>
            <GlyphButton of="close" label={words.close} onClick={onClose} />
          </>
        ) : (
          <SpeedButton />
        )}
      </span>
    </section>
  );
}

/** A chapter in a few words; a press shows it again on the board. Heard as one whole sentence. */
function Chip({
  chapter,
  isNow,
  onPress,
  followings: { thread },
  board,
  narrator,
}: ThreadProps & { readonly chapter: Chapter; readonly isNow: boolean; readonly onPress: () => void }) {
  const { number, seat, steps } = chapter;
  const main = mainEvent(chapter, board.following?.weight);
  const isDone = thread.kind === 'turn' && !isNow;
  return (
    <button type="button" class={`thread-chip ${isNow ? 'is-now' : ''}`} onClick={onPress}>
      <span class="vh">
        {number}. {whole(narrate(steps.flat(), narrator))}
      </span>
      <span class="thread-number" aria-hidden="true">
        {isDone ? <Glyph of="tick" /> : number}
      </span>
      {seat !== undefined && seat !== (thread.kind === 'recap' ? undefined : thread.turn?.seat) && (
        <Token seat={seat} />
      )}
      <span class="thread-clause" aria-hidden="true">
        {main && clauseOf(main, narrator)}
      </span>
    </button>
  );
}

/** Arrows left and right go from chip to chip. */
function moveFocus(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const { currentTarget, target } = event;
  if (by === undefined || !(currentTarget instanceof HTMLElement)) return;
  const chips = [...currentTarget.querySelectorAll('button')];
  const next = chips[chips.indexOf(target as HTMLButtonElement) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
