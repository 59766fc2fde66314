import { finish, type Seat, tell } from '@manigance/core';
import { count, has } from './area-sets.ts';
import { cardData } from './cards.ts';
import { loanNetWorthPenalty, minionPoints, mostPlayers } from './constants.ts';
import type { AmOutcome, How } from './events.ts';
import { type Area, personalityId } from './ids.ts';
import { takeUpLaidAside } from './laid-aside.ts';
import { itemAt, numberAt } from './lists.ts';
import { type PersonalityData, personalities, thresholdFor } from './personalities.ts';
import { areaCount, areasWith, costOf, hasDemon, minionsAt } from './pieces.ts';
import { moneyOf } from './purse.ts';
import type { AmState } from './state.ts';

/** AM-11 How far a seat has come with the goal of a Personality. */
export interface GoalProgress {
  readonly goal: PersonalityData['goal'];
  readonly have: number;
  /** 0 for Commander Vimes, who waits for the draw pile to run out. */
  readonly need: number;
}

/** AM-11 How far a seat has come with the goal of this Personality. */
export function goalProgress(state: AmState, seat: Seat, personality: number): GoalProgress {
  const data = itemAt(personalities, personality);
  switch (data.goal) {
    case 'spread': // AM-11.2
      return { goal: data.goal, have: spread(state, seat), need: thresholdFor(data.threshold, state.seats) };
    case 'control': // AM-11.3
      return {
        goal: data.goal,
        have: controlled(state, seat),
        need: thresholdFor(data.threshold, state.seats),
      };
    case 'trouble': // AM-11.5
      return { goal: data.goal, have: count(state.trouble), need: data.threshold };
    case 'wealth': // AM-11.6
      return { goal: data.goal, have: netWorth(state, seat), need: data.threshold };
    case 'exhaustion': // AM-11.7
      return { goal: data.goal, have: state.deck.length, need: 0 };
    default: {
      const never: never = data;
      return never;
    }
  }
}

/** AM-11 Goals with public figures: every viewer can count them for each player, without knowing the Personalities. */
const openGoals = ['control', 'spread', 'wealth'] as const;
type OpenGoal = (typeof openGoals)[number];

/** AM-11 A figure that some Personality at this table wins by. */
export interface OpenFigure extends Pick<GoalProgress, 'have' | 'need'> {
  /** Whether one step more, or none, ends the match for that Personality. */
  readonly isNear: boolean;
}
/** The figures of a seat, by goal. */
export type OpenFigures = Readonly<Partial<Record<OpenGoal, OpenFigure>>>;

/** One step towards a goal: an area, or the most that one money symbol brings (AM-6.5). */
const steps = { control: 1, spread: 1, trouble: 1, wealth: 5 } as const;

/** AM-11.2, AM-11.3, AM-11.6 How far a seat would be with each goal of a player that can win at this table (AM-2.1). */
export function openFigures(state: AmState, seat: Seat): OpenFigures {
  const figures: { [G in OpenGoal]?: OpenFigure } = {};
  for (const goal of itemAt(playedGoals, state.seats)) figures[goal] = openFigure(state, seat, goal);
  return figures;
}

/** AM-11.5 How near the trouble on the board is to the end. */
export function troubleFigure(state: AmState): OpenFigure {
  return openFigure(state, 0, 'trouble');
}

/** By number of seats: the open goals that some Personality has. */
const playedGoals: readonly (readonly OpenGoal[])[] = Array.from({ length: mostPlayers + 1 }, (_, seats) =>
  openGoals.filter((goal) => isPlayed(seats, goal)),
);

function isPlayed(seats: number, goal: OpenGoal): boolean {
  const data: readonly PersonalityData[] = personalities;
  return data.some((one) => one.goal === goal && (one.minPlayers ?? 0) <= seats);
}

function personalityWith(goal: GoalProgress['goal']): number {
  return personalities.findIndex((one) => one.goal === goal);
}

/** A Personality with each goal. */
const personalityFor = {
  control: personalityWith('control'),
  spread: personalityWith('spread'),
  trouble: personalityWith('trouble'),
  wealth: personalityWith('wealth'),
} as const;

function openFigure(state: AmState, seat: Seat, goal: OpenGoal | 'trouble'): OpenFigure {
  const { have, need } = goalProgress(state, seat, personalityFor[goal]);
  return { have, need, isNear: need - have <= steps[goal] };
}

/** AM-11.1 The goal a player has reached; checked at the start of their turn with their present Personality. */
export function meetsGoal(state: AmState, seat: Seat): How | undefined {
  const { goal, have, need } = goalProgress(state, seat, numberAt(state.personalities, seat));
  // AM-11.7: Commander Vimes wins only when the draw pile runs out.
  return goal !== 'exhaustion' && have >= need ? goal : undefined;
}

/** AM-11.2 Areas with an own minion and no demon. */
export function spread(state: AmState, seat: Seat): number {
  let found = 0;
  const own = areasWith(state, seat);
  for (let area = 0; area < areaCount; area++) if (has(own, area) && !hasDemon(state, area)) found++;
  return found;
}

