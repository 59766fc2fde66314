import type { AmMove } from '../rules/index.ts';
import { boardContext, type Props } from './board-context.ts';
import { isMapMove } from './choices.ts';
import { cardInPlay, symbolsOf } from './pending.ts';

/** The detail after a prompt: the symbol of the card it comes from, and the number of areas or cards to choose from. */
export function clause(props: Props): string | undefined {
  const { words } = boardContext(props);
  const { shown, options } = props;
  const parts: string[] = [];
  const now = cardInPlay(shown.view);
  const symbols = now === undefined ? 0 : symbolsOf(now.card).length;
  if (shown.asked?.kind === 'symbol' && now !== undefined && symbols > 1) {
    parts.push(words.symbolOf(now.at + 1, symbols));
  }
  const areas = areasAsked(options);
  const cards = cardsAsked(options);
  if (areas > 0) parts.push(words.possibleAreas(areas));
  else if (cards > 0) parts.push(words.possibleCards(cards));
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** How many areas there are to choose from; 0 where a piece in them is asked for, or a way out of an event. */
export function areasAsked(options: readonly AmMove[]): number {
  const here = options.filter(isMapMove);
  const other = here.some((move) => 'piece' in move || move.do === 'godsAt' || move.do === 'stay');
  return other ? 0 : new Set(here.map(({ area }) => area)).size;
}

/** How many cards there are to choose from. An interrupt is no answer to the question: it may be played beside it. */
export function cardsAsked(options: readonly AmMove[]): number {
  return new Set(options.flatMap((move) => ('card' in move && move.do !== 'react' ? [move.card] : []))).size;
}
