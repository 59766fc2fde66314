import type { Outcome, Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { actionTurns } from './actions.ts';
import { choose, given, type Play } from './asking.ts';
import { bonusTilesOf } from './bonus.ts';
import { errands } from './errands.ts';
import { dameBeatrice } from './society.ts';
import { hasThree, nextBorough, playerAt, plays, scoresOf, type Table } from './table.ts';

/** PC-5 */
export function* play(table: Table): Play<Outcome> {
  handicaps(table);
  for (table.round = 1; ; table.round++) {
    prepare(table);
    yield* errands(table);
    yield* actionTurns(table);
    if (plays(table, 'election')) hydePark(table);
    if (plays(table, 'society')) yield* dameBeatrice(table);
    const isOver = table.order.some((seat) =>
      Object.values(scoresOf(table, seat)).some((score) => score <= 0),
    );
    if (isOver || table.round === 5) return outcome(table); // PC-16.1
    yield* endOfRound(table);
  }
}

/** PC-4.14, PC-4.15 */
function handicaps(table: Table): void {
  const cycle = ['possessions', 'election', 'society'].filter((id) => plays(table, id));
  for (const [place, seat] of table.order.entries()) {
    const player = playerAt(table, seat);
    for (let taken = 0; taken < table.seats - 1 - place; taken++) {
      const competition = cycle[taken % cycle.length];
      if (competition === 'possessions') player.pounds++;
      if (competition === 'election') player.votes++;
      const { column, row } = player.markers['gentleman-2'];
      if (competition === 'society') player.markers['gentleman-2'] = { column, row: row - 1 };
    }
  }
}

/** PC-4.2, PC-4.3 */
function errandBoys(table: Table): number {
  const boys = table.seats === 2 ? 5 : table.seats === 5 ? 3 : 4;
  return hasThree(table) ? boys + 1 : boys;
}

/** PC-6 */
function prepare(table: Table): void {
  const { central, bundles, circles, offer, dame } = table.deal(table.round);
  table.centralCard = central;
  table.bundles = new Map([...bundles].map(([id, cards]) => [id, [...cards]]));
  table.circles = [...circles];
  table.offer = [...offer];
  table.dame = dame;
  table.bonusLeft = bonusTilesOf(table);
  for (const player of table.players) player.unplaced = errandBoys(table);
}

const hydeParkLosses = [
  [2, 1, 0],
  [3, 2, 1],
  [3, 2, 1],
  [4, 2, 1],
  [5, 3, 1],
] as const;

/** PC-13.4, PC-13.5 */
function hydePark(table: Table): void {
  const totals = table.players.map(({ megaphones }) => megaphones);
  for (const player of table.players) {
    const better = totals.filter((total) => total > player.megaphones).length;
    if (player.megaphones === Math.min(...totals)) player.votes = Math.min(44, player.votes + 1);
    else player.votes -= at(hydeParkLosses, table.round - 1)[better] ?? 0;
  }
}

/** PC-16.2 to PC-16.5 */
function* endOfRound(table: Table): Play {
  const played = table.order;
  table.order = nextOrder(table);
  for (const player of table.players) {
    player.whites = [];
    for (const one of player.tableau) one.activated = false;
  }
  for (const seat of played) {
    const player = playerAt(table, seat);
    while (player.hand.length > 4) {
      const moves = [...new Set(player.hand)].map((card) => ({ do: 'discard', card }));
      player.hand.splice(player.hand.indexOf(given(yield* choose(seat, 'discard', moves), 'card')), 1);
    }
  }
  for (const player of table.players)
    Object.assign(player, { megaphones: 0, immune: false, reserved: undefined, bonus: undefined });
  table.boys = new Map();
  table.renaissance = undefined;
  if (table.pointer !== undefined) table.pointer = nextBorough(table.pointer);
}

/** PC-16.2 */
function nextOrder(table: Table): Seat[] {
  const rest = table.order.filter((seat) => playerAt(table, seat).reserved === undefined);
  return table.order.map((_, place) => {
    const holder = table.order.find((seat) => playerAt(table, seat).reserved === place + 1);
    return holder ?? rest.shift() ?? 0;
  });
}

/** PC-16.6, PC-16.7 The highest score decides, then the second highest, then the third. */
function outcome(table: Table): Outcome {
  let leaders = table.players.map((_, seat) => seat);
  const scores = leaders.map((seat) => Object.values(scoresOf(table, seat)).sort((one, two) => two - one));
  for (const [place, how] of ['lowest', 'second-score', 'third-score'].entries()) {
    if (place === table.mode.length) break;
    const score = (seat: Seat) => at(at(scores, seat), place);
    const lowest = Math.min(...leaders.map(score));
    leaders = leaders.filter((seat) => score(seat) === lowest);
    if (leaders.length === 1) return { winners: leaders, how };
  }
  return { winners: leaders, how: 'shared' };
}
