/** Characters barred from names: controls, line breaks, direction overrides, zero-width characters. */
const barred = '\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
/** Zero-width non-joiner (Persian) and joiner (emoji sequences): allowed between two other characters. */
const joiners = '\\u200c\\u200d';
const plain = `[^${barred}${joiners}]`;
const visible = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Pattern of a name: no barred character, joiners only inside, at least one visible character, no leading or trailing space. */
export const namePattern = `^(?! )(?=.*${visible})${plain}+(?:[${joiners}]${plain}+)*(?<! )$`;

/** Fast path: Latin text contains no barred character. */
const harmless = /^[ -~\u00a1-\u024f]*$/;

/** The typed name without barred characters. */
export function withoutBarred(typed: string): string {
  return harmless.test(typed) ? typed : typed.replace(new RegExp(`[${barred}]`, 'gu'), '');
}
