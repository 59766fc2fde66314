import type { GameEvent, Move, Refusal, Shown, Vocabulary } from '@manigance/core';
import { finishAnimations, isIdle, isSheetOpening, whenIdle } from '@manigance/ui/draw-queue.ts';
import type { Motion } from '@manigance/ui/motion.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChatLine, Clocks, Host, Link, Seated, Undo, Update } from '../host/host.ts';
import { reuseEqualParts } from './structural-sharing.ts';
import { UpdatePacer } from './update-pacer.ts';

/** How a match stands on this page. */
export interface Position {
  readonly shown: Shown<Vocabulary>;
  readonly log: readonly GameEvent[];
  /** What the last redraw brought. */
  readonly events: readonly GameEvent[];
  /** What has happened since I last moved. */
  readonly since: readonly GameEvent[];
  readonly seated: readonly Seated[];
  readonly undo: Undo | undefined;
  readonly clocks: Clocks | undefined;
  readonly spectators: number;
  readonly stopped: Update['stopped'];
}

/** Follows a match, at a pace at which each step can be seen. */
export function useMatch(host: Host, motion: Motion): Position | undefined {
  const [position, setPosition] = useState<Position | undefined>(undefined);
  const pace = useRef(motion);
  pace.current = motion;
  useLayoutEffect(() => {
    let isDrawn = false;
    const steps = new UpdatePacer({
      motion: () => pace.current,
      show: (taken) => {
        isDrawn = false;
        setPosition((before) => stepsOn(before, taken));
        requestAnimationFrame(() => {
          setTimeout(() => {
            isDrawn = true;
          });
        });
      },
      seen: host.seen && (() => host.seen?.()),
      isHidden: () => document.hidden,
      isSheetOpening,
      isIdle: () => document.hidden || (isDrawn && isIdle()),
    });
    const hurry = () => steps.hurry();
    const unsubscribe = host.subscribe({ update: (update) => steps.add(update) });
    addEventListener('pointerdown', hurry);
    addEventListener('keydown', hurry);
    // Not before: what is pressed must not slip away from under the finger.
    addEventListener('click', finishAnimations, { capture: true });
    return () => {
      unsubscribe();
      steps.stop();
      removeEventListener('pointerdown', hurry);
      removeEventListener('keydown', hurry);
      removeEventListener('click', finishAnimations, { capture: true });
    };
  }, [host]);
  return position;
}

/** How it stands after these. What the last move brought is to be seen until the next, whoever comes or goes. */
export function stepsOn(before: Position | undefined, taken: readonly Update[]): Position | undefined {
  const cleared = before && { ...before, events: [] };
  const after = taken.reduce<Position | undefined>(stepOn, cleared);
  const hasMoved = after?.shown !== before?.shown || taken.some((one) => one.afresh || one.events.length > 0);
  return hasMoved || before === undefined ? after : after && { ...after, events: before.events };
}

function stepOn(before: Position | undefined, update: Update): Position {
  const { undo, clocks, spectators = 0, stopped, afresh } = update;
  const shown = reuseEqualParts(before?.shown, update.shown);
  const seated = reuseEqualParts(before?.seated, update.seated);
  const told = { shown, seated, undo, clocks, spectators, stopped };
  if (before === undefined || afresh) return { ...told, log: update.events, events: [], since: [] };
  const { viewer } = shown;
  const mine = update.events.some((event) => 'seat' in event && event.seat === viewer);
  return {
    ...told,
    log: [...before.log, ...update.events, ...(update.news ?? [])],
    events: [...before.events, ...update.events],
    since: mine ? [] : [...before.since, ...update.events],
  };
}

/** What I might try now and may not, asked for anew with each question, drawn when nothing moves. */
export function useRefusals(host: Host, shown: Shown<Vocabulary> | undefined): readonly Refusal<Move>[] {
  const [refusals, setRefusals] = useState<{
    readonly of: unknown;
    readonly list: readonly Refusal<Move>[];
  }>();
  const asked = shown?.asked;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let stale = false;
    let leave = () => {};
    void host.whyNot().then((list) => {
      if (!stale) leave = whenIdle(() => setRefusals({ of: asked, list }));
    });
    return () => {
      stale = true;
      leave();
    };
  }, [host, asked]);
  return useMemo(() => (refusals?.of === asked ? (refusals?.list ?? []) : []), [refusals, asked]);
}

const nothingSaid: readonly ChatLine[] = [];

export function useTalk(host: Host): {
  readonly chat: readonly ChatLine[];
  readonly link: Link;
  /** Whether the host has said what was said; one without a chat never does. */
  readonly told: boolean;
} {
  const [chat, setChat] = useState<readonly ChatLine[] | undefined>(undefined);
  const [link, setLink] = useState<Link>('here');
  // Before it is painted: a chat that is opened does not first look empty.
  useLayoutEffect(() => host.subscribe({ update() {}, chat: setChat, link: setLink }), [host]);
  return { chat: chat ?? nothingSaid, link, told: chat !== undefined };
}

/** How many lines were said since the chat was last open; what was said before the table was opened is no news. */
export function useUnread(host: Host, reading: boolean): number {
  const { chat, told } = useTalk(host);
  const [read, setRead] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (told && (reading || read === undefined)) setRead(chat.length);
  }, [chat, told, reading]);
  return reading ? 0 : chat.length - (read ?? chat.length);
}
