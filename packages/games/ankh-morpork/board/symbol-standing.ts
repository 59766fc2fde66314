import type { CardId } from '../rules/cards.ts';
import type { AmEvent, AmReason, AmView } from '../rules/index.ts';
import { type InPlay, symbolsOf } from './pending.ts';

/** State of a symbol of a card. */
export interface SymbolStanding {
  readonly state: 'ahead' | 'now' | 'done' | 'skipped' | 'impossible';
  /** AM-5.4 Why it cannot be started, or could not be. */
  readonly why?: AmReason | undefined;
}

type Passed = Extract<AmEvent, { readonly type: 'skipped' | 'leftOut' }>;

/** The symbols of the card in play: the log has the state of the past ones, the view that of the others. */
export function standingsInPlay(
  { barred }: AmView,
  log: readonly AmEvent[],
  { card, at: now }: InPlay,
): readonly SymbolStanding[] {
  const begun = log.findLastIndex((event) => event.type === 'played' && event.card === card);
  const passed = log
    .slice(begun + 1)
    .filter(
      (event): event is Passed =>
        (event.type === 'skipped' || event.type === 'leftOut') && event.card === card,
    );
  return symbolsOf(card).map((_, at) => {
    const why = barred.find((one) => one.at === at)?.why;
    if (at === now) return { state: 'now', why };
    if (at > now) return why === undefined ? { state: 'ahead' } : { state: 'impossible', why };
    const event = passed.find((one) => one.at === at);
    if (event === undefined) return { state: 'done' };
    return event.type === 'skipped' ? { state: 'skipped' } : { state: 'impossible', why: event.why };
  });
}

/** AM-5.4 The symbols of a card in my hand. */
export function standingsInHand({ players, viewer }: AmView, card: CardId): readonly SymbolStanding[] {
  const barred = viewer === 'spectator' ? [] : (players[viewer]?.barred ?? []);
  return symbolsOf(card).map((_, at) => {
    const why = barred.find((one) => one.card === card && one.at === at)?.why;
    return why === undefined ? { state: 'ahead' } : { state: 'impossible', why };
  });
}
