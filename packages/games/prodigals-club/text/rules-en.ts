import { tableForMore } from '@manigance/core';
import type { QuestionRules } from './question-rules.ts';
import type { AskedByLastWill } from './sentences.ts';

const mayStop = 'You may make fewer steps.';

/** The rule behind each question, for players. */
export const rulesEn: QuestionRules = tableForMore<QuestionRules, AskedByLastWill>({
  errand:
    'In turn order, each player sends one errand boy at a time to a free space, which takes effect at once.',
  actions: 'Play and activate as much as you like, in any order. Nothing is compulsory.',
  furtherActions: 'Play and activate as much as you like, in any order. Nothing is compulsory.',
  replace: 'You have six places for black cards. When they are full, one card makes room for the next.',
  triggers: 'All these abilities take effect; you choose the order.',
  discard: 'You keep at most four cards at the end of a round, and five when Last Will is played.',
  name: 'Each of the two Renaissance Man symbols can stand for any symbol, but keeps it for the rest of the round.',
  choice: 'Each choice is carried out before the next one is made.',
  benefit: 'Each benefit may come from any competition in play.',
  exchange: 'Pay first, then take the benefit. You may stop at any time.',
  bundle: 'You take all the cards of a bundle, and place its circle tile if it has one.',
  bonus: 'Reserving a place in the turn order brings one bonus tile of your choice.',
  pubCrawl: 'One, two, three or four pub crawl cards played together lose 1, 3, 6 or 10 votes.',
  circle:
    'Place the tile next to one of yours, turned as you like. Matching sides give you their symbol for good.',
  move: `A marker moves one space at a time, onto empty spaces only. ${mayStop}`,
  row: 'Every marker that is in the row now may move down once, over empty spaces.',
  moveEach: 'Each of these markers may move straight down once, over empty spaces.',
  jump: 'A marker jumps straight down over exactly one other, onto the empty space behind it.',
  raise: 'The space above the marker must be empty.',
  sell: 'You get the value of the possession minus all discounts, and it leaves the game.',
  give: 'Swap one possession for one on offer. What you lose beyond the limit comes back to you in pounds.',
  take: 'Swap one possession for one on offer. What you lose beyond the limit comes back to you in pounds.',
  moreTime: 'Each More Time card you add lets you spend more, and is then discarded.',
});
