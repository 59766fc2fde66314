import type { AmMove, AmView } from '../rules/index.ts';
import { boardContext, type Props } from './board-context.ts';
import { isMapMove } from './choices.ts';
import { cardInPlay, symbolsOf } from './pending.ts';

/** The detail after a prompt: the symbol of the card it comes from, and the number of areas or cards to choose from. */
export function clause(props: Props): string | undefined {
  const { words } = boardContext(props);
  const { shown, options } = props;
  const parts: string[] = [];
  const now = cardInPlay(shown.view);
  const symbols = now === undefined ? 0 : symbolsOf(now.card).length;
  if (shown.asked?.kind === 'symbol' && now !== undefined && symbols > 1) {
    parts.push(words.symbolOf(now.at + 1, symbols));
  }
  const areas = areasAsked(options);
  const cards = cardsAsked(options);
  if (areas > 0) parts.push(words.possibleAreas(areas));
  else if (cards > 0) parts.push(words.possibleCards(cards));
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** How many areas there are to choose from; 0 where a piece in them is asked for, or a way out of an event. */
export function areasAsked(options: readonly AmMove[]): number {
  const here = options.filter(isMapMove);
  const other = here.some((move) => 'piece' in move || move.do === 'godsAt' || move.do === 'stay');
  return other ? 0 : new Set(here.map(({ area }) => area)).size;
}

/** How many cards there are to choose from. An interrupt is no answer to the question: it may be played beside it. */
export function cardsAsked(options: readonly AmMove[]): number {
  return new Set(options.flatMap((move) => ('card' in move && move.do !== 'react' ? [move.card] : []))).size;
}

/** The rule behind each kind of question; other questions follow from the text of a card. */
const rules: Readonly<Record<string, string>> = {
  chooseCard: 'AM-4.2',
  playNext: 'AM-5.7',
  symbol: 'AM-5.2',
  finishCard: 'AM-5.5',
  placeMinion: 'AM-6.1.1',
  liftMinion: 'AM-6.1.3',
  placeMore: 'AM-6.1.5',
  build: 'AM-6.2.1',
  giveUpBuilding: 'AM-6.2.3',
  clearTrouble: 'AM-6.4',
  setTrouble: 'AM-7.7',
  discardOne: 'AM-8.7',
  chooseTarget: 'AM-5.9',
  chooseReceiver: 'AM-5.9',
  chooseVictim: 'AM-5.9',
  chooseHit: 'AM-6.3.1',
  reactionWindow: 'AM-9.2',
  dragonWindow: 'AM-10.1',
  floodMove: 'AM-10.2',
  saveBuilding: 'AM-8.6',
  saveCityCard: 'AM-8.6',
  stopArrival: 'AM-8.6',
  murderChoice: 'AM-10.7',
  loseOneBuilding: 'AM-10.9',
  hidden: 'AM-9.2.6',
};

/** The rule behind each symbol of a card. */
const symbolRules: Readonly<Record<string, string>> = {
  place: 'AM-6.1.1',
  build: 'AM-6.2.1',
  assassinate: 'AM-6.3.1',
  removeTrouble: 'AM-6.4',
  money: 'AM-6.5',
  scroll: 'AM-6.6',
  randomEvent: 'AM-6.7',
  playAnother: 'AM-6.8',
};

export function ruleOf(kind: string, view: AmView): string | undefined {
  const now = kind === 'symbol' ? cardInPlay(view) : undefined;
  const symbol = now && symbolsOf(now.card)[now.at]?.split(':')[0];
  return symbol === undefined ? rules[kind] : symbolRules[symbol];
}
