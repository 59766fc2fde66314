import type { GameId } from './games.ts';

/** In which nearly everything is set, as a style sheet names a font. */
const textFaces = ['1em "Atkinson Hyperlegible Next"', '700 1em "Atkinson Hyperlegible Next"'];

/** What else a table of each game is set in from the first. */
const facesOf: Readonly<Record<GameId, readonly string[]>> = {
  'ankh-morpork': ['1em "Old Plan"', '1em "Old Plan Caps"'],
  'edgar-et-lucien': ['1em "Title EL"', '700 1em "Sofia Sans Extra Condensed"'],
  'prodigals-club': ['1em "Title PC"', '1em "Abril Fatface"', 'italic 1em "Club Aside"'],
};

/**
 * Sends for the lettering of a table before anything is set in it. What is laid out in a stand-in first takes three times
 * as long: the stand-in has to be found, and all is laid out once more when the lettering comes.
 */
export function sendForFaces(game: GameId): void {
  for (const face of [...textFaces, ...facesOf[game]]) void document.fonts.load(face);
}
