import type { CardId } from '@manigance/ankh-morpork/cards';
import { litAreas } from './choices.ts';
import { cardInPlay, symbolsOf } from './moment.ts';
import { type Props, speakerOf } from './speaker.ts';

/** After the question: which symbol of the card it comes from, and how much there is to choose from. */
export function clause(props: Props): string | undefined {
  const { words } = speakerOf(props);
  const { shown, options } = props;
  const parts: string[] = [];
  const now = cardInPlay(shown.view);
  if (shown.asked?.kind === 'symbol' && now !== undefined) {
    parts.push(words.symbolOf(now.at + 1, symbolsOf(now.card).length));
  }
  const areas = litAreas(options, undefined).size;
  if (areas > 0) parts.push(words.possibleAreas(areas));
  const cards = new Set(options.flatMap((move) => ('card' in move ? [move.card as CardId] : []))).size;
  if (areas === 0 && cards > 0) parts.push(words.possibleCards(cards));
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** The rule behind each kind of question; the others are told by their cards. */
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

export function ruleOf(kind: string): string | undefined {
  return rules[kind];
}
