import { type FeatureList, type Features, groupsOf, layOut } from '@manigance/bots';
import { at, type Seat } from '@manigance/core';
import { count, has } from '../rules/area-sets.ts';
import { areas } from '../rules/board.ts';
import { type CardData, cards } from '../rules/cards.ts';
import { loanNetWorthPenalty, minionPoints, minionsPerPlayer, mostPlayers } from '../rules/constants.ts';
import type { AmFrame, AmState, AmVocabulary } from '../rules/index.ts';
import { type PersonalityData, personalities, thresholdFor } from '../rules/personalities.ts';
import { areaCount, hasDemon } from '../rules/pieces.ts';

/** The questions of a turn that count apart; all others are alike. */
const frameKinds = [
  'turn',
  'symbol',
  'placeMinion',
  'build',
  'refill',
] as const satisfies readonly AmFrame['kind'][];
const frameNumber = new Map<string, number>(frameKinds.map((kind, number) => [kind, number]));

const goals = ['spread', 'control', 'trouble', 'wealth', 'exhaustion'] as const;
const goalNumber = Object.fromEntries(goals.map((goal, number) => [goal, number])) as Record<
  (typeof goals)[number],
  number
>;
/** Steps to a goal that count apart: none, one, … , this many or more. */
const mostSteps = 5;
const troubleToWin = 8;
const wealthToWin = 50;
/** AM-11.6 Roughly the money that one good card brings. */
const dollarsPerStep = 7;

/** AM-6 What the symbols of a card are worth to its holder, by kind. */
const symbols = [
  'place',
  'build',
  'assassinate',
  'removeTrouble',
  'money',
  'scroll',
  'playAnother',
  'interrupt',
];
const symbolsOf: readonly (readonly number[])[] = cards.map((card: CardData) => {
  const counts = symbols.map(() => 0);
  for (const symbol of card.symbols) {
    const [name = '', amount] = symbol.split(':');
    const kind = symbols.indexOf(name);
    if (kind >= 0) counts[kind] = at(counts, kind) + (amount === undefined ? 1 : Number(amount) / 3);
  }
  // Pairs of a symbol and its value, one after another.
  return counts.flatMap((value, symbol) => (value > 0 ? [symbol, value] : []));
});

const common = layOut({
  frame: frameKinds.length,
  pile: 3,
  trouble: 1 + areaCount,
  demons: areaCount,
  trolls: areaCount,
});
const own = layOut({
  personality: personalities.length,
  steps: goals.length * (mostSteps + 1),
  distance: goals.length,
  figures: 4,
  means: 5,
  hand: symbols.length,
  minions: areaCount,
  alone: areaCount,
  buildings: areaCount,
  controlled: areaCount,
});

/** Sums of the symbols in a hand; reused. */
const held = new Float64Array(symbols.length);

/** AM-11 What the board says of each seat, counted in one walk over the areas; reused. */
const spread = new Float64Array(mostPlayers);
const controlled = new Float64Array(mostPlayers);
const buildings = new Float64Array(mostPlayers);
const minionsCounted = new Float64Array(mostPlayers);
/** AM-11.4 By area: the seat that controls it, or -1. */
const controllers = new Int8Array(areaCount);

function survey(state: AmState): void {
  spread.fill(0);
  controlled.fill(0);
  buildings.fill(0);
  minionsCounted.fill(0);
  for (let area = 0; area < areaCount; area++) {
    controllers[area] = -1;
    if (hasDemon(state, area)) continue;
    const builder = state.buildings[area] as number;
    if (builder >= 0) buildings[builder] = at(buildings, builder) + (areas[area] as { cost: number }).cost;
    let most = state.trolls[area] as number;
    let controller = -1;
    for (let seat = 0; seat < state.seats; seat++) {
      const minions = state.minions[seat * areaCount + area] as number;
      if (minions > 0) spread[seat] = at(spread, seat) + 1;
      minionsCounted[seat] = at(minionsCounted, seat) + minions;
      const strength = minions + (builder === seat ? 1 : 0);
      if (strength > most) [most, controller] = [strength, seat];
      else if (strength === most) controller = -1;
    }
    controllers[area] = controller;
    if (controller >= 0) controlled[controller] = at(controlled, controller) + 1;
  }
}

/** A position for this many players, as a network is told it: the active player comes first. */
export function featuresFor(seats: number): Features<AmVocabulary> {
  return {
    size: common.size + seats * own.size,
    groups: groupsOf(common, own, seats),
    write(state, list) {
      writeBoard(state, list);
      survey(state);
      for (let step = 0; step < seats; step++)
        writeSeat(state, (state.active + step) % seats, common.size + step * own.size, list);
      return state.active;
    },
  };
}

