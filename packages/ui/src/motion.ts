/** Duration of a piece move in ms at normal speed. */
export const moveTime = 400;

/** Duration multiplier of each speed setting. */
export const speedFactors = { slow: 1.6, normal: 1, fast: 0.5, none: 0 } as const;

/** Animation settings a component works with. */
export interface Motion {
  /** False: nothing travels; changes are outlined instead. */
  readonly on: boolean;
  /** A normal duration at the chosen speed; 0 without motion. */
  ms(normal: number): number;
}
