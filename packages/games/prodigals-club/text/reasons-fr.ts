import { tableForMore } from '@manigance/core';
import { mostVotes } from '../rules/constants.ts';
import plain from './reasons-fr.json' with { type: 'json' };
import type { ReasonOfLastWill, Reasons } from './sentences.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsFr: Reasons = tableForMore<Reasons, ReasonOfLastWill>({
  ...plain,
  'space-taken': ({ by }, name) => `${name(Number(by))} y a déjà un coursier.`,
  'votes-at-most': () => `On ne peut pas avoir plus de ${mostVotes} votes.`,
});
