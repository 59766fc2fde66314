/** Duration of a piece move in ms at normal speed. */
export const moveTime = 400;

/** How much of a normal duration a movement takes, and how much of a normal pause a step is shown for, by setting. */
export const speedFactors = { slow: 1.6, normal: 1, fast: 0.5, none: 0, instant: 0 } as const;
const paceFactors = { ...speedFactors, none: 1 } as const;

/** Animation settings a component works with. */
export interface Motion {
  /** False: nothing travels; changes are outlined instead. */
  readonly on: boolean;
  /** Nothing travels, but a step that is shown next will: places are measured. */
  readonly isBeforeStep?: boolean;
  /** The duration of a movement at the chosen speed; 0 without motion. */
  ms(normal: number): number;
  /** How long a step is shown before the next one. Kept where nothing moves; 0 only at the instant speed. */
  pause(normal: number): number;
}

/** The motion of a page at this speed. If the system asks for reduced motion, only movement goes: steps keep their pace. */
export function motionAt(speed: keyof typeof speedFactors, isReduced: boolean): Motion {
  const factor = isReduced ? 0 : speedFactors[speed];
  const pace = paceFactors[speed];
  return { on: factor > 0, ms: (normal) => normal * factor, pause: (normal) => normal * pace };
}
