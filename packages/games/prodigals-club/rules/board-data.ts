import type { Activity, CompetitionId, Effect } from './effects/language.ts';

/** A space for errand boys. */
export interface SpaceData {
  readonly id: string;
  /** PC-7.2 One errand boy per round, or one of each colour. */
  readonly kind: 'exclusive' | 'personal';
  /** PC-7.5 With fewer or more players the space does not exist. */
  readonly players: readonly [min: number, max: number];
  readonly effect: Effect;
  /** LW-8.7 A visit sets off the triggers of this activity. */
  readonly activity?: Activity;
  /** PC-7.4 Players without possessions cannot use it. */
  readonly mustTransact?: true;
}

/** The printed data of a bundle. */
export interface BundleData {
  readonly id: string;
  readonly cards: readonly (readonly ('white' | 'black')[])[];
  readonly circleTile: boolean;
  /** PC-6.4 The reward in the fifth round, in place of a card. */
  readonly roundFiveReward?: Effect;
}

/** The printed data of a bonus tile. */
export interface BonusTileData {
  readonly id: string;
  readonly competition: CompetitionId;
  /** PC-9.8 A passive tile counts from the moment it is taken. */
  readonly mode: 'action' | 'passive';
  readonly effect: Effect;
}
