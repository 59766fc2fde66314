import { expect, test } from 'vitest';
import { idleTurn, type PlayerAt, table, told } from './position.ts';

test('EL-16.1 20 popularity per Ivory district, 20,000 Cogs per Steel district, nothing for Administrations', () => {
  const match = table({
    players: [
      { owns: ['A01', 'A04', 'A03', 'A02'] },
      { owns: ['A05', 'A08'] },
      { popularity: 90, owns: ['A07', 'A10', 'A11'] },
    ],
    turn: 4,
    firstPlayer: 1,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect(told(match, 'taxed')).toEqual([
    { type: 'taxed', seat: 1, popularity: 0, money: 0 },
    { type: 'taxed', seat: 2, popularity: 10, money: 40_000 },
    { type: 'taxed', seat: 0, popularity: 40, money: 20_000 },
  ]);
  expect(match.state.money).toEqual([70_000, 50_000, 90_000]);
  expect(match.state.popularity).toEqual([90, 50, 100]);
});

test('EL-16.2 a collection is one change; a player who wins by it ends the taxes', () => {
  const match = table({
    players: [{ money: 140_000, popularity: 80, owns: ['A01', 'A03'] }, { owns: ['A06', 'A07'] }],
    governor: 0,
    certificates: { high_collector: 0 },
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect(match.state.outcome).toEqual({
    winners: [0],
    how: 'wealthy_dandy+high_collector+grand_zealot',
  });
  expect(told(match, 'taxed').map(({ seat }) => seat)).toEqual([0]);
  expect([match.state.money[1], match.state.popularity[1]]).toEqual([50_000, 50]);
});

test('EL-16.2 money alone or popularity alone may bring the third condition', () => {
  const winnerOf = (player: PlayerAt, other: 'grand_zealot' | 'wealthy_dandy') => {
    const match = table({
      players: [player, {}],
      governor: 0,
      certificates: { high_collector: 0, [other]: 0 },
      turn: 4,
      pending: { kind: 'programme' },
    });
    idleTurn(match);
    expect(told(match, 'elected')).toEqual([]); // before the election
    return match.state.outcome?.winners;
  };
  expect(winnerOf({ money: 140_000, owns: ['A03'] }, 'grand_zealot')).toEqual([0]);
  expect(winnerOf({ popularity: 80, owns: ['A01'] }, 'wealthy_dandy')).toEqual([0]);
});
