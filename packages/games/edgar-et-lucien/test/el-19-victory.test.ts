import { expect, test } from 'vitest';
import { thresholds } from '../rules/constants.ts';
import { game } from '../rules/index.ts';
import { checkVictory, fulfilled, trulyMet } from '../rules/victory.ts';
import { idleTurn, type PlayerAt, position, table, told } from './position.ts';

test('EL-19.1 three conditions at once win at once, and nothing more is played', () => {
  const match = table({
    players: [{ money: 140_000, hand: ['smear_threat'], owns: ['A02', 'A05', 'A08'] }, {}, {}],
    certificates: { high_collector: 0 },
  });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  match.play(1, { do: 'replySmear', with: 'money' });
  expect(match.events[0]).toEqual({ type: 'smeared', seat: 1, by: 0, with: 'money', amount: 10_000 });
  expect(match.state.outcome).toEqual({
    winners: [0],
    how: 'wealthy_dandy+high_collector+influential_bureaucrat',
  });
  expect(match.asked).toEqual([]);
  expect(match.refused(2, { do: 'replySmear', with: 'money' }).code).toBe('over');
});

test('EL-19.2 the conditions by number of players', () => {
  expect(thresholds).toEqual({
    2: { board: 'A', districts: 7, administrations: 3 },
    3: { board: 'A', districts: 6, administrations: 3 },
    4: { board: 'B', districts: 7, administrations: 2 },
  });
});

const met = (player: PlayerAt, seats: number, governor = -1) =>
  trulyMet(position({ players: [player, ...Array.from({ length: seats - 1 }, () => ({}))], governor }), 0);

test('EL-19.2 Wealthy Dandy from 150,000 Cogs', () => {
  expect([met({ money: 140_000 }, 2), met({ money: 150_000 }, 2)]).toEqual([0, 1]);
});

test('EL-19.2 High Collector from seven districts, six with three players', () => {
  const six = ['A01', 'A03', 'A04', 'A06', 'A07', 'A09'] as const;
  expect([met({ owns: six }, 2), met({ owns: [...six, 'A10'] }, 2), met({ owns: six }, 3)]).toEqual([
    0, 2, 2,
  ]);
  expect(met({ owns: six.slice(1) }, 3)).toBe(0);
  const seven = ['B01', 'B03', 'B04', 'B05', 'B06', 'B09', 'B11'] as const;
  expect([met({ owns: seven.slice(1) }, 4), met({ owns: seven }, 4)]).toEqual([0, 2]);
});

test('EL-19.2 Influential Bureaucrat from three Administrations, two with four players', () => {
  for (const seats of [2, 3]) {
    expect([met({ owns: ['A02', 'A05'] }, seats), met({ owns: ['A02', 'A05', 'A12'] }, seats)]).toEqual([
      0, 4,
    ]);
  }
  expect([met({ owns: ['B02'] }, 4), met({ owns: ['B02', 'B08'] }, 4)]).toEqual([0, 4]);
});

test('EL-19.2 Grand Zealot: Governor with 100 popularity, not one without the other', () => {
  expect([
    met({ popularity: 100 }, 2),
    met({ popularity: 90 }, 2, 0),
    met({ popularity: 100 }, 2, 0),
  ]).toEqual([0, 0, 8]);
});

test('EL-19.3 fulfilled is truly met or certified', () => {
  const state = position({ players: [{ money: 150_000 }, {}], certificates: { grand_zealot: 0 } });
  expect([trulyMet(state, 0), fulfilled(state, 0)]).toEqual([1, 9]);
});

test('EL-19.4 Administrations count for both Collector and Bureaucrat', () => {
  expect(met({ owns: ['A02', 'A05', 'A08', 'A01', 'A03', 'A04'] }, 3)).toBe(6);
});

test('EL-19.5 nobody is a Zealot before the first election, whatever his popularity', () => {
  const match = table({ players: [{ popularity: 100 }, {}], turn: 4, pending: { kind: 'programme' } });
  expect(trulyMet(match.state, 0)).toBe(0);
  idleTurn(match);
  expect(trulyMet(match.state, 0)).toBe(8);
});

test('EL-19.6 the check knows hidden money, and nobody has to declare anything', () => {
  // Seat 1 sells a district it can spare: with the price it has 150,000 Cogs, which only it could know.
  const match = table({
    players: [{ lucien: 'A04' }, { money: 120_000, owns: ['A02', 'A05', 'A08', 'A01', 'A03', 'A04'] }],
    certificates: { high_collector: 1 },
  });
  match.play(0, { do: 'buyPlayer' });
  expect(match.state.outcome?.winners).toEqual([1]);
});

