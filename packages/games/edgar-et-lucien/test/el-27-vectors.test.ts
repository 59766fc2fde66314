import { expect, test } from 'vitest';
import { actionIds } from '../rules/administrations.ts';
import { game } from '../rules/index.ts';
import { fulfilled } from '../rules/victory.ts';
import { edgarOf, handOf, idleTurn, ownerOf, passAll, position, programme, table, told } from './position.ts';

const scheme = <C extends string>(card: C) => ({ do: 'playScheme', card }) as const;
const heist = { do: 'administration', action: 'bank_heist' } as const;
const supportedHeist = { do: 'supported', action: 'bank_heist' } as const;

test('T1 robbed of 30,000 Cogs twice: 20,000, then 10,000', () => {
  const match = table({
    players: [{ edgar: 'A06' }, { edgar: 'A06' }, { money: 30_000, lucien: 'A06', edgar: 'A07' }],
  });
  match.play(0, { do: 'rob', victim: 2 });
  expect(match.state.money[2]).toBe(10_000);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'rob', victim: 2 });
  expect(match.state.money).toEqual([70_000, 60_000, 0]);
});

test('T2 robberies of larger purses', () => {
  const robbed = [50_000, 70_000, 110_000, 150_000].map((money) => {
    const match = table({ players: [{ edgar: 'A14' }, { edgar: 'A01', money }] });
    match.play(0, { do: 'rob', victim: 1 });
    return told(match, 'robbed')[0]?.amount;
  });
  expect(robbed).toEqual([30_000, 40_000, 60_000, 80_000]);
});

test('T3 a guarded Lucien is not robbed', () => {
  const match = table({ players: [{ edgar: 'A14' }, { at: 'A14' }] });
  expect(match.whyNot(0, { do: 'rob', victim: 1 })?.code).toBe('guarded');
});

test('T4 a heist with 10 popularity is illegal, after a speech legal', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A05', popularity: 10 }, {}] });
  expect(match.whyNot(0, heist)?.code).toBe('unpopular');
  match.play(0, { do: 'administration', action: 'populist_speech' });
  expect(match.state.popularity[0]).toBe(60);
  match.play(0, heist);
  expect(match.state.popularity[0]).toBe(40);
});

test('T5 a supported heist with 30 popularity', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02', popularity: 30 }, {}] });
  match.play(0, supportedHeist);
  expect([match.state.money[0], match.state.popularity[0]]).toEqual([150_000, 0]);
  expect(game.view(match.state, 1).players[0]?.marks).toHaveLength(2);
});

test('T6 with 20 popularity only the plain heist is legal', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02', popularity: 20 }, {}] });
  expect([match.offers(0, supportedHeist), match.offers(0, heist)]).toEqual([false, true]);
});

test('T7 a speech at 70 brings 100', () => {
  const match = table({ players: [{ lucien: 'A05', popularity: 70 }, {}] });
  match.play(0, { do: 'administration', action: 'populist_speech' });
  expect(match.state.popularity[0]).toBe(100);
});

const full = [
  { at: 'A02', owns: ['A01', 'A03', 'A05', 'A06', 'A11'] },
  { owns: ['A02', 'A04', 'A07', 'A08', 'A09', 'A10', 'A13'] },
] as const;

test('T8 a supported requisition takes the last neutral district, then an opponent’s', () => {
  const match = table({ players: [full[0], { owns: [...full[1].owns, 'A12'] }] });
  match.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  match.play(0, { do: 'second', district: 'A12' });
  expect([ownerOf(match, 'A14'), ownerOf(match, 'A12')]).toEqual([0, 0]);
});

test('T9 with all opponents protected and nothing neutral there is no requisition', () => {
  const match = table({ players: [full[0], { owns: [...full[1].owns, 'A12', 'A14'] }], heritage: 1 });
  expect(match.options(0).filter((move) => 'action' in move && move.action === 'requisition')).toEqual([]);
});

test('T10 the Heritage holder, intimidated, chooses and loses a district', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }, {}], heritage: 1 });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'replyIntimidation', district: 'A14' });
  expect(match.state.districts[1]).toBe(1);
});

