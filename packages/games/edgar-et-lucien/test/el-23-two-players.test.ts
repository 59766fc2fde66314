import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { trulyMet } from '../rules/victory.ts';
import { opening, position, table } from './position.ts';

test('EL-23.1 side A, seven districts, three Administrations', () => {
  expect(game.view(opening(2).state, 0).board).toBe('A');
  const six = ['A02', 'A05', 'A08', 'A01', 'A03', 'A04'] as const;
  expect(trulyMet(position({ players: [{ owns: six }, {}] }), 0)).toBe(4);
  expect(trulyMet(position({ players: [{ owns: [...six, 'A06'] }, {}] }), 0)).toBe(6);
});

test('EL-23.2 the intimidator chooses the district, the victim is not asked', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }] });
  match.play(0, { do: 'administration', action: 'intimidation', district: 'A10' });
  expect(match.asked).toEqual([0]);
  expect(match.state.districts[1]).toBe(1);
});

test('EL-23.3 one victim of a Smear Threat; the Governor’s opponent begins', () => {
  const match = table({ players: [{ hand: ['smear_threat'], popularity: 80 }, {}], turn: 4 });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  match.timeout(1);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  expect([match.state.governor, match.state.firstPlayer, match.state.order]).toEqual([0, 1, [1, 0]]);
});
