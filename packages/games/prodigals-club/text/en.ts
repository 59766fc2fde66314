import { type GameText, ruleSummary } from '@manigance/core';
import type { PcVocabulary } from '../rules/state.ts';
import { logEn } from './log-en.ts';
import { mentionsOf, opensStep } from './mentions.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { ownGoal } from './own-goal.ts';
import { ownGoalEn } from './own-goal-en.ts';
import { promptsEn } from './prompts-en.ts';
import { articles } from './question-rules.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { eventText, moveText, questionText, reasonText } from './sentences.ts';
import { list, spaceName } from './words-en.ts';

/** The texts of the game in English. */
export const text: GameText<PcVocabulary> = {
  title: namesEn.title,
  asked: (kind, view) => questionText(promptsEn, kind, view),
  rule: (kind) => ruleSummary(rulesEn, articles, kind),
  goal: (view, viewer) => ownGoal(ownGoalEn, view, viewer),
  move: (move, view) => moveText(movesEn, move, view),
  event: (event, name) => eventText(logEn, event, name),
  opens: opensStep,
  mentions: (event) => mentionsOf(event, namesEn, spaceName),
  why: (why, name) => reasonText(reasonsEn, why, name),
  outcome({ winners, how }, name) {
    const who = list(winners.map(name));
    if (how === 'shared') return `${who} share both ruin and victory.`;
    if (how === 'lowest') return `${who} has the lowest final score and wins.`;
    return `${who} wins the tie on the ${how === 'second-score' ? 'second' : 'third'} score.`;
  },
};

export { cites } from './cites.ts';
