import '../../rules/competitions/last-will/part.ts';
import { lastWillJudgement } from '../last-will.ts';
import { layPounds, roundPounds, whitePounds } from './gains.ts';
import { averagePlan, hasToPlan, poundsToCome } from './to-come.ts';

/** What the judgement of the Club asks about Last Will. */
const judgement = { averagePlan, hasToPlan, layPounds, poundsToCome, roundPounds, whitePounds };
/** The judgement of Last Will, loaded with its part. */
export type LastWillJudgement = typeof judgement;

lastWillJudgement.add(judgement);
