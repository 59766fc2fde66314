import type { Features } from '@manigance/core/explore';
import { actionIds, bitCount, edgarActionIds } from './rules/administrations.ts';
import { schemeNumber, schemeOf, schemes } from './rules/cards.ts';
import { conditionsToWin } from './rules/constants.ts';
import type { ElVocabulary } from './rules/state.ts';
import { conditionIds } from './rules/victory.ts';
import { logEn } from './text/log-en.ts';
import { movesEn } from './text/moves-en.ts';
import { reasonsEn } from './text/reasons-en.ts';

/** EL-19.1 The sets of conditions that win. */
const victories = Array.from({ length: 1 << conditionIds.length }, (_, bits) =>
  conditionIds.filter((_id, condition) => (bits & (1 << condition)) !== 0),
).filter((conditions) => conditions.length >= conditionsToWin);

/** Everything that play can reach, from the tables of the rules. */
export const features: Features<ElVocabulary> = {
  all: {
    event: Object.keys(logEn),
    move: Object.keys(movesEn),
    reason: Object.keys(reasonsEn),
    // EL-24.1, EL-24.4
    ending: [...victories.map((conditions) => conditions.join('+')), 'guard', 'last'],
    card: schemes.map(({ id }) => id),
    effect: schemes.map(({ effect }) => effect),
    action: actionIds,
    'action doubled': edgarActionIds, // EL-13
    certificate: conditionIds,
  },
  shows(event) {
    switch (event.type) {
      case 'schemePlayed':
        return [
          ['card', event.card],
          ['effect', schemeOf(schemeNumber[event.card]).effect],
        ];
      case 'administered':
        return event.supported
          ? [
              ['action doubled', event.action],
              ['action', 'political_support'],
            ]
          : [['action', event.action]];
      case 'certificateTaken':
        return [['certificate', event.certificate]];
      default:
        return [];
    }
  },
  signposts: ({ districts, marks, handSize }) => [
    ['tokens in use', Math.max(...districts.map((count, seat) => count + bitCount(marks[seat] ?? 0)))], // EL-22.3
    ['cards in hands', handSize.reduce((sum, size) => sum + size)], // EL-22.4
  ],
  unreachable: {},
};
