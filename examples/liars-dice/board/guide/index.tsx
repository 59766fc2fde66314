import type { Language } from '@manigance/core';
import { type BoardGuide, legendOf } from '@manigance/ui/guide.ts';
import type { ComponentChildren } from 'preact';
import type { LdVocabulary } from '../../rules/state.ts';
import { CupMark } from '../cup-mark.tsx';
import { Die } from '../die.tsx';
import { type SymbolId, symbolGroups } from './symbols.ts';

const words = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

const pictures: Readonly<Record<SymbolId, ComponentChildren>> = {
  cup: <CupMark />,
  bidder: <CupMark class="is-bidder" />,
  claim: <Claim />,
  match: <Die face={5} isMatch />,
  wild: <Die face={1} />,
  dice: <Die face={6} />,
  'own-bid': <Claim />,
};

function Claim() {
  return (
    <>
      <b>3</b> <Die face={5} />
    </>
  );
}

/** Explanations and legend in one language. The game has no cards. */
export async function guideIn(language: Language): Promise<BoardGuide<LdVocabulary>> {
  return {
    CardFace: () => null,
    cardName: () => undefined,
    legend: legendOf(symbolGroups, (await words[language]()).default, (id) => pictures[id]),
  };
}
