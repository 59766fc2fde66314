import type { Seat } from '@manigance/core';
import { setupAreas } from '../rules/constants.ts';
import type { AmEvent, AmState } from '../rules/index.ts';
import { personalities } from '../rules/personalities.ts';

type Goal = (typeof personalities)[number]['goal'];
/** How strongly an action suggests each goal, as a logarithm; goals left out are neutral. */
type GoalWeights = { readonly [G in Goal]?: number };

const intoNewArea: GoalWeights = { spread: 0.2, control: 0.03, trouble: -0.05 };
const ontoOwn: GoalWeights = { spread: -0.3, control: 0.06, trouble: 0.06 };
const builds: GoalWeights = { control: 0.18, wealth: 0.22, trouble: -0.1, spread: -0.05 };
const calms: GoalWeights = { trouble: -0.9, control: 0.05, exhaustion: 0.1 };
const skips: GoalWeights = { exhaustion: 0.05 };

/** Evidence about a rival's goal from its moves so far. */
class GoalEvidence {
  private readonly points = new Map<Goal, number>();

  note(weights: GoalWeights): void {
    for (const [goal, weight] of Object.entries(weights) as [Goal, number][]) {
      this.points.set(goal, (this.points.get(goal) ?? 0) + weight);
    }
  }

  /** AM-13.32 A new Personality: earlier moves say nothing about it. */
  forget(): void {
    this.points.clear();
  }

  likelihood(goal: Goal): number {
    return Math.exp(this.points.get(goal) ?? 0);
  }
}

/**
 * How well the hidden Personalities of an imagined state explain the moves of their holders: spreading minions suggests
 * Lord Vetinari (AM-11.2), removing trouble speaks against the Dragon King of Arms (AM-11.5).
 */
export function suspect(history: readonly AmEvent[], viewer: Seat): (state: AmState) => number {
  const evidence = [0, 1, 2, 3].map(() => new GoalEvidence());
  const areasHeld = evidence.map(() => new Map<string, number>(setupAreas.map((area) => [area, 1])));
  let active: Seat = -1;
  let before: AmEvent | undefined;
  const add = (seat: Seat, area: string, by: number) => {
    const held = areasHeld[seat];
    held?.set(area, (held.get(area) ?? 0) + by);
  };
  for (const event of history) {
    switch (event.type) {
      case 'turn':
        active = event.seat;
        break;
      case 'placed':
        evidence[event.seat]?.note((areasHeld[event.seat]?.get(event.area) ?? 0) > 0 ? ontoOwn : intoNewArea);
        add(event.seat, event.area, 1);
        break;
      case 'lifted':
        add(event.seat, event.area, -1);
        break;
      case 'removed':
        if (typeof event.piece === 'number') add(event.piece, event.area, -1);
        break;
      case 'moved':
        if (typeof event.piece === 'number') {
          add(event.piece, event.from, -1);
          add(event.piece, event.to, 1);
        }
        break;
      case 'built':
        evidence[event.seat]?.note(builds);
        break;
      case 'calm':
        if (!leaves(before)) evidence[active]?.note(calms);
        break;
      case 'skipped':
        evidence[event.seat]?.note(event.symbol === 'removeTrouble' ? { trouble: 0.3 } : skips);
        break;
      case 'exchanged':
        evidence[event.seat]?.forget();
        break;
    }
    before = event;
  }
  return (state) => {
    let weight = 1;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat === viewer) continue;
      const { goal } = personalities[state.personalities[seat] as number] as (typeof personalities)[number];
      weight *= (evidence[seat] as GoalEvidence).likelihood(goal);
    }
    return weight;
  };
}

/** AM-7.2 Trouble that went because a piece left. */
function leaves(event: AmEvent | undefined): boolean {
  return event?.type === 'removed' || event?.type === 'moved' || event?.type === 'lifted';
}
