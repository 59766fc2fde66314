import type { GameEvent, Move, Refusal, Shown, Vocabulary } from '@manigance/core';
import { finishAnimations, isIdle, isSheetOpening, whenIdle } from '@manigance/ui/draw-queue.ts';
import type { Motion } from '@manigance/ui/motion.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type {
  ChatLine,
  Clocks,
  Link,
  MatchClient,
  Seated,
  SecretTime,
  Undo,
  Update,
} from '../match/match-client.ts';
import type { StepRange } from '../match/step-log.ts';
import { isStaging, skipStage } from './stage/running.ts';
import { isClockMine } from './stage/use-stage.ts';
import { reuseEqualParts } from './structural-sharing.ts';
import { UpdatePacer } from './update-pacer.ts';

/** The match as this page shows it now. */
export interface Position {
  readonly shown: Shown<Vocabulary>;
  readonly log: readonly GameEvent[];
  /** Events of the last redraw. */
  readonly events: readonly GameEvent[];
  /** The last redraw was hurried: the player skipped steps, or a clock ran. */
  readonly isHurried: boolean;
  /** Events since the viewer's last move. */
  readonly since: readonly GameEvent[];
  /** The steps of the log, as indices in it. */
  readonly steps: readonly StepRange[];
  readonly seated: readonly Seated[];
  readonly undo: Undo | undefined;
  /** Why the viewer may not undo without asking. */
  readonly whyNoUndo: Update['whyNoUndo'];
  readonly clocks: Clocks | undefined;
  readonly secretTime: SecretTime | undefined;
  readonly spectators: number;
  readonly stopped: Update['stopped'];
}

/** The speed at which updates are shown, in the player's hands. */
export type Pacing = Pick<UpdatePacer, 'skip' | 'pause' | 'resume'>;

/** Subscribes to a match and shows its updates one step at a time. */
export function useMatch(
  client: MatchClient,
  motion: Motion,
  lookAt?: (events: readonly GameEvent[]) => number | undefined,
): { readonly position: Position | undefined; readonly pacing: Pacing } {
  const [position, setPosition] = useState<Position | undefined>(undefined);
  const pace = useRef(motion);
  pace.current = motion;
  const pacer = useRef<UpdatePacer | undefined>(undefined);
  useLayoutEffect(() => {
    let isDrawn = false;
    const steps = new UpdatePacer({
      motion: () => pace.current,
      show: (taken, isHurried) => {
        isDrawn = false;
        setPosition((before) => positionAfter(before, taken, isHurried));
        requestAnimationFrame(() => {
          setTimeout(() => {
            isDrawn = true;
          });
        });
      },
      ...(lookAt && { lookAt }),
      seen: client.seen && (() => client.seen?.()),
      isHidden: () => document.hidden,
      isSheetOpening,
      isStaging,
      isIdle: () => document.hidden || (isDrawn && isIdle()),
    });
    pacer.current = steps;
    const unsubscribe = client.subscribe({
      update: (update) => {
        // A running clock does not wait for the end of a scene.
        if (isClockMine(update)) skipStage();
        steps.add(update);
      },
    });
    const skip = (event: Event) => isSkip(event) && steps.skip();
    addEventListener('click', skip, { capture: true });
    addEventListener('keydown', skip);
    // On click, not earlier: the pressed element must not move away from the finger.
    addEventListener('click', finishAnimations, { capture: true });
    return () => {
      unsubscribe();
      steps.stop();
      removeEventListener('click', skip, { capture: true });
      removeEventListener('keydown', skip);
      removeEventListener('click', finishAnimations, { capture: true });
    };
  }, [client]);
  const pacing = useMemo(
    (): Pacing => ({
      skip: () => pacer.current?.skip(),
      pause: () => pacer.current?.pause(),
      resume: () => pacer.current?.resume(),
    }),
    [],
  );
  return { position, pacing };
}

/** A tap on the board, the question or the tray, or the space bar, skips the steps that are still to be shown. */
function isSkip(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof KeyboardEvent) return event.key === ' ' && target.closest(writing) === null;
  return target.closest('[data-pace]') === null && target.closest('.board-area, .asked, .tray') !== null;
}

