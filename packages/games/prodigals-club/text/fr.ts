import { type GameText, ruleSummary, spaceFrench } from '@manigance/core';
import type { PcVocabulary } from '../rules/state.ts';
import { logFr } from './log-fr.ts';
import { mentionsOf, opensStep } from './mentions.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { ownGoal } from './own-goal.ts';
import { ownGoalFr } from './own-goal-fr.ts';
import { promptsFr } from './prompts-fr.ts';
import { articles } from './question-rules.ts';
import { reasonsFr } from './reasons-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { eventText, moveText, questionText, reasonText } from './sentences.ts';
import { list, spaceName } from './words-fr.ts';

/** The texts of the game in French. */
export const text: GameText<PcVocabulary> = {
  title: namesFr.title,
  asked: (kind, view) => spaceFrench(questionText(promptsFr, kind, view)),
  rule(kind) {
    const rule = ruleSummary(rulesFr, articles, kind);
    return rule && { ...rule, sentence: spaceFrench(rule.sentence) };
  },
  goal: (view, viewer) => ownGoal(ownGoalFr, view, viewer),
  move: (move, view) => spaceFrench(moveText(movesFr, move, view)),
  event: (event, name) => spaceFrench(eventText(logFr, event, name)),
  opens: opensStep,
  mentions: (event) => mentionsOf(event, namesFr, spaceName),
  why: (why, name) => spaceFrench(reasonText(reasonsFr, why, name)),
  outcome({ winners, how }, name) {
    const who = list(winners.map(name));
    if (how === 'shared') return `${who} partagent la ruine, et la victoire.`;
    if (how === 'lowest') return `${who} a le score final le plus bas et l’emporte.`;
    return `À égalité, ${who} l’emporte au ${how === 'second-score' ? 'deuxième' : 'troisième'} score.`;
  },
};

export { cites } from './cites.ts';
