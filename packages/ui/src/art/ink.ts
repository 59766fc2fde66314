import type { Glyph, Glyphs } from './glyph.ts';

/** Subject of a card's picture; one row per card. */
export interface ArtRow {
  /** The one large thing, standing on the floor line. */
  readonly subject: string;
  /** `name` stands on the ground, `sky:name` hangs, `wall:name` is at half height. Phones keep the first. */
  readonly props?: readonly string[];
  readonly ground?: string;
  readonly backdrop?: string;
  readonly sky?: 'night' | 'rays' | 'fog';
  /** Side the light comes from: left unless said. */
  readonly light?: 'l' | 'r';
  readonly seal?: string;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** s: hand on a phone. m: card. w: low, above a text. t: tall, on a card without text. l: large preview. */
export type PlateSize = 's' | 'm' | 'w' | 't' | 'l';

/** Sizes with patterns of their own; the others use those of `m`. */
export const patternSizes = ['s', 'm', 'l'] as const;
/** A size with patterns of its own. */
export type PatternSize = (typeof patternSizes)[number];

/** Width of a picture in its own units. */
export const plateWidth = 160;
/** Height of a picture in its own units, without the sky above it. */
export const plateHeight = 100;
/** Width of the picture in px; lines keep the same distance in px at every size. */
const widths: Readonly<Record<PlateSize, number>> = { s: 104, m: 150, w: 150, t: 150, l: 320 };
/** Where the sky begins; the scene is stretched to it. */
const tops: Readonly<Record<PlateSize, number>> = { s: 1.5, m: 4, w: 24, t: -42, l: -10 };

/** Units of the picture per px. */
export const unitOf = (size: PlateSize): number => plateWidth / widths[size];
/** Upper edge of a picture of this size, in its own units. */
export const topOf = (size: PlateSize): number => tops[size];
/** View box of a picture of this size. */
export const viewBoxOf = (size: PlateSize): string =>
  `0 ${tops[size]} ${plateWidth} ${plateHeight - tops[size]}`;

/** Id of a pattern or gradient: one set per game and size, shared by all its plates. */
export const patternId = (game: string, name: string, size: PlateSize): string =>
  `${game}-${name}-${size === 't' || size === 'w' ? 'm' : size}`;
/** Value of `fill` for a pattern or gradient. */
export const patternFill = (game: string, name: string, size: PlateSize): string =>
  `url(#${patternId(game, name, size)})`;

/** A glyph placed in a picture. */
export interface Placed {
  readonly icon: string;
  /** Value of `transform`. */
  readonly at: string;
  /** Scale, by which lines in px are divided. */
  readonly k: number;
  readonly width: number;
}

interface Spot {
  /** Middle. */
  readonly cx: number;
  /** Where it stands; without it `cy` is its middle. */
  readonly foot?: number;
  readonly cy?: number;
  readonly w: number;
  readonly h: number;
  readonly turn?: number | undefined;
  readonly flip?: boolean | undefined;
}

const tenths = (n: number) => Math.round(n * 10) / 10;

/** Scales a glyph to at most `w` by `h` and places it. */
export function place(icon: string, { box }: Glyph, { cx, foot, cy = 0, w, h, turn, flip }: Spot): Placed {
  const [x, y, width, height] = box;
  const k = Math.min(w / width, h / height);
  const top = foot === undefined ? cy - (height * k) / 2 : foot - height * k;
  const spin = turn ? `rotate(${turn} ${tenths(cx)} ${tenths(top + (height * k) / 2)}) ` : '';
  const mirror = flip ? `translate(${tenths(2 * cx)} 0) scale(-1 1) ` : '';
  const shift = `translate(${tenths(cx - (x + width / 2) * k)} ${tenths(top - y * k)})`;
  return {
    icon,
    at: `${spin}${mirror}${shift} scale(${Math.round(k * 1e4) / 1e4})`,
    k,
    width: width * k,
  };
}

type Where = 'ground' | 'sky' | 'wall';

/** A prop of a row: its icon, and the place before the colon. */
export function propOf(text: string): { readonly where: Where; readonly icon: string } {
  const [before, after] = text.split(':') as [string, string | undefined];
  return after === undefined ? { where: 'ground', icon: before } : { where: before as Where, icon: after };
}

/** The glyph of this name; throws without one. */
export function glyphIn(glyphs: Glyphs, name: string): Glyph {
  const glyph = glyphs[name];
  if (glyph === undefined) throw new RangeError(`no glyph ${name}`);
  return glyph;
}

/** A subject and its props in their places. */
export interface Composition {
  readonly subject: Placed;
  readonly cx: number;
  readonly props: readonly Placed[];
  /** 1: lit from the left; -1: from the right. */
  readonly side: 1 | -1;
}

const propSizes: Readonly<Record<Where, number>> = { ground: 38, sky: 25, wall: 30 };
const propMargin = 25;

/** Places subject and props: the subject leaves the middle when a single prop stands beside it. */
export function compose(
  row: ArtRow,
  glyphs: Glyphs,
  { floor = 88, tall = 78, wide = 104, top = 0 } = {},
): Composition {
  const props = (row.props ?? []).map(propOf);
  const side = row.light === 'r' ? -1 : 1;
  const drawn = glyphIn(glyphs, row.subject);
  const [, , width, height] = drawn.box;
  const lean = props.length !== 1 ? 0 : props[0]?.where === 'ground' && row.seal === undefined ? 14 : 9;
  const cx = plateWidth / 2 - side * lean;
  const flat = width / height > 1.7 ? 66 : tall;
  const underSeal = row.seal !== undefined && width > height ? 72 - top : tall;
  const subject = place(row.subject, drawn, {
    cx,
    foot: floor,
    w: props.length === 2 ? 84 : row.seal === undefined ? wide : wide - 10,
    h: Math.min(tall, flat, underSeal),
    flip: row.flip,
    turn: row.turn,
  });
  const placed = props.map(({ where, icon }, at) => {
    const sign = at === 0 ? side : -side;
    const reach = Math.min(cx + sign * (subject.width / 2 + (where === 'ground' ? 11 : 14)), 134);
    const size = propSizes[where];
    const heights = {
      ground: { foot: floor - 1 },
      sky: { cy: 24 + top * 0.6 },
      wall: { cy: 44 + top * 0.5 },
    };
    return place(icon, glyphIn(glyphs, icon), {
      cx: Math.max(propMargin, Math.min(plateWidth - propMargin, reach)),
      w: size,
      h: size,
      ...heights[where],
    });
  });
  return { subject, cx, props: placed, side };
}

/** Props that a plate of this size has room for. */
export function propsAt<T>(props: readonly T[], size: PlateSize): readonly T[] {
  return props.slice(0, size === 's' ? 1 : 2);
}

/** Subjects of more than two pictures: a third makes them hard to tell apart. */
export function subjectsUsedOften(rows: readonly Pick<ArtRow, 'subject'>[]): readonly string[] {
  const subjects = rows.map(({ subject }) => subject);
  return [...new Set(subjects)].filter((one) => subjects.filter((other) => other === one).length > 2);
}
