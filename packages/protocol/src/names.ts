/** What no name may hold: control characters, line breaks, what turns the line around, what takes no room. */
const barred = '\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
/** Persian letters are held apart by one of these, a picture made of several is held together by the other. */
const joiners = '\\u200c\\u200d';
const plain = `[^${barred}${joiners}]`;
const visible = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Text is text: nothing barred, joiners between two others only, something to be seen, no blank ends. */
export const namePattern = `^(?! )(?=.*${visible})${plain}+(?:[${joiners}]${plain}+)*(?<! )$`;

/** Letters of the West hold nothing barred; most names are made of them, and to look for all the rest takes time. */
const harmless = /^[ -~\u00a1-\u024f]*$/;

/** What was typed, without what no name may hold. */
export function withoutBarred(typed: string): string {
  return harmless.test(typed) ? typed : typed.replace(new RegExp(`[${barred}]`, 'gu'), '');
}
