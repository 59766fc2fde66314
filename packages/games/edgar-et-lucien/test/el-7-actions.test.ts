import { mayUndo } from '@manigance/core';
import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { position, table, told } from './position.ts';

test('EL-7.1 one action with each character, in either order, then the next player', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A03' }, {}] });
  match.play(0, { do: 'buyCity' });
  expect(match.ruleAgainst(0, { do: 'buyCity' })).toBe('EL-7.1 lucien-has-acted');
  match.play(0, { do: 'administration', action: 'bank_heist' });
  match.play(0, { do: 'pass' });
  expect(match.asked).toEqual([1]);
  const other = table({ players: [{ edgar: 'A12', lucien: 'A03' }, {}] });
  other.play(0, { do: 'administration', action: 'bank_heist' });
  expect(other.whyNot(0, { do: 'rob', victim: 1 })?.code).toBe('edgar-has-acted');
  other.play(0, { do: 'buyCity' });
  expect(other.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-7.1 buying from a player and Lucien’s administration actions are his action of the turn, too', () => {
  for (const [players, move] of [
    [[{ lucien: 'A14' }, { owns: ['A14'] }], { do: 'buyPlayer' }],
    [[{ lucien: 'A08' }, {}], { do: 'administration', action: 'heritage_protection' }],
  ] as const) {
    const match = table({ players });
    match.play(0, move);
    expect(match.ruleAgainst(0, { do: 'buyCity' })).toBe('EL-7.1 lucien-has-acted');
    expect(match.options(0)).toContainEqual({ do: 'pass' });
  }
});

test('EL-7.1 the turn is asked for in player order', () => {
  const match = table({ players: [{}, {}, {}], firstPlayer: 2 });
  match.play(2, { do: 'pass' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'pass' });
  expect(match.asked).toEqual([1]);
});

test('EL-7.2 one may act with one character only, or with none', () => {
  const match = table({ players: [{ lucien: 'A03' }, {}] });
  match.play(0, { do: 'buyCity' });
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  expect(match.state.turn).toBe(2);
});

test('EL-7.3 Edgar robs, plays a card or administers; Lucien buys or administers', () => {
  const match = table({
    players: [
      { edgar: 'A12', lucien: 'A05', hand: ['smear_threat'] },
      { lucien: 'A12', edgar: 'A01' },
    ],
  });
  const spent = (acted: 'edgar' | 'lucien') =>
    table({
      players: [
        { edgar: 'A12', lucien: 'A05', hand: ['smear_threat'], acted },
        { lucien: 'A12', edgar: 'A01' },
      ],
    }).options(0);
  expect(match.options(0)).toHaveLength(6);
  expect(spent('lucien')).toEqual([
    { do: 'rob', victim: 1 },
    { do: 'playScheme', card: 'smear_threat' },
    { do: 'administration', action: 'bank_heist' },
    { do: 'pass' },
  ]);
  expect(spent('edgar')).toEqual([
    { do: 'buyCity' },
    { do: 'administration', action: 'populist_speech' },
    { do: 'pass' },
  ]);
});

test('EL-7.4 in an Administration either its action or an ordinary one, and its action nowhere else', () => {
  const match = table({ players: [{ edgar: 'A05', lucien: 'A05' }, { lucien: 'A05' }] });
  expect(match.offers(0, { do: 'rob', victim: 1 })).toBe(true);
  expect(match.offers(0, { do: 'administration', action: 'bar_schemes' })).toBe(true);
  expect(match.offers(0, { do: 'buyCity' })).toBe(true);
  expect(match.offers(0, { do: 'administration', action: 'populist_speech' })).toBe(true);
  expect(match.whyNot(0, { do: 'administration', action: 'bank_heist' })?.code).toBe('not-there');
  expect(match.whyNot(0, { do: 'administration', action: 'heritage_protection' })?.code).toBe('not-there');
});

test('EL-7.5 the second character acts on what the first has left: robbed money may be spent', () => {
  const match = table({ players: [{ edgar: 'A14', lucien: 'A03', money: 0 }, { edgar: 'A01' }] });
  expect(match.whyNot(0, { do: 'buyCity' })?.code).toBe('cannot-pay');
  match.play(0, { do: 'rob', victim: 1 });
  match.play(0, { do: 'buyCity' });
  expect(match.state.money).toEqual([10_000, 20_000]);
});

test('EL-7.6 a character that has not moved may act', () => {
  const match = table({ players: [{ at: 'A03' }, {}], pending: { kind: 'programme' } });
  match.timeout(0);
  match.timeout(1);
  expect(told(match, 'moved')[0]?.lucien).toMatchObject({ from: 'A03', to: 'A03' });
  match.play(0, { do: 'buyCity' });
  expect(match.state.districts[0]).toBe(1);
});

test('EL-7.7 a supported action is both actions at once', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  const acted = table({ players: [{ edgar: 'A12', lucien: 'A02', acted: 'lucien' }, {}] });
  expect(acted.whyNot(0, { do: 'supported', action: 'bank_heist' })?.code).toBe('both-needed');
});

test('EL-7.8 a time-out passes the remaining actions', () => {
  const match = table({ players: [{ lucien: 'A03' }, {}] });
  match.play(0, { do: 'buyCity' });
  match.timeout(0);
  expect(told(match, 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
  expect(match.asked).toEqual([1]);
});

test('EL-7.9 pass ends the whole action turn, and is asked for even if there is nothing else', () => {
  const match = table({ players: [{ money: 0 }, { money: 0, owns: ['A14'] }] });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'pass' });
  expect(match.options(1)).toEqual([{ do: 'pass' }]);
});

test('EL-7.9 after both actions the player ends the turn himself, and can undo until then', () => {
  const before = position({ players: [{ at: 'A01', acted: 'edgar' }, {}] });
  const match = scenario(game, before);
  match.play(0, { do: 'buyCity' });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  expect(match.whyNot(0, { do: 'buyCity' })?.code).toBe('lucien-has-acted');
  expect(mayUndo(game, before, 0, { do: 'buyCity' })).toBe(true);
  match.play(0, { do: 'pass' });
  expect(match.events).toEqual([]); // nothing was left to forgo
  expect(match.asked).toEqual([1]);
});

test('EL-7.9 Political Support leaves nothing but to end the turn', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
});
