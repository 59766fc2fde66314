import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { edgarOf, idleTurn, lucienOf, passAll, programme, table, told } from './position.ts';

const wheels = (players: Parameters<typeof table>[0]['players'], firstPlayer = 0) =>
  table({ players, firstPlayer, pending: { kind: 'programme' } });

test('EL-6.1 both characters of each player move as programmed, in player order', () => {
  const match = wheels([{}, {}, {}], 1);
  programme(match, ['green', 'violet'], ['red', 'green'], ['red', 'immobile']);
  expect(told(match, 'moved').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A02', 'A05']);
  expect([edgarOf(match, 1), lucienOf(match, 1)]).toEqual(['A10', 'A08']);
  expect([edgarOf(match, 2), lucienOf(match, 2)]).toEqual(['A06', 'A07']);
});

test('EL-6.2 a border colour leads across that border of the district', () => {
  const match = wheels([{ at: 'A06' }, {}]);
  programme(match, ['red', 'green']);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A07', 'A09']);
});

test('EL-6.3 the metro leads to another station of the line, chosen when that player’s turn to move comes', () => {
  const match = wheels([{ at: 'A03' }, { at: 'A03' }]);
  programme(match, ['metro_blue', 'immobile'], ['metro_blue', 'immobile']);
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([
    { do: 'chooseExit', edgar: 'A06' },
    { do: 'chooseExit', edgar: 'A13' },
  ]);
  match.play(0, { do: 'chooseExit', edgar: 'A13' });
  expect([edgarOf(match, 0), edgarOf(match, 1)]).toEqual(['A13', 'A03']);
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'chooseExit', edgar: 'A06' });
  expect(match.state.pending.at(-1)?.kind).toBe('act');
});

test('EL-6.3 where the line has two stations the exit is forced and nobody is asked', () => {
  const match = wheels([{ edgar: 'A11', lucien: 'A04' }, {}]);
  programme(match, ['metro_pink', 'metro_pink']);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A04', 'A11']);
  expect(match.state.pending.at(-1)?.kind).toBe('act');
});

test('EL-6.4 without a border or station of the colour the character stays', () => {
  const match = wheels([{ edgar: 'A01', lucien: 'A04' }, {}]);
  programme(match, ['red', 'metro_blue']); // A01 has no red border, A04 a station of the pink line
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A01', 'A04']);
});

test('EL-6.5 immobile means staying', () => {
  const match = wheels([{ at: 'A06' }, {}]);
  programme(match, ['immobile', 'immobile']);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A06', 'A06']);
});

test('EL-6.6 one step each, both exits in one choice, and the same exit for both if wanted', () => {
  const match = wheels([{ at: 'A06' }, {}]);
  programme(match, ['metro_blue', 'metro_blue']);
  expect(match.options(0)).toHaveLength(4);
  match.play(0, { do: 'chooseExit', edgar: 'A03', lucien: 'A03' });
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A03', 'A03']);
  expect(match.state.pending.at(-1)?.kind).toBe('act');
});

test('EL-6.6 Lucien alone may have the choice', () => {
  const match = table({ players: [{ at: 'A06' }, {}], pending: { kind: 'programme' } });
  programme(match, ['immobile', 'metro_blue']);
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'chooseExit', lucien: 'A03' });
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A06', 'A03']);
});

test('EL-6.6 a character without a choice of exit moves along with the one that has', () => {
  const match = wheels([{ edgar: 'A06', lucien: 'A01' }, {}]);
  programme(match, ['metro_blue', 'green']);
  match.play(0, { do: 'chooseExit', edgar: 'A13' });
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A13', 'A02']);
});

test('EL-6.7 whose time is up comes out at the lowest station', () => {
  const match = wheels([{ edgar: 'A06', lucien: 'A03' }, {}]);
  programme(match, ['metro_blue', 'metro_blue']);
  match.timeout(0);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A03', 'A06']);
});

test('EL-6.8 revealed programmes stay visible until the turn ends', () => {
  const match = wheels([{}, {}]);
  programme(match, ['green', 'violet']);
  const seen = () => game.view(match.state, 1).players[0]?.programme;
  expect(seen()).toEqual({ edgar: 'green', lucien: 'violet' });
  match.play(0, { do: 'pass' });
  expect(seen()).toEqual({ edgar: 'green', lucien: 'violet' });
  passAll(match);
  expect(seen()).toBeUndefined();
  idleTurn(match);
});
