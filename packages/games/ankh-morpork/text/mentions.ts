import type { Mention } from '@manigance/core';
import type { AreaId } from '../rules/board.ts';
import type { CardId } from '../rules/cards.ts';
import type { AmEvent } from '../rules/events.ts';
import type { Names } from './names.ts';

/** An area by its name, and without the article, which a sentence may contract. */
function place({ areas }: Names, area: AreaId): Mention {
  const name = areas[area];
  return { kind: 'place', id: area, words: [name, name.replace(/^(?:The |Les |Le |La |L’)/, '')] };
}

/** The cards and areas an event names, as far as its viewer sees them. */
export function mentionsOf(event: AmEvent, names: Names): readonly Mention[] {
  const card = (id: CardId): Mention => ({ kind: 'card', id, words: [names.cards[id].name] });
  const found: Mention[] = [];
  if ('card' in event && event.card !== undefined) found.push(card(event.card));
  if ('cards' in event && event.cards !== undefined) found.push(...event.cards.map(card));
  if (event.type === 'event')
    found.push({ kind: 'card', id: `events:${event.event}`, words: [names.events[event.event].name] });
  if (event.type === 'exchanged' && event.personality !== undefined) {
    const { personality } = event;
    found.push({
      kind: 'card',
      id: `personalities:${personality}`,
      words: [names.personalities[personality].name],
    });
  }
  if (event.type === 'moved') found.push(place(names, event.from), place(names, event.to));
  else if (event.type === 'gods') {
    const saved = event.building ?? event.cityCard;
    if (saved !== undefined) found.push(place(names, saved));
  } else if ('area' in event && event.area !== undefined) found.push(place(names, event.area));
  return found;
}
