import { type CardId, cardById } from '../../rules/cards.ts';
import { type PersonalityId, personalityById } from '../../rules/personalities.ts';
import { type RandomEventId, randomEventById } from '../../rules/random-events.ts';

/** A card of any deck, as `data-card` names it: a player card by its id, the others with the name of their deck. */
export type AnyCard =
  | { readonly deck: 'cards'; readonly id: CardId }
  | { readonly deck: 'events'; readonly id: RandomEventId }
  | { readonly deck: 'personalities'; readonly id: PersonalityId };

/** The card of a `data-card`, if there is one. */
export function cardNamed(card: string): AnyCard | undefined {
  const [deck, id = ''] = card.split(':');
  if (card in cardById) return { deck: 'cards', id: card as CardId };
  if (deck === 'events' && id in randomEventById) return { deck, id: id as RandomEventId };
  if (deck === 'personalities' && id in personalityById) return { deck, id: id as PersonalityId };
  return undefined;
}
