import { goldenRecords } from '@manigance/core/testing';
import { edgarActionIds, lucienActionIds } from '../rules/administrations.ts';
import { schemeIds } from '../rules/cards.ts';
import { game } from '../rules/index.ts';

/** EL-19.1 The sets of conditions that win; each pair of conditions stands in one of them. */
const victories = [
  'wealthy_dandy+high_collector+influential_bureaucrat',
  'wealthy_dandy+high_collector+grand_zealot',
  'wealthy_dandy+influential_bureaucrat+grand_zealot',
  'high_collector+influential_bureaucrat+grand_zealot',
  'wealthy_dandy+high_collector+influential_bureaucrat+grand_zealot',
  'guard',
];
const doubled = (action: string) => `${action} doubled`;

goldenRecords(game, {
  folder: new URL('../../../../records/edgar-et-lucien/', import.meta.url),
  frames: ({ seats, options, outcome }) => [
    `${seats} players`,
    `open money ${options.openMoney}`,
    outcome.how,
  ],
  shows(event) {
    switch (event.type) {
      case 'schemePlayed':
        return [event.card];
      case 'administered':
        return event.supported ? [doubled(event.action), 'political_support'] : [event.action];
      case 'elected':
        return [event.paid > 0 ? 'an auction with a winner' : 'an election'];
      case 'vacant':
        return ['an auction without a winner'];
      default:
        return [];
    }
  },
  wanted: [
    ...schemeIds,
    ...edgarActionIds,
    ...lucienActionIds,
    ...edgarActionIds.map(doubled),
    ...victories,
    ...['an election', 'an auction with a winner', 'an auction without a winner'],
    ...['2 players', '3 players', '4 players', 'open money true', 'open money false'],
  ],
});
