import type { Pace } from '@manigance/protocol';
import type { ScreenWords } from './en.ts';

/** A pace in a few words. */
export function paceText(pace: Pace, { newTable: words }: ScreenWords): string {
  const { name } = words.paces[pace.kind];
  switch (pace.kind) {
    case 'live':
      return words.inLive(name, pace.bank / 60, pace.increment);
    case 'turn-based':
      return words.overDays(name, pace.days);
    case 'untimed':
      return name;
    default: {
      const never: never = pace;
      return never;
    }
  }
}
