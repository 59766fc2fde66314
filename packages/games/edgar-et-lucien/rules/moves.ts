import type { Seat } from '@manigance/core';
import { edgarActionIds } from './administrations.ts';
import { type DistrictId, wheelPositions } from './board.ts';
import { type SchemeId, schemeIds, schemeKinds } from './cards.ts';
import { note } from './constants.ts';
import { planFor } from './plan.ts';
import type { Direction, EdgarAction, ElMove, ElState, PlainScheme, SmearPayment } from './state.ts';
import { type ConditionId, conditionIds } from './victory.ts';

/*
 * Moves are made once and offered millions of times. Those that name districts exist for each side of the
 * board, by number of district.
 */

const fourSeats: readonly Seat[] = [0, 1, 2, 3];

export const pass: ElMove = { do: 'pass' };
export const concede: ElMove = { do: 'concede' };
export const buyCity: ElMove = { do: 'buyCity' };
export const buyPlayer: ElMove = { do: 'buyPlayer' };
/** By victim. */
export const rob: readonly ElMove[] = fourSeats.map((victim) => ({ do: 'rob', victim }));

/** EL-5.1 All 64, by 8 × Edgar's position + Lucien's. */
export const commits: readonly ElMove[] = wheelPositions.flatMap((edgar) =>
  wheelPositions.map((lucien) => ({ do: 'commit', edgar, lucien }) as const),
);

export const replySmear: Readonly<Record<SmearPayment, ElMove>> = {
  popularity: { do: 'replySmear', with: 'popularity' },
  money: { do: 'replySmear', with: 'money' },
};

export const speech: ElMove = { do: 'administration', action: 'populist_speech' };
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
  card: card as PlainScheme,
}));
/** By condition. */
export const certify: readonly ElMove[] = conditionIds.map((certificate) => ({
  do: 'playScheme',
  card: 'certification',
  certificate,
}));
/** By victim. */
export const extort: readonly ElMove[] = fourSeats.map((player) => ({
  do: 'playScheme',
  card: 'extortion',
  player,
}));

/** By steps; 0 is never offered. Ten steps take popularity from one end to the other. */
export const exchange: Readonly<Record<Direction, readonly ElMove[]>> = {
  to_popularity: exchanges('to_popularity'),
  to_money: exchanges('to_money'),
};
function exchanges(direction: Direction): readonly ElMove[] {
  return Array.from({ length: 11 }, (_, steps) => ({
    do: 'playScheme',
    card: 'resource_exchange',
    direction,
    steps,
  }));
}

const bids: ElMove[] = [];
/** EL-17.2.1 By number of notes; there is no highest one. */
export function bidOf(notes: number): ElMove {
  bids[notes] ??= { do: 'bid', amount: notes * note };
  return bids[notes] as ElMove;
}

const swindles: ElMove[] = [];
/** EL-20.13 By condition and the kinds of the three cards, in rising order. */
export function swindleOf(condition: number, one: number, two: number, three: number): ElMove {
  const at = ((condition * schemeKinds + one) * schemeKinds + two) * schemeKinds + three;
  swindles[at] ??= {
    do: 'playScheme',
    card: 'swindle',
    certificate: conditionIds[condition] as ConditionId,
    cards: [schemeIds[one] as SchemeId, schemeIds[two] as SchemeId, schemeIds[three] as SchemeId],
  };
  return swindles[at] as ElMove;
}

/** The ways to do an administration action of Edgar's, and the second half of a supported one. */
export interface EdgarMoves {
  /** By action: those without a target. */
  readonly plain: readonly ElMove[];
  /** By district. */
  readonly requisition: readonly ElMove[];
  /** By 4 × one player + another, the lower seat first. */
  readonly intimidatePlayers: readonly ElMove[];
  /** By district. */
  readonly intimidateDistrict: readonly ElMove[];
}

function edgarMoves(ids: readonly DistrictId[], make: (action: EdgarAction) => ElMove): EdgarMoves {
  return {
    plain: edgarActionIds.map((action) => make({ action } as EdgarAction)),
    requisition: ids.map((district) => make({ action: 'requisition', district })),
    intimidatePlayers: fourSeats.flatMap((one) =>
      fourSeats.map((other) => make({ action: 'intimidation', players: [one, other] })),
    ),
    intimidateDistrict: ids.map((district) => make({ action: 'intimidation', district })),
  };
}

export interface BoardMoves {
  readonly place: readonly ElMove[];
  readonly replyIntimidation: readonly ElMove[];
  readonly planB: readonly ElMove[];
  readonly onTheSpot: EdgarMoves;
  readonly remote: EdgarMoves;
  readonly supported: EdgarMoves;
  readonly supportedRemote: EdgarMoves;
  readonly second: EdgarMoves;
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
    second: edgarMoves(ids, ({ action: _, ...targets }) => ({ do: 'second', ...targets }) as ElMove),
    chooseExit: exits.map((edgar) =>
      exits.map((lucien) => ({
        do: 'chooseExit',
        ...(edgar === undefined ? {} : { edgar }),
        ...(lucien === undefined ? {} : { lucien }),
      })),
    ),
  };
}

const small = boardMoves(planFor[2]?.ids ?? []);
const large = boardMoves(planFor[4]?.ids ?? []);

export function movesOn(state: ElState): BoardMoves {
  return state.seats === 4 ? large : small;
}
