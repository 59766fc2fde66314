import { type GameText, ruleSummary, spaceFrenchWords } from '@manigance/core';
import type { ElVocabulary } from '../rules/state.ts';
import { type AskedKind, eventLine, moveLabel, reasonLine } from './lines.ts';
import { logFr, victory } from './log-fr.ts';
import { mentionsOf, opensStep } from './mentions.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { type GoalWords, ownGoal } from './own-goal.ts';
import { promptsFr } from './prompts-fr.ts';
import { articles } from './question-rules.ts';
import { reasonsFr } from './reasons-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { list, typeset } from './words-fr.ts';

const goal = spaceFrenchWords<GoalWords>({
  yours: { text: 'Votre but : trois conditions sur quatre', short: 'But : trois conditions sur quatre' },
  everyones: { text: 'Trois conditions sur quatre font gagner', short: 'But : trois conditions sur quatre' },
});

/** The texts of the game in French. */
export const text: GameText<ElVocabulary> = {
  title: namesFr.title,
  asked: (kind, view, name) => typeset(promptsFr[kind as AskedKind](view, name)),
  rule(kind) {
    const rule = ruleSummary(rulesFr, articles, kind);
    return rule && { ...rule, sentence: typeset(rule.sentence) };
  },
  goal: (view, viewer) => ownGoal(goal, view, viewer),
  move: (move, view, name) => typeset(moveLabel(movesFr, move, view, name)),
  event: (event, name) => typeset(eventLine(logFr, event, name)),
  opens: opensStep,
  mentions: (event) => mentionsOf(event, namesFr),
  why: (why) => typeset(reasonLine(reasonsFr, why)),
  outcome: ({ winners, how }, name) => typeset(victory(list(winners.map(name)), how)),
};

export { cites } from './cites.ts';
