import type { RuleId } from '@manigance/core';
import type { AmView, FrameViewNamed } from '../rules/view.ts';
import { ruleOfCard } from './cites.ts';
import { nameOfSymbol, symbolAt } from './context.ts';
import type { SymbolName } from './names.ts';
import type { AskedKind } from './tables.ts';

/** The rule behind each question, in one plain sentence. A scroll is explained by the text of its card. */
export interface QuestionRules {
  readonly questions: Readonly<Record<Exclude<AskedKind, 'symbol'>, string>>;
  readonly symbols: Readonly<Record<SymbolName, string>>;
}

/** Articles of the rule book by question. Questions that are missing follow from the card being played. */
const articles: Partial<Readonly<Record<AskedKind, readonly RuleId[]>>> = {
  chooseCard: ['AM-4.2', 'AM-4.3'],
  layAside: ['AM-5.7'],
  playNext: ['AM-5.7'],
  finishCard: ['AM-5.5', 'AM-4.3'],
  placeMinion: ['AM-6.1.1', 'AM-6.1.5', 'AM-7.1'],
  liftMinion: ['AM-6.1.3'],
  placeMore: ['AM-13.44'],
  build: ['AM-13.47', 'AM-6.2.1'],
  giveUpBuilding: ['AM-6.2.3'],
  clearTrouble: ['AM-8.7'],
  setTrouble: ['AM-7.7'],
  discardOne: ['AM-8.7', 'AM-13.23'],
  chooseHit: ['AM-6.3.1', 'AM-13.35'],
  takeoverGiveUp: ['AM-13.46', 'AM-6.2.3'],
  reactionWindow: ['AM-9.2', 'AM-9.4'],
  dragonWindow: ['AM-10.1', 'AM-8.6'],
  floodMove: ['AM-10.2'],
  saveBuilding: ['AM-8.6'],
  murderChoice: ['AM-10.7'],
  saveCityCard: ['AM-10.10', 'AM-8.6'],
  stopArrival: ['AM-8.6'],
  loseOneBuilding: ['AM-10.9'],
};

const symbolArticles: Readonly<Record<SymbolName, readonly RuleId[]>> = {
  place: ['AM-6.1.1', 'AM-7.1'],
  build: ['AM-6.2.1', 'AM-6.2.2'],
  assassinate: ['AM-6.3.1', 'AM-6.3.2'],
  removeTrouble: ['AM-6.4'],
  money: ['AM-6.5'],
  scroll: ['AM-6.6'],
  randomEvent: ['AM-6.7'],
  playAnother: ['AM-5.6'],
  interrupt: ['AM-9.1'],
};

/** The articles of the rule book behind a question. */
export function articlesOf(
  kind: AskedKind,
  frame: FrameViewNamed<AskedKind>,
  { playing }: AmView,
): readonly RuleId[] {
  const ofCard = playing === undefined ? ['AM-5.9'] : [ruleOfCard(playing)];
  if (frame.kind !== 'symbol') return articles[kind] ?? ofCard;
  const { symbol } = nameOfSymbol(symbolAt(frame));
  return symbol === 'scroll' ? [...ofCard, 'AM-5.3'] : symbolArticles[symbol];
}
