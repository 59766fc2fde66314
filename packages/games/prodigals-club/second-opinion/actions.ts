import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, choose, given, type Move, type Play } from './asking.ts';
import { bonusEffects, isPassive } from './bonus.ts';
import { type CardId, type CardRow, cardRow } from './cards.ts';
import { resolve } from './effects.ts';
import type { Effect } from './language.ts';
import { type Player, playerAt, type Table, triggersOf } from './table.ts';

/** PC-9.1 */
export function* actionTurns(table: Table): Play {
  for (const seat of table.order) {
    table.offences = 0;
    yield* actionTurn(table, seat);
  }
}

function* actionTurn(table: Table, seat: Seat): Play {
  for (let kind = 'actions'; ; kind = 'furtherActions') {
    const moves = actions(playerAt(table, seat));
    if (moves.length === 0 && kind === 'actions') return;
    const move = yield* ask(seat, kind, [...moves, { do: 'end' }]);
    switch (move.do) {
      case 'play':
        yield* play(table, seat, given(move, 'card'));
        break;
      case 'activate':
        yield* activate(table, seat, given(move, 'card'));
        break;
      case 'useBonus':
        yield* useBonus(table, seat);
        break;
      default:
        return;
    }
  }
}

function actions(player: Player): Move[] {
  const moves: Move[] = [...new Set(player.hand)]
    .filter((card) => !isMoreTime(cardRow(card)))
    .map((card) => ({ do: 'play', card }));
  for (const { card, activated } of player.tableau)
    if (!activated && cardRow(card).effects.length > 0) moves.push({ do: 'activate', card });
  if (player.bonus !== undefined && !isPassive(player.bonus)) moves.push({ do: 'useBonus' });
  return moves;
}

/** PC-10.8 */
function isMoreTime({ effects }: CardRow): boolean {
  return effects[0]?.do === 'moreTime';
}
function isPubCrawl({ effects }: CardRow): boolean {
  return effects[0]?.do === 'pubCrawl';
}

function* play(table: Table, seat: Seat, card: CardId): Play {
  const player = playerAt(table, seat);
  const row = cardRow(card);
  if (!row.white) return yield* playBlack(player, seat, card);
  player.hand.splice(player.hand.indexOf(card), 1);
  player.whites.push(card);
  const played = [row];
  if (isPubCrawl(row)) played.push(...(yield* pubCrawl(player, seat)));
  else yield* resolve(table, seat, row.effects);
  table.offences += played.filter(({ party }) => party !== undefined).length;
  yield* triggered(table, seat, played);
}

/** PC-9.4 */
function* playBlack(player: Player, seat: Seat, card: CardId): Play {
  if (player.tableau.length === 6) {
    const moves = player.tableau.map((one) => ({ do: 'replace', card: one.card }));
    const old = given(yield* choose(seat, 'replace', moves), 'card');
    player.tableau = player.tableau.filter((one) => one.card !== old);
  }
  player.hand.splice(player.hand.indexOf(card), 1);
  player.tableau.push({ card, activated: false });
}

/** PC-13.9 The other cards that join. */
function* pubCrawl(player: Player, seat: Seat): Play<CardRow[]> {
  const others = player.hand.filter((card) => isPubCrawl(cardRow(card)));
  const moves = [0, 1, 2, 3].slice(0, others.length + 1).map((cards) => ({ do: 'join', cards }));
  const { cards = 0 } = yield* choose(seat, 'pubCrawl', moves);
  const joining = others.slice(0, cards);
  for (const card of joining) player.hand.splice(player.hand.indexOf(card), 1);
  player.whites.push(...joining);
  player.votes -= at([1, 3, 6, 10], cards);
  return joining.map(cardRow);
}

/** PC-9.7 Losses and payments first, as the cards lie; steps after them. */
function* triggered(table: Table, seat: Seat, played: readonly CardRow[]): Play {
  const firings: Effect[] = [];
  for (const trigger of triggersOf(playerAt(table, seat)))
    for (const { party, effects } of played) {
      if (trigger.on === 'white' && party !== undefined && trigger.parties.includes(party))
        firings.push(trigger.effect);
      if (trigger.on === 'megaphones')
        for (let left = megaphonesOn(effects); left > 0; left--) firings.push(trigger.effect);
    }
  const isStep = (effect: Effect) => effect.do === 'move';
  for (const effect of [...firings.filter((one) => !isStep(one)), ...firings.filter(isStep)])
    yield* resolve(table, seat, [effect]);
}

/** PC-10.17 */
function megaphonesOn(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.do === 'megaphones' ? effect.n : 0), 0);
}

/** PC-9.5 */
function* activate(table: Table, seat: Seat, card: CardId): Play {
  for (const one of playerAt(table, seat).tableau) if (one.card === card) one.activated = true;
  yield* resolve(table, seat, cardRow(card).effects);
}

/** PC-9.8 It goes back to the board at once. */
function* useBonus(table: Table, seat: Seat): Play {
  const player = playerAt(table, seat);
  const tile = player.bonus ?? '';
  player.bonus = undefined;
  table.bonusLeft.push(tile);
  yield* resolve(table, seat, bonusEffects(tile));
}
