import type { Fact } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import type { ElState } from '../rules/index.ts';
import { certificatesOf, includes, trulyMet, wealthyDandy } from '../rules/victory.ts';

/** EL-21.6 The purses of the others, as far as they make a Wealthy Dandy (EL-19.2) whom no certificate shows. */
export function facts(state: ElState, viewer: Seat): readonly Fact[] {
  if (state.openMoney) return [];
  return Array.from({ length: state.seats }, (_, seat) => seat)
    .filter((seat) => seat !== viewer && includes(trulyMet(state, seat), wealthyDandy))
    .filter((seat) => !includes(certificatesOf(state, seat), wealthyDandy))
    .map((seat) => ({ id: 'dandy', seat, value: 'rich' }));
}
