import type { GameText } from '@manigance/core';
import type { ElReason } from '../rules/reasons.ts';
import type { ElVocabulary } from '../rules/state.ts';
import { type AskedKind, eventLine, moveLabel } from './lines.ts';
import { logEn, victory } from './log-en.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { promptsEn } from './prompts-en.ts';
import { ruleSummary } from './question-rules.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { list } from './words-en.ts';

export const text: GameText<ElVocabulary> = {
  title: namesEn.title,
  asked: (kind, view, name) => promptsEn[kind as AskedKind](view, name),
  rule: (kind) => ruleSummary(rulesEn, kind),
  move: (move, view, name) => moveLabel(movesEn, move, view, name),
  event: (event, name) => eventLine(logEn, event, name),
  why: (why) => reasonsEn[(why as ElReason).code](why as ElReason),
  outcome: ({ winners, how }, name) => victory(list(winners.map(name)), how),
};

export { cites } from './cites.ts';
