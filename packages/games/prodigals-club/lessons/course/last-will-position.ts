import type { Seat } from '@manigance/core';
import { type OfferPlace, offerPlaces } from '../../rules/competitions/last-will/board.ts';
import { type LwCardId, lwCardNumber } from '../../rules/competitions/last-will/cards.ts';
import { placedOnTable } from '../../rules/competitions/last-will/imagine.ts';
import type { LaidCard, LastWillState } from '../../rules/competitions/last-will/state.ts';
import type { Modifiers } from '../../rules/competitions/last-will/view-types.ts';
import { propertyTypes, type RegularDeck, regularDecks } from '../../rules/effects/language.ts';
import { type HandCardId, handCardNumber } from '../../rules/hand-cards.ts';
import type { Mode } from '../../rules/modes.ts';
import type { PcState } from '../../rules/state.ts';
import { type PlayerSpot, position, positionAt, type Spot } from './position.ts';

type Laid = LwCardId | ({ readonly card: LwCardId } & Partial<Omit<LaidCard, 'card'>>);

/** A player of Last Will, by default with £70, nothing in hand and nothing laid. */
export interface Heir extends Omit<PlayerSpot, 'hand'> {
  /** In the order in which the cards came; all open but those listed under `closed` as well. */
  hand?: readonly HandCardId[];
  closed?: readonly LwCardId[];
  board?: readonly Laid[];
  actions?: number;
  extensions?: number;
  played?: readonly LwCardId[];
}

/** The fields that a position of Last Will names; the others have their defaults. */
export interface WillSpot extends Omit<Spot, 'players'> {
  mode?: Mode;
  players?: readonly Heir[];
  /** All 0 unless given. */
  modifiers?: Partial<Modifiers>;
  firstPlayer?: Seat;
  plans?: readonly Seat[];
  offer?: never;
  places?: { readonly [P in OfferPlace]?: LwCardId };
  /** The whole deck or discard pile, the top card last; other decks hold what lies nowhere else. */
  decks?: { readonly [D in RegularDeck]?: readonly LwCardId[] };
  discards?: { readonly [D in RegularDeck]?: readonly LwCardId[] };
}

const numbers = (ids: readonly LwCardId[] = []) => ids.map((id) => lwCardNumber[id]);

/** A position in the middle of a match of `lw-es`, or of the given mode, changed by `spot`. */
export function willAt(spot: WillSpot): PcState {
  return withWill(positionAt(clubPart(spot)), spot);
}

/** The same as a position that a match can come to. */
export function willPosition(spot: WillSpot): PcState {
  return withWill(position(clubPart(spot)), spot);
}

function clubPart({ players = [], ...spot }: WillSpot): Spot {
  const plain = players.map(({ hand, closed, board, actions, extensions, played, ...rest }) => rest);
  return { mode: 'lw-es', ...spot, players: plain } as Spot;
}

function withWill(state: PcState, { players = [], ...spot }: WillSpot): PcState {
  const table = state.lastWill as LastWillState;
  state.order = spot.order?.slice() ?? state.hands.map((_, seat) => seat);
  table.firstPlayer = spot.firstPlayer ?? 0;
  table.modifiers = propertyTypes.map((type) => spot.modifiers?.[type] ?? 0);
  spot.plans?.forEach((seat, place) => {
    table.plans[place] = seat;
  });
  for (const [place, card] of Object.entries(spot.places ?? {}))
    table.offer[offerPlaces.indexOf(place as OfferPlace)] = lwCardNumber[card as LwCardId];
  players.forEach((heir, seat) => {
    seatHeir(state, table, seat, heir);
  });
  table.discards = regularDecks.map((deck) => numbers(spot.discards?.[deck]));
  stack(state, table, spot);
  return state;
}

function seatHeir(state: PcState, table: LastWillState, seat: Seat, heir: Heir): void {
  state.hands[seat] = (heir.hand ?? []).map((card) => handCardNumber[card]);
  table.closed[seat] = numbers(heir.closed);
  table.actionsLeft[seat] = heir.actions ?? 0;
  table.extensions[seat] = heir.extensions ?? 0;
  table.played[seat] = numbers(heir.played);
  table.boards[seat] = (heir.board ?? []).map((laid) => {
    const { card, ...rest } = typeof laid === 'string' ? { card: laid } : laid;
    return { card: lwCardNumber[card], step: 0, used: false, keptUp: false, lodged: [], ...rest };
  });
  const wilds = numbers(['lw-stranger-in-evening-dress', 'lw-whoever-is-at-the-door']);
  for (const card of state.hands[seat] ?? [])
    if (wilds.includes(card)) table.offer[table.offer.indexOf(card)] = -1;
}

/** What lies elsewhere is in no deck; a deck that is given leaves its other cards out of the game. */
function stack(state: PcState, table: LastWillState, { decks = {} }: WillSpot): void {
  const placed = new Set([
    ...state.hands.flat(),
    ...placedOnTable(table).flat(),
    ...table.boards.flat().map(({ card }) => card),
  ]);
  regularDecks.forEach((deck, index) => {
    const given = decks[deck];
    table.decks[index] =
      given === undefined ? (table.decks[index] ?? []).filter((card) => !placed.has(card)) : numbers(given);
  });
  table.specials = table.specials.map((pile) => pile.filter((card) => !placed.has(card)));
}
