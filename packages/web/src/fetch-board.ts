import type { Language } from '@manigance/core';
import { catalog, type TableOptions } from '@manigance/games';
import type { AnyBoard } from '@manigance/ui/board-props.ts';

/** Body fonts, as CSS `font` values. */
const textFonts = ['1em "Atkinson Hyperlegible Next"', '700 1em "Atkinson Hyperlegible Next"'];

/**
 * Loads a board with its words in one language, and its fonts. Text laid out in a fallback font first takes three times as long: the
 * fallback has to be found, and everything is laid out again when the font arrives. Without options it comes with all expansions.
 */
export async function fetchBoard(
  game: string,
  language: Language,
  options?: TableOptions,
): Promise<AnyBoard> {
  const { fonts, board: load } = catalog.get(game);
  for (const font of [...textFonts, ...fonts]) void document.fonts.load(font);
  if (load === undefined) return (await import('@manigance/ui/plain-board.tsx')).plain;
  const { board } = await load(options);
  await board.load?.(language);
  return board;
}
