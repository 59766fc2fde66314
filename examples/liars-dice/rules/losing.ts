import { type AnytimeRule, finish, push, type Seat, tell } from '@manigance/core';
import { nextWithDice } from './dice.ts';
import type { LdReason, LdState, LdVocabulary } from './state.ts';

/** LD-5.3 The loser of a round gives up one die. */
export function loseDie(draft: LdState, seat: Seat): void {
  const left = (draft.dice[seat]?.length ?? 0) - 1;
  draft.dice[seat] = draft.dice[seat]?.slice(0, left) ?? [];
  tell(draft, { type: 'lostDie', seat, left });
}

/** LD-6.2 The last player with dice wins. Returns whether the match is over. */
export function endIfDecided(draft: LdState): boolean {
  const left = [...draft.dice.keys()].filter((seat) => (draft.dice[seat]?.length ?? 0) > 0);
  if (left.length > 1) return false;
  finish(draft, { winners: left, how: 'last-dice' });
  return true;
}

/** LD-6.3 A player may leave at any time; the dice go out of play, and a new round begins. */
export const leaving: AnytimeRule<LdVocabulary> = {
  options({ dice }, seat, list) {
    const out: LdReason = { rule: 'LD-6.1', code: 'already-out' };
    list.offerUnless({ do: 'leave' }, dice[seat]?.length === 0 ? out : undefined);
  },
  resolve(draft, seat) {
    draft.dice[seat] = [];
    tell(draft, { type: 'left', seat });
    draft.pending = [];
    if (!endIfDecided(draft)) push(draft, { kind: 'roll', starter: nextWithDice(draft, seat) });
  },
};
