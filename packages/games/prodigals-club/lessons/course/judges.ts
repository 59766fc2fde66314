import type { Answer, Seat } from '@manigance/core';
import type { SpaceId } from '../../rules/board.ts';
import type { MarkerId } from '../../rules/competitions/society/markers.ts';
import type { HandCardId } from '../../rules/hand-cards.ts';
import type { PcMove } from '../../rules/moves.ts';
import type { PcFrame } from '../../rules/state.ts';

type Judge = (move: PcMove) => boolean;

/** Playing this card. */
export const plays =
  (card: HandCardId): Judge =>
  (move) =>
    move.do === 'play' && move.card === card;

/** Sending an errand boy to this space. */
export const sends =
  (space: SpaceId): Judge =>
  (move) =>
    move.do === 'send' && move.space === space;

/** A step of this marker. */
export const steps =
  (marker: MarkerId): Judge =>
  (move) =>
    move.do === 'step' && move.marker === marker;

/** An errand boy of a seat by the script. */
export function sent(seat: Seat, space: SpaceId): Answer<PcMove> {
  return { seat, move: { do: 'send', space } };
}

/** A step down by the script. */
export function stepDown(seat: Seat, marker: MarkerId): Answer<PcMove> {
  return { seat, move: { do: 'step', marker, dir: 'down' } };
}

/** These seats end their action turns. */
export function ended(...seats: readonly Seat[]): readonly Answer<PcMove>[] {
  return seats.map((seat) => ({ seat, move: { do: 'end' } }));
}

/** The learner's action turn, after which the round closes. */
export const lastTurn: readonly PcFrame[] = [
  { kind: 'closing', at: 0 },
  { kind: 'actions', seat: 0 },
];
