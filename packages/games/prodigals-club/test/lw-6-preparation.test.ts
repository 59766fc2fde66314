import { timeoutMove } from '@manigance/core';
import { expect, test } from 'vitest';
import { lwCardAt, lwCardNumber } from '../rules/competitions/last-will/cards.ts';
import type { PcState } from '../rules/state.ts';
import { closing, lastWillGame, sending, table } from './last-will.ts';
import { fresh, idleUntil } from './position.ts';

test.each([2, 4, 5])('LW-6.2 with %i players special cards show 1, 1, 2, 2 and 3 crowns', (seats) => {
  const crowns: number[][] = [];
  let state = fresh(seats, 'lw-es');
  for (let round = 1; round <= 5; round++) {
    state = idleUntil(state, (now: PcState) => now.round === round && now.phase === 'errands');
    const offer = state.lastWill?.offer ?? [];
    crowns.push(
      offer
        .slice(0, 7)
        .flatMap((card) => (card < 0 ? [] : [lwCardAt(card)]))
        .flatMap((card) => (card.crown > 0 ? [card.crown] : [])),
    );
  }
  const each = seats === 5 ? 2 : 1;
  expect(crowns).toEqual([1, 1, 2, 2, 3].map((crown) => Array(each).fill(crown)));
});

test('LW-6.3 both wild cards lie on their places at the beginning of every round', () => {
  const match = closing({ round: 2, players: [{ hand: ['lw-whoever-is-at-the-door'] }, {}] });
  expect(match.state.round).toBe(3);
  expect(table(match).offer).toMatchObject({
    'lw-wild-1': 'lw-stranger-in-evening-dress',
    'lw-wild-2': 'lw-whoever-is-at-the-door',
  });
});

test('LW-6.4 a discard pile is shuffled when a card is to be dealt from an empty deck, and not before', () => {
  const discards = { event: ['lw-elephant-to-tea', 'lw-waltz-on-wet-varnish'] } as const;
  const match = closing({ round: 1, decks: { event: [] }, discards, players: [{}, {}] });
  expect(match.events).toContainEqual({ type: 'reshuffled', deck: 'event', cards: 2 });
  expect(discards.event).toContain(table(match).offer['lw-offer-5']);
  expect([table(match).decks.event, table(match).discards.event]).toEqual([1, []]);
  const last = sending({
    decks: { event: ['lw-elephant-to-tea'] },
    discards: { event: ['lw-waltz-on-wet-varnish'] },
    players: [{ unplaced: 1 }, { unplaced: 1 }],
  });
  last.play(0, { do: 'send', space: 'lw-draw' });
  last.play(0, { do: 'drawFrom', deck: 'event' });
  expect(last.events.some(({ type }) => type === 'reshuffled')).toBe(false);
  expect([table(last).decks.event, table(last).discards.event]).toEqual([0, ['lw-waltz-on-wet-varnish']]);
});

test('LW-6.4 if both are empty nothing is dealt, and nothing of special cards is ever shuffled again', () => {
  const match = closing({ round: 1, decks: { companion: [] }, players: [{}, {}] });
  expect(table(match).offer['lw-offer-4']).toBeUndefined();
  expect(match.events.some(({ type }) => type === 'reshuffled')).toBe(false);
});

test('LW-6.5 an offer place without a card cannot be chosen', () => {
  const match = sending({ places: { 'lw-offer-1': 'lw-late-uncles-valet' }, players: [{ unplaced: 1 }, {}] });
  expect(match.ruleAgainst(0, { do: 'send', space: 'lw-offer-2' })).toBe('LW-6.5 lw-empty-place');
  expect(match.offers(0, { do: 'send', space: 'lw-offer-1' })).toBe(true);
});

test('LW-16.5 the same discards give the same deck, whatever order they lie in', () => {
  const spot = (
    event:
      | readonly ['lw-elephant-to-tea', 'lw-waltz-on-wet-varnish']
      | readonly ['lw-waltz-on-wet-varnish', 'lw-elephant-to-tea'],
  ) => closing({ round: 1, decks: { event: [] }, discards: { event }, players: [{}, {}] });
  const [one, other] = [
    spot(['lw-elephant-to-tea', 'lw-waltz-on-wet-varnish']),
    spot(['lw-waltz-on-wet-varnish', 'lw-elephant-to-tea']),
  ];
  expect(one.state.lastWill).toEqual(other.state.lastWill);
  expect(lwCardNumber['lw-elephant-to-tea']).toBeLessThan(lwCardNumber['lw-critic-in-ones-pay']);
});

test('LW-16.1 time-outs of a whole match are legal moves', () => {
  const state = idleUntil(fresh(3, 'lw-es'), ({ outcome }) => outcome !== undefined);
  expect(state.outcome).toBeDefined();
  expect(timeoutMove).toBeTypeOf('function');
  expect(lastWillGame.faults(state)).toEqual([]);
});
