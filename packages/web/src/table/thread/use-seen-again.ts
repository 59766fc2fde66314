import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeenAgain } from './seen-again.ts';

/** Time the board stands as it was before a step that is shown again; ms at normal speed. */
const beforeStep = 350;

/** A step that is shown again. */
export interface SceneAgain {
  readonly before?: SeenAgain | undefined;
  readonly after?: SeenAgain | undefined;
}

/**
 * The props of the board while steps are shown again: first as it was before the step, then with its events, so that pieces
 * travel as they did. Nothing on it can be chosen meanwhile.
 */
export function useSeenAgain(props: BoardProps, scene: SceneAgain | undefined, moment: unknown): BoardProps {
  const [done, setDone] = useState<SceneAgain | undefined>(undefined);
  const shownAt = useRef<unknown>(undefined);
  useEffect(() => {
    if (scene?.before === undefined) return undefined;
    const timer = setTimeout(() => setDone(scene), props.motion.pause(beforeStep));
    return () => clearTimeout(timer);
  }, [scene]);
  const again = scene?.before === undefined || done === scene ? scene?.after : scene.before;
  if (again !== undefined) shownAt.current = moment;
  // Afterwards the events of the last redraw are not animated a second time.
  const isOver = again === undefined && shownAt.current === moment;
  return useMemo(() => {
    if (isOver) return { ...props, events: [] };
    if (again === undefined) return props;
    const { shown, log, events, isStill } = again;
    const motion = isStill ? { ...props.motion, on: false, isBeforeStep: true } : props.motion;
    return { ...props, shown, log, events, since: [], options: [], refusals: [], motion };
  }, [props, again, isOver]);
}
