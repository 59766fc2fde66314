import type { GameEvent, Narration, Narrator, Seat } from '@manigance/core';
import type { AnyBoard } from '@manigance/ui/board-props.ts';
import type { BoardMark, Chapter, Followed, Thread, Turn } from '@manigance/ui/following.ts';
import type { Motion } from '@manigance/ui/motion.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/match-client.ts';
import { useDelayedTrue } from '../use-delayed-true.ts';
import type { Position } from '../use-match.ts';
import type { SceneAgain } from './use-seen-again.ts';

/** Time a step stays when it is shown again; ms at normal speed. */
const lookAgain = 1600;
/** Longest wait for the boards of the steps to show again; ms. */
const longestWait = 1500;
/** Time without motion or pauses. */
const shortestLook = 600;
/** In a new match, time from the first drawing until following others is loaded; ms. It is no part of the first load. */
const loadsAfter = 2500;
/** How long a place that was asked for stays marked; ms. */
const pointFor = 2500;

/** A step that is being shown again: the number of its chapter, its events, and the board before and after it. */
interface Scene extends SceneAgain {
  readonly number: number;
  readonly step: readonly GameEvent[];
}

/** Steps that are being shown again. */
interface Replay {
  readonly chapters: readonly Chapter[];
  readonly scenes: readonly Scene[];
  readonly at: number;
}

/** The sentence about a step, and its seat. */
export interface StepSentence {
  readonly seat: Seat | undefined;
  readonly line: Narration;
}

/** The thread with its marks, its line, and the ways to show steps again. */
export interface Followings {
  readonly thread: Thread;
  readonly turns: readonly Turn[];
  readonly marks: readonly BoardMark[];
  /** The step that the line tells: shown again, or the latest of the others. */
  readonly told: StepSentence | undefined;
  readonly isReplaying: boolean;
  /** The step that is shown again. */
  readonly scene: SceneAgain | undefined;
  /** Ends the repeated steps. */
  readonly stop: () => void;
  /** The number of the chapter that is shown. */
  readonly now: number | undefined;
  /** Shows chapters of the thread again. */
  readonly showAgain: (numbers: readonly number[]) => void;
  /** Shows a turn of the log again, by its index in the log. */
  readonly showTurn: (at: number) => void;
  /** Lifts the marks of a chapter out of the others, without telling it. */
  readonly select: (number: number | undefined) => void;
  /** Marks a place on the board for a moment. */
  readonly point: (place: string) => void;
}

const noThread: Thread = { kind: 'turn', turn: undefined, chapters: [], marked: [] };
const noMarks: readonly BoardMark[] = [];

type FollowPart = typeof import('./follow-part.ts');
let loaded: FollowPart | undefined;

/** Loads what following others takes, as soon as there are moves to follow. */
function useFollowPart(isNeeded: boolean): FollowPart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || part !== undefined) return;
    import('./follow-part.ts').then(
      (module) => {
        loaded = module;
        setPart(module);
      },
      () => undefined, // without it the log still tells everything
    );
  }, [isNeeded]);
  return part;
}

