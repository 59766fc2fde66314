import type { GameText } from '@manigance/core';
import type { Reason } from '../rules/reasons.ts';
import type { ElVocabulary } from '../rules/state.ts';
import { linesFr, victory } from './log-fr.ts';
import { askedFr, labelsFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { reasonsFr } from './reasons-fr.ts';
import { type AskedKind, eventLine, moveLabel } from './tables.ts';
import { list, typeset } from './words-fr.ts';

export const fr: GameText<ElVocabulary> = {
  title: namesFr.title,
  asked: (kind, view, name) => typeset(askedFr[kind as AskedKind](view, name)),
  move: (move, view, name) => typeset(moveLabel(labelsFr, move, view, name)),
  event: (event, name) => typeset(eventLine(linesFr, event, name)),
  why: (why) => typeset(reasonsFr[(why as Reason).code](why as Reason)),
  outcome: ({ winners, how }, name) => typeset(victory(list(winners.map(name)), how)),
};
