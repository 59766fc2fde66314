import { type Branded, indexById, type Seat } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import { mostPlayers } from './constants.ts';
import { idAt } from './lists.ts';
import { type PersonalityId, personalities } from './personalities.ts';
import { type RandomEventId, randomEvents } from './random-events.ts';

/** Things in the state are small whole numbers: indices into the tables of areas, cards and so on. */
export type Area = Branded<number, 'area'>;
/** A player card in the state: its index in `cards`. */
export type Card = Branded<number, 'card'>;
/** A Personality in the state: its index in `personalities`. */
export type Personality = Branded<number, 'personality'>;
/** A random event in the state: its index in `randomEvents`. */
export type RandomEvent = Branded<number, 'randomEvent'>;
/** A piece on foot: the seat whose minion it is, or `troll` or `demon`. */
export type Piece = Branded<number, 'piece'>;
/** A set of seats, one bit each. */
export type Seats = Branded<number, 'seats'>;
/** AM-9.4 A set of answers that fit a window, one bit each. */
export type Answers = Branded<number, 'answers'>;

/** Stands for no seat. */
export const nobody = -1;
/** A troll, as a piece. */
export const troll: Piece = mostPlayers;
/** A demon, as a piece. */
export const demon: Piece = troll + 1;

/** A piece in moves, events and views: the seat whose minion it is, or its kind. */
export type PieceId = Seat | 'troll' | 'demon';
/** The pieces in moves, events and views, by piece. */
export const pieceIds: readonly PieceId[] = [...Array(mostPlayers).keys(), 'troll', 'demon'];

const areaIndex = indexById(areaIds);
const cardIds = cards.map(({ id }) => id);
const cardIndex = indexById(cardIds);
const personalityIds = personalities.map(({ id }) => id);
const personalityIndex = indexById(personalityIds);
const randomEventIds = randomEvents.map(({ id }) => id);
const randomEventIndex = indexById(randomEventIds);

/** The area of an id. */
export function areaOf(id: AreaId): Area {
  return areaIndex[id];
}
/** The id of an area. */
export function areaId(area: Area): AreaId {
  return idAt(areaIds, area);
}

/** The card of an id. */
export function cardOf(id: CardId): Card {
  return cardIndex[id];
}
/** The id of a card. */
export function cardId(card: Card): CardId {
  return idAt(cardIds, card);
}

/** The Personality of an id. */
export function personalityOf(id: PersonalityId): Personality {
  return personalityIndex[id];
}
/** The id of a Personality. */
export function personalityId(personality: Personality): PersonalityId {
  return idAt(personalityIds, personality);
}

/** The random event of an id. */
export function randomEventOf(id: RandomEventId): RandomEvent {
  return randomEventIndex[id];
}
/** The id of a random event. */
export function randomEventId(event: RandomEvent): RandomEventId {
  return idAt(randomEventIds, event);
}

/** The piece of an id. */
export function pieceOf(id: PieceId): Piece {
  if (typeof id === 'number') return +id;
  return id === 'troll' ? troll : demon;
}
/** The id of a piece. */
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

/** Whether a set holds this seat. */
export function hasSeat(set: Seats, seat: Seat): boolean {
  return seat !== nobody && (set & (1 << seat)) !== 0;
}
/** The set with this seat. */
export function withSeat(set: Seats, seat: Seat): Seats {
  return set | (1 << seat);
}
