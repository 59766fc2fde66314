import type { ArtRow } from '@manigance/ui/art/ink.ts';

/** A picture on grounds and before backdrops of these names. */
export interface RowOf<Ground extends string, Backdrop extends string> extends ArtRow {
  readonly ground: Ground;
  readonly backdrop: Backdrop;
}

/** A subject on a ground before a backdrop, with the props beside it. */
export function scene<Ground extends string, Backdrop extends string>(
  ground: Ground,
  backdrop: Backdrop,
  subject: string,
  ...props: readonly string[]
): RowOf<Ground, Backdrop> {
  return { subject, props, ground, backdrop };
}

/** The same, lit from the right. */
export function litScene<Ground extends string, Backdrop extends string>(
  ...row: Parameters<typeof scene<Ground, Backdrop>>
): RowOf<Ground, Backdrop> {
  return { ...scene(...row), light: 'r' };
}

/** A picture of a tile, on a ground of these names. */
export type TileOf<Ground extends string> = Omit<RowOf<Ground, never>, 'backdrop'>;

/** A subject on a ground, without a backdrop. */
export function tile<Ground extends string>(ground: Ground, subject: string): TileOf<Ground> {
  return { subject, ground };
}

/** The same, lit from the right. */
export function litTile<Ground extends string>(ground: Ground, subject: string): TileOf<Ground> {
  return { subject, ground, light: 'r' };
}
