import type { BonusId, SpaceId } from '../rules/board.ts';
import type { CircleId } from '../rules/competitions/election/circle-tiles.ts';
import type { PossessionId } from '../rules/competitions/possessions/tiles.ts';
import type { DameId } from '../rules/competitions/society/dame-tiles.ts';
import type { Borough, CompetitionId, Party, Sym } from '../rules/effects/language.ts';
import type { HandCardId } from '../rules/hand-cards.ts';

interface NameAndText {
  readonly name: string;
  readonly text: string;
}

/** Texts printed on boards, cards and tiles, in one language. */
export interface Names {
  readonly title: string;
  readonly competitions: Readonly<Record<CompetitionId, string>>;
  readonly symbols: Readonly<Record<Sym, string>>;
  readonly boroughs: Readonly<Record<Borough, string>>;
  readonly parties: Readonly<Record<Party, string>>;
  readonly spaces: Readonly<Record<SpaceId, NameAndText>>;
  readonly bonusTiles: Readonly<Record<BonusId, NameAndText>>;
  readonly dameTiles: Readonly<Record<DameId, NameAndText>>;
  readonly cards: Readonly<Record<HandCardId, NameAndText>>;
  readonly possessions: Readonly<Record<PossessionId, string>>;
  readonly circles: Readonly<Record<CircleId, string>>;
}