function controlled(state: AmState, seat: Seat): number {
  let found = 0;
  for (let area = 0; area < areaCount; area++) if (controlsArea(state, seat, area)) found++;
  return found;
}

/** AM-11.4 Strictly more pieces than any other player, and than the trolls; nobody controls an area with a demon. */
export function controlsArea(state: AmState, seat: Seat, area: Area): boolean {
  if (hasDemon(state, area)) return false;
  const own = strength(state, seat, area);
  if (own <= numberAt(state.trolls, area)) return false;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && strength(state, other, area) >= own) return false;
  }
  return true;
}

function strength(state: AmState, seat: Seat, area: Area): number {
  return minionsAt(state, seat, area) + (state.buildings[area] === seat ? 1 : 0);
}

/** AM-11.6, AM-12.4 The value of a seat's buildings; 0 where a demon stands. */
function buildingsWorth(state: AmState, seat: Seat): number {
  let worth = 0;
  for (let area = 0; area < areaCount; area++) {
    if (state.buildings[area] === seat && !hasDemon(state, area)) worth += costOf(area);
  }
  return worth;
}

/** AM-11.6 */
export function netWorth(state: AmState, seat: Seat): number {
  const loans = itemAt(state.loans, seat).length;
  return moneyOf(state, seat) + buildingsWorth(state, seat) - loanNetWorthPenalty * loans;
}

/** AM-12.4, AM-12.6 */
export function pointsOf(state: AmState, seat: Seat): number {
  let points = buildingsWorth(state, seat);
  for (let area = 0; area < areaCount; area++) {
    if (!hasDemon(state, area)) points += minionPoints * minionsAt(state, seat, area);
  }
  let money = moneyOf(state, seat);
  for (const card of itemAt(state.loans, seat)) {
    const data = cardData(card);
    if (data.effect !== 'loan') continue;
    if (money >= data.params.repay) money -= data.params.repay;
    else points -= data.params.penalty;
  }
  return points + money;
}

/** AM-12.4 The parts that a seat's points are made of. */
export interface Score {
  /** Minions that count, and the points for each. */
  readonly minions: number;
  readonly each: number;
  readonly buildings: number;
  readonly money: number;
  /** Points lost by loans: 0 or less. */
  readonly loans: number;
  readonly points: number;
}

/** AM-12.4 The points of a seat in their parts. */
export function scoreOf(state: AmState, seat: Seat): Score {
  let minions = 0;
  for (let area = 0; area < areaCount; area++) {
    if (!hasDemon(state, area)) minions += minionsAt(state, seat, area);
  }
  const [buildings, money, points] = [
    buildingsWorth(state, seat),
    moneyOf(state, seat),
    pointsOf(state, seat),
  ];
  const loans = points - minionPoints * minions - buildings - money;
  return { minions, each: minionPoints, buildings, money, loans, points };
}

/** AM-11.4 The player who controls an area, if any. */
export function controllerOf(state: AmState, area: Area): Seat | undefined {
  for (let seat = 0; seat < state.seats; seat++) if (controlsArea(state, seat, area)) return seat;
  return undefined;
}

/** AM-12.7 The cost of the dearest City Area card in possession. */
function dearestCard(state: AmState, seat: Seat): number {
  let dearest = 0;
  for (let area = 0; area < areaCount; area++) {
    if (state.buildings[area] === seat && !has(state.cityCardsOut, area))
      dearest = Math.max(dearest, costOf(area));
  }
  return dearest;
}

function seatsOf(state: AmState): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** How points came to decide. */
type Counted = Pick<Required<AmOutcome>, 'points' | 'after'>;

/** AM-3.8 The end shows everything. */
export function end(draft: AmState, winners: readonly Seat[], how: How, counted?: Counted): void {
  const revealed = draft.personalities.map(personalityId);
  const outcome: AmOutcome = { winners, how, personalities: revealed, ...counted };
  takeUpLaidAside(draft);
  finish(draft, outcome);
  tell(draft, { type: 'ended', outcome });
}

/** AM-12.3 Commander Vimes wins alone if somebody holds him; otherwise points decide. */
export function endByExhaustion(draft: AmState): void {
  const vimes = draft.personalities.findIndex((held) => personalities[held]?.goal === 'exhaustion');
  if (vimes >= 0) end(draft, [vimes], 'exhaustion');
  else endByPoints(draft, 'emptyDeck');
}

/** AM-12.4, AM-12.7 Most points, then the dearest City Area card, then together. */
export function endByPoints(draft: AmState, after: Counted['after']): void {
  const points = seatsOf(draft).map((seat) => pointsOf(draft, seat));
  const best = Math.max(...points);
  const tied = seatsOf(draft).filter((seat) => points[seat] === best);
  const dearest = Math.max(...tied.map((seat) => dearestCard(draft, seat)));
  const winners = tied.filter((seat) => dearestCard(draft, seat) === dearest);
  end(draft, winners, 'points', { points, after });
}
