import type { Following, Turn } from '@manigance/ui/following.ts';
import type { AmEvent, AmVocabulary } from '../rules/index.ts';
import { boardLanguage } from './words/index.ts';

/** How much an event matters in a recap; those not listed weigh 1. */
const weights: Partial<Record<AmEvent['type'], number>> = {
  turn: 0,
  firstRoll: 0,
  threatened: 0,
  nothing: 0,
  leftOut: 0,
  rolled: 0,
  unharmed: 0,
  played: 2,
  tookMoney: 2,
  gaveMoney: 3,
  moved: 3,
  placed: 3,
  calm: 3,
  trouble: 3,
  swappedHands: 4,
  exchanged: 4,
  arrived: 4,
  removed: 4,
  event: 4,
  reacted: 4,
  buildingLost: 5,
  built: 5,
  boughtOut: 5,
};

/** Where an event changed something on the map. */
function places(event: AmEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'lifted':
    case 'trouble':
    case 'calm':
    case 'cityCardLost':
    case 'built':
    case 'boughtOut':
    case 'buildingLost':
    case 'removed':
    case 'arrived':
    case 'spared':
    case 'keptOut':
      return [event.area];
    case 'moved':
      return [event.to];
    case 'gods':
      return [event.building ?? event.cityCard ?? event.area];
    default:
      return [];
  }
}

/** How the turns of the others are followed. */
export const following: Following<AmVocabulary> = {
  turns(log, language, names) {
    const { words } = boardLanguage.in(language);
    const turns: Turn[] = [];
    for (const [at, event] of log.entries()) {
      if (event.type !== 'turn') continue;
      const { seat } = event;
      const whose = names.reader === seat ? words.you : names(seat);
      turns.push({ at, seat, heading: `${words.turn(turns.length + 1)} · ${whose}` });
    }
    return turns;
  },
  places,
  placesOf: (move) => ('to' in move ? [move.to] : 'area' in move ? [move.area] : []),
  weight: ({ type }) => weights[type] ?? 1,
};
