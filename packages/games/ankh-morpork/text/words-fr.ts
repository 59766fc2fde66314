import { frenchSubject, type NameOf, type Seat, type Viewer } from '@manigance/core';
import type { AreaId } from '../rules/board.ts';
import type { CardData, CardId } from '../rules/cards.ts';
import type { PieceId } from '../rules/ids.ts';
import { sourceOf, type TextContext } from './context.ts';
import { namesFr } from './names-fr.ts';

/** No-break spaces: sentences are written with plain ones, and all of them pass through here. */
export function typeset(sentence: string): string {
  return sentence
    .replace(/ ([:»$])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/ ([;!?])/g, '\u202f$1');
}

interface AreaForms {
  /** In the middle of a sentence; at its head the article takes a capital. */
  readonly the: string;
  /** Where one is or goes. */
  readonly at: string;
  /** Where one comes from, what a thing belongs to. */
  readonly of: string;
}

// biome-ignore format: one area per row
/** The name of each area with its article and prepositions. */
export const areaForms: Readonly<Record<AreaId, AreaForms>> = {
  'dolly-sisters':   { the: 'les Sœurs-Étienne', at: 'aux Sœurs-Étienne', of: 'des Sœurs-Étienne' },
  'unreal-estate':   { the: 'le Terrain Forcier', at: 'sur le Terrain Forcier', of: 'du Terrain Forcier' },
  'dragons-landing': { the: 'l’Atterrissage-du-Dragon', at: 'à l’Atterrissage-du-Dragon', of: 'de l’Atterrissage-du-Dragon' },
  'small-gods':      { the: 'les Petits-Dieux', at: 'aux Petits-Dieux', of: 'des Petits-Dieux' },
  'the-scours':      { the: 'les Décapes', at: 'aux Décapes', of: 'des Décapes' },
  'the-hippo':       { the: 'l’Hippo', at: 'à l’Hippo', of: 'de l’Hippo' },
  'the-shades':      { the: 'les Ombres', at: 'aux Ombres', of: 'des Ombres' },
  dimwell:           { the: 'Sombrepuits', at: 'à Sombrepuits', of: 'de Sombrepuits' },
  longwall:          { the: 'Grand-Mur', at: 'à Grand-Mur', of: 'de Grand-Mur' },
  'isle-of-gods':    { the: 'l’Île des Dieux', at: 'sur l’Île des Dieux', of: 'de l’Île des Dieux' },
  'seven-sleepers':  { the: 'les Sept-Dormants', at: 'aux Sept-Dormants', of: 'des Sept-Dormants' },
  'nap-hill':        { the: 'Mont-Roupillon', at: 'à Mont-Roupillon', of: 'de Mont-Roupillon' },
};

/** The name of an area. */
export const areaName = (area: AreaId) => namesFr.areas[area];
/** The name of a card. */
export const cardName = (card: CardId) => namesFr.cards[card].name;
/** The name of a Personality. */
export const personality = (id: keyof typeof namesFr.personalities) => namesFr.personalities[id].name;

/** « le Seigneur Rouille », « Chrysoprase ». */
export const thePersonality = (id: keyof typeof namesFr.personalities) =>
  id === 'chrysoprase' ? personality(id) : `le ${personality(id)}`;

/** An amount of money: « 3 $ ». */
export const dollars = (amount: number) => `${amount} $`;

/** « Sort », « Sort et Liard », « Sort, Liard et Modo ». */
export function list(items: readonly string[], last: 'et' | 'ou' = 'et'): string {
  return items.length < 2 ? (items[0] ?? 'rien') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** « d’Alix », « de Basile », « d’Yves », « de Yann ». */
export function de(name: string): string {
  return /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** Cards a viewer may see by name, the others by number. */
export function someCards(count: number, seen: readonly CardId[] | undefined): string {
  if (seen !== undefined && seen.length > 0) return list(seen.map(cardName));
  return count === 1 ? 'une carte' : count === 0 ? 'aucune carte' : `${count} cartes`;
}

const kinds = { troll: 'Troll', demon: 'Démon' } as const;

/** « un Agent de Basile », « un de vos Agents », « un Troll ». */
export function aPiece(piece: PieceId, name: NameOf, me?: Viewer): string {
  if (typeof piece === 'string') return `un ${kinds[piece]}`;
  return piece === me ? 'un de vos Agents' : `un Agent ${de(name(piece))}`;
}

/** The piece at the head of a sentence to this reader. */
export const aPieceAt = (piece: PieceId, at: TextContext) => aPiece(piece, at.name, at.me);

/** « l’Agent de Basile », « votre Agent », « le Troll ». */
export function thePiece(piece: PieceId, name: NameOf, me?: Viewer): string {
  if (typeof piece === 'string') return `le ${kinds[piece]}`;
  return piece === me ? 'votre Agent' : `l’Agent ${de(name(piece))}`;
}

/** The piece in a sentence to this reader. */
export const thePieceAt = (piece: PieceId, at: TextContext) => thePiece(piece, at.name, at.me);

/** « Votre Bâtiment », « Le Bâtiment d’Alix ». */
export const theBuilding = (seat: Seat, name: NameOf) =>
  name.reader === seat ? 'Votre Bâtiment' : `Le Bâtiment ${de(name(seat))}`;

/** « votre main », « la main d’Alix ». */
export const handOf = (seat: Seat, name: NameOf) =>
  name.reader === seat ? 'votre main' : `la main ${de(name(seat))}`;

/** « Alix donne 3 $ à Basile », « Vous donnez 3 $ à Basile », « Alix vous donne 3 $ ». */
export function toSeat(
  name: NameOf,
  seat: Seat,
  to: Seat,
  verb: string,
  yours: string,
  what: string,
): string {
  if (name.reader === to) return `${name(seat)} vous ${verb} ${what}`;
  return `${frenchSubject(name, seat, verb, yours)} ${what} à ${name(to)}`;
}

/** A phrase with a capital letter. */
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** « (Sort) »: the card or event a question comes from. */
export function fromCard(at: TextContext, suits?: (data: CardData) => boolean): string {
  const source = sourceOf(namesFr, at, suits);
  return source === undefined ? '' : ` (${source})`;
}

/** A full stop, unless the sentence ends in a mark of its own: « Meurtres Mystérieux ! ». */
export const stopped = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