const lastStep = [
  {
    what: 'a heist',
    player: { edgar: 'A12', money: 100_000 },
    move: { do: 'administration', action: 'bank_heist' },
  },
  {
    what: 'a robbery',
    player: { edgar: 'A14', money: 120_000 },
    move: { do: 'rob', victim: 1 },
  },
  {
    what: 'Financial Backing',
    player: { edgar: 'A03', owns: ['A03'], money: 110_000, hand: ['financial_backing'] },
    move: { do: 'playScheme', card: 'financial_backing' },
  },
  {
    what: 'Resource Exchange',
    player: { money: 140_000, hand: ['resource_exchange'] },
    move: { do: 'playScheme', card: 'resource_exchange', direction: 'to_money', steps: 1 },
  },
  {
    what: 'Swindle',
    player: { hand: ['swindle', 'plan_b', 'plan_b', 'corruption'] },
    move: {
      do: 'playScheme',
      card: 'swindle',
      certificate: 'wealthy_dandy',
      cards: ['plan_b', 'plan_b', 'corruption'],
    },
  },
] as const;

test('EL-19.6 a speech or Popular Support that makes the Governor a Zealot wins at once', () => {
  for (const move of [
    { do: 'administration', action: 'populist_speech' },
    { do: 'playScheme', card: 'popular_support' },
  ] as const) {
    const match = table({
      players: [{ lucien: 'A05', popularity: 80, owns: ['A01'], hand: ['popular_support'] }, {}],
      governor: 0,
      certificates: { high_collector: 0, wealthy_dandy: 0 },
    });
    match.play(0, move);
    expect(match.state.outcome?.winners).toEqual([0]);
  }
});

test.each(lastStep)('EL-19.6 $what that brings the third condition wins at once', ({ player, move }) => {
  const match = table({
    players: [player, { edgar: 'A07', lucien: 'A14' }, {}],
    certificates: { high_collector: 0, grand_zealot: 0 },
  });
  match.play(0, move);
  expect(match.state.outcome?.winners).toEqual([0]);
  expect(match.asked).toEqual([]);
});

test('EL-19.7 of several the active player wins, else the first clockwise from him', () => {
  const winnerIfActive = (active: number) => {
    const state = position({
      players: [{}, {}, { owns: ['B02', 'B07'] }, { owns: ['B08', 'B10'] }],
      certificates: { high_collector: 2, grand_zealot: 3 },
    });
    state.money = [0, 0, 150_000, 150_000];
    checkVictory(state, active);
    return state.outcome?.winners;
  };
  expect([0, 1, 2, 3].map(winnerIfActive)).toEqual([[2], [2], [2], [3]]);
});

test('EL-19.8 a move that makes only an opponent win is legal', () => {
  const match = table({
    players: [{}, { money: 140_000, hand: ['smear_threat'] }],
    acts: 1,
    firstPlayer: 1,
    certificates: { high_collector: 1, grand_zealot: 1 },
  });
  match.play(1, { do: 'playScheme', card: 'smear_threat' });
  match.play(0, { do: 'replySmear', with: 'money' });
  expect(match.state.outcome?.winners).toEqual([1]);
  expect(told(match, 'won')).toHaveLength(1);
});

test('EL-19.9 at the end everything is shown', () => {
  const match = table({ players: [{ hand: ['plan_b'] }, { money: 80_000, hand: ['corruption'] }] });
  match.play(0, { do: 'concede' });
  const view = game.view(match.state, 'spectator');
  expect(view.phase).toBe('over');
  expect(view.players[1]).toMatchObject({ money: 80_000, hand: ['corruption'] });
  expect(view.deckCards).toHaveLength(18);
});

test('EL-19.1 with two conditions, the one that a single action may bring warns of the end', () => {
  const near = (
    player: PlayerAt,
    governor: number,
    certificates: Parameters<typeof position>[0]['certificates'],
  ) => {
    const state = position({ players: [player, {}, {}], governor, certificates: certificates ?? {} });
    const seen = (viewer: number) =>
      Object.entries(game.view(state, viewer).players[0]?.conditions ?? {}).flatMap(
        ([condition, { isNear }]) => (isNear ? [condition] : []),
      );
    return [seen(0), seen(1)];
  };
  const both = { wealthy_dandy: 0, grand_zealot: 0 } as const;
  const five = ['A01', 'A03', 'A04', 'A06', 'A07'] as const;
  expect(near({ owns: five }, -1, both)).toEqual([['high_collector'], ['high_collector']]);
  expect(near({ owns: five }, -1, { wealthy_dandy: 0 })).toEqual([[], []]);
  expect(near({ owns: five.slice(1) }, -1, both)).toEqual([[], []]);
  expect(near({ owns: ['A02', 'A05'] }, -1, both)[1]).toEqual(['influential_bureaucrat']);
  const offices = { high_collector: 0, influential_bureaucrat: 0 } as const;
  // EL-21.2: the others do not know whether the purse is full.
  expect(near({ money: 90_000 }, -1, offices)).toEqual([[], ['wealthy_dandy']]);
  expect(near({ money: 100_000 }, -1, offices)).toEqual([['wealthy_dandy'], ['wealthy_dandy']]);
  expect(near({ money: 0, popularity: 100 }, -1, offices)[0]).toEqual(['grand_zealot']);
  expect(near({ money: 0, popularity: 40 }, 0, offices)[0]).toEqual(['grand_zealot']);
  expect(near({ money: 0, popularity: 90 }, 1, offices)[0]).toEqual([]);
});
