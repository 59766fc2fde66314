import type { RuleId } from '@manigance/core';

/** The rule a log line links to. */
export function cites(): RuleId {
  return 'TG-2.1';
}
