import type { RuleId } from '@manigance/core';
import type { PcEvent } from '../rules/events.ts';

const rules: { readonly [T in PcEvent['type']]: RuleId } = {
  opened: 'PC-4.4',
  handicap: 'PC-4.14',
  roundPrepared: 'PC-6.1',
  sent: 'PC-7.1',
  declined: 'PC-10.9',
  idle: 'PC-7.3',
  tookCentral: 'PC-7.9',
  tookRenaissance: 'PC-7.13',
  named: 'PC-8.4',
  reserved: 'PC-7.12',
  tookBonus: 'PC-7.12',
  tookBundle: 'PC-7.7',
  immune: 'PC-7.15',
  actionsBegin: 'PC-9.1',
  playedWhite: 'PC-9.3',
  pubCrawl: 'PC-13.9',
  playedBlack: 'PC-9.4',
  activated: 'PC-9.5',
  triggered: 'PC-9.6',
  usedBonus: 'PC-9.8',
  actionsEnd: 'PC-9.1',
  votesLost: 'PC-10.1',
  votesGained: 'PC-12.1',
  megaphones: 'PC-10.6',
  circlePlaced: 'PC-12.4',
  circlesDiscarded: 'PC-12.5',
  stepped: 'PC-14.4',
  jumped: 'PC-10.5',
  rose: 'PC-15.4',
  raised: 'PC-15.5',
  spent: 'PC-11.8',
  poundsTaken: 'PC-11.12',
  sold: 'PC-11.2',
  swapped: 'PC-11.4',
  hydePark: 'PC-13.5',
  dame: 'PC-15.2',
  dameBlocked: 'PC-15.5',
  discarded: 'PC-16.3',
  orderSet: 'PC-16.2',
  roundEnded: 'PC-16.5',
  matchEnded: 'PC-16.6',
};

/** The rule a log line links to. */
export function cites({ type }: PcEvent): RuleId {
  return rules[type];
}
