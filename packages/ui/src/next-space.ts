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

/** Where a key leads from a space, if anywhere. */
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

/** The closest space ahead; what lies off to the side counts as further away. */
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
