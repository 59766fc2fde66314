import './guide.css';
import type { Language } from '@manigance/core';
import { type BoardGuide, legendOf } from '@manigance/ui/guide.ts';
import type { ElVocabulary } from '../../rules/index.ts';
import { Picture } from '../picture.tsx';
import type { Props } from '../props.ts';
import { type BoardWords, wordsIn } from '../words/index.ts';
import { type AnyCard, cardNamed } from './card-named.ts';
import { SymbolPicture } from './pictures.tsx';
import { legendWords, symbolGroups } from './symbols.ts';

const words = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** Previews, explanations and legend in one language. */
export async function guideIn(language: Language): Promise<BoardGuide<ElVocabulary>> {
  const board = wordsIn(language);
  const own = legendWords((await words[language]()).default, board.names);
  return {
    CardFace,
    cardName: (card) => {
      const found = cardNamed(card);
      return found && nameOf(found, board);
    },
    legend: legendOf(symbolGroups, own, (id) => <SymbolPicture of={id} />),
  };
}

function nameOf(card: AnyCard, { names }: BoardWords): string {
  if (card.deck === 'schemes') return names.schemes[card.id].name;
  return card.deck === 'heritage' ? names.actions.heritage_protection.name : names.conditions[card.id].name;
}

function textOf(card: AnyCard, { names, city }: BoardWords, { shown }: Props): string {
  if (card.deck === 'schemes') return names.schemes[card.id].text;
  if (card.deck === 'heritage') return city.protects;
  return names.conditions[card.id].text(shown.view.needs[card.id]);
}

/** A card with its large picture and its whole text. */
function CardFace({ card, props }: { readonly card: string; readonly props: Props }) {
  const board = wordsIn(props.language);
  const found = cardNamed(card);
  if (found === undefined) return undefined;
  return (
    <article class="el-face">
      <b class="el-title">{nameOf(found, board)}</b>
      <FacePicture card={found} />
      {found.deck === 'certificates' && <p class="el-quiet">{board.names.terms.certificate}</p>}
      <p>{textOf(found, board, props)}</p>
    </article>
  );
}

function FacePicture({ card }: { readonly card: AnyCard }) {
  switch (card.deck) {
    case 'schemes':
      return <Picture of={card.id} group="cards" size="l" />;
    case 'certificates':
      return <Picture of={`cert_${card.id}`} group="certificates" size="l" />;
    default:
      return <Picture of="heritage_protection" group="commons" size="l" />;
  }
}
