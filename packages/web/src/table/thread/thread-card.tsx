import { narrate, whole } from '@manigance/core';
import { Glyph } from '@manigance/ui/icon.tsx';
import { ScrollCue } from '@manigance/ui/scroll-cue.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../text/index.ts';
import { GlyphButton } from '../glyph-button.tsx';
import { Mentioned } from '../mentioned.tsx';
import { useScrollToEnd } from '../use-scroll-to-end.ts';
import { SpeedButton } from './speed-button.tsx';
import { type Closable, type ThreadProps, useThreadTitle } from './thread.tsx';

/** Latest steps of a turn that the card has room for. */
const latest = 3;

/** The thread on a phone: a card over the tray. At the instant speed nobody wants to follow: the log has it all. */
export function ThreadCard(all: ThreadProps & Closable) {
  const { speed } = useSettings();
  const { thread } = all.followings;
  const { asked, outcome } = all.props.shown;
  const isOver = outcome !== undefined || (thread.kind === 'turn' && asked !== undefined);
  if (all.isClosed || isOver || speed === 'instant' || thread.chapters.length === 0)
    return <div class="thread" />;
  return thread.kind === 'recap' ? <RecapCard {...all} /> : <TurnCard {...all} />;
}

/** One opponent at a time. */
function RecapCard(all: ThreadProps & Closable) {
  const { followings, board, narrator, onClose } = all;
  const { thread: words } = useWords().table;
  const { thread, point } = followings;
  const { chapters } = thread;
  const [at, setAt] = useState(0);
  const shown = chapters[Math.min(at, chapters.length - 1)];
  const title = useThreadTitle(all);
  const said = useRef<HTMLDivElement>(null);
  const { select } = followings;
  useEffect(() => {
    select(shown?.number);
    said.current?.scrollTo(0, 0);
    return () => select(undefined);
  }, [shown?.number]);
  if (shown === undefined) return undefined;
  const events = shown.steps.flat();
  const isLast = at >= chapters.length - 1;
  return (
    <section class="thread is-card is-recap" aria-label={words.label}>
      <div class="thread-head">
        <h2 class="thread-title">{title}</h2>
        <span>{words.of(at + 1, chapters.length)}</span>
        <button type="button" class="btn quiet" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {/* A scrollable area must be reachable by keyboard. */}
      <div ref={said} class="thread-said" tabIndex={0}>
        <div class="thread-sentence">
          {shown.seat !== undefined && <Token seat={shown.seat} />}
          <p aria-live="polite" aria-atomic="true">
            <Mentioned
              sentence={whole(narrate(events, narrator))}
              events={events}
              text={narrator.text}
              hasCards={board.guide !== undefined}
              onPlace={board.following?.places && point}
            />
          </p>
        </div>
        <ScrollCue />
      </div>
      <div class="thread-foot">
        <button
          type="button"
          class="btn main round"
          aria-label={isLast ? words.playOn : words.next}
          onClick={() => (isLast ? onClose() : setAt(at + 1))}
        >
          <Glyph of={isLast ? 'tick' : 'next'} />
        </button>
        {chapters.length > 1 && (
          <button
            type="button"
            class="btn round"
            disabled={at === 0}
            aria-label={words.previous}
            onClick={() => setAt(at - 1)}
          >
            <Glyph of="previous" />
          </button>
        )}
      </div>
    </section>
  );
}

/** The latest steps of the turn of another player. */
function TurnCard(all: ThreadProps & Closable) {
  const { followings, narrator, onClose } = all;
  const { thread: words } = useWords().table;
  const { chapters } = followings.thread;
  const title = useThreadTitle(all);
  const list = useRef<HTMLOListElement>(null);
  useScrollToEnd(list, chapters.flatMap(({ steps }) => steps).length);
  return (
    <section class="thread is-card" aria-label={words.label}>
      <div class="thread-head">
        <h2 class="thread-title">{title}</h2>
        <span>{words.step(chapters.length)}</span>
        <SpeedButton />
        <GlyphButton of="close" label={words.close} onClick={onClose} />
      </div>
      <ol ref={list} class="thread-steps" tabIndex={0}>
        {chapters.slice(-latest).map(({ number, steps }) => (
          <li key={number} class={number === followings.now ? 'is-now' : ''}>
            <Glyph of={number === followings.now ? 'play' : 'tick'} />
            <span>{whole(narrate(steps.flat(), narrator))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
