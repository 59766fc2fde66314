import type {
  Activity,
  Companion,
  Effect,
  PropertyType,
  Slot,
  Sym,
  Trigger,
} from '../../effects/language.ts';

/** LW-9.3 A white card: an event, or a special card that is used once. */
export interface WhiteRow {
  readonly id: string;
  readonly class: 'event' | 'ruin' | 'time' | 'market' | 'sale';
  readonly actions: 0 | 1 | 2;
  readonly activity?: Activity;
  readonly effect: Effect;
}

/** LW-9.4, LW-9.5 A helper or an expense. Without `activate` it cannot be used. */
export interface BlackRow {
  readonly id: string;
  readonly class: 'helper' | 'expense';
  readonly actions: 1 | 2;
  readonly useActions?: 0 | 1;
  readonly symbol?: Sym;
  readonly activity?: Activity;
  /** LW-9.4 Resolved once, when it is laid. */
  readonly lay?: Effect;
  readonly activate?: Effect;
  readonly triggers?: readonly Trigger[];
}

/** LW-11.1 A property. Houses fall one step in a neglected round and show the symbol `house`; farms do neither. */
export interface PropertyRow {
  readonly id: string;
  readonly class: 'property';
  readonly type: PropertyType;
  /** Its falling values, the price first. */
  readonly ladder: readonly number[];
  readonly upkeep: { readonly do: 'spend'; readonly n: number; readonly companions?: readonly Slot[] };
  readonly lodging?: Lodging;
}
/** LW-11.7 Companions that may live on a farm, and the pounds that each adds to the upkeep. */
export interface Lodging {
  readonly kinds: readonly Companion[];
  readonly max: number;
  readonly add: number;
}

/** LW-10.1 A companion or wild card; `extra` counts at these activities, or at all (LW-13.4). */
export interface CompanionRow {
  readonly id: string;
  readonly class: 'companion' | 'wild';
  readonly kinds: readonly Companion[];
  readonly extra: number;
  readonly at?: readonly Activity[];
}

/** LW-6.2 A special card, with its crowns. */
export type SpecialRow = (WhiteRow | BlackRow | PropertyRow) & { readonly crown: Crown };
/** LW-6.2 The crowns on a special card. */
export type Crown = 1 | 2 | 3;
