let waiting = new Map<object, () => void>();

/** Draws something in a frame of its own, once the present one is on the screen; what is asked for twice is drawn once. */
export function drawInTurn(who: object, draw: () => void, isFirst = false): void {
  if (waiting.size === 0) requestAnimationFrame(afterFrame);
  if (isFirst) waiting = new Map([[who, draw], ...waiting]);
  else waiting.set(who, draw);
}

export function leaveTurns(who: object): void {
  waiting.delete(who);
}

function afterFrame(): void {
  setTimeout(() => {
    const [first] = waiting;
    if (first !== undefined) waiting.delete(first[0]);
    if (waiting.size > 0) requestAnimationFrame(afterFrame);
    first?.[1]();
  });
}
