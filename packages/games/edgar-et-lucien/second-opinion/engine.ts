import type { Game, GameEvent, Move, Seat, State, Vocabulary } from '@manigance/core';
import { at, last } from '@manigance/core';
import type { LastPlayed } from '@manigance/core/second-opinion';
import { sameCards } from './drawing.ts';
import type { Chance } from './table.ts';
import { type Card, cards, copies, type Programme } from './words.ts';

/** The parts of the engine that the model reads: views, and the order of the deck. No rule is taken from it. */
export interface EngineWords extends Vocabulary {
  readonly state: State<EngineFrame, Move, EngineEvent> & { readonly deck: readonly number[] };
  readonly frame: EngineFrame;
  readonly move: Move;
  readonly event: EngineEvent;
  readonly view: EngineView;
  readonly options: { readonly openMoney: boolean; readonly firstPlayer: string };
}

interface EngineFrame {
  readonly kind: string;
  readonly tied?: readonly Seat[];
  readonly passed?: readonly Seat[];
  readonly standing?: { readonly seat: Seat; readonly amount: number } | undefined;
}

interface EngineEvent extends GameEvent {
  readonly firstPlayer?: Seat;
  readonly cards?: readonly Card[] | number | undefined;
  readonly card?: Card | undefined;
}

/** The fields of a view that EL-21.5 lists. */
interface EngineView {
  readonly openMoney: boolean;
  readonly period: number;
  readonly turn: number;
  readonly phase: string;
  readonly order: readonly Seat[];
  readonly firstPlayer: Seat;
  readonly governor: Seat | undefined;
  readonly heritage: Seat | undefined;
  readonly certificates: object;
  readonly owners: object;
  readonly protected: readonly string[];
  readonly discard: readonly Card[];
  readonly inPlay: Card | undefined;
  readonly players: readonly EnginePlayer[];
}

interface EnginePlayer {
  readonly popularity: number;
  readonly conditions: Readonly<Record<string, { readonly state: string }>>;
  readonly edgar: string | undefined;
  readonly lucien: string | undefined;
  readonly marks: readonly string[];
  readonly supply: number;
  readonly certified: boolean;
  readonly acted: { readonly edgar: boolean; readonly lucien: boolean };
  readonly programme: Programme | undefined;
  readonly gone: boolean;
  readonly money: number | undefined;
  readonly known: readonly Card[];
  readonly hand: readonly Card[] | undefined;
}

/** The engine's position, put together from what each seat is shown and the order of the deck. */
export function positionOf(game: Game<EngineWords>, state: EngineWords['state']): unknown {
  const views = Array.from({ length: state.seats }, (_, seat) => game.view(state, seat));
  const { players: _players, discard, owners, ...table } = shared(at(views, 0));
  return {
    ...table,
    owner: owners,
    deck: state.deck.map((kind) => at(cards, kind)),
    discard: [...discard].sort(),
    auction: auctionOf(state),
    players: views.map((view, seat) => playerOf(view, seat)),
  };
}

function shared(view: EngineView): EngineView {
  const { openMoney, period, turn, phase, order, firstPlayer, governor, heritage } = view;
  const { certificates, owners, discard, inPlay, players } = view;
  const open = { openMoney, period, turn, phase, order, firstPlayer, governor, heritage };
  return { ...open, certificates, owners, protected: [...view.protected].sort(), discard, inPlay, players };
}

function auctionOf({ pending }: EngineWords['state']) {
  const frame = pending.at(-1);
  if (frame?.kind !== 'bid') return undefined;
  return { tied: frame.tied, passed: frame.passed, standing: frame.standing };
}

/** A seat as it sees itself. */
function playerOf(view: EngineView, seat: Seat) {
  const own = at(view.players, seat);
  if (own.gone) return { gone: true };
  const { money, popularity, edgar, lucien, marks, supply, certified, acted, hand, conditions } = own;
  return {
    money,
    popularity,
    hand: [...(hand ?? [])].sort(),
    edgar,
    lucien,
    marks: [...marks].sort(),
    supply,
    acted: (['edgar', 'lucien'] as const).filter((character) => acted[character]),
    certified,
    programme: own.programme,
    fulfilled: Object.keys(conditions).filter(
      (id) => !['not', 'unknown'].includes(conditions[id]?.state ?? ''),
    ),
    known: view.players.flatMap(({ known }, holder) =>
      holder === seat ? [] : known.map((card) => `${holder} ${card}`),
    ),
    gone: false,
  };
}

/** The results of chance, read from the last step and checked against the possible ones. */
export function chanceOf(played: LastPlayed<EngineWords>): Chance {
  const event = (type: string) => {
    const found = played.events.find((one) => one.type === type);
    if (found === undefined) throw new RangeError(`the rules tell of no ${type}`);
    return found;
  };
  const deck = () => played.state.deck.map((kind) => at(cards, kind));
  return {
    firstPlayer() {
      const seat = event('began').firstPlayer ?? -1;
      if (!(seat in Array(played.state.seats).fill(0))) throw new RangeError(`${seat} is no seat`);
      return seat;
    },
    deck() {
      const all = cards.flatMap((card) => Array<Card>(copies[card]).fill(card));
      if (!sameCards(deck(), all)) throw new RangeError('the deck is not that of EL-20');
      return deck();
    },
    reshuffled(drawn) {
      const drew = event('drew').cards;
      if (!Array.isArray(drew)) throw new RangeError('the rules do not tell which cards were drawn');
      return [...deck(), ...(drew as Card[]).slice(drawn.length).toReversed()];
    },
    stolen() {
      return event('extorted').card ?? last([]);
    },
  };
}
