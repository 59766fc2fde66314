import type { Seat } from '@manigance/core';
import { administrate, remoteMoves } from './administration.ts';
import { ask, type Play } from './asking.ts';
import { buyDistrict, mayBuyFromCity, mayBuyFromPlayer } from './buying.ts';
import { forgetOne, layInPlay, showFromHand } from './hand.ts';
import { swindles } from './swindle.ts';
import {
  clockwise,
  gainPopularity,
  leftNeighbour,
  losePopularity,
  opponents,
  playerAt,
  type Table,
  withoutOne,
} from './table.ts';
import { takeCertificate, takeHeritage } from './taking.ts';
import { checkVictory, trulyMeets } from './victory.ts';
import { type Card, conditions, type Move } from './words.ts';

/** EL-8.2.1 Each kind of card in hand, with each of its targets. */
export function schemeMoves(table: Table, seat: Seat): Move[] {
  return [...new Set(playerAt(table, seat).hand)].flatMap((card) => movesOf(table, seat, card));
}

/** EL-20 The conditions of a card, tested when it is played. */
function movesOf(table: Table, seat: Seat, card: Card): Move[] {
  const { edgar, lucien, money, popularity, certified } = playerAt(table, seat);
  const type = edgar === undefined ? undefined : table.city.types.get(edgar);
  const onOwn = edgar !== undefined && table.owner.get(edgar) === seat;
  const plainIf = (allowed: boolean): Move[] => (allowed ? [{ do: 'playScheme', card } as Move] : []);
  switch (card) {
    case 'plan_b': // EL-20.1
      return table.city.districts
        .filter((district) => district !== lucien)
        .map((district) => ({ do: 'playScheme', card, district }));
    case 'influence_peddling': // EL-20.2
      return plainIf(mayBuyFromPlayer(table, seat, edgar));
    case 'smear_threat': // EL-20.3.4
      return plainIf(true);
    case 'certification': // EL-20.4
      if (certified) return [];
      return conditions
        .filter((id) => !table.certificates.has(id) && trulyMeets(table, seat, id))
        .map((certificate) => ({ do: 'playScheme', card, certificate }));
    case 'financial_backing': // EL-20.5
      return plainIf(onOwn && type === 'steel');
    case 'popular_support': // EL-20.6, EL-0.7
      return plainIf(onOwn && type === 'ivory' && popularity < 100);
    case 'extortion': // EL-20.7
      return opponents(table, seat)
        .filter((other) => {
          const target = playerAt(table, other);
          return (target.edgar === edgar || target.lucien === edgar) && target.hand.length > 0;
        })
        .map((player) => ({ do: 'playScheme', card, player }));
    case 'remote_action': // EL-20.8
      return remoteMoves(table, seat);
    case 'coup_detat': // EL-20.9
      return plainIf(type === 'city_hall' && table.governor !== undefined && table.governor !== seat);
    case 'resource_exchange': // EL-20.10.1
      return Array.from({ length: 10 }, (_, index) => index + 1).flatMap((steps) => {
        const move = { do: 'playScheme', card, steps } as const;
        const moves: Move[] = [];
        if (steps * 10_000 <= money && popularity + 10 * steps <= 100)
          moves.push({ ...move, direction: 'to_popularity' });
        if (10 * steps <= popularity) moves.push({ ...move, direction: 'to_money' });
        return moves;
      });
    case 'carte_blanche': // EL-20.11
      return plainIf(mayBuyFromCity(table, seat, edgar));
    case 'corruption': // EL-20.12
      return plainIf(table.heritage !== seat);
    case 'swindle': // EL-20.13
      return swindles(table, seat);
  }
}

/** EL-8.2.3 The card leaves the hand before its effect. */
export function* playScheme(table: Table, seat: Seat, move: Extract<Move, { do: 'playScheme' }>): Play {
  const player = playerAt(table, seat);
  if (move.card === 'remote_action')
    return yield* administrate(table, seat, move, { supported: false, byCard: true });
  layInPlay(table, seat, move.card);
  switch (move.card) {
    case 'plan_b':
      player.lucien = move.district;
      break;
    case 'influence_peddling':
    case 'carte_blanche':
      return buyDistrict(table, seat, player.edgar);
    case 'smear_threat':
      return yield* smear(table, seat);
    case 'certification':
      takeCertificate(table, seat, move.certificate);
      break;
    case 'financial_backing':
      player.money += 40_000;
      break;
    case 'popular_support':
      gainPopularity(player, 40);
      break;
    case 'extortion':
      extort(table, seat, move.player);
      break;
    case 'coup_detat': // EL-20.9.1
      table.governor = seat;
      table.firstPlayer = leftNeighbour(table, seat);
      break;
    case 'resource_exchange': {
      const sign = move.direction === 'to_popularity' ? 1 : -1;
      player.money -= sign * move.steps * 10_000;
      player.popularity += sign * move.steps * 10;
      break;
    }
    case 'corruption':
      takeHeritage(table, seat);
      break;
    case 'swindle':
      for (const card of move.cards) {
        showFromHand(table, seat, card);
        table.discard.push(card);
      }
      takeCertificate(table, seat, move.certificate);
      break;
  }
  checkVictory(table, seat);
}

/** EL-20.3.1 */
function* smear(table: Table, seat: Seat): Play {
  const player = playerAt(table, seat);
  for (const victim of clockwise(table, seat)) {
    if (victim === seat) continue;
    const move = yield* ask(table, victim, 'smearReply', () => smearReplies(table, victim), {
      whileIn: [seat],
    });
    if (player.gone) return; // EL-24.4
    if (move?.do !== 'replySmear') continue;
    const target = playerAt(table, victim);
    if (move.with === 'money') {
      target.money -= 10_000;
      player.money += 10_000;
    } else losePopularity(target, 20);
    checkVictory(table, seat);
  }
}

/** EL-20.3.2 */
function smearReplies(table: Table, victim: Seat): Move[] {
  const { money, popularity } = playerAt(table, victim);
  const moves: Move[] = [];
  if (money >= 10_000) moves.push({ do: 'replySmear', with: 'money' });
  if (popularity >= 20 || money === 0) moves.push({ do: 'replySmear', with: 'popularity' });
  return moves;
}

/** EL-20.7, EL-20.7.1 */
function extort(table: Table, seat: Seat, victim: Seat): void {
  const card = table.chance.stolen();
  playerAt(table, victim).hand = withoutOne(playerAt(table, victim).hand, card);
  playerAt(table, seat).hand.push(card);
  // EL-21.5 The thief saw which one went; the others no longer know what is there.
  forgetOne(table, victim, card);
  table.known = table.known.filter((known) => known.holder !== victim || known.loser === seat);
  table.known.push({ loser: victim, holder: seat, card });
}
