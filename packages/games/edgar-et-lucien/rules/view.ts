import type { Seat, Viewer } from '@manigance/core';
import { hasMark } from './actions/edgar-administration.ts';
import { type ActionId, actionIds, bitCount, edgarActionIds } from './administrations.ts';
import type { DistrictId } from './board.ts';
import { noCard, schemeId } from './cards.ts';
import { conditionsToWin, heistMoney, influenceTokens, popularityMax } from './constants.ts';
import { isProtected } from './control.ts';
import { handOf, namesOf } from './deck.ts';
import type { Programme } from './events.ts';
import { knownCards } from './knowledge.ts';
import { itemAt, numberAt } from './lists.ts';
import { planOn } from './plan.ts';
import { edgarActed, lucienActed, nobody, seatOrNone } from './players.ts';
import type { ConditionView, ElFrame, ElState, ElView, FrameView, Phase, PlayerView } from './state.ts';
import type { Condition } from './victory.ts';
import {
  type ConditionId,
  certificatesOf,
  conditionIds,
  grandZealot,
  highCollector,
  includes,
  influentialBureaucrat,
  needsAt,
  openlyMet,
  trulyMet,
  wealthyDandy,
} from './victory.ts';
import { positionId, unrevealed } from './wheel.ts';

/** EL-21.5 Frames, discard pile and everything on the table are public. */
export function view(state: ElState, viewer: Viewer, other?: ElView): ElView {
  const { board, ids } = planOn(state);
  const over = state.outcome !== undefined;
  return {
    board,
    openMoney: state.openMoney,
    seat: viewer === 'spectator' ? undefined : viewer,
    period: state.period,
    turn: state.turn,
    phase: over ? 'over' : phaseOf(state.pending[0]),
    order: other?.order ?? state.order.slice(),
    firstPlayer: state.firstPlayer,
    governor: seatOrNone(state.governor),
    heritage: seatOrNone(state.heritage),
    certificates: other?.certificates ?? holders<ConditionId>(conditionIds, state.certificates),
    owners: other?.owners ?? holders<DistrictId>(ids, state.owner),
    protected: other?.protected ?? ids.filter((_, district) => isProtected(state, district)),
    players: state.money.map((_, seat) => playerView(state, seat, viewer, other)),
    needs: needsAt(state.seats),
    deck: state.deck.length,
    discard: other?.discard ?? namesOf(state.discard),
    inPlay: state.inPlay === noCard ? undefined : schemeId(state.inPlay),
    pending: other?.pending ?? state.pending.map(frameView),
    deckCards: over ? namesOf(state.deck) : undefined,
  };
}

function playerView(state: ElState, seat: Seat, viewer: Viewer, other: ElView | undefined): PlayerView {
  const own = seat === viewer || state.outcome !== undefined;
  const seesPurse = own || state.openMoney;
  const known = namesOf(knownCards(state, viewer, seat));
  const shown = other?.players[seat];
  const isAlike = shown !== undefined && seat !== viewer && seat !== other?.seat;
  if (isAlike && areSame(shown.known, known)) return shown;
  return {
    ...(shown ?? openPlayer(state, seat)),
    conditions: conditionViews(state, seat, seesPurse),
    money: seesPurse ? state.money[seat] : undefined,
    known,
    hand: own ? namesOf(handOf(state, seat)) : undefined,
  };
}

/** The part of a player that everybody sees. */
function openPlayer(state: ElState, seat: Seat): Omit<PlayerView, 'conditions' | 'money' | 'known' | 'hand'> {
  const { ids } = planOn(state);
  const acted = numberAt(state.acted, seat);
  const tokens = influenceTokens - numberAt(state.districts, seat) - bitCount(numberAt(state.marks, seat));
  return {
    popularity: numberAt(state.popularity, seat),
    districts: ids.filter((_, district) => state.owner[district] === seat),
    edgar: ids[numberAt(state.edgar, seat)],
    lucien: ids[numberAt(state.lucien, seat)],
    marks: actionIds.filter((_, action): _ is ActionId => hasMark(state, seat, action)),
    supply: Math.max(0, tokens),
    certified: state.certified[seat] === 1,
    acted: { edgar: (acted & edgarActed) !== 0, lucien: (acted & lucienActed) !== 0 },
    programme: programmeOf(state, seat),
    gone: state.gone[seat] === 1,
    cards: numberAt(state.handSize, seat),
  };
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** EL-19.2 Whether a closed purse makes a Wealthy Dandy is known by certificate alone. */
function conditionViews(state: ElState, seat: Seat, seesPurse: boolean): PlayerView['conditions'] {
  const certificates = certificatesOf(state, seat);
  const met = seesPurse ? trulyMet(state, seat) : openlyMet(state, seat);
  const lacksOne = bitCount(certificates | met) === conditionsToWin - 1;
  const viewOf = (condition: Condition, have: number | undefined): ConditionView => {
    if (includes(certificates, condition)) return { state: 'certificate', have };
    if (includes(met, condition)) return { state: 'met', have };
    const lacking = { state: have === undefined ? 'unknown' : 'not', have } as const;
    return lacksOne && isOneActionAway(state, seat, condition, have) ? { ...lacking, isNear: true } : lacking;
  };
  return {
    wealthy_dandy: viewOf(wealthyDandy, seesPurse ? state.money[seat] : undefined),
    high_collector: viewOf(highCollector, state.districts[seat]),
    influential_bureaucrat: viewOf(influentialBureaucrat, state.administrations[seat]),
    grand_zealot: viewOf(grandZealot, state.popularity[seat]),
  };
}

/** Whether a district, a robbery of the bank, the election or a speech may fulfil this condition; a closed purse always may. */
function isOneActionAway(
  state: ElState,
  seat: Seat,
  condition: Condition,
  have: number | undefined,
): boolean {
  if (have === undefined) return true;
  if (condition === grandZealot) return state.governor === seat || have === popularityMax;
  const need = needsAt(state.seats)[itemAt(conditionIds, condition)];
  return need - have <= (condition === wealthyDandy ? heistMoney : 1);
}

/** EL-26.1 Every frame is public. A new kind, or a new field of one, stays hidden until it is listed here. */
function frameView(frame: ElFrame): FrameView {
  switch (frame.kind) {
    case 'programme':
    case 'taxes':
    case 'election':
    case 'reset':
      return { kind: frame.kind };
    case 'place':
    case 'move':
    case 'chooseExit':
    case 'act':
    case 'actionDone':
      return { kind: frame.kind, seat: frame.seat };
    case 'intimidationReply':
    case 'smearReply':
      return { kind: frame.kind, seat: frame.seat, by: frame.by };
    case 'again':
    case 'secondHalf':
      return { kind: frame.kind, seat: frame.seat, action: itemAt(edgarActionIds, frame.action) };
    case 'bid':
      return {
        kind: frame.kind,
        seat: frame.seat,
        tied: frame.tied,
        passed: frame.passed,
        standing: frame.standing,
      };
    default: {
      const never: never = frame;
      return never;
    }
  }
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

function programmeOf(state: ElState, seat: Seat): Programme | undefined {
  if (state.programmes[seat] === unrevealed) return undefined;
  return { edgar: positionId(state, seat, 'edgar'), lucien: positionId(state, seat, 'lucien') };
}

function holders<Id extends string>(ids: readonly Id[], seats: readonly Seat[]): Partial<Record<Id, Seat>> {
  const held: Partial<Record<Id, Seat>> = {};
  for (const [index, id] of ids.entries()) {
    if (seats[index] !== nobody) held[id] = seats[index];
  }
  return held;
}
