import type { CoachMoment, Remark } from '@manigance/core/lessons';

/** The first remark that fits and has not been made yet. */
export function firstRemark(
  remarks: readonly Remark[],
  moment: CoachMoment,
  made: ReadonlySet<string>,
): string | undefined {
  return remarks.find(({ id, when }) => !made.has(id) && when(moment))?.id;
}
