import type { Seat } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import { drawCards } from './drawing.ts';
import { layInPlay } from './hand.ts';
import { intimidate, intimidationTargets } from './intimidation.ts';
import {
  hasToken,
  isOpenToSeizure,
  losePopularity,
  neutralDistricts,
  playerAt,
  type Table,
} from './table.ts';
import { checkVictory } from './victory.ts';
import { type Chosen, type EdgarAction, edgarActions, type Move, type Targets } from './words.ts';

/** EL-10, EL-13.1 Edgar's administration actions, plain and supported, on the spot. */
export function administrationMoves(table: Table, seat: Seat): Move[] {
  const { edgar } = playerAt(table, seat);
  const place = edgar === undefined ? undefined : table.city.types.get(edgar);
  if (place === undefined || place === 'ivory' || place === 'steel') return [];
  const action = edgarActions[place];
  return [
    ...choices(table, seat, action, 20).map((chosen) => ({ do: 'administration', ...chosen }) as const),
    ...supportedChoices(table, seat, action).map((chosen) => ({ do: 'supported', ...chosen }) as const),
  ];
}

/** EL-20.8, EL-20.8.1 The same by *Remote Action*, which is in hand. */
export function remoteMoves(table: Table, seat: Seat): Move[] {
  return Object.values(edgarActions).flatMap((action) => [
    ...choices(table, seat, action, 20).map(
      (chosen) => ({ do: 'playScheme', card: 'remote_action', ...chosen }) as const,
    ),
    ...supportedChoices(table, seat, action).map(
      (chosen) => ({ do: 'supported', viaCard: true, ...chosen }) as const,
    ),
  ]);
}

/** EL-13.1 to EL-13.4, EL-13.7 */
function supportedChoices(table: Table, seat: Seat, action: EdgarAction): Chosen[] {
  const { lucien, acted, marks } = playerAt(table, seat);
  const atCityHall = lucien !== undefined && table.city.types.get(lucien) === 'city_hall';
  if (!atCityHall || acted.size > 0 || marks.has('political_support')) return [];
  return choices(table, seat, action, 30);
}

/** EL-10.2, EL-10.3 An action that is unmarked and paid for, with each of its targets. */
function choices(table: Table, seat: Seat, action: EdgarAction, cost: number): Chosen[] {
  const { marks, popularity } = playerAt(table, seat);
  if (marks.has(action) || popularity < cost) return [];
  return targetsOf(table, seat, action, marks.size).map((targets) => ({ action, ...targets }));
}

/** EL-0.7, EL-11 `marks`: those from before the action. */
function targetsOf(table: Table, seat: Seat, action: EdgarAction, marks: number): Targets[] {
  switch (action) {
    case 'bar_schemes':
      return table.deck.length + table.discard.length > 0 ? [{}] : []; // EL-22.4
    case 'bank_heist':
      return [{}];
    case 'intimidation':
      return intimidationTargets(table, seat);
    case 'requisition':
      return requisitionTargets(table, seat, marks);
  }
}

/** EL-11.4, EL-22.3 */
function requisitionTargets(table: Table, seat: Seat, marks: number): Targets[] {
  if (!hasToken(table, seat, marks)) return [];
  const neutral = neutralDistricts(table);
  const open = table.city.districts.filter((district) => isOpenToSeizure(table, seat, district));
  return (neutral.length > 0 ? neutral : open).map((district) => ({ district }));
}

/** EL-10.5, EL-13 */
export function* administrate(
  table: Table,
  seat: Seat,
  chosen: Chosen,
  { supported, byCard }: { readonly supported: boolean; readonly byCard: boolean },
): Play {
  const player = playerAt(table, seat);
  const { action } = chosen;
  const marksBefore = player.marks.size;
  if (byCard) layInPlay(table, seat, 'remote_action');
  losePopularity(player, supported ? 30 : 20); // EL-13.3: 30 in all
  player.marks.add(action);
  if (supported) player.marks.add('political_support');
  if (action === 'bar_schemes') return drawCards(table, seat, supported ? 4 : 2);
  if (action === 'bank_heist') {
    player.money += supported ? 100_000 : 50_000;
    return checkVictory(table, seat);
  }
  checkVictory(table, seat); // EL-10.5, EL-13.8: paid before anyone is asked anything
  yield* halfOf(table, seat, action, chosen);
  if (!supported || player.gone) return;
  // EL-13.9 Compulsory when there is a target.
  const second = yield* ask(
    table,
    seat,
    'secondHalf',
    () => targetsOf(table, seat, action, marksBefore).map((targets) => ({ do: 'second', ...targets })),
    { single: 'taken' },
  );
  if (second?.do === 'second') yield* halfOf(table, seat, action, second);
}

function* halfOf(table: Table, seat: Seat, action: EdgarAction, targets: Targets): Play {
  if (action === 'intimidation') return yield* intimidate(table, seat, targets);
  if (targets.district === undefined) throw new TypeError('a requisition takes a district');
  table.owner.set(targets.district, seat); // EL-11.4
  checkVictory(table, seat);
}
