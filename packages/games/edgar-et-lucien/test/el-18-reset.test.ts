import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { edgarOf, handOf, idleTurn, table } from './position.ts';

const end = () => {
  const match = table({
    players: [
      {
        popularity: 60,
        marks: ['bank_heist', 'populist_speech'],
        certified: true,
        hand: ['plan_b'],
        owns: ['A02', 'A05'],
      },
      { marks: ['requisition'], money: 20_000 },
    ],
    certificates: { wealthy_dandy: 0 },
    heritage: 1,
    governor: 0,
    turn: 4,
    period: 3,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  return match;
};

test('EL-18.1 marks come off the aids, the certificate limit is renewed, the next period begins at turn 1', () => {
  const match = end();
  const { players } = game.view(match.state, 0);
  expect(players.map(({ marks, supply, certified }) => ({ marks, supply, certified }))).toEqual([
    { marks: [], supply: 14, certified: false },
    { marks: [], supply: 16, certified: false },
  ]);
  expect([match.state.period, match.state.turn]).toEqual([4, 1]);
});

test('EL-18.2 pawns, money, hands, popularity, districts, certificates, Heritage card and Governor stay', () => {
  const match = end();
  expect([edgarOf(match, 0), edgarOf(match, 1)]).toEqual(['A01', 'A14']);
  expect(match.state.money).toEqual([50_000, 20_000]);
  expect(match.state.popularity).toEqual([60, 50]);
  expect(handOf(match, 0)).toEqual(['plan_b']);
  expect([match.state.districts[0], match.state.certificates[0]]).toEqual([2, 0]);
  expect([match.state.heritage, match.state.governor]).toEqual([1, 0]);
});
