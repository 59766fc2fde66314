import type { Fact } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import { personalityId } from '../rules/ids.ts';
import type { AmState } from '../rules/index.ts';

/** AM-3.2 The Personalities of the others. */
export function facts({ personalities }: AmState, viewer: Seat): readonly Fact[] {
  return personalities.flatMap((personality, seat) =>
    seat === viewer ? [] : [{ id: 'personality', seat, value: personalityId(personality) }],
  );
}
