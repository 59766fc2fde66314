import './guide.css';
import type { Language } from '@manigance/core';
import { type BoardGuide, legendOf } from '@manigance/ui/guide.ts';
import { cardOf } from '../card.tsx';
import { CardMarks, EffectMarks } from '../effects.tsx';
import { bonusTiles, type Names, type PcVocabulary, type Props, possessionTiles } from '../from-game.ts';
import { Mark } from '../glyph.tsx';
import { LastWillFace } from '../last-will.tsx';
import { lastWillCards } from '../last-will-cards.ts';
import { CardPicture, TilePicture } from '../picture.tsx';
import { Shield } from '../shield.tsx';
import { wordsOf } from '../words/index.ts';
import { SymbolPicture } from './pictures.tsx';
import { symbolGroups } from './symbols.ts';
import { type Pictured, picturedAs } from './tile-ids.ts';

const words = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** Previews, explanations and legend in one language. */
export async function guideIn(language: Language): Promise<BoardGuide<PcVocabulary>> {
  const { names } = wordsOf(language);
  return {
    CardFace,
    cardName: (card) => {
      const found = picturedAs(card, names);
      return found && nameOf(found, names);
    },
    legend: legendOf(symbolGroups, (await words[language]()).default, (id) => <SymbolPicture of={id} />),
  };
}

function nameOf(of: Pictured, names: Names): string {
  switch (of.kind) {
    case 'card':
    case 'lastWill':
      return names.cards[of.id].name;
    case 'bonus':
      return names.bonusTiles[of.id].name;
    case 'dame':
      return names.dameTiles[of.id].name;
    default:
      return names.possessions[of.id];
  }
}

/** A card or tile with its large picture and its whole text. */
function CardFace({ card, props }: { readonly card: string; readonly props: Props }) {
  const { names } = wordsOf(props.language);
  const found = picturedAs(card, names);
  if (found === undefined) return undefined;
  const edge = edgeOf(found);
  const isCard = found.kind === 'card' || found.kind === 'lastWill';
  return (
    <article class={`pc pc-face ${edge}`}>
      {isCard ? <CardPicture card={found.id} size="l" /> : <TilePicture tile={found.id} size="l" />}
      <b>{nameOf(found, names)}</b>
      <FaceText of={found} props={props} />
    </article>
  );
}

function edgeOf(of: Pictured): string {
  if (of.kind === 'card') return cardOf(of.id).white ? 'is-white' : 'is-black';
  return of.kind === 'lastWill' ? `is-${lastWillCards.loaded.borderOf(of.id)}` : 'is-tile';
}

function FaceText({ of, props }: { readonly of: Pictured; readonly props: Props }) {
  const { names, words } = wordsOf(props.language);
  switch (of.kind) {
    case 'card': {
      const card = cardOf(of.id);
      return (
        <>
          <CardMarks card={card} words={words} />
          <p>
            {names.cards[of.id].text} {card.party && <i>{names.parties[card.party]}.</i>}
          </p>
          <small>{card.white ? words.white : words.black}</small>
        </>
      );
    }
    case 'lastWill':
      return <LastWillFace id={of.id} language={props.language} />;
    case 'bonus': {
      const row = bonusTiles.find(({ id }) => id === of.id);
      return (
        <>
          <span class="pc-fx">{row && <EffectMarks effect={row.effect} words={words} />}</span>
          <p>{names.bonusTiles[of.id].text}</p>
        </>
      );
    }
    case 'dame':
      return <p>{names.dameTiles[of.id].text}</p>;
    default: {
      const row = possessionTiles.find(({ id }) => id === of.id);
      if (row === undefined) return undefined;
      return (
        <p class="pc-face-facts">
          <b>{words.money(row.value)}</b>
          <Mark of={row.symbol} /> {names.symbols[row.symbol]}
          <Shield borough={row.borough} /> {names.boroughs[row.borough]}
        </p>
      );
    }
  }
}
