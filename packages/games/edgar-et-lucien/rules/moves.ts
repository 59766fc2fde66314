import type { Seat } from '@manigance/core';
import { type DistrictId, wheelPositions } from './board.ts';
import type { SchemeKind } from './cards.ts';
import { schemeId, schemeIds, schemeKinds } from './cards.ts';
import { mostSteps, note } from './constants.ts';
import { itemAt } from './lists.ts';
import type { District } from './plan.ts';
import { planFor, planOn } from './plan.ts';
import type {
  Direction,
  EdgarAction,
  ElMove,
  ElState,
  PlainScheme,
  SmearPayment,
  TargetedAction,
} from './state.ts';
import type { Condition } from './victory.ts';
import { conditionIds } from './victory.ts';

/*
 * Moves are made once and offered millions of times. Moves that name districts exist for each side of the
 * board, by number of district.
 */

const everySeat: readonly Seat[] = [0, 1, 2, 3];

/** EL-7.9 Ends a turn, or declines. */
export const pass: ElMove = { do: 'pass' };
/** EL-24.3 Leaves the match. */
export const concede: ElMove = { do: 'concede' };
/** EL-9.1 Buys a district from the city. */
export const buyCity: ElMove = { do: 'buyCity' };
/** EL-9.2 Buys a district from a player. */
export const buyPlayer: ElMove = { do: 'buyPlayer' };
/** By victim. */
export const rob: readonly ElMove[] = everySeat.map((victim) => ({ do: 'rob', victim }));

/** EL-5.1 All 64, by 8 × Edgar's position + Lucien's. */
export const commits: readonly ElMove[] = wheelPositions.flatMap((edgar) =>
  wheelPositions.map((lucien) => ({ do: 'commit', edgar, lucien }) as const),
);

/** EL-20.3 Answers a Smear Threat, by payment. */
export const replySmear: Readonly<Record<SmearPayment, ElMove>> = {
  popularity: { do: 'replySmear', with: 'popularity' },
  money: { do: 'replySmear', with: 'money' },
};

/** EL-12.1 Populist Speech. */
export const speech: ElMove = { do: 'administration', action: 'populist_speech' };
/** EL-12.2 Heritage Protection. */
export const protectHeritage: ElMove = { do: 'administration', action: 'heritage_protection' };
/** By condition. */
export const acquireCertificate: readonly ElMove[] = conditionIds.map((certificate) => ({
  do: 'administration',
  action: 'certificate_acquisition',
  certificate,
}));

/** By kind: cards that need no target. */
export const plainScheme: readonly ElMove[] = schemeIds.map((card) => ({
  do: 'playScheme',
  card: card as PlainScheme, // the others are never read: they have tables of their own
}));
/** By condition. */
export const certify: readonly ElMove[] = conditionIds.map((certificate) => ({
  do: 'playScheme',
  card: 'certification',
  certificate,
}));
/** By victim. */
export const extort: readonly ElMove[] = everySeat.map((player) => ({
  do: 'playScheme',
  card: 'extortion',
  player,
}));

/** By steps; 0 is never offered. */
export const exchange: Readonly<Record<Direction, readonly ElMove[]>> = {
  to_popularity: exchanges('to_popularity'),
  to_money: exchanges('to_money'),
};
function exchanges(direction: Direction): readonly ElMove[] {
  return Array.from({ length: mostSteps + 1 }, (_, steps) => ({
    do: 'playScheme',
    card: 'resource_exchange',
    direction,
    steps,
  }));
}

const bids: ElMove[] = [];
/** EL-17.2.1 By number of notes; there is no highest one. */
export function bidOf(notes: number): ElMove {
  const known = bids[notes];
  if (known !== undefined) return known;
  const move: ElMove = { do: 'bid', amount: notes * note };
  bids[notes] = move;
  return move;
}

const swindles: ElMove[] = [];
/** EL-20.13 By condition and the kinds of the three cards, in rising order. */
export function swindleOf(condition: Condition, one: SchemeKind, two: SchemeKind, three: SchemeKind): ElMove {
  const index = ((condition * schemeKinds + one) * schemeKinds + two) * schemeKinds + three;
  const known = swindles[index];
  if (known !== undefined) return known;
  const move: ElMove = {
    do: 'playScheme',
    card: 'swindle',
    certificate: itemAt(conditionIds, condition),
    cards: [schemeId(one), schemeId(two), schemeId(three)],
  };
  swindles[index] = move;
  return move;
}

