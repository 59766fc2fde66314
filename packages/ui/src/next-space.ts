interface Place {
  readonly at: readonly [number, number];
  readonly label: string;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space an arrow, Home, End or letter key moves to, if any. */
export function nextSpace(spaces: readonly Place[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return spaces.length - 1;
  const direction = directions[key];
  if (direction !== undefined) return nearest(spaces, from, direction);
  if (key.length !== 1) return undefined;
  const order = spaces.map((_, index) => (from + 1 + index) % spaces.length);
  const wanted = key.toLocaleLowerCase();
  return order.find((index) => spaces[index]?.label.toLocaleLowerCase().startsWith(wanted));
}

/** The closest space in that direction; sideways distance counts more. */
function nearest(
  spaces: readonly Place[],
  from: number,
  [right, down]: readonly [number, number],
): number | undefined {
  const here = spaces[from]?.at ?? [0, 0];
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  spaces.forEach(({ at }, index) => {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) [best, least] = [index, cost];
  });
  return best;
}
