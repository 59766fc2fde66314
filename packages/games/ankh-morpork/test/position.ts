import type { Seat } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { type Position, position } from '../lessons/course/position.ts';
import type { AreaId } from '../rules/board.ts';
import { type CardId, cards } from '../rules/cards.ts';
import { areaOf, type Card, nobody } from '../rules/ids.ts';
import { type AmVocabulary, game } from '../rules/index.ts';
import { minionsAt } from '../rules/pieces.ts';
import type { AmFrame, AmState } from '../rules/state.ts';

export { type Position, position } from '../lessons/course/position.ts';

/** Plays on from a position. */
export function table(wanted: Position): Scenario<AmVocabulary> {
  return scenario(game, position(wanted));
}

/** The cards of a hand by id, in the order of the alphabet. */
export function handIds(state: AmState, seat: Seat): CardId[] {
  return idsOf(state.hands[seat] ?? []);
}

export function idsOf(held: readonly Card[]): CardId[] {
  return held.map((card) => (cards[card] as { readonly id: CardId }).id).toSorted();
}

/** The pieces in an area: minions by seat, trolls, demons. */
export function areaAt(state: AmState, id: AreaId) {
  const area = areaOf(id);
  return {
    minions: state.hands.map((_, seat) => minionsAt(state, seat, area)),
    trouble: (state.trouble & (1 << area)) !== 0,
    building: state.buildings[area] ?? nobody,
    trolls: state.trolls[area] ?? 0,
    demons: state.demons[area] ?? 0,
  };
}

/** The kind of question that is put now. */
export function questionOf(state: AmState): AmFrame['kind'] | undefined {
  return state.pending.at(-1)?.kind;
}

/** The areas of the moves of one kind that a seat is offered, in the order of the alphabet. */
export function areasFor(match: Scenario<AmVocabulary>, seat: number, kind: string): AreaId[] {
  return match
    .options(seat)
    .flatMap((move) => (move.do === kind && 'area' in move ? [move.area] : []))
    .toSorted();
}
