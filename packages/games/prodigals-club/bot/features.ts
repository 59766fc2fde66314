import { type FeatureList, type Features, groupsOf, layOut } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import { listAt, numberAt } from '../rules/arrays.ts';
import { competitions } from '../rules/competitions/index.ts';
import { lastRound, none, tableauPlaces } from '../rules/constants.ts';
import { symbols } from '../rules/effects/language.ts';
import { modeIds, modes, plays } from '../rules/modes.ts';
import type { PcFrame, PcState, PcVocabulary } from '../rules/state.ts';
import { countSymbol } from '../rules/symbols.ts';
import { cardGains, gainOf, isWhite } from './gains.ts';
import { cardsToCome, fillScores, finalOf, reductions, roundsLeft, scores } from './judge.ts';

/** The modes whose positions these features tell: all but those with Last Will. */
const told = modeIds.filter((mode) => modes[mode].order === 'reserved');
const phases: readonly string[] = ['errands', 'actions', 'closing'];
/** The questions that count apart; all others are alike. */
const frameKinds = [
  'errand',
  'actions',
  'furtherActions',
  'benefit',
] as const satisfies readonly PcFrame['kind'][];
const frameNumber = new Map<string, number>(frameKinds.map((kind, number) => [kind, number]));
/** The competitions in their place, whether in play or not. */
const scored = ['election', 'society', 'possessions'] as const;
/** Points, cards and so on that count as one. */
const points = 20;
const handful = 4;

const common = layOut({
  round: lastRound,
  phase: phases.length,
  mode: told.length,
  frame: frameKinds.length,
  rest: 2,
});
const own = layOut({
  expected: 3,
  scores: scored.length,
  highest: scored.length,
  projected: scored.length,
  toCome: scored.length,
  whites: scored.length,
  blacks: scored.length,
  played: scored.length,
  boys: 2,
  order: 2,
  holds: 4,
  cards: 4,
  means: 4,
  symbols: symbols.length,
});

/** PC-17.2 A position for this many players, as a network is told it; not for Last Will. */
export function featuresFor(seats: number): Features<PcVocabulary> {
  return {
    size: common.size + seats * own.size,
    groups: groupsOf(common, own, seats),
    write(state, list) {
      const left = roundsLeft(state);
      writeTable(state, left, list);
      const first = firstSeat(state);
      for (let step = 0; step < seats; step++)
        writeSeat(state, (first + step) % seats, { left, from: common.size + step * own.size, list });
      return first;
    },
  };
}

/** The seat asked, or the first in the order of the round. */
function firstSeat(state: PcState): Seat {
  const frame = state.pending[state.pending.length - 1];
  return frame !== undefined && 'seat' in frame ? frame.seat : numberAt(state.order, 0);
}

function writeTable(state: PcState, left: number, list: FeatureList): void {
  const { at } = common;
  list.add(at.round + state.round - 1, 1);
  const phase = phases.indexOf(state.phase);
  if (phase >= 0) list.add(at.phase + phase, 1);
  list.add(at.mode + told.indexOf(state.mode), 1);
  const frame = frameNumber.get(state.pending[state.pending.length - 1]?.kind ?? '');
  if (frame !== undefined) list.add(at.frame + frame, 1);
  list.add(at.rest, left / lastRound);
  if (left === 0) list.add(at.rest + 1, 1);
}

function writeSeat(
  state: PcState,
  seat: Seat,
  { left, from, list }: { readonly left: number; readonly from: number; readonly list: FeatureList },
): void {
  const { at } = own;
  const count = fillScores(state, seat, left);
  for (let index = 0, place = 0; index < scored.length; index++) {
    const id = scored[index] as (typeof scored)[number];
    if (!plays(state, id)) continue;
    const score = competitions[id].score(state, seat);
    list.add(from + at.scores + index, score / points);
    if (score <= 0) list.add(from + at.highest + index, 1);
    list.add(from + at.projected + index, numberAt(scores, place) / points);
    list.add(from + at.toCome + index, cardsToCome(state, seat, gainOf[id], left) / points);
    place++;
  }
  const rest = reductions(state, seat, left);
  list.add(from + at.expected, finalOf(state, count, rest) / points);
  list.add(from + at.expected + 1, finalOf(state, count, 0) / points);
  list.add(from + at.expected + 2, rest / points);
  const unplaced = numberAt(state.unplaced, seat);
  list.add(from + at.boys, unplaced / handful);
  if (unplaced > 0) list.add(from + at.boys + 1, 1);
  list.add(from + at.order, state.order.indexOf(seat) / (state.seats - 1));
  list.add(from + at.order + 1, numberAt(state.reserved, seat) / handful);
  if (state.bonus[seat] !== none) list.add(from + at.holds, 1);
  if (state.renaissance === seat) list.add(from + at.holds + 1, 1);
  if ((state.immune & (1 << seat)) !== 0) list.add(from + at.holds + 2, 1);
  if (state.late === seat) list.add(from + at.holds + 3, 1);
  writeCards(state, seat, from, list);
  list.add(from + at.means, numberAt(state.megaphones, seat) / handful);
  list.add(from + at.means + 1, (state.pounds[seat] ?? 0) / points);
  list.add(from + at.means + 2, (state.possessions[seat]?.length ?? 0) / handful);
  list.add(from + at.means + 3, (state.grids[seat]?.length ?? 0) / handful);
  for (let symbol = 0; symbol < symbols.length; symbol++)
    list.add(from + at.symbols + symbol, countSymbol(state, seat, symbol) / handful);
}

/** Gains of the cards by competition; reused. */
const gains = new Float64Array(3 * scored.length);

function writeCards(state: PcState, seat: Seat, from: number, list: FeatureList): void {
  const { at } = own;
  const [hand, tableau] = [listAt(state.hands, seat), listAt(state.tableaux, seat)];
  gains.fill(0);
  let whites = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = numberAt(hand, index);
    const row = isWhite[card] === true ? 0 : 1;
    if (row === 0) whites++;
    addGains(card, row);
  }
  for (let place = 0; place < tableau.length; place++) addGains(numberAt(tableau, place), 2);
  for (let gain = 0; gain < gains.length; gain++) {
    // The places of whites, blacks and played cards follow one another.
    list.add(from + at.whites + gain, (gains[gain] as number) / handful);
  }
  list.add(from + at.cards, whites / handful);
  list.add(from + at.cards + 1, (hand.length - whites) / handful);
  list.add(from + at.cards + 2, tableau.length / tableauPlaces);
  list.add(from + at.cards + 3, numberAt(state.activated, seat) === 0 ? 0 : 1);
}

function addGains(card: number, row: number): void {
  const of = cardGains[card];
  if (of === undefined) return;
  for (let gain = 0; gain < scored.length; gain++)
    gains[row * scored.length + gain] = (gains[row * scored.length + gain] as number) + (of[gain] as number);
}
