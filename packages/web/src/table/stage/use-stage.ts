import type { Vocabulary } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { whenIdle } from '@manigance/ui/draw-queue.ts';
import type { Act, Scene, ScenesOf } from '@manigance/ui/staging.ts';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDelayedTrue } from '../use-delayed-true.ts';
import type { Position } from '../use-match.ts';
import { stageBegins } from './running.ts';
import type { StageProps } from './stage.tsx';

/** The act on the stage. */
export interface StagedAct {
  readonly scene: Scene<Vocabulary>;
  readonly act: Act<Vocabulary>;
  /** Number of the act in its scene. */
  readonly number: number;
  /** The position when the scene began. */
  readonly props: BoardProps;
  /** The viewer's clock runs: the stage leaves the table free. */
  readonly isAside: boolean;
  readonly Stage: ComponentType<StageProps>;
  skip(): void;
}

interface Loaded {
  readonly scenesOf: ScenesOf<Vocabulary>;
  readonly Stage: ComponentType<StageProps>;
}

/** The scenes of one redraw, and the number of the act that is shown. */
interface Progress {
  readonly events: Position['events'];
  readonly at: number;
}

/**
 * Stages the high points among the events of the last redraw. Nothing is staged in a hidden page, at the instant speed, or
 * while the player skips steps.
 */
export function useStage(board: AnyBoard, position: Position, props: BoardProps): StagedAct | undefined {
  const loaded = useLoaded(board, props);
  const { events } = position;
  const acts = useMemo(() => {
    const begins = events.some(({ type }) => board.staging?.events.includes(type));
    if (!begins || loaded === undefined || position.isHurried) return [];
    if (document.hidden || props.motion.pause(1) === 0) return [];
    return loaded
      .scenesOf(props)
      .flatMap((scene) => scene.acts.map((act, number) => ({ scene, act, number, props })));
    // Only new events begin a scene, not a new language or a refusal that has come.
  }, [events]);
  const [progress, setProgress] = useState<Progress>({ events, at: 0 });
  const at = progress.events === events ? progress.at : 0;
  const now = acts[at];
  const isOn = now !== undefined;
  const go = (to: number) => setProgress({ events, at: to });
  const skip = () => go(acts.length);
  const latestSkip = useRef(skip);
  latestSkip.current = skip;
  useLayoutEffect(() => (isOn ? stageBegins(() => latestSkip.current()) : undefined), [isOn, events]);
  useEffect(() => {
    if (now === undefined) return undefined;
    const timer = setTimeout(() => go(at + 1), props.motion.pause(now.act.time));
    return () => clearTimeout(timer);
  }, [now]);
  const isAside = isClockMine(position);
  useSkipping(isOn, !isAside && now?.act.place === 'over', latestSkip);
  return now === undefined || loaded === undefined
    ? undefined
    : { ...now, isAside, Stage: loaded.Stage, skip };
}

/** Time from the first drawing until the scenes load; ms. They are no part of the first load. */
const loadsAfter = 4000;

/** Loads stage and scenes a while after the table, and again in another language. */
function useLoaded({ staging }: AnyBoard, { language, shown }: BoardProps): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const isDue = useDelayedTrue(true, loadsAfter, { initially: false });
  const isOver = shown.outcome !== undefined;
  useEffect(() => {
    if (staging === undefined || isOver || !isDue) return undefined;
    let stale = false;
    const load = async () => {
      const [scenesOf, { Stage }] = await Promise.all([staging.load(language), import('./stage.tsx')]);
      if (!stale) setLoaded({ scenesOf, Stage });
    };
    // Without the scenes the table goes on: the log tells all of it.
    const leave = whenIdle(() => void load().catch(() => undefined));
    return () => {
      stale = true;
      leave();
    };
  }, [staging, language, isOver, isDue]);
  return loaded;
}

/** Whether the viewer is asked while a clock of theirs runs. */
export function isClockMine({
  shown: { asked, viewer },
  clocks,
  secretTime,
}: Pick<Position, 'shown'> & Partial<Pick<Position, 'clocks' | 'secretTime'>>): boolean {
  if (asked === undefined || asked.answer !== undefined || viewer === 'spectator') return false;
  return secretTime !== undefined || clocks?.running.includes(viewer) === true;
}

const skipKeys = new Set([' ', 'Escape']);

/**
 * A tap or a key skips the scene. Where it covers the table they do nothing else, except keys that answer; beside the table
 * they also do what they always do.
 */
function useSkipping(isOn: boolean, isCovering: boolean, skip: { readonly current: () => void }): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const end = () => skip.current();
    const press = (event: KeyboardEvent) => {
      const skips = skipKeys.has(event.key);
      // A key pressed alone, such as Shift, or that moves the focus is no answer yet.
      if (!skips && (event.key === 'Tab' || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key))) return;
      if (skips && !isTyping(event.target)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      end();
    };
    const tap = (event: PointerEvent) => {
      if (isCovering) event.stopImmediatePropagation();
      end();
    };
    const hide = () => {
      if (document.hidden) end();
    };
    addEventListener('keydown', press, { capture: true });
    addEventListener('pointerdown', tap, { capture: true });
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('keydown', press, { capture: true });
      removeEventListener('pointerdown', tap, { capture: true });
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isOn, isCovering]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
