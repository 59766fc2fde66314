import { expect, test } from 'vitest';
import { actionIds, edgarActionIds, lucienActionIds, placeOf } from '../rules/administrations.ts';
import { administrationIds } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import { idleTurn, table } from './position.ts';

test('EL-10.1 eight actions: one for Edgar and one for Lucien at each Administration', () => {
  expect(actionIds).toHaveLength(8);
  expect(edgarActionIds.map((id) => placeOf[id])).toEqual(administrationIds);
  expect(lucienActionIds.map((id) => placeOf[id])).toEqual(administrationIds);
});

test('EL-10.2 each once a period, however it is done; the mark is public', () => {
  const match = table({ players: [{ edgar: 'A12', popularity: 100, hand: ['remote_action'] }, {}] });
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(game.view(match.state, 'spectator').players[0]?.marks).toEqual(['bank_heist']);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  idleTurn(match); // turn 2: still standing at the Central Bank
  match.timeout(0);
  match.timeout(1);
  expect(match.whyNot(0, { do: 'administration', action: 'bank_heist' })?.code).toBe('already-done');
  const remote = { do: 'playScheme', card: 'remote_action', action: 'bank_heist' } as const;
  expect(match.ruleAgainst(0, remote)).toBe('EL-10.2 already-done');
});

test('EL-10.2 Lucien’s actions are marked and done once a period as well', () => {
  const match = table({ players: [{ lucien: 'A05', popularity: 20 }, { lucien: 'A05' }] });
  const speech = { do: 'administration', action: 'populist_speech' } as const;
  match.play(0, speech);
  expect(match.events[0]).toEqual({
    type: 'administered',
    seat: 0,
    action: 'populist_speech',
    supported: false,
    cost: 0,
  });
  expect(match.events).toContainEqual({
    type: 'gained',
    seat: 0,
    by: 'populist_speech',
    money: 0,
    popularity: 50,
  });
  expect(game.view(match.state, 1).players[0]?.marks).toEqual(['populist_speech']);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  match.timeout(0);
  match.timeout(1);
  expect(match.state.turn).toBe(2);
  expect(match.ruleAgainst(0, speech)).toBe('EL-10.2 already-done');
  match.play(0, { do: 'pass' });
  expect(match.offers(1, speech)).toBe(true);
});

test('EL-10.3 Edgar’s actions cost 20 popularity, Lucien’s nothing', () => {
  const poor = table({ players: [{ edgar: 'A12', lucien: 'A08', popularity: 10 }, {}] });
  expect(poor.whyNot(0, { do: 'administration', action: 'bank_heist' })).toEqual({
    rule: 'EL-10.3',
    code: 'unpopular',
    cost: 20,
  });
  poor.play(0, { do: 'administration', action: 'heritage_protection' });
  expect(poor.state.popularity[0]).toBe(10);
  const enough = table({ players: [{ edgar: 'A12', popularity: 20 }, {}] });
  enough.play(0, { do: 'administration', action: 'bank_heist' });
  expect(enough.state.popularity[0]).toBe(0);
});

test('EL-10.4 the owner of the district neither permits the action nor earns from it', () => {
  const match = table({ players: [{ edgar: 'A12' }, { owns: ['A12'] }], heritage: 1 });
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(match.state.money).toEqual([100_000, 50_000]);
  expect(match.state.popularity).toEqual([30, 50]);
});

test('EL-10.5 payment, mark and effect are one change: a Zealot who pays for a heist no longer is one at the victory check', () => {
  const match = table({
    players: [
      { edgar: 'A12', popularity: 100, money: 100_000, owns: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'] },
      {},
    ],
    governor: 0,
    certificates: { high_collector: 1 },
  });
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(match.state.outcome).toBeUndefined();
  expect([match.state.money[0], match.state.popularity[0]]).toEqual([150_000, 80]);
});

test('EL-10.5 where replies split the action, payment and mark come first', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }, { owns: ['A07', 'A09'] }] });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  expect(game.view(match.state, 1).players[0]).toMatchObject({
    popularity: 30,
    marks: ['intimidation'],
  });
  expect(match.state.districts).toEqual([0, 2, 2]);
});
