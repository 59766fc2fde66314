import { tableForMore } from '@manigance/core';
import { modes } from '../rules/modes.ts';
import { namesEn as names } from './names-en.ts';
import type { AskedByLastWill, Prompts } from './sentences.ts';
import { count, markers, pounds, quote } from './words-en.ts';

/** The question of each frame: one line, verb first. Those of Last Will come when it is loaded. */
export const promptsEn: Prompts = tableForMore<Prompts, AskedByLastWill>({
  errand: ({ boy }) => errands[boy],
  actions: () => 'Play cards and use abilities, then end your turn.',
  furtherActions: () => 'Play cards and use abilities, or end your turn.',
  replace: ({ card }) => `Discard a card in play to make room for ${quote(names.cards[card].name)}.`,
  triggers: () => 'Choose which ability takes effect next.',
  discard: (_frame, { mode }) => `Discard a card: you may only keep ${modes[mode].handLimit}.`,
  name: ({ symbol }) => `Choose how many Renaissance Man symbols count as this: ${names.symbols[symbol]}.`,
  choice: ({ left }) => (left === 1 ? 'Choose one.' : `Choose one (${left} choices left).`),
  benefit: ({ left, of }) =>
    `Choose ${of === 'basic' ? 'a basic action' : 'an inner-circle benefit'} (${left} left).`,
  exchange: () => 'Make an exchange, or stop here.',
  bundle: () => 'Choose a bundle.',
  bonus: () => 'Choose a bonus action tile.',
  pubCrawl: () => 'Choose how many more pub crawl cards to play along with this one.',
  circle: ({ places }) =>
    places.length === 1
      ? 'Place the circle tile in your grid, or discard it.'
      : 'Place one of the two circle tiles, or discard both.',
  move: ({ left }) => `Move a marker, or stop here (${count(left, 'step')} left).`,
  row: () => 'Choose a row, or stop here.',
  moveEach: () => 'Move one of these markers down, or stop here.',
  jump: ({ marker, maxOver }) =>
    marker === undefined
      ? `Choose a marker that jumps over the one below it, or none (${count(maxOver, 'jump')} at most).`
      : `Jump on with the ${markers[marker]}, or stop here (${count(maxOver, 'jump')} left).`,
  raise: ({ cause, left }) =>
    cause === 'dame'
      ? `Move a marker up to make up for the one Dame Beatrice couldn’t raise (${left} left).`
      : 'Move a marker one row up: that’s the price.',
  sell: ({ may, discount }) =>
    `${may ? 'Sell a second possession, or stop here' : 'Choose a possession to sell'}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  give: ({ limit }) => `Choose the possession to give (loss limit ${pounds(limit)}).`,
  take: ({ give }) => `Choose the possession to take for ${quote(names.possessions[give])}.`,
  moreTime: ({ n }) => `Choose how many More Time cards to add to spending ${pounds(n)}.`,
});

const errands = {
  own: 'Send an errand boy to a free space.',
  late: 'Send one of your two errand boys from the central card elsewhere, or leave him there.',
  extra: 'Send an extra errand boy to a free space, or do without.',
} as const;
