import type { Glyph } from './glyph.ts';

type Point = readonly [number, number];
/** A command in lower case with absolute numbers. */
type Segment = readonly [command: string, numbers: readonly number[]];

interface Contour {
  readonly start: Point;
  readonly segments: Segment[];
}

/** Numbers after each command. */
const arity: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const token = new RegExp(`([a-zA-Z])|(${number})`, 'gi');

/** Parts the numbers of arcs, whose flags may stick together: `a1 1 0 01.5.5`. */
function partArcFlags(d: string): string {
  const plain = new RegExp(`^[\\s,]*(${number})`, 'i');
  return d.replace(/a[^a-z]+/gi, (arc) => {
    const parts: string[] = [];
    let rest = arc.slice(1);
    for (let at = 0; rest.trim() !== ''; at = (at + 1) % 7) {
      const [all = rest, part = ''] = rest.match(at === 3 || at === 4 ? /^[\s,]*([01])/ : plain) ?? [];
      parts.push(part);
      rest = rest.slice(all.length);
    }
    return `${arc[0]}${parts.join(' ')}`;
  });
}

/** The contours of a path. */
function contoursOf(d: string): readonly Contour[] {
  const tokens = [...partArcFlags(d).matchAll(token)].map(([, letter, digits]) => letter ?? Number(digits));
  const contours: Contour[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  for (let at = 0; at < tokens.length; ) {
    if (typeof tokens[at] === 'string') command = tokens[at++] as string;
    const lower = command.toLowerCase();
    const count = arity[lower] ?? 0;
    const numbers = absolute(
      lower,
      tokens.slice(at, at + count) as number[],
      command === lower ? [x, y] : [0, 0],
    );
    at += count;
    if (lower === 'z') [x, y] = [startX, startY];
    else if (lower === 'm') {
      [x = 0, y = 0] = numbers;
      [startX, startY] = [x, y];
      contours.push({ start: [x, y], segments: [] });
      command = command === lower ? 'l' : 'L';
    } else {
      [x, y] = endOf(lower, numbers, [x, y]);
      contours.at(-1)?.segments.push([lower, numbers]);
    }
  }
  return contours.filter(({ segments }) => segments.length > 0);
}

function absolute(command: string, numbers: readonly number[], [x, y]: Point): number[] {
  switch (command) {
    case 'h':
      return numbers.map((n) => n + x);
    case 'v':
      return numbers.map((n) => n + y);
    case 'a':
      return numbers.map((n, at) => (at === 5 ? n + x : at === 6 ? n + y : n));
    default:
      return numbers.map((n, at) => n + (at % 2 === 0 ? x : y));
  }
}

function endOf(command: string, numbers: readonly number[], [x, y]: Point): [number, number] {
  if (command === 'h') return [numbers[0] ?? x, y];
  if (command === 'v') return [x, numbers[0] ?? y];
  return [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
}

/** Points along an arc, near enough to tell inside from outside. */
function arcPoints([x, y]: Point, numbers: readonly number[]): readonly Point[] {
  const [rx = 0, ry = 0, , large = 0, sweep = 0, endX = x, endY = y] = numbers;
  const chord = Math.hypot(endX - x, endY - y) / 2 || 1e-6;
  const r = Math.max((rx + ry) / 2, chord);
  const far = Math.sqrt(Math.max(0, r * r - chord * chord)) * (large === sweep ? -1 : 1);
  const cx = (x + endX) / 2 - (far * (endY - y)) / (2 * chord);
  const cy = (y + endY) / 2 + (far * (endX - x)) / (2 * chord);
  const from = Math.atan2(y - cy, x - cx);
  let by = Math.atan2(endY - cy, endX - cx) - from;
  if (sweep && by < 0) by += Math.PI * 2;
  if (!sweep && by > 0) by -= Math.PI * 2;
  return [0.2, 0.4, 0.6, 0.8].map((t) => [
    cx + r * Math.cos(from + by * t),
    cy + r * Math.sin(from + by * t),
  ]);
}

function curvePoints(start: Point, numbers: readonly number[]): readonly Point[] {
  return [0.25, 0.5, 0.75].map((t) => {
    const u = 1 - t;
    const at = (axis: 0 | 1) =>
      u ** 3 * start[axis] +
      3 * u * u * t * (numbers[axis] ?? 0) +
      3 * u * t * t * (numbers[2 + axis] ?? 0) +
      t ** 3 * (numbers[4 + axis] ?? 0);
    return [at(0), at(1)];
  });
}

function outlineOf({ start, segments }: Contour): readonly Point[] {
  const points: Point[] = [start];
  let from = start;
  for (const [command, numbers] of segments) {
    if (command === 'c') points.push(...curvePoints(from, numbers));
    if (command === 'a') points.push(...arcPoints(from, numbers));
    from = endOf(command, numbers, from);
    points.push(from);
  }
  return points;
}

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

function contains(points: readonly Point[], [px, py]: Point): boolean {
  let inside = false;
  points.forEach(([x, y], at) => {
    const [lastX, lastY] = points.at(at - 1) as Point;
    if (y > py !== lastY > py && px < ((lastX - x) * (py - y)) / (lastY - y) + x) inside = !inside;
  });
  return inside;
}

/** Half the grid of game-icons, in whole units: a third of a pixel in the largest picture. */
const whole = (n: number) => Math.round(n / 2);

/** Writes a contour with relative commands on the grid of 256. */
function write({ start, segments }: Contour): string {
  let [x, y] = [whole(start[0]), whole(start[1])];
  let out = `M${x} ${y}`;
  let last = 'M';
  const put = (command: string, numbers: readonly number[]) => {
    if (numbers.every((n) => n === 0)) return;
    const text = numbers.map((n, at) => (n < 0 || at === 0 ? `${n}` : ` ${n}`)).join('');
    out += command !== last ? `${command}${text}` : text.startsWith('-') ? text : ` ${text}`;
    last = command;
  };
  for (const [command, numbers] of segments) {
    const [endX, endY] = endOf(command, numbers.map(whole), [x, y]);
    const [byX, byY] = [endX - x, endY - y];
    if (command === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      put('a', [whole(rx) || 1, whole(ry) || 1, Math.round(turn), large, sweep, byX, byY]);
    } else if (command === 'l' || command === 'h' || command === 'v') {
      if (byY === 0) put('h', [byX]);
      else if (byX === 0) put('v', [byY]);
      else put('l', [byX, byY]);
    } else {
      put(
        command,
        numbers.map((n, at) => whole(n) - (at % 2 === 0 ? x : y)),
      );
    }
    [x, y] = [endX, endY];
  }
  return `${out}z`;
}

/** Contours smaller than this are dust. */
const leastArea = 24;

/** Cuts an outline of game-icons (512 by 512) for two blocks: outer contours first, on half the grid. */
export function glyphOf(d: string): Glyph {
  const contours = contoursOf(d).map((contour) => {
    const points = outlineOf(contour);
    return { contour, points, area: areaOf(points) };
  });
  const isInner = (one: (typeof contours)[number]) =>
    contours.some(
      (other) =>
        other.area > one.area &&
        one.points.filter((point) => contains(other.points, point)).length > one.points.length * 0.6,
    );
  const kept = contours.filter(({ area }) => area > leastArea);
  const joined = (list: typeof kept) => list.map(({ contour }) => write(contour)).join('');
  const outer = joined(kept.filter((one) => !isInner(one)));
  const points = kept.flatMap((one) => one.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    whole,
  ) as [number, number, number, number];
  return {
    d: outer + joined(kept.filter(isInner)),
    n: outer.length,
    box: [left, top, right - left, bottom - top],
  };
}
