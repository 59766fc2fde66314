import type { Mention } from '@manigance/core';
import type { DistrictId } from '../rules/board.ts';
import type { SchemeId } from '../rules/cards.ts';
import type { ElEvent } from '../rules/events.ts';
import type { Names } from './names.ts';

/** The Scheme cards and districts an event names, as far as its viewer sees them. */
export function mentionsOf(event: ElEvent, names: Names): readonly Mention[] {
  const card = (id: SchemeId): Mention => ({ kind: 'card', id, words: [names.schemes[id].name] });
  const place = (id: DistrictId): Mention => ({ kind: 'place', id, words: [names.districts[id]] });
  switch (event.type) {
    case 'schemePlayed':
      return [card(event.card)];
    case 'extorted':
      return event.card === undefined ? [] : [card(event.card)];
    case 'drew':
    case 'discarded':
    case 'left':
      return (event.cards ?? []).map(card);
    case 'placed':
    case 'bought':
    case 'freed':
    case 'requisitioned':
      return [place(event.district)];
    case 'lucienPut':
      return [place(event.from), place(event.to)];
    case 'moved':
      if (event.edgar.by === 'immobile' && event.lucien.by === 'immobile') return [];
      return [place(event.edgar.to), place(event.lucien.to)];
    default:
      return [];
  }
}

/** EL-7 Actions whose consequences follow as events of their own. */
export function opensStep({ type }: ElEvent): boolean {
  return type === 'schemePlayed' || type === 'administered';
}
