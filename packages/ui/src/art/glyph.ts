/** An outline on a grid of 256 by 256, cut for two blocks. */
export interface Glyph {
  /** The key block: the ink, with its holes open. Outer contours come first. */
  readonly d: string;
  /** Length of the outer contours in `d`: `d.slice(0, n)` is the closed mass under the ink. */
  readonly n: number;
  /** Left, top, width and height of the drawing. */
  readonly box: readonly [number, number, number, number];
}

/** The glyphs of one game by their name in game-icons. */
export type Glyphs = Readonly<Record<string, Glyph>>;
