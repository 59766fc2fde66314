import type { PersonalityId } from '../../rules/personalities.ts';
import type { RandomEventId } from '../../rules/random-events.ts';

/** Ids in `data-card` of the cards beside those of the hands: with the name of their deck. */
export const eventCard = (event: RandomEventId) => `events:${event}` as const;
/** The `data-card` of a Personality. */
export const personalityCard = (personality: PersonalityId) => `personalities:${personality}` as const;