function writeBoard(state: AmState, list: FeatureList): void {
  const { at: place } = common;
  const kind = frameNumber.get(state.pending[state.pending.length - 1]?.kind ?? '');
  if (kind !== undefined) list.add(place.frame + kind, 1);
  const left = state.deck.length / cards.length;
  list.add(place.pile, left);
  // AM-12.2: the end of the pile matters most when it is near.
  list.add(place.pile + 1, Math.max(0, 1 - 4 * left));
  list.add(place.pile + 2, Math.max(0, 1 - 10 * left));
  list.add(place.trouble, count(state.trouble) / troubleToWin);
  for (let area = 0; area < areaCount; area++) {
    if (has(state.trouble, area)) list.add(place.trouble + 1 + area, 1);
    if (hasDemon(state, area)) list.add(place.demons + area, 1);
    list.add(place.trolls + area, state.trolls[area] as number);
  }
}

function writeSeat(state: AmState, seat: Seat, from: number, list: FeatureList): void {
  const { at: place } = own;
  const money = state.money[seat] as number;
  const loans = (state.loans[seat] as readonly number[]).length;
  const worth = money + at(buildings, seat) - loanNetWorthPenalty * loans;
  writeGoal(state, seat, { from, worth, list });
  list.add(from + place.figures, at(spread, seat) / areaCount);
  list.add(from + place.figures + 1, worth / wealthToWin);
  list.add(from + place.figures + 2, (worth + minionPoints * at(minionsCounted, seat)) / 100);
  list.add(from + place.figures + 3, at(controlled, seat) / areaCount);
  const cardsHeld = state.hands[seat] as readonly number[];
  list.add(from + place.means, Math.min(1.5, money / 20));
  list.add(from + place.means + 1, cardsHeld.length / 5);
  list.add(from + place.means + 2, (state.supply[seat] as number) / minionsPerPlayer);
  list.add(from + place.means + 3, loans);
  list.add(from + place.means + 4, (state.stuck[seat] as readonly number[]).length);
  writeHand(cardsHeld, from + place.hand, list);
  for (let area = 0; area < areaCount; area++) {
    const minions = state.minions[seat * areaCount + area] as number;
    list.add(from + place.minions + area, minions / 2);
    if (minions === 1) list.add(from + place.alone + area, 1);
    if (state.buildings[area] === seat) list.add(from + place.buildings + area, 1);
    if (controllers[area] === seat) list.add(from + place.controlled + area, 1);
  }
}

/** AM-11 The Personality, and how far it is from its goal. */
function writeGoal(
  state: AmState,
  seat: Seat,
  { from, worth, list }: { readonly from: number; readonly worth: number; readonly list: FeatureList },
): void {
  const { at: place } = own;
  const personality = state.personalities[seat] as number;
  list.add(from + place.personality + personality, 1);
  const data: PersonalityData = personalities[personality] as PersonalityData;
  if (data.goal === 'exhaustion') return;
  const toGo = stepsTo(data, state, seat, worth);
  const goal = goalNumber[data.goal];
  const step = Math.max(0, Math.min(mostSteps, Math.ceil(toGo)));
  list.add(from + place.steps + goal * (mostSteps + 1) + step, 1);
  list.add(from + place.distance + goal, Math.max(-1, toGo / mostSteps));
}

/** Steps that a seat is from its goal; Commander Vimes has none. */
function stepsTo(data: PersonalityData, state: AmState, seat: Seat, worth: number): number {
  switch (data.goal) {
    case 'spread':
      return thresholdFor(data.threshold, state.seats) - at(spread, seat);
    case 'control':
      return thresholdFor(data.threshold, state.seats) - at(controlled, seat);
    case 'trouble':
      return data.threshold - count(state.trouble);
    case 'wealth':
      return (data.threshold - worth) / dollarsPerStep;
    case 'exhaustion':
      return 0;
  }
}

function writeHand(cardsHeld: readonly number[], from: number, list: FeatureList): void {
  held.fill(0);
  for (let index = 0; index < cardsHeld.length; index++) {
    const row = symbolsOf[cardsHeld[index] as number] ?? [];
    for (let entry = 0; entry < row.length; entry += 2) {
      const symbol = row[entry] as number;
      held[symbol] = at(held, symbol) + (row[entry + 1] as number);
    }
  }
  for (let symbol = 0; symbol < held.length; symbol++) list.add(from + symbol, at(held, symbol) / 3);
}
