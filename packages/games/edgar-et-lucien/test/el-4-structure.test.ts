import { expect, test } from 'vitest';
import { idleTurn, opening, passAll, programme, table, told } from './position.ts';

test('EL-4.1 periods of four turns follow each other', () => {
  const match = opening(2);
  match.play(0, { do: 'place', district: 'A01' });
  match.play(1, { do: 'place', district: 'A02' }); // only seat 0 draws popularity, and is elected
  const seen: [number, number][] = [];
  for (let turn = 0; turn < 9; turn++) {
    seen.push([match.state.period, match.state.turn]);
    idleTurn(match);
  }
  const periods = [1, 1, 1, 1, 2, 2, 2, 2, 3];
  expect(seen).toEqual(periods.map((period, at) => [period, (at % 4) + 1]));
});

test('EL-4.2 a turn is programming, movement, actions; taxes, election and reset come after turn 4 only', () => {
  const third = table({
    players: [{ owns: ['A03'], popularity: 60 }, {}],
    turn: 3,
    pending: { kind: 'programme' },
  });
  programme(third, ['red', 'immobile']);
  expect(third.state.pending.at(-1)?.kind).toBe('act');
  passAll(third);
  expect([third.state.turn, third.state.money[0]]).toEqual([4, 50_000]);
  idleTurn(third);
  expect(third.events.map(({ type }) => type)).toEqual([
    'passed',
    'taxed',
    'taxed',
    'elected',
    'periodEnded',
    'turnBegan',
  ]);
});

test('EL-4.3 the first-player token stays where it is between the turns of a period', () => {
  const match = table({ players: [{}, {}, {}], firstPlayer: 1, pending: { kind: 'programme' } });
  idleTurn(match);
  expect([match.state.turn, match.state.firstPlayer]).toEqual([2, 1]);
  expect(told(match, 'turnBegan')[0]?.order).toEqual([1, 2, 0]);
});
