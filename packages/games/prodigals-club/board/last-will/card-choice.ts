import type { Refusal } from '@manigance/core';
import type { BoardContext } from '../board-context.ts';
import type { ThingState } from '../choosing.ts';
import type { HandCardId, PcMove } from '../from-game.ts';

/** The moves offered with a card, and the first refusal of each kind of move that is not offered. */
export interface CardChoice {
  readonly state: ThingState;
  readonly offered: readonly PcMove[];
  readonly refused: readonly Refusal<PcMove>[];
  /** Why nothing can be done with it. */
  readonly why: string | undefined;
  readonly tap: (look: () => void) => void;
}

/** The choice that a card offers now. */
export function cardChoice(table: BoardContext, card: HandCardId): CardChoice {
  const { props, choosing } = table;
  const offered = props.options.filter((move) => isAbout(move, card));
  const refused = refusalsFor(props.refusals, card, offered);
  const isChosen = isPicked(table, card);
  const state = isChosen ? 'chosen' : offered.length > 0 ? 'open' : refused.length > 0 ? 'closed' : 'still';
  const [first] = offered;
  const [reason] = refused;
  const tap = (look: () => void) => {
    const { move } = choosing.intent;
    if (isChosen && move !== undefined) choosing.tap(move);
    else if (isChosen) choosing.intend(undefined);
    else if (first !== undefined && offered.length + refused.length === 1)
      choosing.intend({ card, move: first });
    else if (first !== undefined) choosing.intend({ card });
    else if (reason !== undefined) props.onWhyNot(reason);
    else look();
  };
  const why = state === 'closed' && reason !== undefined ? props.whyNot(reason.move) : undefined;
  return { state, offered, refused, why, tap };
}

/** Whether a card is part of the unconfirmed answer. */
function isPicked({ choosing: { intent } }: BoardContext, card: HandCardId): boolean {
  return intent.card === card || (intent.move !== undefined && isAbout(intent.move, card));
}

function isAbout(move: PcMove, card: HandCardId): boolean {
  return 'card' in move && move.card === card;
}

/** The first refusal of each kind of move that is not offered; the one that says most for lodging. */
function refusalsFor(
  refusals: readonly Refusal<PcMove>[],
  card: HandCardId,
  offered: readonly PcMove[],
): readonly Refusal<PcMove>[] {
  const found = new Map<PcMove['do'], Refusal<PcMove>>();
  for (const refusal of refusals) {
    const { do: what } = refusal.move;
    if (!isAbout(refusal.move, card) || offered.some((move) => move.do === what)) continue;
    if (!found.has(what)) found.set(what, refusal);
  }
  // LW-10.1: where a companion has a move, its refusals say nothing.
  if (offered.some((move) => move.do === 'lodge')) found.delete('play');
  return [...found.values()];
}
