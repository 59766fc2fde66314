import type { Language, Vocabulary } from '@manigance/core';
import type { IntroPart } from './board-props.ts';

type Words<Part extends string> = Readonly<
  Record<Language, Readonly<Record<Part | `${Part}Picture`, string>>>
>;

/** A part of the first-match sheet whose words are the same for every viewer: `goal`, and `goalPicture` for its picture. */
export function introPart<W extends Vocabulary, Part extends string>(
  Picture: IntroPart<W>['Picture'],
  words: Words<Part>,
  part: Part,
): IntroPart<W> {
  return {
    Picture,
    label: ({ language }) => words[language][`${part}Picture`],
    text: ({ language }) => words[language][part],
  };
}
