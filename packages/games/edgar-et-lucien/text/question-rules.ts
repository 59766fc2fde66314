import type { RuleId } from '@manigance/core';
import type { AskedKind } from './lines.ts';

/** The rule behind each question, in one plain sentence. */
export type QuestionRules = Readonly<Record<AskedKind, string>>;

/** Articles of the rule book by question. */
export const articles: Readonly<Record<AskedKind, readonly RuleId[]>> = {
  place: ['EL-3.4'],
  programme: ['EL-5.1', 'EL-6.2', 'EL-6.3'],
  chooseExit: ['EL-6.3'],
  act: ['EL-7.1', 'EL-7.3'],
  secondHalf: ['EL-13.9'],
  intimidationReply: ['EL-11.2'],
  smearReply: ['EL-20.3.2'],
  bid: ['EL-17.2'],
};