/** The moves of an action of Edgar's that has targets. */
export interface TargetMoves {
  /** By district. */
  readonly requisition: readonly ElMove[];
  /** By `pairOf` the players, the lower seat first. */
  readonly intimidatePlayers: readonly ElMove[];
  /** By district. */
  readonly intimidateDistrict: readonly ElMove[];
}

/** The moves of Edgar's administration actions, done in one of the possible ways. */
export interface EdgarMoves extends TargetMoves {
  readonly barSchemes: ElMove;
  readonly bankHeist: ElMove;
}

/** The index of two seats among all pairs. */
export function pairOf(one: Seat, other: Seat): number {
  return everySeat.length * one + other;
}

function targetMoves(ids: readonly DistrictId[], make: (action: TargetedAction) => ElMove): TargetMoves {
  return {
    requisition: ids.map((district) => make({ action: 'requisition', district })),
    intimidatePlayers: everySeat.flatMap((one) =>
      everySeat.map((other) => make({ action: 'intimidation', players: [one, other] })),
    ),
    intimidateDistrict: ids.map((district) => make({ action: 'intimidation', district })),
  };
}

function edgarMoves(ids: readonly DistrictId[], make: (action: EdgarAction) => ElMove): EdgarMoves {
  return {
    barSchemes: make({ action: 'bar_schemes' }),
    bankHeist: make({ action: 'bank_heist' }),
    ...targetMoves(ids, make),
  };
}

/** The moves that name a district of one side of the board. */
export interface BoardMoves {
  readonly place: readonly ElMove[];
  readonly replyIntimidation: readonly ElMove[];
  readonly planB: readonly ElMove[];
  readonly onTheSpot: EdgarMoves;
  readonly remote: EdgarMoves;
  readonly supported: EdgarMoves;
  readonly supportedRemote: EdgarMoves;
  readonly second: TargetMoves;
  /** By 1 + Edgar's exit and 1 + Lucien's; 0 where that character has no choice. */
  readonly chooseExit: readonly (readonly ElMove[])[];
}

function boardMoves(ids: readonly DistrictId[]): BoardMoves {
  const exits = [undefined, ...ids];
  return {
    place: ids.map((district) => ({ do: 'place', district })),
    replyIntimidation: ids.map((district) => ({ do: 'replyIntimidation', district })),
    planB: ids.map((district) => ({ do: 'playScheme', card: 'plan_b', district })),
    onTheSpot: edgarMoves(ids, (action) => ({ do: 'administration', ...action })),
    remote: edgarMoves(ids, (action) => ({ do: 'playScheme', card: 'remote_action', ...action })),
    supported: edgarMoves(ids, (action) => ({ do: 'supported', ...action })),
    supportedRemote: edgarMoves(ids, (action) => ({ do: 'supported', viaCard: true, ...action })),
    second: targetMoves(ids, (target) =>
      'players' in target
        ? { do: 'second', players: target.players }
        : { do: 'second', district: target.district },
    ),
    chooseExit: exits.map((edgar) =>
      exits.map((lucien) => ({
        do: 'chooseExit',
        ...(edgar === undefined ? {} : { edgar }),
        ...(lucien === undefined ? {} : { lucien }),
      })),
    ),
  };
}

const movesOfA = boardMoves(planFor(2).ids);
const movesOfB = boardMoves(planFor(4).ids);

/** The moves on the side of the board in play. */
export function movesOn(state: ElState): BoardMoves {
  return planOn(state).board === 'B' ? movesOfB : movesOfA;
}

/** EL-6.3 `nowhere` for a character that has no choice. */
export function exitMove(state: ElState, edgar: District, lucien: District): ElMove {
  return itemAt(itemAt(movesOn(state).chooseExit, edgar + 1), lucien + 1);
}

/** The move of a question that has one kind of answer. */
export function expectMove<D extends ElMove['do']>(move: ElMove, does: D): Extract<ElMove, { do: D }> {
  if (!isMove(move, does)) throw new TypeError(`${move.do} is no answer where ${does} is asked for`);
  return move;
}

function isMove<D extends ElMove['do']>(move: ElMove, does: D): move is Extract<ElMove, { do: D }> {
  return move.do === does;
}
