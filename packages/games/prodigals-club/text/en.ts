import type { GameText } from '@manigance/core';
import { mostVotes } from '../rules/modes.ts';
import type { Words } from '../rules/state.ts';
import { labelsEn } from './labels-en.ts';
import { logEn } from './log-en.ts';
import { namesEn } from './names-en.ts';
import { promptsEn } from './prompts-en.ts';
import { askWith, explainWith, labelWith, type Reasons, tellWith } from './tables.ts';
import { list } from './words-en.ts';

const reasons: Reasons = {
  'space-taken': ({ by }, name) => `An errand boy of ${name(Number(by))} stands there.`,
  'personal-used': () => 'You have already used this space this round.',
  'first-place-first': () => 'The places of this kind are filled in order: use the first free one.',
  'no-possessions': () => 'You own nothing to sell or swap.',
  'order-once': () => 'You may reserve only one place per round.',
  'two-boys': () => 'The central card needs two errand boys still to be placed.',
  'one-boy-only': () => 'The central card needs two errand boys, and this is one.',
  'more-time-alone': () => 'This card is only ever added to an action.',
  'activated-already': () => 'This card has already been activated this round.',
  'no-activation': () => 'This card has nothing to activate: it works by itself.',
  'passive-tile': () => 'This tile counts by itself.',
  'no-bonus-tile': () => 'You have no bonus action tile.',
  'votes-at-most': () => `You cannot have more than ${mostVotes} votes.`,
  'no-marker-rises': () => 'None of your markers can move up.',
  'sides-differ': () => 'The touching sides do not match.',
  'off-board': () => 'That step leads off the board.',
  'not-empty': () => 'One of your markers stands there.',
  'wrong-gender': () => 'The card does not speak to this marker.',
  'way-not-free': () => 'The way down is not free.',
  'no-jump': () => 'This marker has nobody to jump over, or nowhere to land.',
  'cannot-rise': () => 'The space above is taken or off the board.',
};

export const en: GameText<Words> = {
  title: namesEn.title,
  asked: (kind, view) => askWith(promptsEn, kind, view),
  move: (move, view) => labelWith(labelsEn, move, view),
  event: (event, name) => tellWith(logEn, event, name),
  why: (why, name) => explainWith(reasons, why, name),
  outcome({ winners, how }, name) {
    const who = list(winners.map(name));
    if (how === 'shared') return `${who} share the ruin, and the victory.`;
    if (how === 'lowest') return `${who} has the lowest final score and wins.`;
    return `${who} wins by the ${how === 'second-score' ? 'second' : 'third'} score.`;
  },
};
