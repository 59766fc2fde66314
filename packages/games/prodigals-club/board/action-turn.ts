import type { Seat } from '@manigance/core';
import { cardOf } from './card.tsx';
import type { PlayerView, Props } from './from-game.ts';
import type { BoardWords } from './words/en.ts';
import { wordsOf } from './words/index.ts';

type View = Pick<Props['shown']['view'], 'phase' | 'order' | 'pending'>;

/** The clause of the question line: says so if nothing is left but to end the turn. */
export function clause({ options, language }: Pick<Props, 'options' | 'language'>): string | undefined {
  const [first, ...others] = options;
  return first?.do === 'end' && others.length === 0 ? wordsOf(language).words.nothingLeft : undefined;
}

/** PC-9.1 Whether a player's action turn of this round is over. */
export function isTurnOver({ phase, order, pending }: View, seat: Seat): boolean {
  const turns = pending.find((frame) => frame.kind === 'actionTurns');
  return phase === 'closing' || (turns !== undefined && order.indexOf(seat) < turns.at - 1);
}

/** PC-9.5 The state of a black card this round: used, still to be used, not used, or nothing to be used. */
export function noteOf(
  view: View,
  seat: Seat,
  { card, activated }: PlayerView['tableau'][number],
  words: BoardWords,
): string {
  if (cardOf(card).activate === undefined) return words.alone;
  if (activated) return words.used;
  return isTurnOver(view, seat) ? words.unused : words.ready;
}
