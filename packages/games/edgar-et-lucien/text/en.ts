import type { GameText } from '@manigance/core';
import type { Reason } from '../rules/reasons.ts';
import type { ElVocabulary } from '../rules/state.ts';
import { linesEn, victory } from './log-en.ts';
import { askedEn, labelsEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { reasonsEn } from './reasons-en.ts';
import { type AskedKind, eventLine, moveLabel } from './tables.ts';
import { list } from './words-en.ts';

export const en: GameText<ElVocabulary> = {
  title: namesEn.title,
  asked: (kind, view, name) => askedEn[kind as AskedKind](view, name),
  move: (move, view, name) => moveLabel(labelsEn, move, view, name),
  event: (event, name) => eventLine(linesEn, event, name),
  why: (why) => reasonsEn[(why as Reason).code](why as Reason),
  outcome: ({ winners, how }, name) => victory(list(winners.map(name)), how),
};
