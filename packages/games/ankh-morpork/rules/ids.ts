import { at, type Branded, indexById, type Seat } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import { type PersonalityId, personalities } from './personalities.ts';
import { type RandomEventId, randomEvents } from './random-events.ts';

/** In the state, things are small whole numbers: indices into the tables of what is printed. */
export type Area = Branded<number, 'area'>;
export type Card = Branded<number, 'card'>;
export type Personality = Branded<number, 'personality'>;
export type RandomEvent = Branded<number, 'randomEvent'>;
/** A piece on foot: the seat whose minion it is, or 4 for a troll, 5 for a demon. */
export type Piece = Branded<number, 'piece'>;
/** A set of areas, one bit each. */
export type Areas = Branded<number, 'areas'>;
/** AM-9.4 A set of answers that fit a window, one bit each. */
export type Answers = Branded<number, 'answers'>;

export const nobody = -1;
export const troll: Piece = 4;
export const demon: Piece = 5;

/** A piece as players name it: the seat whose minion it is, or what else it is. */
export type PieceId = Seat | 'troll' | 'demon';
export const pieceIds: readonly PieceId[] = [0, 1, 2, 3, 'troll', 'demon'];

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
  return at(areaIds, area);
}

export function cardOf(id: CardId): Card {
  return cardIndex[id];
}
export function cardId(card: Card): CardId {
  return at(cardIds, card);
}

export function personalityOf(id: PersonalityId): Personality {
  return personalityIndex[id];
}
export function personalityId(personality: Personality): PersonalityId {
  return at(personalityIds, personality);
}

export function randomEventOf(id: RandomEventId): RandomEvent {
  return randomEventIndex[id];
}
export function randomEventId(event: RandomEvent): RandomEventId {
  return at(randomEventIds, event);
}

export function pieceOf(id: PieceId): Piece {
  return pieceIds.indexOf(id);
}
export function pieceId(piece: Piece): PieceId {
  return at(pieceIds, piece);
}

/** A minion of this seat, as a piece. */
export function minionOf(seat: Seat): Piece {
  return +seat;
}
/** Whose minion a piece is; `nobody` for a troll or a demon (AM-9.9). */
export function ownerOf(piece: Piece): Seat {
  return piece < troll ? +piece : nobody;
}

/** The set that holds this area alone. */
export function justArea(area: Area): Areas {
  return 1 << area;
}
export function has(set: Areas, area: Area): boolean {
  return (set & (1 << area)) !== 0;
}

/** The areas of a set, in the order of their numbers. */
export function areaIdsIn(set: Areas): AreaId[] {
  return areaIds.filter((_, area) => has(set, area));
}
export function areaSetOf(ids: readonly AreaId[]): Areas {
  return ids.reduce((set, id) => set | justArea(areaOf(id)), 0);
}
