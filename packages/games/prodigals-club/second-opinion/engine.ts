import type { Game, GameEvent, Move, Seat, State, Vocabulary } from '@manigance/core';
import { at } from '@manigance/core';
import type { LastPlayed } from '@manigance/core/second-opinion';
import type { CardId } from './cards.ts';
import { Piles } from './piles.ts';
import { markerIds, type Placed, type Round } from './table.ts';

/** The part of the engine that the model reads: its view, which shows everything but the piles. */
export interface EngineWords extends Vocabulary {
  readonly state: State<{ readonly kind: string }, Move, EngineEvent>;
  readonly frame: { readonly kind: string };
  readonly move: Move;
  readonly event: EngineEvent;
  readonly view: EngineView;
  readonly options: { readonly mode: string };
}

/** The fields of the engine's events that the model reads. */
export interface EngineEvent extends GameEvent {
  readonly order?: readonly Seat[];
  readonly pointer?: string;
  readonly round?: number;
  readonly central?: CardId;
  readonly bundles?: readonly Bundle[];
  readonly circles?: readonly string[];
  readonly offer?: readonly string[];
  readonly dame?: string;
}

interface Bundle {
  readonly bundle: string;
  readonly cards: readonly CardId[];
  readonly tile?: string;
}

interface EngineView {
  readonly round: number;
  readonly order: readonly Seat[];
  readonly central: {
    readonly card?: CardId;
    readonly bonusTiles: readonly string[];
    readonly renaissance?: { readonly seat: Seat; readonly named: readonly string[] };
  };
  readonly boys: Readonly<Record<string, readonly Seat[]>>;
  readonly late?: Seat;
  readonly bundles: readonly Bundle[];
  readonly offences: number;
  readonly circles: Readonly<Record<string, string>>;
  readonly dame?: string;
  readonly offer: readonly string[];
  readonly pointer?: string;
  readonly players: readonly EnginePlayer[];
}

interface EnginePlayer {
  readonly unplaced: number;
  readonly reserved?: number;
  readonly bonus?: string;
  readonly hand: readonly CardId[];
  readonly tableau: readonly { readonly card: CardId; readonly activated: boolean }[];
  readonly whites: readonly CardId[];
  readonly symbols: object;
  readonly election?: {
    readonly votes: number;
    readonly megaphones: number;
    readonly grid: readonly Placed[];
  };
  readonly society?: {
    readonly markers: Readonly<Record<string, { readonly column: string; readonly value: number }>>;
    readonly immune: boolean;
  };
  readonly possessions?: { readonly pounds: number; readonly tiles: readonly string[] };
}

/** The engine's position in the form of `position.ts`. */
export function positionOf(game: Game<EngineWords>, state: EngineWords['state']): unknown {
  const view = game.view(state, 'spectator');
  const { round, order, central, boys, late, bundles, dame, offer, pointer, offences } = view;
  const { renaissance } = central;
  return {
    round,
    order,
    boys: Object.fromEntries(Object.entries(boys).map(([space, seats]) => [space, [...seats].sort()])),
    late,
    bonusLeft: [...central.bonusTiles].sort(),
    renaissance: renaissance && { seat: renaissance.seat, named: [...renaissance.named].sort() },
    centralCard: central.card,
    bundles: Object.fromEntries(bundles.map(({ bundle, cards }) => [bundle, [...cards].sort()])),
    circles: Object.values(view.circles).sort(),
    dame,
    offer,
    pointer,
    offences,
    players: view.players.map(playerOf),
  };
}

function playerOf({ unplaced, reserved, bonus, hand, tableau, whites, symbols, ...rest }: EnginePlayer) {
  const { election, society, possessions } = rest;
  const cells = markerIds.map((id) => `${id} ${society?.markers[id]?.column} ${society?.markers[id]?.value}`);
  return {
    unplaced,
    reserved,
    bonus,
    hand: [...hand].sort(),
    tableau: tableau.map(({ card, activated }) => `${card} ${activated}`).sort(),
    whites: [...whites].sort(),
    symbols,
    election: election && { votes: election.votes, megaphones: election.megaphones, grid: election.grid },
    society: society && { cells, immune: society.immune },
    possessions: possessions && { pounds: possessions.pounds, tiles: [...possessions.tiles].sort() },
  };
}

/** The deal: all that chance does (PC-17.4). */
export interface Start {
  readonly order: readonly Seat[];
  readonly pointer: string | undefined;
  readonly possessions: readonly (readonly string[])[];
  readonly circles: readonly string[];
  readonly deal: (round: number) => Round;
}

/** PC-4 The deal, read from the engine's start. */
export function startOf(game: Game<EngineWords>, mode: string, played: LastPlayed<EngineWords>): Start {
  const view = game.view(played.state, 'spectator');
  const opened = eventOf(played, 'opened');
  const piles = new Piles(mode);
  return {
    order: opened.order ?? [],
    pointer: opened.pointer,
    possessions: view.players.map(({ possessions }) => possessions?.tiles ?? []),
    circles: view.players.map(({ election }) => election?.grid[0]?.tile ?? ''),
    deal: (round) => roundOf(eventOf(played, 'roundPrepared'), round, piles),
  };
}

function eventOf({ events }: LastPlayed<EngineWords>, type: string): EngineEvent {
  return at(
    events.filter((event) => event.type === type),
    0,
  );
}

function roundOf(event: EngineEvent, round: number, piles: Piles): Round {
  if (event.round !== round) throw new RangeError(`round ${event.round} is prepared, not ${round}`);
  const bundles = event.bundles ?? [];
  const dealt = {
    central: event.central ?? '',
    bundles: new Map(bundles.map(({ bundle, cards }) => [bundle, cards])),
    circles: [...bundles.flatMap(({ tile }) => tile ?? []), ...(event.circles ?? [])], // PC-6.6
    offer: event.offer ?? [],
    dame: event.dame,
  };
  piles.take(round, dealt);
  return dealt;
}
