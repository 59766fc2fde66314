import './guide.css';
import type { Language } from '@manigance/core';
import { type BoardGuide, legendOf } from '@manigance/ui/guide.ts';
import { cardById } from '../../rules/cards.ts';
import type { AmVocabulary } from '../../rules/index.ts';
import { boardContext, type Props } from '../board-context.ts';
import { SymbolLines } from '../card.tsx';
import { CardPicture, EventPicture, PersonalityPicture } from '../picture.tsx';
import { boardLanguage } from '../words/index.ts';
import { cardNamed } from './card-named.ts';
import { SymbolPicture } from './pictures.tsx';
import { symbolGroups } from './symbols.ts';

const words = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** Previews, explanations and legend in one language. */
export async function guideIn(language: Language): Promise<BoardGuide<AmVocabulary>> {
  const { names } = boardLanguage.in(language);
  return {
    CardFace,
    cardName: (card) => nameOf(card, names),
    legend: legendOf(symbolGroups, (await words[language]()).default, (id) => <SymbolPicture of={id} />),
  };
}

function nameOf(card: string, names: ReturnType<typeof boardLanguage.in>['names']): string | undefined {
  const found = cardNamed(card);
  switch (found?.deck) {
    case 'cards':
      return names.cards[found.id].name;
    case 'events':
      return names.events[found.id].name;
    case 'personalities':
      return names.personalities[found.id].name;
    default:
      return undefined;
  }
}

/** A card with its large picture and everything printed on it. */
function CardFace({ card, props }: { readonly card: string; readonly props: Props }) {
  const { names } = boardContext(props);
  const found = cardNamed(card);
  const title = <b class="am-title">{nameOf(card, names)}</b>;
  switch (found?.deck) {
    case 'cards':
      return (
        <article class={`am-face am-card am-${cardById[found.id].colour}`}>
          {title}
          <CardPicture card={found.id} size="l" />
          <SymbolLines card={found.id} props={props} />
        </article>
      );
    case 'events':
      return (
        <article class="am-face am-event">
          {title}
          <EventPicture event={found.id} size="l" />
          <p>{names.events[found.id].text}</p>
        </article>
      );
    case 'personalities':
      return (
        <article class="am-face am-card am-brown">
          {title}
          <PersonalityPicture of={found.id} />
          <p>{names.personalities[found.id].text(props.shown.view.players.length)}</p>
        </article>
      );
    default:
      return undefined;
  }
}
