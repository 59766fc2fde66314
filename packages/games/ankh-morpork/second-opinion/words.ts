import type { Seat } from '@manigance/core';
import type { CardId } from './cards.ts';
import type { AreaId } from './city.ts';

/** A piece on foot: the seat whose minion it is, or its kind. */
export type Piece = Seat | 'troll' | 'demon';

/** A piece on foot and where it stands. */
export interface Standing {
  readonly area: AreaId;
  readonly piece: Piece;
}

/** An answer. Which fields it has goes with `do`. */
export interface Move {
  readonly do: string;
  readonly card?: CardId;
  readonly area?: AreaId;
  readonly piece?: Piece;
  readonly seat?: Seat;
  readonly to?: AreaId;
}
