import { type GameText, ruleSummary } from '@manigance/core';
import type { ElVocabulary } from '../rules/state.ts';
import { type AskedKind, eventLine, moveLabel, reasonLine } from './lines.ts';
import { logEn, victory } from './log-en.ts';
import { mentionsOf, opensStep } from './mentions.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { type GoalWords, ownGoal } from './own-goal.ts';
import { promptsEn } from './prompts-en.ts';
import { articles } from './question-rules.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { list } from './words-en.ts';

const goal: GoalWords = {
  yours: { text: 'Your goal: three conditions out of four', short: 'Goal: three conditions of four' },
  everyones: { text: 'Three conditions out of four win', short: 'Three conditions of four win' },
};

/** The texts of the game in English. */
export const text: GameText<ElVocabulary> = {
  title: namesEn.title,
  asked: (kind, view, name) => promptsEn[kind as AskedKind](view, name),
  rule: (kind) => ruleSummary(rulesEn, articles, kind),
  goal: (view, viewer) => ownGoal(goal, view, viewer),
  move: (move, view, name) => moveLabel(movesEn, move, view, name),
  event: (event, name) => eventLine(logEn, event, name),
  opens: opensStep,
  mentions: (event) => mentionsOf(event, namesEn),
  why: (why) => reasonLine(reasonsEn, why),
  outcome: ({ winners, how }, name) => victory(list(winners.map(name)), how),
};

export { cites } from './cites.ts';