/** Where the space bar does something else. */
const writing = 'input, textarea, select, [contenteditable], .thread, [data-pace]';

/** The position after these updates. Events of the last move stay until the next move, even if presence changes. */
export function positionAfter(
  before: Position | undefined,
  taken: readonly Update[],
  isHurried = false,
): Position | undefined {
  const cleared = before && { ...before, events: [] };
  const after = taken.reduce<Position | undefined>(stepOn, cleared);
  const hasMoved = after?.shown !== before?.shown || taken.some((one) => one.afresh || one.events.length > 0);
  if (after === undefined || before === undefined) return after;
  return hasMoved ? { ...after, isHurried } : { ...after, events: before.events };
}

function stepOn(before: Position | undefined, update: Update): Position {
  const { undo, whyNoUndo, clocks, spectators = 0, stopped, afresh, secretTime, isMine = false } = update;
  const shown = reuseEqualParts(before?.shown, update.shown);
  const seated = reuseEqualParts(before?.seated, update.seated);
  const steps = update.steps ?? before?.steps ?? [];
  const told = { shown, seated, steps, undo, whyNoUndo, clocks, secretTime, spectators, stopped };
  if (before === undefined || afresh)
    return { ...told, log: update.events, events: [], isHurried: false, since: update.since ?? [] };
  return {
    ...told,
    log: [...before.log, ...update.events, ...(update.news ?? [])],
    events: [...before.events, ...update.events],
    isHurried: before.isHurried,
    since: isMine ? [] : [...before.since, ...update.events],
  };
}

/** Illegal moves with reasons, fetched for each question and applied when the page is idle. */
export function useRefusals(
  client: MatchClient,
  shown: Shown<Vocabulary> | undefined,
): readonly Refusal<Move>[] {
  const [refusals, setRefusals] = useState<{
    readonly of: unknown;
    readonly list: readonly Refusal<Move>[];
  }>();
  const asked = shown?.asked;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let stale = false;
    let leave = () => {};
    void client.whyNot().then((list) => {
      if (!stale) leave = whenIdle(() => setRefusals({ of: asked, list }));
    });
    return () => {
      stale = true;
      leave();
    };
  }, [client, asked]);
  return useMemo(() => (refusals?.of === asked ? (refusals?.list ?? []) : []), [refusals, asked]);
}

const nothingSaid: readonly ChatLine[] = [];

/** Chat lines and connection state of a match. */
export interface ChatAndLink {
  readonly chat: readonly ChatLine[];
  readonly link: Link;
  /** Whether a move of mine waits to be stored. */
  readonly isUnstored: boolean;
  /** Whether the chat has been received; false for a match without chat. */
  readonly told: boolean;
}

/** Follows chat and connection of a match. */
export function useChatAndLink(client: MatchClient): ChatAndLink {
  const [chat, setChat] = useState<readonly ChatLine[] | undefined>(undefined);
  const [link, setLink] = useState<Link>('here');
  const [isUnstored, setUnstored] = useState(false);
  // A layout effect, so that an opened chat is not painted empty first.
  useLayoutEffect(
    () => client.subscribe({ update() {}, chat: setChat, link: setLink, unstored: setUnstored }),
    [client],
  );
  return { chat: chat ?? nothingSaid, link, isUnstored, told: chat !== undefined };
}

/** Lines of others since the chat was last open, also across reloads. Lines from before the first visit count as read. */
export function useUnread(client: MatchClient, reading: boolean): number {
  const { chat, told } = useChatAndLink(client);
  const { readMark } = client;
  const [read, setRead] = useState(() => readMark?.get());
  useEffect(() => {
    if (!told || (!reading && read !== undefined)) return;
    const last = chat.at(-1)?.number ?? 0;
    readMark?.set(last);
    setRead(last);
  }, [chat, told, reading]);
  if (reading || read === undefined) return 0;
  return chat.filter(({ number, isMine }) => number > read && !isMine).length;
}