/** Follows the others: the thread, its marks on the board, and the line about a step. */
export function useThread(
  { log, steps, shown, events }: Position,
  board: AnyBoard,
  narrator: Narrator,
  { motion, past }: { readonly motion: Motion; readonly past: MatchClient['past'] },
): Followings {
  const { following } = board;
  const { viewer, asked } = shown;
  const isAsked = asked !== undefined && asked.answer === undefined;
  const turns = useMemo(
    () => following?.turns(log, narrator.language, narrator.names) ?? [],
    [following, log, narrator],
  );
  const followed = useMemo(
    (): Followed => ({ log, steps, turns, viewer, isAsked }),
    [log, steps, turns, viewer, isAsked],
  );
  const isSettled = useDelayedTrue(true, loadsAfter, { initially: false });
  const part = useFollowPart(steps.length > 1 && (isSettled || steps.some(({ isMine }) => isMine)));
  const thread = useMemo(
    () => part?.threadOf(followed, following?.weight) ?? noThread,
    [part, followed, following],
  );
  const [replay, setReplay] = useReplay(motion, steps);
  const [pointed, point] = usePointed();
  const [selected, select] = useState<number | undefined>(undefined);
  useEffect(() => select(undefined), [steps]);
  const scene = replay?.scenes[replay.at];
  const latest = thread.kind === 'turn' && !isAsked ? thread.chapters.at(-1) : undefined;
  const now = scene?.number ?? selected ?? latest?.number;
  const marks = useMemo(() => {
    const chapters = replay?.chapters ?? thread.marked;
    const numbers = part?.marksOf(chapters, following?.places, now) ?? noMarks;
    return pointed === undefined ? numbers : [...numbers, { place: pointed, isNow: true }];
  }, [part, replay?.chapters, thread, following, now, pointed]);
  const step = scene?.step ?? (steps.at(-1)?.isMine === true ? undefined : latest?.steps.at(-1));
  const told = useMemo(
    () => (step === undefined ? undefined : tell(part, step, log, narrator, following?.weight)),
    [part, step, narrator, events],
  );
  const current = useRef(steps);
  current.current = steps;
  const show = async (chapters: readonly Chapter[], numbers: readonly number[]) => {
    const shown = chapters.filter(({ number }) => numbers.includes(number));
    if (part === undefined || shown.length === 0) return setReplay(undefined);
    const boards = part.pastBoards(motion.on ? await soon(past?.()) : undefined);
    // The match has gone on meanwhile.
    if (current.current !== steps) return;
    const scenes = shown.flatMap(({ number, steps: own }) =>
      own.map((step) => {
        const at = log.indexOf(step[0] as GameEvent);
        const range = steps.find(({ from, to }) => from <= at && at < to);
        return { number, step, ...boards.get(range?.number ?? -1) };
      }),
    );
    setReplay({ chapters, scenes, at: 0 });
  };
  return {
    thread,
    turns,
    marks,
    told,
    isReplaying: replay !== undefined,
    scene,
    stop: () => setReplay(undefined),
    now,
    showAgain: (numbers) => void show(thread.chapters, numbers),
    showTurn: (at) => {
      const chapters = part?.turnChapters(followed, at, following?.weight) ?? [];
      void show(
        chapters,
        chapters.map(({ number }) => number),
      );
    },
    select,
    point,
  };
}

/** The same, or `undefined` if it takes too long: then the steps are told without the board. */
function soon<T>(asked: Promise<T | undefined> | undefined): Promise<T | undefined> {
  return Promise.race([
    asked ?? Promise.resolve(undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, longestWait, undefined)),
  ]);
}

function tell(
  part: FollowPart | undefined,
  step: readonly GameEvent[],
  log: readonly GameEvent[],
  narrator: Narrator,
  weigh: ((event: GameEvent) => number) | undefined,
): StepSentence | undefined {
  if (part === undefined) return undefined;
  const [first] = step;
  const before = first === undefined ? [] : log.slice(0, log.indexOf(first));
  const events = part.withOpener(step, before.slice(-openerWithin), narrator.text.opens);
  const seat = (events[0] as { readonly seat?: Seat } | undefined)?.seat;
  return { seat, line: part.stepSentence(events, narrator, weigh) };
}

/** The opener of a step is looked for among this many events before it. */
const openerWithin = 30;

/** A replay that goes on by itself and ends with the next step of the match. */
function useReplay(motion: Motion, steps: unknown) {
  const [replay, setReplay] = useState<Replay | undefined>(undefined);
  useEffect(() => setReplay(undefined), [steps]);
  useEffect(() => {
    if (replay === undefined) return undefined;
    const time = Math.max(shortestLook, motion.pause(lookAgain));
    const timer = setTimeout(() => {
      const at = replay.at + 1;
      setReplay(at < replay.scenes.length ? { ...replay, at } : undefined);
    }, time);
    return () => clearTimeout(timer);
  }, [replay, motion]);
  return [replay, setReplay] as const;
}

function usePointed() {
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (pointed === undefined) return undefined;
    const timer = setTimeout(() => setPointed(undefined), pointFor);
    return () => clearTimeout(timer);
  }, [pointed]);
  return [pointed, useCallback((place: string) => setPointed(place), [])] as const;
}
