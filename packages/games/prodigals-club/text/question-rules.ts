import type { RuleId } from '@manigance/core';
import type { AskedKind } from './sentences.ts';

/** The rule behind each question, in one plain sentence. */
export type QuestionRules = Readonly<Record<AskedKind, string>>;

/** Articles of the rule book by question. */
export const articles: Readonly<Record<AskedKind, readonly RuleId[]>> = {
  errand: ['PC-7.1'],
  actions: ['PC-9.1'],
  furtherActions: ['PC-9.1'],
  replace: ['PC-9.4'],
  triggers: ['PC-9.7'],
  discard: ['PC-16.3'],
  name: ['PC-8.4'],
  choice: ['PC-10.11'],
  benefit: ['PC-10.10', 'PC-12.6'],
  exchange: ['PC-10.12'],
  bundle: ['PC-7.7'],
  bonus: ['PC-7.12'],
  pubCrawl: ['PC-13.9'],
  circle: ['PC-12.2', 'PC-12.4'],
  move: ['PC-10.3', 'PC-14.4'],
  row: ['PC-10.4'],
  moveEach: ['PC-10.4'],
  jump: ['PC-10.5'],
  raise: ['PC-15.5', 'PC-10.12'],
  sell: ['PC-11.2'],
  give: ['PC-11.4'],
  take: ['PC-11.4'],
  moreTime: ['PC-10.2'],
  keepTwo: ['LW-4.8'],
  plan: ['LW-7.1'],
  naming: ['LW-7.4'],
  companions: ['LW-13.3'],
  market: ['LW-11.9'],
  depreciate: ['LW-13.6'],
  sellProperty: ['LW-11.8'],
  replaceLastWill: ['LW-10.3'],
};
