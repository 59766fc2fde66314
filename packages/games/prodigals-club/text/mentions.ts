import type { Mention } from '@manigance/core';
import type { SpaceId } from '../rules/board.ts';
import type { PcEvent } from '../rules/events.ts';
import type { HandCardId } from '../rules/hand-cards.ts';
import type { Names } from './names.ts';

/** The cards and spaces an event names. */
export function mentionsOf(
  event: PcEvent,
  names: Names,
  spaceName: (space: SpaceId) => string,
): readonly Mention[] {
  const card = (id: HandCardId): Mention => ({ kind: 'card', id, words: [names.cards[id].name] });
  const found: Mention[] = [];
  if ('card' in event) found.push(card(event.card));
  if ('cards' in event && Array.isArray(event.cards)) found.push(...event.cards.map(card));
  if ('discarded' in event) found.push(...event.discarded.map(card));
  if ('on' in event) found.push(card(event.on));
  if ('replaced' in event && event.replaced !== undefined) found.push(card(event.replaced));
  if (event.type === 'roundPrepared') found.push(card(event.central));
  if (event.type === 'sent') {
    const [name, inside] = [names.spaces[event.space].name, spaceName(event.space)];
    found.push({ kind: 'place', id: event.space, words: [inside, name] });
  }
  return found;
}

const openers: ReadonlySet<PcEvent['type']> = new Set([
  'sent',
  'playedWhite',
  'playedBlack',
  'activated',
  'usedBonus',
  'eventPlayed',
  'laid',
  'used',
  'bought',
  'keptUp',
]);

/** PC-7.4, PC-9.2, LW-9.1 Moves whose effects follow as events of their own. */
export function opensStep({ type }: PcEvent): boolean {
  return openers.has(type);
}
