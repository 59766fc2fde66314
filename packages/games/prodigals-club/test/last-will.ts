import type { Game, Seat } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { type PlayerSpot, parked, positionAt, type Spot } from '../lessons/course/position.ts';
import { type OfferPlace, offerPlaces } from '../rules/competitions/last-will/board.ts';
import { type LwCardId, lwCardNumber } from '../rules/competitions/last-will/cards.ts';
import { placedOnTable } from '../rules/competitions/last-will/imagine.ts';
import type { LaidCard, LastWillState } from '../rules/competitions/last-will/state.ts';
import type { LastWillSeat, LastWillTable, Modifiers } from '../rules/competitions/last-will/view-types.ts';
import { propertyTypes, type RegularDeck, regularDecks } from '../rules/effects/language.ts';
import { type HandCardId, handCardNumber } from '../rules/hand-cards.ts';
import { game } from '../rules/index.ts';
import { lastWillModes, type Mode } from '../rules/modes.ts';
import type { PcFrame, PcState, PcVocabulary } from '../rules/state.ts';

/** The game with the modes of Last Will as its settings. */
export const lastWillGame: Game<PcVocabulary> = { ...game, settings: { mode: lastWillModes } };

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
export function willAt({ players = [], ...spot }: WillSpot): PcState {
  const plain = players.map(({ hand, closed, board, actions, extensions, played, ...rest }) => rest);
  const state = positionAt({ mode: 'lw-es', ...spot, players: plain } as Spot);
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

export function willMatch(spot: WillSpot): Scenario<PcVocabulary> {
  return scenario(lastWillGame, willAt(spot));
}

/** The first player's action turn. */
export function acting(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('actions', spot, [parked, { kind: 'furtherActions', seat: 0 }]);
}

/** The errand phase, from the first player on. */
export function sending(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('errands', spot, [{ kind: 'errands', at: 0 }]);
}

/** The planning of a round. */
export function planning(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('planning', spot, [
    { kind: 'errands', at: 0 },
    { kind: 'planning', at: 0 },
  ]);
}

/** The phases after the last action turn. */
export function closing(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('closing', spot, [{ kind: 'closing', at: 0 }]);
}

function inPhase(
  phase: PcState['phase'],
  spot: WillSpot,
  pending: readonly PcFrame[],
): Scenario<PcVocabulary> {
  const state = willAt({ ...spot, pending: spot.pending ?? pending });
  state.phase = phase;
  return scenario(lastWillGame, state);
}

/** A player's part of Last Will as this viewer sees it; by default the player. */
export function heir(
  match: Scenario<PcVocabulary>,
  seat: Seat,
  viewer: Seat | 'spectator' = seat,
): LastWillSeat {
  return lastWillGame.view(match.state, viewer).players[seat]?.lastWill as LastWillSeat;
}
export function table(match: Scenario<PcVocabulary>): LastWillTable {
  return lastWillGame.view(match.state, 'spectator').lastWill as LastWillTable;
}
/** The ids of the cards in a hand as the viewer sees them. */
export function handOf(match: Scenario<PcVocabulary>, seat: Seat, viewer: Seat | 'spectator' = seat) {
  return heir(match, seat, viewer).hand.map(({ card }) => card);
}
export function boardOf(match: Scenario<PcVocabulary>, seat: Seat) {
  return heir(match, seat).board.map(({ card }) => card);
}
/** Pounds paid by each payment among the last events. */
export function paid(match: Scenario<PcVocabulary>): number[] {
  return match.events.flatMap((event) => (event.type === 'spent' ? [event.n] : []));
}
