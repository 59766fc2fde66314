import type { ActionId } from '../rules/administrations.ts';
import type { AdministrationId, DistrictId, DistrictType, WheelPosition } from '../rules/board.ts';
import type { SchemeId } from '../rules/cards.ts';
import type { ConditionId } from '../rules/victory.ts';

interface NameAndText {
  readonly name: string;
  readonly text: string;
}

/** EL-8, EL-9 An action that is no administration action. */
export type OrdinaryAction = 'rob' | 'play_scheme' | 'buy_city' | 'buy_player';
/** A term that the texts use. */
export type Term = 'cogs' | 'popularity' | 'certificate';

/** Names on the pieces in one language, and the terms the texts use. */
export interface Names {
  readonly title: string;
  readonly types: Readonly<Record<DistrictType, string>>;
  readonly administrations: Readonly<Record<AdministrationId, string>>;
  readonly wheel: Readonly<Record<WheelPosition, string>>;
  readonly districts: Readonly<Record<DistrictId, string>>;
  /** `least`: how many districts or Administrations it takes at this table. */
  readonly conditions: Readonly<Record<ConditionId, { readonly name: string; text(least: number): string }>>;
  readonly ordinary: Readonly<Record<OrdinaryAction, NameAndText>>;
  readonly actions: Readonly<Record<ActionId, NameAndText>>;
  readonly schemes: Readonly<Record<SchemeId, NameAndText>>;
  readonly terms: Readonly<Record<Term, string>>;
}
