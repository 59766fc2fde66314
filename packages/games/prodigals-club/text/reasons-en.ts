import { mostVotes } from '../rules/constants.ts';
import type { Reasons } from './sentences.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsEn: Reasons = {
  'space-taken': ({ by }, name) => `${name(Number(by))} already has an errand boy there.`,
  'personal-used': () => 'You have already used this space this round.',
  'first-place-first': () => 'These spaces fill up in order: take the first free one.',
  'no-possessions': () => 'You own nothing to sell or swap.',
  'order-once': () => 'You may reserve only one place per round.',
  'two-boys': () => 'The central card takes two errand boys, and you don’t have two left.',
  'one-boy-only': () => 'The central card takes two errand boys, and this is only one.',
  'more-time-alone': () => 'This card can only be added to an action.',
  'activated-already': () => 'This card has already been activated this round.',
  'no-activation': () => 'This card has nothing to activate: it works by itself.',
  'passive-tile': () => 'This tile works by itself.',
  'no-bonus-tile': () => 'You have no bonus action tile.',
  'votes-at-most': () => `You cannot have more than ${mostVotes} votes.`,
  'no-marker-rises': () => 'None of your markers can move up.',
  'sides-differ': () => 'The touching sides don’t match.',
  'off-board': () => 'That step leads off the board.',
  'not-empty': () => 'One of your markers stands there.',
  'wrong-gender': () => 'The card doesn’t apply to this marker.',
  'way-not-free': () => 'The way down is blocked.',
  'no-jump': () => 'A jump needs a marker directly below and a free space below that.',
  'other-marker-jumps': () => 'Only the marker that has jumped may jump on.',
  'cannot-rise': () => 'The space above is taken or off the board.',
};
