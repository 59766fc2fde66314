import type { Following, Turn } from '@manigance/ui/following.ts';
import type { ElEvent, ElVocabulary } from '../rules/index.ts';
import { wordsIn } from './words/index.ts';

/** How much an event matters; those not listed weigh 2. That a wheel is set says nothing once it is revealed. */
const weights: Partial<Record<ElEvent['type'], number>> = {
  turnBegan: 0,
  purses: 0,
  revealed: 0,
  brink: 0,
  periodEnded: 0,
  committed: 0.5,
  passed: 1,
  drew: 1,
  schemePlayed: 3,
  administered: 3,
  certificateTaken: 4,
  protectionTaken: 4,
  robbed: 5,
  bought: 5,
  requisitioned: 5,
  officeSeized: 5,
  elected: 5,
};

/** EL-14 Districts that changed hands, and where a Lucien was put. */
function places(event: ElEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'bought':
    case 'freed':
    case 'requisitioned':
      return [event.district];
    case 'lucienPut':
      return [event.to];
    default:
      return [];
  }
}

/** How the turns of the others are followed. */
export const following: Following<ElVocabulary> = {
  turns(log, language) {
    const { progress } = wordsIn(language);
    return log.flatMap((event, at): Turn[] => {
      if (event.type === 'turnBegan') return [{ at, heading: progress.heading(event.period, event.turn) }];
      return event.type === 'periodEnded' ? [{ at, heading: progress.reckoning(event.period) }] : [];
    });
  },
  places,
  placesOf: (move) => ('district' in move && move.district !== undefined ? [move.district] : []),
  weight: ({ type }) => weights[type] ?? 2,
};
