import { expect, test } from 'vitest';
import { isProtected } from '../rules/control.ts';
import { game } from '../rules/index.ts';
import { districtNumber } from '../rules/plan.ts';
import { idleTurn, ownerOf, table } from './position.ts';

test('EL-14.1 a token gives control, presence does not', () => {
  const match = table({ players: [{ at: 'A03' }, { owns: ['A14'] }] });
  expect(ownerOf(match, 'A03')).toBeUndefined();
  match.play(0, { do: 'buyCity' });
  expect(ownerOf(match, 'A03')).toBe(0);
  expect(match.state.owner.filter((owner) => owner === 0)).toHaveLength(1);
});

test('EL-14.2 control passes by purchase, and comes to nobody by leaving', () => {
  const match = table({ players: [{ lucien: 'A03' }, { owns: ['A03', 'A14'] }, {}] });
  match.play(0, { do: 'buyPlayer' });
  match.play(1, { do: 'concede' });
  expect([ownerOf(match, 'A03'), ownerOf(match, 'A14')]).toEqual([0, undefined]);
});

test('EL-14.3 a removed token goes back to its owner’s supply', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }] });
  const supply = () => game.view(match.state, 0).players[1]?.supply;
  expect(supply()).toBe(14);
  match.play(0, { do: 'administration', action: 'intimidation', district: 'A14' });
  expect(supply()).toBe(15);
});

test('EL-14.4 all districts of the holder are protected, later ones too, and the old holder’s no longer', () => {
  const match = table({
    players: [
      { lucien: 'A08', owns: ['A01'] },
      { owns: ['A14'], lucien: 'A03' },
    ],
    heritage: 1,
  });
  const locked = (id: keyof typeof districtNumber) => isProtected(match.state, districtNumber[id]);
  expect([locked('A01'), locked('A14'), locked('A02')]).toEqual([false, true, false]);
  match.play(0, { do: 'administration', action: 'heritage_protection' });
  expect([locked('A01'), locked('A14'), locked('A02')]).toEqual([true, false, false]);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'buyCity' });
  expect(locked('A03')).toBe(false);
});

test('EL-14.4 a district bought under protection is protected', () => {
  const match = table({ players: [{ lucien: 'A03' }, {}], heritage: 0 });
  match.play(0, { do: 'buyCity' });
  expect(isProtected(match.state, districtNumber.A03)).toBe(true);
});

test('EL-14.5 protected districts are neither bought, by Lucien or card, nor requisitioned', () => {
  const players = [
    {
      edgar: 'A04',
      lucien: 'A04',
      hand: ['influence_peddling', 'remote_action'],
      owns: ['A01', 'A02', 'A03', 'A05', 'A06'],
    },
    { owns: ['A04', 'A07', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A14'] },
  ] as const;
  const moves = [
    { do: 'buyPlayer' },
    { do: 'playScheme', card: 'influence_peddling' },
    { do: 'playScheme', card: 'remote_action', action: 'requisition', district: 'A14' },
  ] as const;
  const locked = table({ players, heritage: 1 });
  for (const move of moves) expect(locked.whyNot(0, move)?.code).toBe('protected');
  const open = table({ players });
  for (const move of moves) expect(open.offers(0, move)).toBe(true);
});

test('EL-14.5 they can be intimidated', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14'] }], heritage: 1 });
  expect(match.offers(0, { do: 'administration', action: 'intimidation', district: 'A14' })).toBe(true);
});

test('EL-14.6 the card is kept from period to period', () => {
  const match = table({
    players: [{ popularity: 60 }, {}],
    heritage: 1,
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect([match.state.period, match.state.heritage]).toEqual([2, 1]);
});