test('T11 a certificate taken from red leaves red with what red really has', () => {
  const match = table({
    acts: 1,
    firstPlayer: 1,
    players: [{ money: 100_000 }, { lucien: 'A12', money: 150_000 }],
    certificates: { wealthy_dandy: 0 },
  });
  match.play(1, { do: 'administration', action: 'certificate_acquisition', certificate: 'wealthy_dandy' });
  expect([fulfilled(match.state, 0), fulfilled(match.state, 1)]).toEqual([0, 1]);
});

test('T12 who took a certificate this period may not use Certification', () => {
  const match = table({ players: [{ money: 150_000, certified: true, hand: ['certification'] }, {}] });
  expect(match.whyNot(0, { ...scheme('certification'), certificate: 'wealthy_dandy' })?.code).toBe(
    'certificate-gained',
  );
});

test('T13 white second and blue fourth, tied: white bids 20,000, blue at least 30,000', () => {
  const match = table({
    players: [{}, { popularity: 80 }, {}, { popularity: 80 }],
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'bid', amount: 20_000 });
  expect(match.options(3).slice(0, 2)).toEqual([{ do: 'pass' }, { do: 'bid', amount: 30_000 }]);
});

test('T14 tied, and both pass: no Governor, same first player', () => {
  const match = table({
    players: [{}, {}],
    governor: 1,
    firstPlayer: 1,
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  match.play(1, { do: 'pass' });
  match.play(0, { do: 'pass' });
  expect([match.state.governor, match.state.firstPlayer]).toEqual([-1, 1]);
});

test('T15 seat 2 of 4 elected: seat 3 begins, seat 2 is last', () => {
  const match = table({ players: [{}, {}, { popularity: 60 }, {}], turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  expect(match.state.order).toEqual([3, 0, 1, 2]);
});

test('T16 taxes that reach 150,000 win at once, and later seats collect nothing', () => {
  const match = table({
    players: [{ money: 140_000, owns: ['A02', 'A05', 'A08', 'A01', 'A03', 'A04'] }, { owns: ['A10'] }, {}],
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect(match.state.outcome?.winners).toEqual([0]);
  expect(match.state.money).toEqual([160_000, 50_000, 50_000]);
});

test('T17 elected with 100 popularity: an immediate win as Zealot', () => {
  const match = table({
    players: [{ popularity: 100, owns: ['B02', 'B07', 'B01', 'B05', 'B11', 'B12', 'B13'] }, {}, {}, {}],
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  expect(match.state.outcome?.winners).toEqual([0]);
});

const moved = (at: 'A01' | 'A03' | 'A04', wheel: 'metro_blue' | 'metro_pink') => {
  const match = table({ players: [{ at }, {}], pending: { kind: 'programme' } });
  programme(match, [wheel, 'immobile']);
  return match;
};

test('T18 no station: the pawn stays', () => {
  expect(edgarOf(moved('A01', 'metro_blue'), 0)).toBe('A01');
});

test('T19 three stations: the player chooses one of the other two', () => {
  expect(moved('A03', 'metro_blue').options(0)).toEqual([
    { do: 'chooseExit', edgar: 'A06' },
    { do: 'chooseExit', edgar: 'A13' },
  ]);
});

test('T20 two stations: the exit is forced', () => {
  expect(edgarOf(moved('A04', 'metro_pink'), 0)).toBe('A11');
});

test('T21 a Coup d’État in turn 2 changes the order of turn 3', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}, {}], governor: 2, turn: 2 });
  match.play(0, scheme('coup_detat'));
  expect(match.state.order).toEqual([0, 1, 2]);
  passAll(match);
  expect([match.state.turn, match.state.order]).toEqual([3, [1, 2, 0]]);
});

test('T22 red’s purchase makes both fulfil three conditions: red wins', () => {
  const match = table({
    players: [
      { lucien: 'A14', money: 180_000, owns: ['A01', 'A03', 'A04', 'A06', 'A07', 'A09'] },
      { money: 120_000, owns: ['A14', 'A02', 'A05', 'A08'] },
    ],
    certificates: { grand_zealot: 0, high_collector: 1 },
  });
  match.play(0, { do: 'buyPlayer' });
  expect([fulfilled(match.state, 0), fulfilled(match.state, 1)]).toEqual([0b1011, 0b0111]);
  expect(match.state.outcome?.winners).toEqual([0]);
});

test('T23 one card in the deck, five discarded: draw one, reshuffle five, draw one', () => {
  const match = table({
    players: [{ edgar: 'A05' }, {}],
    deck: ['swindle'],
    discard: ['plan_b', 'plan_b', 'corruption', 'extortion', 'certification'],
  });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  expect(handOf(match, 0)).toContain('swindle');
  expect([match.state.handSize[0], match.state.deck.length, match.state.discard.length]).toEqual([2, 4, 0]);
});

test('T24 10 popularity and no money: popularity 0', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, { popularity: 10, money: 0 }] });
  match.play(0, scheme('smear_threat'));
  match.play(1, { do: 'replySmear', with: 'popularity' });
  expect([match.state.popularity[1], match.state.money[0]]).toEqual([0, 50_000]);
});

