import { catalog } from '@manigance/games';
import type { AnyBoard } from '@manigance/ui/board-props.ts';

/** Body fonts, as CSS `font` values. */
const textFonts = ['1em "Atkinson Hyperlegible Next"', '700 1em "Atkinson Hyperlegible Next"'];

/**
 * Loads a board, and the fonts it is set in. Text laid out in a fallback font first takes three times as long: the
 * fallback has to be found, and everything is laid out again when the font arrives.
 */
export async function fetchBoard(game: string): Promise<AnyBoard> {
  const { fonts, board } = catalog.get(game);
  for (const font of [...textFonts, ...fonts]) void document.fonts.load(font);
  return board === undefined ? (await import('@manigance/ui/plain-board.tsx')).plain : (await board()).board;
}
