import { expect, test } from 'vitest';
import { actionIds } from '../rules/administrations.ts';
import { game } from '../rules/index.ts';
import { handOf, ownerOf, table, told } from './position.ts';

test('EL-22.1 popularity stays within 0 and 100', () => {
  const match = table({
    players: [
      { popularity: 90, lucien: 'A05', hand: ['smear_threat'] },
      { popularity: 10, money: 0 },
    ],
  });
  match.play(0, { do: 'administration', action: 'populist_speech' });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  match.timeout(1);
  expect(match.state.popularity).toEqual([100, 0]);
});

test('EL-22.2 the bank pays any amount, beyond the notes in the box', () => {
  const match = table({ players: [{ edgar: 'A12', money: 1_200_000 }, {}] });
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(match.state.money[0]).toBe(1_250_000);
});

const nine = ['A01', 'A03', 'A04', 'A06', 'A07', 'A09', 'A10', 'A11', 'A13'] as const;

test('EL-22.3 districts and marks share 16 tokens: without one left nothing more is acquired', () => {
  const marks = actionIds.slice(0, 7);
  const full = table({ players: [{ owns: nine, marks, lucien: 'A14' }, {}] });
  expect(full.ruleAgainst(0, { do: 'buyCity' })).toBe('EL-22.3 no-token');
  expect(game.view(full.state, 1).players[0]?.supply).toBe(0);
  const last = table({ players: [{ owns: nine, marks: marks.slice(1), lucien: 'A14' }, {}] });
  last.play(0, { do: 'buyCity' });
  expect(ownerOf(last, 'A14')).toBe(0);
});

test('EL-22.3 an administration action is never refused for want of a token to mark it', () => {
  const match = table({ players: [{ owns: nine, marks: actionIds.slice(1), edgar: 'A05' }, {}] });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  expect(game.view(match.state, 0).players[0]).toMatchObject({ supply: 0 });
  expect(match.state.marks[0]).toBe(255);
});

test('EL-22.3 the marks of a requisition do not stand in its own way, nor in that of its second half', () => {
  // Eight districts and six marks: 14 tokens; the two marks of the action under way would make 16.
  const match = table({
    players: [
      {
        owns: nine.slice(1),
        marks: actionIds.filter((id) => id !== 'requisition' && id !== 'political_support'),
        at: 'A02',
      },
      {},
    ],
  });
  match.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  match.play(0, { do: 'second', district: 'A01' });
  expect(match.state.districts[0]).toBe(10);
  const without = table({
    players: [
      {
        owns: nine,
        marks: actionIds.filter((id) => id !== 'requisition' && id !== 'political_support'),
        at: 'A02',
      },
      {},
    ],
  });
  without.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  expect(told(without, 'skippedSecond')).toHaveLength(1);
});

test('EL-22.4 an empty deck is refilled from the discard pile, the card in play left out', () => {
  const match = table({
    players: [{ hand: ['remote_action'] }, {}],
    deck: [],
    discard: ['plan_b', 'corruption', 'swindle'],
  });
  match.play(0, { do: 'playScheme', card: 'remote_action', action: 'bar_schemes' });
  expect(told(match, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 3 }]);
  expect(handOf(match, 0)).not.toContain('remote_action');
  expect([match.state.handSize[0], match.state.deck.length]).toEqual([2, 1]);
  expect(game.view(match.state, 1).discard).toEqual(['remote_action']);
});

test('EL-22.4 missing draws are lost; with no card at all the action is illegal', () => {
  const match = table({ players: [{ edgar: 'A05' }, {}], deck: ['plan_b'] });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  expect(told(match, 'drew')).toMatchObject([{ count: 1 }]);
  const none = table({ players: [{ edgar: 'A05' }, {}], deck: [] });
  expect(none.ruleAgainst(0, { do: 'administration', action: 'bar_schemes' })).toBe('EL-22.4 no-cards');
});

test('EL-22.5 a hand may grow without limit', () => {
  const match = table({
    players: [{}, { edgar: 'A05' }],
    acts: 1,
    firstPlayer: 1,
    deck: ['plan_b', 'swindle'],
  });
  expect(match.state.handSize[1]).toBe(18);
  match.play(1, { do: 'administration', action: 'bar_schemes' });
  expect(match.state.handSize[1]).toBe(20);
});

test('EL-22.6 no period but the twelfth ends the match', () => {
  for (const period of [1, 11, 12]) {
    const match = table({ players: [{ popularity: 60 }, {}], turn: 4, period });
    match.play(0, { do: 'pass' });
    match.play(1, { do: 'pass' });
    expect(match.state.outcome !== undefined).toBe(period === 12);
  }
});