test('T25 with 80 popularity one or two steps only', () => {
  const match = table({ players: [{ popularity: 80, hand: ['resource_exchange'] }, {}] });
  const steps = match
    .options(0)
    .flatMap((move) => ('steps' in move && move.direction === 'to_popularity' ? [move.steps] : []));
  expect(steps).toEqual([1, 2]);
});

test('T26 the first payer of a Smear Threat makes its player win; the others are not asked', () => {
  const match = table({
    players: [{ money: 140_000, hand: ['smear_threat'] }, {}, {}, {}],
    certificates: { high_collector: 0, grand_zealot: 0 },
  });
  match.play(0, scheme('smear_threat'));
  match.play(1, { do: 'replySmear', with: 'money' });
  expect(match.state.outcome?.winners).toEqual([0]);
  expect([match.asked, match.state.popularity]).toEqual([[], [50, 50, 50, 50]]);
});

test('T27 nothing at all: asked, only popularity, nothing changes', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, { popularity: 0, money: 0 }] });
  match.play(0, scheme('smear_threat'));
  expect(match.options(1)).toEqual([{ do: 'replySmear', with: 'popularity' }]);
  match.play(1, { do: 'replySmear', with: 'popularity' });
  expect([match.state.popularity[1], match.state.money]).toEqual([0, [50_000, 0]]);
  expect(match.events).toContainEqual({ type: 'smeared', seat: 1, by: 0, with: 'popularity', amount: 0 });
});

test('T28 deck and discard pile empty: no Remote Action for Bar-room Shenanigans', () => {
  const match = table({ players: [{ hand: ['remote_action'] }, {}], deck: [] });
  expect(match.whyNot(0, { ...scheme('remote_action'), action: 'bar_schemes' })?.code).toBe('no-cards');
});

test('T29 three tied, two pass: the third may bid 10,000 or more, or pass', () => {
  const match = table({ players: [{}, {}, {}], turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  expect(match.options(2).slice(0, 2)).toEqual([{ do: 'pass' }, { do: 'bid', amount: 10_000 }]);
  match.play(2, { do: 'pass' });
  expect(match.state.governor).toBe(-1);
});

test('T30 nothing to do: asked, only pass', () => {
  const match = table({ players: [{ money: 0, owns: ['A01'] }, {}] });
  expect([match.asked, match.options(0)]).toEqual([[0], [{ do: 'pass' }]]);
});

test('T31 two tied, one has bid and the other leaves: elected, and pays nothing', () => {
  const match = table({
    players: [{}, {}, { popularity: 40 }],
    firstPlayer: 1,
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  match.play(1, { do: 'bid', amount: 20_000 });
  match.play(0, { do: 'concede' });
  expect([match.state.governor, match.state.money[1]]).toEqual([1, 50_000]);
});

test('T32 other purses do not show in a view', () => {
  const bytes = [0, 10_000, 140_000, 900_000].map((money) =>
    JSON.stringify(game.view(position({ players: [{}, { money }, { money: 900_000 - money }] }), 0)),
  );
  expect(new Set(bytes).size).toBe(1);
});

test('T33 eight marks and eight districts: no purchase', () => {
  const match = table({
    players: [
      {
        lucien: 'A14',
        owns: ['A01', 'A03', 'A04', 'A06', 'A07', 'A09', 'A10', 'A11'],
        marks: actionIds,
      },
      {},
    ],
  });
  expect(match.whyNot(0, { do: 'buyCity' })?.code).toBe('no-token');
});
