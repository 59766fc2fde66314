import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { cardOf } from '../rules/ids.ts';
import { type AmEvent, game } from '../rules/index.ts';
import { cardsInPlay, emptyTable } from '../rules/setup.ts';
import { inOrderOfComing } from './hand-order.ts';
import { cardInPlay, lastPlayed } from './pending.ts';
import { standingsInHand, standingsInPlay } from './symbol-standing.ts';

/** Seat 0 holds these cards and is to play; every area is empty. */
function turnWith(...held: readonly CardId[]) {
  const state = emptyTable(2, [1, 2, 3, 4]);
  state.hands[0] = held.map(cardOf);
  state.deck = cardsInPlay(2).filter((card) => !state.hands[0]?.includes(card));
  state.personalities = [0, 1];
  state.pending = [
    { kind: 'refill', seat: 0 },
    { kind: 'chooseCard', seat: 0 },
  ];
  return scenario(game, state);
}

test('done, skipped and impossible are three things, also for two symbols of a kind', () => {
  const match = turnWith('captain-carrot', 'groat');
  const log: AmEvent[] = [];
  const play = (...moves: Parameters<typeof match.play>[1][]) => {
    for (const move of moves) {
      match.play(0, move);
      log.push(...match.events);
    }
  };
  const now = () => {
    const view = game.view(match.state, 1);
    const card = cardInPlay(view);
    return card && standingsInPlay(view, log, card);
  };
  play({ do: 'play', card: 'captain-carrot' });
  expect(now()).toEqual([
    { state: 'now', why: undefined },
    { state: 'impossible', why: { rule: 'AM-5.4', code: 'noTrouble' } },
    { state: 'ahead' },
  ]);
  play({ do: 'skip' });
  expect(now()).toEqual([
    { state: 'skipped' },
    { state: 'impossible', why: { rule: 'AM-5.4', code: 'noTrouble' } },
    { state: 'now', why: undefined },
  ]);
  play({ do: 'act' });
  expect(now()?.map(({ state }) => state)).toEqual(['skipped', 'impossible', 'done']);
});

test('AM-5.4 cards in my hand are marked while I choose one', () => {
  const { state } = turnWith('hello', 'groat');
  const mine = standingsInHand(game.view(state, 0), 'hello');
  expect(mine.map((symbol) => symbol.state)).toEqual(['impossible', 'impossible', 'impossible']);
  expect(standingsInHand(game.view(state, 0), 'groat')).toEqual([{ state: 'ahead' }]);
  expect(standingsInHand(game.view(state, 'spectator'), 'hello')[0]).toEqual({ state: 'ahead' });
});

test('AM-5.7 while the second card is chosen nothing of the first is done', () => {
  const match = turnWith('drumknott', 'captain-carrot', 'groat');
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'captain-carrot' });
  const view = game.view(match.state, 1);
  expect(cardInPlay(view)).toEqual({ card: 'captain-carrot', at: -1 });
});

test('the card that was played last is not one that was thrown away', () => {
  const played: AmEvent = { type: 'played', seat: 0, card: 'groat' };
  const discarded: AmEvent = { type: 'discarded', seat: 0, card: 'hex' };
  expect(lastPlayed([played, discarded])).toMatchObject({ card: 'groat', play: 0 });
  expect(lastPlayed([discarded])).toBeUndefined();
});

test('a card that is played leaves the others of the hand in their places', () => {
  const log: AmEvent[] = [
    { type: 'drew', seat: 0, count: 2, cards: ['zorgo', 'dysk'] },
    { type: 'drew', seat: 1, count: 1 },
    { type: 'gaveCards', seat: 1, to: 0, count: 1, cards: ['modo'] },
  ];
  const hand: CardId[] = ['modo', 'hex', 'dysk', 'groat', 'zorgo'];
  expect(inOrderOfComing(hand, log, 0)).toEqual(['groat', 'hex', 'zorgo', 'dysk', 'modo']);
  // The rules put the last card of a hand in the place of the one that goes.
  expect(inOrderOfComing(['modo', 'zorgo', 'dysk', 'groat'], log, 0)).toEqual([
    'groat',
    'zorgo',
    'dysk',
    'modo',
  ]);
});
