/** Parts that wait for their turn: those that come before all others, then the rest. */
const waiting = [new Map<object, () => void>(), new Map<object, () => void>()] as const;
let isDrawing = false;
/** What was to move while parts were drawn, until it has come to rest. */
let held: Animation[] = [];
/** How the latest sheet or toast comes up. */
let rising: readonly Animation[] = [];

/** A frame goes on to the next part for so many milliseconds: on a quick machine two or three frames draw them all. */
const budget = 10;

/**
 * Draws something in a later frame, once the present one is on the screen; what is asked for twice is drawn once. What
 * begins to move meanwhile is held until all is drawn, so that the frames in which it moves have nothing else to do.
 */
export function drawInTurn(who: object, draw: () => void, isFirst = false): void {
  waiting[isFirst ? 0 : 1].set(who, draw);
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(inFrame);
}

export function leaveTurns(who: object): void {
  for (const queue of waiting) queue.delete(who);
}

/** A sheet has been opened: it comes up once it is drawn, the list in it with the second frame. So does a toast. */
export function rise(sheet: readonly Animation[]): void {
  if (sheet.length === 0) return; // without motion it is there at once
  rising = sheet;
  for (const one of sheet) hold(one);
  drawInTurn(sheet, () => {});
}

/** ART.md 7.2 Whoever touches something does not wait for what moves: it is there at once. */
export function skip(): void {
  for (const one of held) if (isUnderWay(one)) one.finish();
}

/** Whether a sheet is coming up. A page that nobody sees has no frames to wait for. */
export function isRising(): boolean {
  return !document.hidden && rising.some(isUnderWay);
}

/** Whether all is drawn and what was held has come to rest. */
export function isStill(): boolean {
  return document.hidden || !(isDrawing || held.some(isUnderWay));
}

/** How long until one looks again whether nothing moves. */
const again = 30;

/** Does something once nothing moves. Answers with the way to let it be. */
export function whenStill(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isStill()) run();
    else timer = setTimeout(look, again);
  };
  look();
  return () => clearTimeout(timer);
}

export function isUnderWay({ playState }: Animation): boolean {
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
  requestAnimationFrame(inFrame); // first, lest a part that cannot be drawn keeps all others from it
  const began = performance.now();
  for (let next = first(); next !== undefined; next = first()) {
    const [who, draw] = next;
    leaveTurns(who);
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
  held = held.filter(isUnderWay);
  for (const one of held) if (one.playState === 'paused') one.play();
}
