import { tableForMore } from '@manigance/core';
import { mostVotes } from '../rules/constants.ts';
import plain from './reasons-en.json' with { type: 'json' };
import type { ReasonOfLastWill, Reasons } from './sentences.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsEn: Reasons = tableForMore<Reasons, ReasonOfLastWill>({
  ...plain,
  'space-taken': ({ by }, name) => `${name(Number(by))} already has an errand boy there.`,
  'votes-at-most': () => `You cannot have more than ${mostVotes} votes.`,
});
