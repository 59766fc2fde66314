import { passEndsTurn } from '../text/lines.ts';
import type { Props } from './props.ts';
import { wordsIn } from './words/index.ts';

/** The plain half-sentence after the question. */
export function clause({ shown, options, language }: Props): string | undefined {
  const words = wordsIn(language);
  switch (shown.asked?.kind) {
    case 'programme':
      return shown.asked.answer === undefined ? words.dial.clause : undefined;
    case 'act':
      // Only passing is left, and nothing has been done that it would end.
      return options.length === 1 && !passEndsTurn(shown.view) ? words.act.nothing : undefined;
    case 'bid':
      return options.length === 1 ? words.auction.poor : words.auction.clause;
    default:
      return undefined;
  }
}
