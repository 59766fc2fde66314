import type { Seat } from '@manigance/core';
import { isTurnOver } from '../action-turn.ts';
import type { BoardContext } from '../board-context.ts';
import type { Companion, LaidCardView } from '../from-game.ts';
import { signed } from './amounts.ts';
import { cardOf } from './cards.ts';
import { lastWillWords } from './words/index.ts';

/** LW-9.5 A helper or expense: used, ready, not used, or nothing to be used. */
export function noteOf({ view, props }: BoardContext, seat: Seat, { card, used }: LaidCardView): string {
  const own = lastWillWords(props.language);
  if (cardOf(card).activate === undefined) return own.alone;
  if (used) return own.used;
  return isTurnOver(view, seat) ? own.unused : own.ready;
}

/** LW-11 A property in words: its value now, its ladder, whether it is kept up, and who lodges there. */
export function propertySays(
  table: BoardContext,
  { card, level, value, keptUp, lodged }: LaidCardView,
): string {
  const { words, view, props } = table;
  const own = lastWillWords(props.language);
  const { property } = cardOf(card);
  if (property === undefined) return '';
  const change = signed(view.lastWill?.modifiers[property.type] ?? 0);
  const parts = [
    `${own.type[property.type]}.`,
    own.worthSaid(words.money(value), level, change),
    property.isHouse ? own.ladderSaid(property.ladder.join(', '), level) : own.neverFalls,
    keptUp ? `${own.keptUp}.` : property.isHouse ? `${own.notKeptUp}.` : '',
    lodged.length > 0 ? own.lodged(companionsIn(lodged, own.companions)) : '',
  ];
  const { lodging } = property;
  const room = (lodging?.max ?? 0) - lodged.length;
  if (lodging !== undefined && room > 0)
    parts.push(own.room(room, lodging.kinds.map((kind) => own.companions[kind]).join(own.or)));
  return parts.filter((part) => part !== '').join(' ');
}

function companionsIn(lodged: readonly Companion[], names: Readonly<Record<Companion, string>>): string {
  return lodged.map((kind) => names[kind]).join(', ');
}
