import { type Seat, tell } from '@manigance/core';
import { randomEventId } from '../ids.ts';
import { type EventParams, randomEventById } from '../random-events.ts';
import type { AmState } from '../state.ts';
import { demons, trolls } from './arrivals.ts';
import { destroyBuildings, fire, subsidence } from './buildings.ts';
import { fog, riots } from './city.ts';
import { dragon } from './dragon.ts';
import { flood } from './flood.ts';
import { johnson } from './johnson.ts';
import { murders } from './murders.ts';

/** AM-10 The effect of each random event, under the name that its card uses. */
const effects: {
  readonly [E in keyof EventParams]: (draft: AmState, seat: Seat, params: EventParams[E]) => void;
} = { dragon, flood, fire, fog, riots, destroyBuildings, murders, demons, subsidence, johnson, trolls };

/** AM-6.7 The top event is resolved and leaves the game; with none left, nothing happens. */
export function drawEvent(draft: AmState, seat: Seat): void {
  const drawn = draft.eventPile.pop();
  if (drawn === undefined) return tell(draft, { type: 'nothing' });
  draft.eventsPlayed.push(drawn);
  const id = randomEventId(drawn);
  tell(draft, { type: 'event', seat, event: id });
  const { effect, params } = randomEventById[id];
  // The row pairs the effect with its own parameters, which the compiler cannot see.
  const carryOut = effects[effect] as (draft: AmState, seat: Seat, params: unknown) => void;
  carryOut(draft, seat, params);
}
