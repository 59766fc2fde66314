import type { GameText } from '@manigance/core';
import type { ElReason } from '../rules/reasons.ts';
import type { ElVocabulary } from '../rules/state.ts';
import { type AskedKind, eventLine, moveLabel } from './lines.ts';
import { logFr, victory } from './log-fr.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { promptsFr } from './prompts-fr.ts';
import { ruleSummary } from './question-rules.ts';
import { reasonsFr } from './reasons-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { list, typeset } from './words-fr.ts';

export const text: GameText<ElVocabulary> = {
  title: namesFr.title,
  asked: (kind, view, name) => typeset(promptsFr[kind as AskedKind](view, name)),
  rule(kind) {
    const rule = ruleSummary(rulesFr, kind);
    return rule && { ...rule, sentence: typeset(rule.sentence) };
  },
  move: (move, view, name) => typeset(moveLabel(movesFr, move, view, name)),
  event: (event, name) => typeset(eventLine(logFr, event, name)),
  why: (why) => typeset(reasonsFr[(why as ElReason).code](why as ElReason)),
  outcome: ({ winners, how }, name) => typeset(victory(list(winners.map(name)), how)),
};

export { cites } from './cites.ts';
