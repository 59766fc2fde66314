import type { Following, Turn } from '@manigance/ui/following.ts';
import type { LdEvent, LdVocabulary } from '../rules/state.ts';
import { cupOf } from '../text/mentions.ts';
import { boardWords } from './words/index.ts';

/** How much an event matters in a recap; rolls are left out, because everybody rolls. */
const weights: Readonly<Record<LdEvent['type'], number>> = {
  round: 0,
  rolled: 0,
  bid: 1,
  lostDie: 2,
  left: 3,
  revealed: 4,
};

/** The cups an event is about. */
function places(event: LdEvent): readonly string[] {
  if (event.type === 'revealed') return [cupOf(event.seat), cupOf(event.bid.seat)];
  return event.type === 'round' ? [] : [cupOf(event.seat)];
}

/** A round is a turn in which all play. */
export const following: Following<LdVocabulary> = {
  turns: (log, language) =>
    log.flatMap((event, at): Turn[] =>
      event.type === 'round' ? [{ at, heading: boardWords[language].round(event.round) }] : [],
    ),
  places,
  weight: ({ type }) => weights[type] ?? 0,
};
