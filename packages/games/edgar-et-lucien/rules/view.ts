import type { Seat, Viewer } from '@manigance/core';
import { type ActionId, actionIds, bitCount } from './administrations.ts';
import { type DistrictId, type WheelPosition, wheelPositions } from './board.ts';
import { schemeIds } from './cards.ts';
import { influenceTokens } from './constants.ts';
import { handOf, namesOf } from './deck.ts';
import type { ElEvent, Programme } from './events.ts';
import { type Plan, planFor } from './plan.ts';
import { edgarActed, lucienActed } from './players.ts';
import type { ElFrame, ElState, ElView, Phase, PlayerView } from './state.ts';
import { type ConditionId, conditionIds } from './victory.ts';

/** EL-21.5 Frames, discard pile and everything on the table are public. */
export function view(state: ElState, viewer: Viewer): ElView {
  const { board, ids } = planFor[state.seats] as Plan;
  const over = state.outcome !== undefined;
  return {
    board,
    openMoney: state.openMoney,
    seat: viewer === 'spectator' ? undefined : viewer,
    period: state.period,
    turn: state.turn,
    phase: over ? 'over' : phaseOf(state.pending[0]),
    order: state.order.slice(),
    firstPlayer: state.firstPlayer,
    governor: seatOrNone(state.governor),
    heritage: seatOrNone(state.heritage),
    certificates: holders<ConditionId>(conditionIds, state.certificates),
    owners: holders<DistrictId>(ids, state.owner),
    players: state.money.map((_, seat) => playerView(state, seat, viewer, over)),
    deck: state.deck.length,
    discard: namesOf(state.discard),
    inPlay: state.inPlay === -1 ? undefined : schemeIds[state.inPlay],
    pending: state.pending.slice(),
    deckCards: over ? namesOf(state.deck) : undefined,
  };
}

function playerView(state: ElState, seat: Seat, viewer: Viewer, over: boolean): PlayerView {
  const { ids } = planFor[state.seats] as Plan;
  const own = seat === viewer || over;
  const marks = state.marks[seat] as number;
  const acted = state.acted[seat] as number;
  const tokens = influenceTokens - (state.districts[seat] as number) - (bitCount[marks] as number);
  return {
    popularity: state.popularity[seat] as number,
    edgar: ids[state.edgar[seat] as number],
    lucien: ids[state.lucien[seat] as number],
    marks: actionIds.filter((_, action): _ is ActionId => (marks & (1 << action)) !== 0),
    supply: Math.max(0, tokens),
    certified: state.certified[seat] === 1,
    acted: { edgar: (acted & edgarActed) !== 0, lucien: (acted & lucienActed) !== 0 },
    programme: programmeOf(state.programmes[seat] as number),
    gone: state.gone[seat] === 1,
    cards: state.handSize[seat] as number,
    money: own || state.openMoney ? state.money[seat] : undefined,
    hand: own ? namesOf(handOf(state, seat)) : undefined,
  };
}

/** EL-26.1 Taxes, election without a tie and reset ask nobody, so they are never shown. */
function phaseOf(bottom: ElFrame | undefined): Phase {
  switch (bottom?.kind) {
    case 'place':
      return 'setup';
    case 'programme':
      return 'programme';
    case 'chooseExit':
      return 'move';
    case 'bid':
      return 'auction';
    default:
      return 'act';
  }
}

function programmeOf(hands: number): Programme | undefined {
  if (hands === -1) return undefined;
  return {
    edgar: wheelPositions[hands >> 3] as WheelPosition,
    lucien: wheelPositions[hands & 7] as WheelPosition,
  };
}

function seatOrNone(seat: Seat): Seat | undefined {
  return seat === -1 ? undefined : seat;
}

function holders<Id extends string>(ids: readonly Id[], seats: readonly Seat[]): Partial<Record<Id, Seat>> {
  const held: Partial<Record<Id, Seat>> = {};
  ids.forEach((id, at) => {
    if (seats[at] !== -1) held[id] = seats[at] as Seat;
  });
  return held;
}

/** EL-21.6 Drawn cards are seen by the drawer, a card extorted by thief and victim. */
export function witness(event: ElEvent, viewer: Viewer): ElEvent {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, cards: undefined };
  if (event.type === 'extorted' && event.seat !== viewer && event.victim !== viewer) {
    return { ...event, card: undefined };
  }
  return event;
}

/** EL-21.9 The lawful revelations. */
export function reveals(event: ElEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'robbed':
      return event.victim !== viewer;
    case 'drew':
      return event.seat === viewer;
    case 'extorted':
      return event.seat === viewer || event.victim === viewer;
    case 'left':
    case 'brink':
      return event.seat !== viewer;
    case 'revealed':
    case 'won':
      return true;
    default:
      return false;
  }
}
