import { LatePart } from '@manigance/core';
import type { LastWillJudgement } from './last-will/index.ts';

/** How the bots judge Last Will, at the tables that play it. */
export const lastWillJudgement = new LatePart<LastWillJudgement>('the judgement of Last Will');
