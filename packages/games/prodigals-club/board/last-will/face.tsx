import type { Language } from '@manigance/core';
import type { LwCardId } from '../from-game.ts';
import { wordsOf } from '../words/index.ts';
import { borderOf, cardOf } from './cards.ts';
import { CardMarks } from './marks.tsx';
import { lastWillWords } from './words/index.ts';

/** The marks and the whole text of a card, below its picture and name. */
export function Face({ id, language }: { readonly id: LwCardId; readonly language: Language }) {
  const { names, words } = wordsOf(language);
  const own = lastWillWords(language);
  const { class: kind, kinds, actions } = cardOf(id);
  const costs = kinds.length > 0 ? [] : [own.costs(actions)];
  return (
    <>
      <CardMarks id={id} words={words} />
      <p>{names.cards[id].text}</p>
      <small>
        {[own.classes[kind], ...costs].join(' · ')}
        <br />
        {own[borderOf(id)]}
      </small>
    </>
  );
}
