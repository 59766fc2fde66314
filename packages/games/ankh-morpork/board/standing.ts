import type { Seat } from '@manigance/core';
import { areaIds } from '../rules/board.ts';
import { minionPoints } from '../rules/constants.ts';
import type { AmState, AmView } from '../rules/index.ts';
import { cardOf } from '../rules/moves.ts';
import { type PersonalityId, type PlayerCount, personalityById } from '../rules/personalities.ts';
import { enter, hasDemon, hasTrouble, minionsAt } from '../rules/pieces.ts';
import { controlsArea, netWorth, pointsOf, spread } from '../rules/victory.ts';

/** What lies open on the table, as the rules read it: enough for what the package counts below, hence the cast. */
function open(view: AmView): AmState {
  const { areas, players } = view;
  return {
    seats: players.length,
    events: [],
    minions: players.flatMap((_, seat) => areas.map(({ minions }) => minions[seat] ?? 0)),
    supply: players.map(({ supply }) => supply),
    money: players.map(({ money }) => money),
    buildings: areas.map(({ building }) => building ?? -1),
    trolls: areas.map(({ trolls }) => trolls),
    demons: areas.map(({ demons }) => demons),
    trouble: areas.reduce((set, { trouble }, area) => (trouble ? set | (1 << area) : set), 0),
    loans: players.map(({ loans }) => loans.map(cardOf)),
  } as unknown as AmState;
}

/** By area: who controls it. */
export function controllers(view: AmView): readonly (Seat | undefined)[] {
  const state = open(view);
  return areaIds.map((_, area) =>
    view.players.map((_, seat) => seat).find((seat) => controlsArea(state, seat, area)),
  );
}

/** Whether a minion coming in would bring trouble. */
export function bringsTrouble(view: AmView, seat: Seat, area: number): boolean {
  const draft = open(view);
  if (hasTrouble(draft, area)) return false;
  enter(draft, area, seat);
  return hasTrouble(draft, area);
}

export interface Goal {
  readonly goal: 'spread' | 'control' | 'trouble' | 'wealth' | 'exhaustion';
  readonly have: number;
  readonly need: number;
}

/** How far a seat has come with the goal of a Personality. */
export function goalOf(view: AmView, seat: Seat, personality: PersonalityId): Goal {
  const data = personalityById[personality];
  const state = open(view);
  switch (data.goal) {
    case 'spread':
      return {
        goal: data.goal,
        have: spread(state, seat),
        need: data.threshold[view.players.length as PlayerCount],
      };
    case 'control': {
      const have = areaIds.filter((_, area) => controlsArea(state, seat, area)).length;
      return { goal: data.goal, have, need: data.threshold[view.players.length as PlayerCount] };
    }
    case 'trouble':
      return {
        goal: data.goal,
        have: view.areas.filter(({ trouble }) => trouble).length,
        need: data.threshold,
      };
    case 'wealth':
      return { goal: data.goal, have: netWorth(state, seat), need: data.threshold };
    default:
      return { goal: data.goal, have: view.deck, need: 0 };
  }
}

/** AM-12.4 What brings a seat its points. */
export interface Score {
  readonly minions: number;
  readonly each: number;
  readonly buildings: number;
  readonly money: number;
  /** What loans take away. */
  readonly loans: number;
  readonly points: number;
}

export function scoreOf(view: AmView, seat: Seat): Score {
  const state = open(view);
  const points = pointsOf(state, seat);
  const minions = areaIds.reduce(
    (sum, _, area) => sum + (hasDemon(state, area) ? 0 : minionsAt(state, seat, area)),
    0,
  );
  const { money } = view.players[seat] as AmView['players'][number];
  // The rest of the rules' own sum: buildings count like money does, and loans are what is missing from it.
  const withoutLoans = pointsOf({ ...state, loans: state.loans.map(() => []) }, seat);
  const buildings = withoutLoans - minions * minionPoints - money;
  return { minions, each: minionPoints, buildings, money, loans: points - withoutLoans, points };
}
