import { expect, test } from 'vitest';
import { faults } from '../rules/faults.ts';
import { game } from '../rules/index.ts';
import { handOf, ownerOf, table, told } from './position.ts';

test('EL-11.1 two cards are drawn, seen by the drawer alone', () => {
  const match = table({ players: [{ edgar: 'A05' }, {}], deck: ['plan_b', 'corruption', 'swindle'] });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  expect(handOf(match, 0)).toEqual(['corruption', 'swindle']);
  const [drew] = told(match, 'drew');
  if (drew === undefined) throw new Error('nothing was drawn');
  expect(game.witness(drew, 0)).toMatchObject({ count: 2, cards: ['swindle', 'corruption'] });
  expect(game.witness(drew, 1)).toEqual({ type: 'drew', seat: 0, count: 2, cards: undefined });
  expect(game.witness(drew, 'spectator')).toMatchObject({ cards: undefined });
});

test('EL-11.1 only the drawer gets the cards', () => {
  const match = table({
    players: [{ hand: ['smear_threat'] }, { edgar: 'A05', hand: ['plan_b'] }, {}],
    acts: 1,
    deck: ['corruption', 'swindle'],
    rest: 2,
  });
  match.play(1, { do: 'administration', action: 'bar_schemes' });
  expect(handOf(match, 1)).toEqual(['plan_b', 'corruption', 'swindle']);
  expect(handOf(match, 0)).toEqual(['smear_threat']);
  expect(faults(match.state)).toEqual([]);
});

test('EL-11.2 Intimidation is done at the Archives', () => {
  const away = table({ players: [{ edgar: 'A02' }, { owns: ['A14'] }] });
  const move = { do: 'administration', action: 'intimidation', district: 'A14' } as const;
  expect(away.whyNot(0, move)?.code).toBe('not-there');
  const there = table({ players: [{ edgar: 'A08' }, { owns: ['A14'] }] });
  there.play(0, move);
  expect(ownerOf(there, 'A14')).toBeUndefined();
});

test('EL-11.2.1 each of two named opponents gives up a district of his choice, the third is left alone', () => {
  const match = table({
    players: [
      { edgar: 'B07', owns: ['B01'] },
      { owns: ['B05', 'B02'] },
      { owns: ['B15', 'B16'] },
      { owns: ['B17', 'B10'] },
    ],
  });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 3] });
  expect(match.asked).toEqual([1]);
  expect(match.whyNot(1, { do: 'replyIntimidation', district: 'B15' })?.code).toBe('not-yours');
  match.play(1, { do: 'replyIntimidation', district: 'B02' });
  match.play(3, { do: 'replyIntimidation', district: 'B17' });
  expect(match.state.districts).toEqual([1, 1, 2, 1]);
  expect([ownerOf(match, 'B02'), ownerOf(match, 'B17')]).toEqual([undefined, undefined]);
  expect(match.asked).toEqual([0]);
});

test('EL-11.2.1 with four players any two of the three opponents may be named', () => {
  const match = table({
    players: [{ edgar: 'B07' }, { owns: ['B05'] }, { owns: ['B15'] }, { owns: ['B17'] }],
  });
  const named = match
    .options(0)
    .flatMap((move) => (move.do === 'administration' && 'players' in move ? [move.players] : []));
  expect(named).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('EL-11.2.2 with two players the intimidator chooses one district of the opponent’s', () => {
  const match = table({ players: [{ edgar: 'A08', owns: ['A01'] }, { owns: ['A14', 'A02'] }] });
  const move = { do: 'administration', action: 'intimidation' } as const;
  expect(match.whyNot(0, { ...move, district: 'A01' })?.code).toBe('not-theirs');
  expect(match.whyNot(0, { ...move, district: 'A03' })?.code).toBe('not-theirs');
  match.play(0, { ...move, district: 'A02' });
  expect(match.state.districts).toEqual([1, 1]);
  expect(match.asked).toEqual([0]);
});

test('EL-11.2.2 the same holds for a player with one opponent left', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A02'] }, { owns: ['A07'] }] });
  match.play(2, { do: 'concede' });
  expect(match.offers(0, { do: 'administration', action: 'intimidation', district: 'A02' })).toBe(true);
  expect(match.refused(0, { do: 'administration', action: 'intimidation', players: [1, 2] }).code).toBe(
    'unknown',
  );
});

test('EL-11.2.1 neither the player nor one who has left can be named', () => {
  const match = table({
    players: [{ owns: ['B03'] }, { edgar: 'B07', owns: ['B05'] }, { owns: ['B15'] }, { owns: ['B17'] }],
    acts: 1,
  });
  const move = { do: 'administration', action: 'intimidation' } as const;
  const named = () =>
    match
      .options(1)
      .flatMap((option) => (option.do === 'administration' && 'players' in option ? [option.players] : []));
  expect(named()).toEqual([
    [0, 2],
    [0, 3],
    [2, 3],
  ]);
  for (const players of [[0, 1] as const, [1, 2] as const])
    expect(match.whyNot(1, { ...move, players })?.code).toBe('not-yourself');
  match.play(0, { do: 'concede' });
  expect(named()).toEqual([[2, 3]]);
  expect(match.refused(1, { ...move, players: [0, 2] }).code).toBe('unknown');
});

test('EL-11.2.3 Heritage Protection is no protection from Intimidation', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A02'] }], heritage: 1 });
  match.play(0, { do: 'administration', action: 'intimidation', district: 'A14' });
  expect(ownerOf(match, 'A14')).toBeUndefined();
});

