import type { Language } from '@manigance/core';

type Said = (props: { readonly language: Language }) => string;

/** The words of a part of the first-match sheet, where they are the same for every viewer. */
export function introWordsIn<K extends string>(
  words: Readonly<Record<Language, Readonly<Record<K, string>>>>,
  { label, text }: Readonly<Record<'label' | 'text', K>>,
): Readonly<Record<'label' | 'text', Said>> {
  return { label: ({ language }) => words[language][label], text: ({ language }) => words[language][text] };
}
