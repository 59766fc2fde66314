/** Skips the scene that is on the stage; `undefined` while there is none. There is one table in a page. */
let skip: (() => void) | undefined;

/** Whether a scene is on the stage: the next step waits for it. */
export function isStaging(): boolean {
  return skip !== undefined;
}

/** Skips the scene on the stage, if there is one. */
export function skipStage(): void {
  skip?.();
}

/** A scene has begun; the answer ends it. */
export function stageBegins(onSkip: () => void): () => void {
  skip = onSkip;
  return () => {
    if (skip === onSkip) skip = undefined;
  };
}
