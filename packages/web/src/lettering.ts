/** In which nearly everything is set, as a style sheet names a font. */
export const textFaces = ['1em "Atkinson Hyperlegible Next"', '700 1em "Atkinson Hyperlegible Next"'];

/**
 * Sends for lettering before anything is set in it. What is laid out in a stand-in first takes three times as long: the
 * stand-in has to be found, and all is laid out once more when the lettering comes.
 */
export function sendForFaces(faces: readonly string[]): void {
  for (const face of faces) void document.fonts.load(face);
}
