import type { NameOf, Viewer } from '@manigance/core';
import type { AreaId } from '../rules/board.ts';
import type { CardData, CardId } from '../rules/cards.ts';
import type { PieceId } from '../rules/ids.ts';
import { sourceOf, type TextContext } from './context.ts';
import { namesEn } from './names-en.ts';

/** An amount of money: "$3". */
export const dollars = (amount: number) => `$${amount}`;

/** "Hex", "Hex and Groat", "Hex, Groat and Modo". */
export function list(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? (items[0] ?? 'nothing')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The name of an area. */
export const areaName = (area: AreaId) => namesEn.areas[area];
/** The name of a card. */
export const cardName = (card: CardId) => namesEn.cards[card].name;
/** The name of a Personality. */
export const personality = (id: keyof typeof namesEn.personalities) => namesEn.personalities[id].name;

/** Cards a viewer may see by name, the others by number. */
export function someCards(count: number, seen: readonly CardId[] | undefined): string {
  if (seen !== undefined && seen.length > 0) return list(seen.map(cardName));
  return count === 1 ? 'a card' : count === 0 ? 'no card' : `${count} cards`;
}

/** "Basile’s minion", "your minion", "the troll". */
export function thePiece(piece: PieceId, name: NameOf, me?: Viewer): string {
  if (typeof piece === 'string') return `the ${piece}`;
  return piece === me ? 'your minion' : `${name(piece)}’s minion`;
}

/** The same at the head of a sentence; a player's name is written as it is. */
export const aPiece = (piece: PieceId, name: NameOf, me?: Viewer) =>
  typeof piece === 'string' ? `A ${piece}` : piece === me ? 'Your minion' : thePiece(piece, name);

/** The piece in a sentence to this reader. */
export const thePieceAt = (piece: PieceId, at: TextContext) => thePiece(piece, at.name, at.me);

/** " (Hex)": the card or event a question comes from. */
export function fromCard(at: TextContext, suits?: (data: CardData) => boolean): string {
  const source = sourceOf(namesEn, at, suits);
  return source === undefined ? '' : ` (${source})`;
}

/** A full stop, unless the sentence ends in a mark of its own: "Mysterious Murders!". */
export const stopped = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
