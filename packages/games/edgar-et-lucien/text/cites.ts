import type { RuleId } from '@manigance/core';
import { actionIds } from '../rules/administrations.ts';
import { schemeNumber } from '../rules/cards.ts';
import type { ElEvent } from '../rules/events.ts';

/** EL-11.1 to EL-12.4, in the order of `actionIds`. */
const actionRules = ['EL-11.1', 'EL-11.2', 'EL-11.3', 'EL-11.4', 'EL-12.1', 'EL-12.2', 'EL-12.3', 'EL-12.4'];

type Plain = Exclude<ElEvent['type'], 'administered' | 'schemePlayed' | 'gained' | 'bought' | 'won'>;

const rules: Readonly<Record<Plain, RuleId>> = {
  began: 'EL-3.3',
  placed: 'EL-3.4',
  turnBegan: 'EL-4.2',
  purses: 'EL-21.12',
  committed: 'EL-5.3',
  revealed: 'EL-5.3',
  moved: 'EL-6.1',
  robbed: 'EL-8.1.3',
  drew: 'EL-11.1',
  reshuffled: 'EL-22.4',
  threatened: 'EL-11.2.1',
  freed: 'EL-11.2',
  requisitioned: 'EL-11.4',
  skippedSecond: 'EL-13.7',
  protectionTaken: 'EL-14.4',
  certificateTaken: 'EL-15.2',
  lucienPut: 'EL-20.1',
  smeared: 'EL-20.3',
  extorted: 'EL-20.7',
  officeSeized: 'EL-20.9',
  exchanged: 'EL-20.10',
  discarded: 'EL-20.13.1',
  passed: 'EL-7.9',
  taxed: 'EL-16.1',
  tied: 'EL-17.2',
  bid: 'EL-17.2.1',
  bidPassed: 'EL-17.2.2',
  elected: 'EL-17.3',
  vacant: 'EL-17.2.5',
  periodEnded: 'EL-18.1',
  left: 'EL-24.2',
  brink: 'EL-21.6',
};

/** The rule a log line links to. */
export function cites(event: ElEvent): RuleId {
  switch (event.type) {
    case 'administered':
      return actionRules[actionIds.indexOf(event.action)] as RuleId;
    case 'schemePlayed':
      return `EL-20.${schemeNumber[event.card] + 1}`;
    case 'gained':
      return gainRules[event.by];
    case 'bought':
      return event.from === undefined ? 'EL-9.1' : 'EL-9.2';
    case 'won':
      return victoryRules[event.how] ?? 'EL-19.1';
    default:
      return rules[event.type];
  }
}

const gainRules = {
  bank_heist: 'EL-11.3',
  populist_speech: 'EL-12.1',
  financial_backing: 'EL-20.5',
  popular_support: 'EL-20.6',
};

/** Endings that are no Grand Triumphator's. */
const victoryRules: Readonly<Record<string, RuleId>> = { guard: 'EL-24.1', last: 'EL-24.2' };
