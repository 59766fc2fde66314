import { tableForMore } from '@manigance/core';
import type { LastWillMove } from '../rules/competitions/last-will/moves.ts';
import type { Effect } from '../rules/effects/language.ts';
import { namesEn as names } from './names-en.ts';
import { bonusHeld, frameOf, type MoveLabels } from './sentences.ts';
import { bonusText, bundleText, spaceText } from './spaces-en.ts';
import { capital, count, dirNames, effectText, figure, markers, payText, quote } from './words-en.ts';

/** Button labels of the moves. */
export const movesEn: MoveLabels = tableForMore<MoveLabels, LastWillMove['do']>({
  send: ({ space }, view) => spaceText(space, view),
  decline: () => 'No errand',
  play: ({ card }) => `Play ${quote(names.cards[card].name)}`,
  activate: ({ card }) => `Activate ${quote(names.cards[card].name)}`,
  useBonus: (_move, view) => {
    const tile = bonusHeld(view);
    return tile === undefined ? 'Use the bonus tile' : `Use ${bonusText(tile)}`;
  },
  end: () => 'End the turn',
  replace: ({ card }) => `Discard ${quote(names.cards[card].name)}`,
  trigger: ({ card }) => quote(names.cards[card].name),
  discard: ({ card }) => `Discard ${quote(names.cards[card].name)}`,
  name: ({ symbols }) => (symbols === 0 ? 'Name none' : `Name ${symbols}`),
  choose: ({ option }, view) => effectText(frameOf(view, 'choice')?.options[option] as Effect<number>),
  benefit: ({ competition }, view) =>
    frameOf(view, 'benefit')?.of === 'innerCircle' ? innerCircle[competition] : basic[competition],
  exchange: ({ option }, view) => {
    const chosen = frameOf(view, 'exchange')?.options[option];
    return chosen === undefined ? '' : `${payText(chosen.pay)}, then: ${effectText(chosen.get)}`;
  },
  takeBundle: ({ bundle }, view) => `Take ${bundleText(bundle, view)}`,
  takeBonus: ({ tile }) => bonusText(tile),
  join: ({ cards }) => (cards === 0 ? 'No more cards' : `${count(cards, 'more card')}`),
  placeTile: ({ tile, x, y, rotation }) =>
    `${quote(names.circles[tile])} at column ${figure(x)}, row ${figure(y)}, turned ${rotation * 90}°`,
  discardTiles: (_move, view) =>
    frameOf(view, 'circle')?.places.length === 2 ? 'Discard both tiles' : 'Discard the tile',
  step: ({ marker, dir }) => `${capital(markers[marker])} ${dirNames[dir]}`,
  stop: () => 'Stop here',
  row: ({ value }) => `Row ${figure(value)}`,
  drop: ({ marker, steps }) => `${capital(markers[marker])} ${count(steps, 'step')} down`,
  jump: ({ marker }) => `${capital(markers[marker])} jumps`,
  raise: ({ marker }) => `${capital(markers[marker])} up`,
  sell: ({ tile }) => `Sell ${quote(names.possessions[tile])}`,
  give: ({ tile }) => `Give ${quote(names.possessions[tile])}`,
  take: ({ tile }) => `Take ${quote(names.possessions[tile])}`,
  addTime: ({ cards }) => (cards === 0 ? 'Add none' : `Add ${count(cards, 'card')}`),
});

const basic = {
  election: 'Lose 1 vote',
  society: 'Move 1 step down',
  possessions: 'Spend £2',
  'last-will': 'Spend £2',
} as const;
const innerCircle = {
  election: 'Lose 1 vote',
  society: 'Move 1 step down',
  possessions: 'Spend £1',
  'last-will': 'Spend £1',
} as const;
