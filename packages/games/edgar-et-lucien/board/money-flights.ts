import { flyChip } from '@manigance/ui/glide.ts';
import { useEffect } from 'preact/hooks';
import type { ElEvent } from '../rules/index.ts';
import type { Props } from './props.ts';
import { type BoardWords, wordsIn } from './words/index.ts';

/** Public payments between seats. */
function flightOf(
  event: ElEvent,
): { readonly amount: number; readonly from: number; readonly to: number } | undefined {
  switch (event.type) {
    case 'robbed':
      return { amount: event.amount, from: event.victim, to: event.seat };
    case 'bought':
      return event.from === undefined ? undefined : { amount: event.price, from: event.seat, to: event.from };
    case 'smeared':
      return event.with === 'money' ? { amount: event.amount, from: event.seat, to: event.by } : undefined;
    default:
      return undefined;
  }
}

/** ART.md 7.1 Coins go from purse to purse. */
export function usePurseFlights({ events, language, motion }: Props): void {
  useEffect(() => {
    const words: BoardWords = wordsIn(language);
    for (const event of events) {
      const flight = flightOf(event);
      if (flight === undefined) continue;
      flyChip(`+${words.number(flight.amount)}`, `seat-${flight.from}`, `seat-${flight.to}`, motion);
    }
  }, [events, language, motion]);
}
