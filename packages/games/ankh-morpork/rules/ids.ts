import { type Branded, indexById, type Seat } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import { mostPlayers } from './constants.ts';
import { idAt } from './lists.ts';
import { type PersonalityId, personalities } from './personalities.ts';
import { type RandomEventId, randomEvents } from './random-events.ts';

/** Things in the state are small whole numbers: indices into the tables of areas, cards and so on. */
export type Area = Branded<number, 'area'>;
export type Card = Branded<number, 'card'>;
export type Personality = Branded<number, 'personality'>;
export type RandomEvent = Branded<number, 'randomEvent'>;
/** A piece on foot: the seat whose minion it is, or `troll` or `demon`. */
export type Piece = Branded<number, 'piece'>;
/** A set of seats, one bit each. */
export type Seats = Branded<number, 'seats'>;
/** AM-9.4 A set of answers that fit a window, one bit each. */
export type Answers = Branded<number, 'answers'>;

export const nobody = -1;
export const troll: Piece = mostPlayers;
export const demon: Piece = troll + 1;

/** A piece in moves, events and views: the seat whose minion it is, or its kind. */
export type PieceId = Seat | 'troll' | 'demon';
export const pieceIds: readonly PieceId[] = [...Array(mostPlayers).keys(), 'troll', 'demon'];

const areaIndex = indexById(areaIds);
const cardIds = cards.map(({ id }) => id);
const cardIndex = indexById(cardIds);
const personalityIds = personalities.map(({ id }) => id);
const personalityIndex = indexById(personalityIds);
const randomEventIds = randomEvents.map(({ id }) => id);
const randomEventIndex = indexById(randomEventIds);

export function areaOf(id: AreaId): Area {
  return areaIndex[id];
}
export function areaId(area: Area): AreaId {
  return idAt(areaIds, area);
}

export function cardOf(id: CardId): Card {
  return cardIndex[id];
}
export function cardId(card: Card): CardId {
  return idAt(cardIds, card);
}

export function personalityOf(id: PersonalityId): Personality {
  return personalityIndex[id];
}
export function personalityId(personality: Personality): PersonalityId {
  return idAt(personalityIds, personality);
}

export function randomEventOf(id: RandomEventId): RandomEvent {
  return randomEventIndex[id];
}
export function randomEventId(event: RandomEvent): RandomEventId {
  return idAt(randomEventIds, event);
}

export function pieceOf(id: PieceId): Piece {
  if (typeof id === 'number') return +id;
  return id === 'troll' ? troll : demon;
}
export function pieceId(piece: Piece): PieceId {
  return idAt(pieceIds, piece);
}

/** A minion of this seat, as a piece. */
export function minionOf(seat: Seat): Piece {
  return +seat;
}
/** Whose minion a piece is; `nobody` for a troll or a demon (AM-9.9). */
export function ownerOf(piece: Piece): Seat {
  return piece < troll ? +piece : nobody;
}

export function hasSeat(set: Seats, seat: Seat): boolean {
  return seat !== nobody && (set & (1 << seat)) !== 0;
}
export function withSeat(set: Seats, seat: Seat): Seats {
  return set | (1 << seat);
}
