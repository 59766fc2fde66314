/** Characters that show nothing, are unlike on every machine, or turn the line around; spaces other than the plain one. */
const barred = '\\p{Cc}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800';
const space = '\\p{Zs}';
/** Marks that stack on a letter; two are enough for every name we know of. */
const stacking = '\\p{Mn}\\p{Me}';
const mostMarks = 2;
/** Combining keycap, which follows a digit, and the selector that makes a picture of a sign. */
const [keycap, pictureSelector] = ['\\u20e3', '\\ufe0f'];
const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';

const base = `[^${barred}${space}${stacking}]`;
const asPicture = `(?:(?<=\\p{Extended_Pictographic})${pictureSelector}|(?<=[0-9#*])${pictureSelector}${keycap})`;
const letter = `${base}(?:(?:(?!\\p{Default_Ignorable_Code_Point})\\p{Mn}){1,${mostMarks}}|${asPicture})?`;
/** Joiners where they change the writing: between pictures, after an Indic virama, after an Arabic letter. */
const joiner = [
  `(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}${pictureSelector}])\\u200d(?=\\p{Extended_Pictographic})`,
  `(?<=[${viramas}])[\\u200c\\u200d](?=\\p{L})`,
  '(?<=\\p{Script=Arabic})\\u200c(?=\\p{L})',
].join('|');
const word = `(?:${letter}(?:${joiner})?)+`;

/** Pattern of a name: words with single spaces between them, and at least one character that shows. */
export const namePattern = `^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])${word}(?: ${word})*$`;

/** Fast path: Latin text without a double space contains no barred character. */
const harmless = /^(?: ?[!-~\u00a1-\u00ac\u00ae-\u024f])* ?$/;

/** The typed name without barred characters. Joiners stay: whether they join is seen when the name is complete. */
export function withoutBarred(typed: string): string {
  if (harmless.test(typed)) return typed;
  return typed
    .replace(new RegExp(`(?![\\u200c\\u200d${pictureSelector}])[${barred}]`, 'gu'), '')
    .replace(new RegExp(`(\\p{Mn}{${mostMarks}})\\p{Mn}+`, 'gu'), '$1')
    .replace(new RegExp(`${space}+`, 'gu'), ' ');
}
