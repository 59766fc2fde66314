import type { Seat } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import type { CardId } from './cards.ts';
import { remove } from './pieces.ts';
import { nearOwn, place } from './placing.ts';
import { discardFrom, hasDemon, isMinion, playerAt, type Table } from './table.ts';
import type { Move, Standing } from './words.ts';

/** AM-9.2 How a threat was answered. */
export type Answered = 'passed' | 'stopped' | 'blocked' | 'comesBack';

/** Where a threat to a minion comes from. */
export interface Threat {
  readonly kind: 'removal' | 'move';
  /** `symbol`, `scroll` of a card, or a random event. */
  readonly by: 'symbol' | 'scroll' | 'event';
  /** The player of the card, or who picked the piece; nobody in The Dragon and Bloody Stupid Johnson. */
  readonly cause: Seat | undefined;
  /** AM-9.5 The player has already been asked in a scroll window of this scroll. */
  readonly afterScrollWindow?: boolean;
}

/** AM-9.2.1 One player is asked, if they hold a card; AM-9.2.5 or can pay Small Gods. */
function* reaction(table: Table, seat: Seat, fits: readonly CardId[], gods: boolean): Play<Move> {
  const { hand } = playerAt(table, seat);
  if (hand.length === 0 && !gods) return { do: 'pass' };
  const moves: Move[] = [{ do: 'pass' }];
  if (gods) moves.push({ do: 'gods' });
  for (const card of fits) if (hand.includes(card)) moves.push({ do: 'react', card });
  const move = yield* ask(seat, 'reactionWindow', moves);
  if (move.card !== undefined) discardFrom(table, seat, move.card); // AM-9.3
  if (move.do === 'gods') playerAt(table, seat).money -= 3;
  return move;
}

/** AM-9.2.2 The scroll window. Returns whether the player has blocked the scroll (AM-9.5). */
export function* blocks(table: Table, seat: Seat): Play<boolean> {
  const { card } = yield* reaction(table, seat, ['wallace-sonky'], false);
  if (card !== undefined) table.spared.add(seat);
  return card !== undefined;
}

/** AM-9.4 The cards that fit a threat to a minion of this player. */
export function fitting(owner: Seat, { kind, by, cause, afterScrollWindow = false }: Threat): CardId[] {
  const byOther = cause !== undefined && cause !== owner;
  const fits: CardId[] = [];
  if (by === 'scroll' && byOther && !afterScrollWindow) fits.push('wallace-sonky');
  if (byOther || (by === 'scroll' && afterScrollWindow)) fits.push('gaspode');
  if (kind === 'removal') fits.push('susan', 'igor', 'fresh-start-club');
  return fits;
}

/** AM-9.2.2 The minion window. */
export function* minionWindow(table: Table, owner: Seat, threat: Threat): Play<Answered> {
  const gods = threat.by === 'event' && smallGodsUsable(table, owner);
  const move = yield* reaction(table, owner, fitting(owner, threat), gods);
  if (move.do === 'gods') return 'stopped';
  return move.card === undefined ? 'passed' : effectOf(table, owner, move.card);
}

/** AM-9.4 How this card answers a threat. */
export function effectOf(table: Table, owner: Seat, card: CardId): Answered {
  if (card === 'wallace-sonky') {
    table.spared.add(owner);
    return 'blocked';
  }
  return card === 'igor' || card === 'fresh-start-club' ? 'comesBack' : 'stopped';
}

/** AM-9.9 A piece that has been named is removed, unless its owner stops it. `before`: what is paid in between. */
export function* threatenRemoval(
  table: Table,
  { area, piece }: Standing,
  threat: Threat,
  before: (answered: Answered) => void = () => {},
): Play {
  const answered = isMinion(piece) ? yield* minionWindow(table, piece, threat) : 'passed';
  before(answered);
  if (answered === 'stopped' || answered === 'blocked') return;
  remove(table, area, piece);
  // AM-9.4 Right after it, in a different area.
  if (answered === 'comesBack' && isMinion(piece)) yield* place(table, piece, nearOwn, { except: area });
}

/** AM-8.6 The card in possession, gained in an earlier turn, no demon there, and $3. */
export function smallGodsUsable(table: Table, seat: Seat): boolean {
  const area = 'small-gods';
  return (
    table.buildings.get(area) === seat &&
    !table.cardsOut.has(area) &&
    (table.gained.get(area) ?? 0) < table.turn &&
    !hasDemon(table, area) &&
    playerAt(table, seat).money >= 3
  );
}
