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
import { reuseEqualParts } from './structural-sharing.ts';
import { UpdatePacer } from './update-pacer.ts';

/** The match as this page shows it now. */
export interface Position {
  readonly shown: Shown<Vocabulary>;
  readonly log: readonly GameEvent[];
  /** Events of the last redraw. */
  readonly events: readonly GameEvent[];
  /** Events since the viewer's last move. */
  readonly since: readonly GameEvent[];
  readonly seated: readonly Seated[];
  readonly undo: Undo | undefined;
  readonly clocks: Clocks | undefined;
  readonly secretTime: SecretTime | undefined;
  readonly spectators: number;
  readonly stopped: Update['stopped'];
}

/** Subscribes to a match and shows its updates one step at a time. */
export function useMatch(client: MatchClient, motion: Motion): Position | undefined {
  const [position, setPosition] = useState<Position | undefined>(undefined);
  const pace = useRef(motion);
  pace.current = motion;
  useLayoutEffect(() => {
    let isDrawn = false;
    const steps = new UpdatePacer({
      motion: () => pace.current,
      show: (taken) => {
        isDrawn = false;
        setPosition((before) => positionAfter(before, taken));
        requestAnimationFrame(() => {
          setTimeout(() => {
            isDrawn = true;
          });
        });
      },
      seen: client.seen && (() => client.seen?.()),
      isHidden: () => document.hidden,
      isSheetOpening,
      isIdle: () => document.hidden || (isDrawn && isIdle()),
    });
    const hurry = () => steps.hurry();
    const unsubscribe = client.subscribe({ update: (update) => steps.add(update) });
    addEventListener('pointerdown', hurry);
    addEventListener('keydown', hurry);
    // On click, not earlier: the pressed element must not move away from the finger.
    addEventListener('click', finishAnimations, { capture: true });
    return () => {
      unsubscribe();
      steps.stop();
      removeEventListener('pointerdown', hurry);
      removeEventListener('keydown', hurry);
      removeEventListener('click', finishAnimations, { capture: true });
    };
  }, [client]);
  return position;
}

/** The position after these updates. Events of the last move stay until the next move, even if presence changes. */
export function positionAfter(before: Position | undefined, taken: readonly Update[]): Position | undefined {
  const cleared = before && { ...before, events: [] };
  const after = taken.reduce<Position | undefined>(stepOn, cleared);
  const hasMoved = after?.shown !== before?.shown || taken.some((one) => one.afresh || one.events.length > 0);
  return hasMoved || before === undefined ? after : after && { ...after, events: before.events };
}

function stepOn(before: Position | undefined, update: Update): Position {
  const { undo, clocks, spectators = 0, stopped, afresh, secretTime, isMine = false } = update;
  const shown = reuseEqualParts(before?.shown, update.shown);
  const seated = reuseEqualParts(before?.seated, update.seated);
  const told = { shown, seated, undo, clocks, secretTime, spectators, stopped };
  if (before === undefined || afresh)
    return { ...told, log: update.events, events: [], since: update.since ?? [] };
  return {
    ...told,
    log: [...before.log, ...update.events, ...(update.news ?? [])],
    events: [...before.events, ...update.events],
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
