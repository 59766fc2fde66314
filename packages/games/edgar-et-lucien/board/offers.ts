import type { Refusal } from '@manigance/core';
import { edgarActionIds } from '../rules/administrations.ts';
import type { SchemeId } from '../rules/cards.ts';
import type { ElMove } from '../rules/index.ts';

/** The characters that an action belongs to. */
export type Who = 'edgar' | 'lucien' | 'both';

/** One action with the moves for each of its targets. */
export interface Offer {
  readonly id: string;
  readonly who: Who;
  /** Legal moves. */
  readonly moves: readonly ElMove[];
  /** Refused moves with their reasons. */
  readonly refused: readonly Refusal<ElMove>[];
}

/** Groups the moves by action, in their order. Passing is left out. */
export function offersOf(options: readonly ElMove[], refusals: readonly Refusal<ElMove>[]): readonly Offer[] {
  const offers = new Map<string, { id: string; who: Who; moves: ElMove[]; refused: Refusal<ElMove>[] }>();
  const offerOf = (move: ElMove) => {
    const id = offerId(move);
    const offer = offers.get(id) ?? { id, who: whoDoes(move), moves: [], refused: [] };
    offers.set(id, offer);
    return offer;
  };
  for (const move of options) if (move.do !== 'pass') offerOf(move).moves.push(move);
  for (const refusal of refusals) if (refusal.move.do !== 'pass') offerOf(refusal.move).refused.push(refusal);
  return [...offers.values()];
}

/** The id of the action of a move. */
export function offerId(move: ElMove): string {
  switch (move.do) {
    case 'playScheme':
      return `card:${move.card}`;
    case 'administration':
      return `administration:${move.action}`;
    case 'supported':
      return `supported:${move.action}${move.viaCard === true ? ':far' : ''}`;
    default:
      return move.do;
  }
}

function whoDoes(move: ElMove): Who {
  if (move.do === 'supported') return 'both';
  if (move.do === 'buyCity' || move.do === 'buyPlayer') return 'lucien';
  if (move.do !== 'administration') return 'edgar';
  return edgarActionIds.some((action) => action === move.action) ? 'edgar' : 'lucien';
}

/** The targets a move can have, in the order in which they are asked for. */
export const facets = [
  'action',
  'certificate',
  'direction',
  'victim',
  'player',
  'players',
  'edgar',
  'lucien',
  'district',
  'steps',
  'cards',
] as const;
/** A kind of target. */
export type Facet = (typeof facets)[number];

/** Targets chosen so far; for a Swindle the cards named so far. */
export type Parts = Partial<Record<Exclude<Facet, 'cards'>, string>> & {
  readonly cards?: readonly SchemeId[];
};

/** The target of this kind that a move names. */
export function aimOf(move: ElMove, facet: Facet): string | undefined {
  const value = (move as Partial<Record<Facet, unknown>>)[facet];
  return value === undefined ? undefined : String(value);
}

/** The moves that agree with what I have said. */
export function narrowed(moves: readonly ElMove[], parts: Parts): readonly ElMove[] {
  return moves.filter((move) =>
    facets.every((facet) => {
      if (facet === 'cards') return parts.cards === undefined || holds(cardsOf(move), parts.cards);
      return parts[facet] === undefined || parts[facet] === aimOf(move, facet);
    }),
  );
}

/** The next target to choose, with one move for each choice; undefined when a single move is left. */
export function nextChoice(
  moves: readonly ElMove[],
  parts: Parts = {},
): { readonly facet: Facet; readonly choices: readonly ElMove[] } | undefined {
  const left = narrowed(moves, parts);
  if (left.length < 2) return undefined;
  const facet = facets.find((one) => new Set(left.map((move) => aimOf(move, one))).size > 1);
  if (facet === undefined) return undefined;
  if (facet === 'cards') return { facet, choices: left };
  const seen = new Map(left.map((move) => [aimOf(move, facet), move]));
  return { facet, choices: [...seen.values()] };
}

/** Which cards can be named next for a Swindle. */
export function nextCards(moves: readonly ElMove[], parts: Parts): readonly SchemeId[] {
  const named = parts.cards ?? [];
  const found = narrowed(moves, parts).flatMap((move) => without(cardsOf(move), named));
  return [...new Set(found)];
}

function cardsOf(move: ElMove): readonly SchemeId[] {
  return 'cards' in move ? move.cards : [];
}

function without(cards: readonly SchemeId[], named: readonly SchemeId[]): readonly SchemeId[] {
  const left = [...cards];
  for (const card of named) {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

function holds(cards: readonly SchemeId[], named: readonly SchemeId[]): boolean {
  return without(cards, named).length === cards.length - named.length;
}
