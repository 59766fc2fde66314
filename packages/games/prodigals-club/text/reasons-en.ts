import { mostVotes } from '../rules/constants.ts';
import type { Reasons } from './sentences.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsEn: Reasons = {
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
  'no-jump': () => 'A jump needs a marker directly below and a free space below that.',
  'other-marker-jumps': () => 'Only the marker that has jumped may jump on.',
  'cannot-rise': () => 'The space above is taken or off the board.',
};
