import type { RuleId } from '@manigance/core';
import type { LdEvent } from '../rules/state.ts';

const rules: Readonly<Record<LdEvent['type'], RuleId>> = {
  round: 'LD-3.2',
  rolled: 'LD-3.1',
  bid: 'LD-4.1',
  revealed: 'LD-5.2',
  lostDie: 'LD-5.3',
  left: 'LD-6.3',
};

/** The rule a log line links to. */
export function cites({ type }: LdEvent): RuleId {
  return rules[type];
}