test('EL-11.2.4 a player without a district is not asked; one of the two named must have one', () => {
  const match = table({ players: [{ edgar: 'B07' }, {}, {}, { owns: ['B17', 'B10'] }] });
  const move = { do: 'administration', action: 'intimidation' } as const;
  expect(match.ruleAgainst(0, { ...move, players: [1, 2] })).toBe('EL-11.2.4 nothing-to-lose');
  match.play(0, { ...move, players: [1, 3] });
  expect(match.asked).toEqual([3]);
});

test('EL-11.2.5 whose time is up loses the lowest district that is no Administration, else the lowest', () => {
  const match = table({
    players: [{ edgar: 'A08' }, { owns: ['A02', 'A10', 'A14'] }, { owns: ['A05', 'A12'] }],
  });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  match.timeout(1);
  match.timeout(2);
  expect(told(match, 'freed')).toMatchObject([{ seat: 2, district: 'A05' }]);
  expect([ownerOf(match, 'A02'), ownerOf(match, 'A10'), ownerOf(match, 'A12')]).toEqual([1, undefined, 2]);
});

test('EL-11.2.5 each removal is a change of its own: the first is done while the second is awaited', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A10', 'A14'] }, { owns: ['A07', 'A12'] }] });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  match.play(1, { do: 'replyIntimidation', district: 'A10' });
  expect(told(match, 'freed')).toEqual([{ type: 'freed', seat: 1, by: 0, district: 'A10' }]);
  expect(match.asked).toEqual([2]);
});

test('EL-11.3 a heist brings 50,000 Cogs from the bank', () => {
  const match = table({ players: [{ edgar: 'A12' }, {}] });
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(told(match, 'gained')).toEqual([
    { type: 'gained', seat: 0, by: 'bank_heist', money: 50_000, popularity: 0 },
  ]);
  expect(match.state.money).toEqual([100_000, 50_000]);
});

test('EL-11.4 a requisition is done at City Hall', () => {
  const match = table({ players: [{ edgar: 'A12' }, {}] });
  expect(match.whyNot(0, { do: 'administration', action: 'requisition', district: 'A03' })?.code).toBe(
    'not-there',
  );
});

test('EL-11.4.1 it takes any neutral district, anywhere, of any type, for nothing', () => {
  const match = table({ players: [{ edgar: 'A02', owns: ['A01'] }, { owns: ['A14'] }] });
  const move = { do: 'administration', action: 'requisition' } as const;
  expect(match.whyNot(0, { ...move, district: 'A01' })?.code).toBe('own-district');
  match.play(0, { ...move, district: 'A12' });
  expect(told(match, 'requisitioned')).toEqual([
    { type: 'requisitioned', seat: 0, district: 'A12', from: undefined },
  ]);
  expect(ownerOf(match, 'A12')).toBe(0);
  expect(match.state.money[0]).toBe(50_000);
});

const noneNeutral = [
  { edgar: 'A02', owns: ['A01', 'A03', 'A05', 'A06', 'A08'] },
  { owns: ['A02', 'A04', 'A07', 'A09', 'A10'] },
  { owns: ['A11', 'A12', 'A13', 'A14'] },
] as const;

test('EL-11.4.2 an opponent’s district is taken only when none is neutral, without compensation', () => {
  const move = { do: 'administration', action: 'requisition', district: 'A10' } as const;
  const some = table({ players: [{ edgar: 'A02' }, { owns: ['A10'] }] });
  expect(some.ruleAgainst(0, move)).toBe('EL-11.4.2 neutral-first');
  const none = table({ players: noneNeutral, heritage: 2 });
  expect(none.ruleAgainst(0, { ...move, district: 'A14' })).toBe('EL-14.5 protected');
  none.play(0, move);
  expect(told(none, 'requisitioned')[0]?.from).toBe(1);
  expect(ownerOf(none, 'A10')).toBe(0);
  expect(none.state.money).toEqual([50_000, 50_000, 50_000]);
});

test('EL-11.4.3 with nothing neutral and nothing unprotected there is no requisition', () => {
  const players = [
    { edgar: 'A02', owns: ['A01', 'A03', 'A05', 'A06', 'A07'] },
    { owns: ['A02', 'A04', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A14'] },
  ] as const;
  const requisitions = (heritage: number) =>
    table({ players, heritage })
      .options(0)
      .filter((move) => 'action' in move && move.action === 'requisition');
  expect(requisitions(1)).toEqual([]);
  expect(requisitions(0)).toHaveLength(9);
});
