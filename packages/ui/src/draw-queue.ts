/** Queued redraws: urgent ones, then the rest. */
const waiting = [new Map<object, () => void>(), new Map<object, () => void>()] as const;
let isDrawing = false;
/** Animations paused while parts are drawn; kept until they finish. */
let held: Animation[] = [];
/** Opening animations of the latest sheet or toast. */
let rising: readonly Animation[] = [];

/** Time one frame spends on queued redraws; ms. */
const budget = 10;

/**
 * Queues a redraw for a later frame; a second request of the same owner replaces the first. Animations that start
 * meanwhile are paused until the queue is empty, so that the frames in which they run have nothing else to do.
 */
export function queueDraw(who: object, draw: () => void, isFirst = false): void {
  waiting[isFirst ? 0 : 1].set(who, draw);
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(inFrame);
}

/** Drops the queued redraw of this owner. */
export function cancelDraw(who: object): void {
  for (const queue of waiting) queue.delete(who);
}

/** Starts the opening animations of a sheet or toast once it is drawn. */
export function openAnimated(sheet: readonly Animation[]): void {
  if (sheet.length === 0) return; // no motion: shown at once
  rising = sheet;
  for (const one of sheet) hold(one);
  queueDraw(sheet, () => {});
}

/** ART.md 7.2 Finishes running animations at once, because the player acted. */
export function finishAnimations(): void {
  for (const one of held) if (isRunning(one)) one.finish();
}

/** Whether a sheet is opening. A hidden page has no frames to wait for. */
export function isSheetOpening(): boolean {
  return !document.hidden && rising.some(isRunning);
}

/** Whether the queue is empty and no animation runs. */
export function isIdle(): boolean {
  return document.hidden || !(isDrawing || held.some(isRunning));
}

/** Idle poll interval; ms. */
const pollInterval = 30;

/** Runs a callback once the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isIdle()) run();
    else timer = setTimeout(look, pollInterval);
  };
  look();
  return () => clearTimeout(timer);
}

/** Whether an animation runs or is paused. */
export function isRunning({ playState }: Animation): boolean {
  return playState === 'running' || playState === 'paused';
}

function inFrame(): void {
  for (const one of document.getAnimations()) if (isAboutToMove(one)) hold(one);
  setTimeout(afterFrame);
}

function isAboutToMove({ pending, playState, effect }: Animation): boolean {
  return pending && playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
}

function hold(one: Animation): void {
  one.pause();
  held.push(one);
}

function afterFrame(): void {
  if (waiting.every(({ size }) => size === 0)) return letGo();
  requestAnimationFrame(inFrame); // scheduled first, so that a redraw that throws does not stop the others
  const began = performance.now();
  for (let next = first(); next !== undefined; next = first()) {
    const [who, draw] = next;
    cancelDraw(who);
    draw();
    if (performance.now() - began > budget) break;
  }
}

function first(): readonly [object, () => void] | undefined {
  const [[before], [rest]] = waiting;
  return before ?? rest;
}

function letGo(): void {
  isDrawing = false;
  held = held.filter(isRunning);
  for (const one of held) if (one.playState === 'paused') one.play();
}
