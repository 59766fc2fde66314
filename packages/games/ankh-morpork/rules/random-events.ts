import type { EffectOf } from './cards.ts';
import { rowsById } from './rows.ts';

/** AM-10 The effects of random events and their parameters. */
export interface EventParams {
  dragon: undefined; // AM-10.1
  flood: undefined; // AM-10.2
  fire: undefined; // AM-10.3
  fog: { discard: number }; // AM-10.4
  riots: { threshold: number }; // AM-10.5
  destroyBuildings: { rolls: number }; // AM-10.6, AM-10.12
  murders: { rollsPerPlayer: number }; // AM-10.7
  demons: { count: number }; // AM-10.8
  subsidence: { payPerBuilding: number }; // AM-10.9
  johnson: undefined; // AM-10.10
  trolls: { count: number }; // AM-10.11
}

/** AM-10 An effect with its parameters. */
export type EventEffect = EffectOf<EventParams>;

/** The data of a random event. */
export type RandomEventData = { readonly id: string } & EventEffect;

/** AM-10 The twelve random events, in the order of their rules. */
// biome-ignore format: one event per row
/** AM-10 The random events, in the order of their chapter. */
export const randomEvents = [
  { id: 'the-dragon',            effect: 'dragon' },
  { id: 'flood',                 effect: 'flood' },
  { id: 'fire',                  effect: 'fire' },
  { id: 'fog',                   effect: 'fog', params: { discard: 5 } },
  { id: 'riots',                 effect: 'riots', params: { threshold: 8 } },
  { id: 'explosion',             effect: 'destroyBuildings', params: { rolls: 1 } },
  { id: 'mysterious-murders',    effect: 'murders', params: { rollsPerPlayer: 1 } },
  { id: 'demons',                effect: 'demons', params: { count: 4 } },
  { id: 'subsidence',            effect: 'subsidence', params: { payPerBuilding: 2 } },
  { id: 'bloody-stupid-johnson', effect: 'johnson' },
  { id: 'trolls',                effect: 'trolls', params: { count: 3 } },
  { id: 'earthquake',            effect: 'destroyBuildings', params: { rolls: 2 } },
] as const satisfies readonly RandomEventData[];

/** Id of a random event. */
export type RandomEventId = (typeof randomEvents)[number]['id'];

/** The data of each random event. */
export const randomEventById: Readonly<Record<RandomEventId, RandomEventData>> = rowsById(randomEvents);
