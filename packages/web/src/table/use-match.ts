import type { GameEvent, Move, Refusal, Shown, Vocabulary } from '@manigance/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChatLine, Clocks, Host, Link, Seated, Update } from '../host/host.ts';
import { isRising, isStill } from '../pieces/in-turn.ts';
import type { Motion } from '../settings.ts';
import { shared } from './shared.ts';

/** How a match stands on this page. */
export interface Position {
  readonly shown: Shown<Vocabulary>;
  readonly log: readonly GameEvent[];
  /** What the last redraw brought. */
  readonly events: readonly GameEvent[];
  /** What has happened since I last moved. */
  readonly since: readonly GameEvent[];
  readonly seated: readonly Seated[];
  readonly mayTakeBack: boolean;
  readonly clocks: Clocks | undefined;
  readonly spectators: number;
  readonly stopped: Update['stopped'];
}

/** ART.md 7.2 How long a step is looked at, at least and at most; how long a burst of them may last before the rest comes at once. */
const lookAt = 650;
const longestLook = 1200;
const longestBurst = 4000;
/** How long until one looks again whether a step has come to rest. */
const again = 30;

/** Follows a match: one step at a time, so that each can be seen, and all at once when somebody is in a hurry. */
export function useMatch(host: Host, motion: Motion): Position | undefined {
  const [position, setPosition] = useState<Position | undefined>(undefined);
  const pace = useRef(motion);
  pace.current = motion;
  useLayoutEffect(() => {
    const queue: Update[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let burstBegan = 0;
    const next = () => {
      timer = undefined;
      const [update] = queue;
      if (update === undefined) return;
      const late = performance.now() - burstBegan > longestBurst;
      const taken = late || !pace.current.on ? queue.splice(0) : queue.splice(0, 1);
      setPosition((before) => stepsOn(before, taken));
      if (queue.length > 0 || taken.some(({ events }) => events.length > 0)) {
        const enough = performance.now() + pace.current.ms(longestLook);
        timer = setTimeout(() => further(enough), pace.current.ms(lookAt));
      }
    };
    const further = (enough: number) => {
      if (isStill() || performance.now() > enough) next();
      else timer = setTimeout(() => further(enough), again);
    };
    const arrive = () => {
      if (isRising()) timer = setTimeout(arrive, again);
      else next();
    };
    const hurry = () => {
      if (queue.length === 0) return;
      clearTimeout(timer);
      burstBegan = 0;
      next();
    };
    const stop = host.subscribe({
      update(update) {
        if (queue.length === 0 && timer === undefined) burstBegan = performance.now();
        if (update.afresh) queue.length = 0;
        queue.push(update);
        if (timer === undefined || update.afresh) {
          clearTimeout(timer);
          arrive();
        }
      },
    });
    addEventListener('pointerdown', hurry);
    addEventListener('keydown', hurry);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('pointerdown', hurry);
      removeEventListener('keydown', hurry);
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
  const { mayTakeBack, clocks, spectators = 0, stopped, afresh } = update;
  const shown = shared(before?.shown, update.shown);
  const seated = shared(before?.seated, update.seated);
  const told = { shown, seated, mayTakeBack, clocks, spectators, stopped };
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
    const draw = (list: readonly Refusal<Move>[]) => {
      if (stale) return;
      if (isStill()) setRefusals({ of: asked, list });
      else setTimeout(draw, again, list);
    };
    void host.whyNot().then(draw);
    return () => {
      stale = true;
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
