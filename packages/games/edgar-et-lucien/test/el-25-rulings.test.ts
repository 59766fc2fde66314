import { expect, test } from 'vitest';
import { robberyOf } from '../rules/actions/rob.ts';
import { isProtected } from '../rules/control.ts';
import { game } from '../rules/index.ts';
import { districtNumber } from '../rules/plan.ts';
import { trulyMet } from '../rules/victory.ts';
import { edgarOf, handOf, idleTurn, lucienOf, opening, ownerOf, programme, table, told } from './position.ts';

const scheme = <C extends string>(card: C) => ({ do: 'playScheme', card }) as const;
const rob = (victim: number) => ({ do: 'rob', victim }) as const;

test('A1 an Edgar who has stood there all along may rob', () => {
  const match = table({
    players: [{ edgar: 'A06' }, { lucien: 'A06', edgar: 'A14' }],
    pending: { kind: 'programme' },
  });
  programme(match);
  expect(match.offers(0, rob(1))).toBe(true);
});

test('A2 a guard who arrives this turn guards, one who leaves does not', () => {
  const players = [{ edgar: 'A06' }, { lucien: 'A06', edgar: 'A05' }] as const;
  const comes = table({ players, pending: { kind: 'programme' } });
  programme(comes, ['immobile', 'immobile'], ['black', 'immobile']);
  expect(comes.whyNot(0, rob(1))?.code).toBe('guarded');
  const goes = table({ players: [players[0], { at: 'A06' }], pending: { kind: 'programme' } });
  programme(goes, ['immobile', 'immobile'], ['black', 'immobile']);
  expect(goes.offers(0, rob(1))).toBe(true);
});

test('A3 of 30,000 Cogs 20,000 go', () => {
  expect(robberyOf(30_000)).toBe(20_000);
});

test('A4 both characters may buy in one turn, not the same district twice', () => {
  const match = table({ players: [{ edgar: 'A03', lucien: 'A04', hand: ['carte_blanche'] }, {}] });
  match.play(0, { do: 'buyCity' });
  match.play(0, scheme('carte_blanche'));
  expect([ownerOf(match, 'A03'), ownerOf(match, 'A04')]).toEqual([0, 0]);
  const same = table({ players: [{ at: 'A03', hand: ['carte_blanche'] }, {}] });
  same.play(0, { do: 'buyCity' });
  expect(same.whyNot(0, scheme('carte_blanche'))?.code).toBe('own-district');
});

test('A5 a player may start on an Administration', () => {
  const match = opening(2);
  match.play(0, { do: 'place', district: 'A12' });
  expect(match.state.administrations[0]).toBe(1);
});

test('A6 there is one of each Administration: the action is to be had in one place only', () => {
  const places = [...Array(14).keys()].map((at) => `A${String(at + 1).padStart(2, '0')}` as 'A01');
  const heists = places.filter((edgar) =>
    table({ players: [{ edgar }, {}] }).offers(0, { do: 'administration', action: 'bank_heist' }),
  );
  expect(heists).toEqual(['A12']);
});

test('A7 Political Support costs 30 in all', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.state.popularity[0]).toBe(20);
});

test('A8 it doubles no card but Remote Action', () => {
  const match = table({
    players: [
      { edgar: 'A03', lucien: 'A02', owns: ['A03'], hand: ['financial_backing', 'remote_action'] },
      {},
    ],
  });
  const supported = match.options(0).filter((move) => move.do === 'supported');
  expect(supported.length).toBeGreaterThan(0);
  for (const move of supported) expect(move).toMatchObject({ viaCard: true });
  match.play(0, scheme('financial_backing'));
  expect(match.state.money[0]).toBe(90_000);
});

test('A9 nobody names himself', () => {
  const match = table({ players: [{ edgar: 'A08', owns: ['A01'] }, { owns: ['A14'] }, {}] });
  const move = { do: 'administration', action: 'intimidation', players: [0, 1] } as const;
  expect(match.whyNot(0, move)?.code).toBe('not-yourself');
});

test('A10 a protected district may be given up', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }, {}], heritage: 1 });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  expect(match.offers(1, { do: 'replyIntimidation', district: 'A10' })).toBe(true);
});

test('A11 a district where an opponent stands may be requisitioned', () => {
  const match = table({ players: [{ edgar: 'A02' }, { at: 'A14' }] });
  match.play(0, { do: 'administration', action: 'requisition', district: 'A14' });
  expect(ownerOf(match, 'A14')).toBe(0);
});

test('A12 while a neutral district is left, no opponent’s is taken', () => {
  const match = table({ players: [{ edgar: 'A02' }, { owns: ['A14'] }] });
  const move = { do: 'administration', action: 'requisition', district: 'A14' } as const;
  expect(match.whyNot(0, move)?.code).toBe('neutral-first');
});

test('A13 later districts of the Heritage holder are protected', () => {
  const match = table({ players: [{ lucien: 'A03' }, { lucien: 'A03' }], heritage: 0 });
  match.play(0, { do: 'buyCity' });
  match.play(0, { do: 'pass' });
  expect(isProtected(match.state, districtNumber.A03)).toBe(true);
  expect(match.whyNot(1, { do: 'buyPlayer' })?.code).toBe('protected');
});

test('A14 Certification counts against the limit of one a period', () => {
  const match = table({
    players: [{ lucien: 'A12', money: 150_000, owns: ['A02', 'A05', 'A08'], hand: ['certification'] }, {}],
  });
  match.play(0, { ...scheme('certification'), certificate: 'wealthy_dandy' });
  const more = {
    do: 'administration',
    action: 'certificate_acquisition',
    certificate: 'influential_bureaucrat',
  } as const;
  expect(match.whyNot(0, more)?.code).toBe('certificate-gained');
});

test('A15 a condition fulfilled by certificate alone is not truly met', () => {
  const match = table({ players: [{ lucien: 'A12', money: 0 }, {}], certificates: { wealthy_dandy: 0 } });
  expect(trulyMet(match.state, 0)).toBe(0);
  const move = {
    do: 'administration',
    action: 'certificate_acquisition',
    certificate: 'wealthy_dandy',
  } as const;
  expect(match.offers(0, move)).toBe(false);
});

const vote = (...popularity: readonly number[]) => {
  const match = table({
    players: popularity.map((each) => ({ popularity: each })),
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(match);
  return match;
};

test('A16 several at 100 popularity tie like any others', () => {
  expect(told(vote(100, 100, 90), 'tied')).toMatchObject([{ seats: [0, 1], popularity: 100 }]);
});

test('A17 so do all at 0', () => {
  expect(told(vote(0, 0, 0), 'tied')).toMatchObject([{ seats: [0, 1, 2], popularity: 0 }]);
});

test('A18 a tie without a bid leaves the office vacant', () => {
  const match = table({ players: [{}, {}], governor: 0, turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  expect(match.state.governor).toBe(-1);
});

test('A19 no Coup d’État without a Governor', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}] });
  expect(match.whyNot(0, scheme('coup_detat'))?.code).toBe('no-governor');
});

test('A20 a Zealot whose popularity falls is none, but stays Governor', () => {
  const match = table({ players: [{ edgar: 'A12', popularity: 100 }, {}], governor: 0 });
  expect(trulyMet(match.state, 0)).toBe(8);
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect([trulyMet(match.state, 0), match.state.governor]).toEqual([0, 0]);
});

test('A21 a programme that leads nowhere is a legal bluff', () => {
  const match = table({ players: [{}, {}], pending: { kind: 'programme' } });
  programme(match, ['metro_blue', 'red']);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A01', 'A01']);
});

test('A22 an exit is chosen when its player moves, after those before him have moved', () => {
  const match = table({
    players: [{ at: 'A13' }, { at: 'A01' }],
    firstPlayer: 1,
    pending: { kind: 'programme' },
  });
  programme(match, ['metro_blue', 'immobile'], ['green', 'immobile']);
  expect(match.asked).toEqual([0]);
  expect(edgarOf(match, 1)).toBe('A02');
});

test('A23 Extortion: either character of the victim will do', () => {
  for (const victim of [
    { edgar: 'A14', lucien: 'A01' },
    { edgar: 'A01', lucien: 'A14' },
  ] as const) {
    const match = table({
      players: [
        { edgar: 'A14', hand: ['extortion'] },
        { ...victim, hand: ['plan_b'] },
      ],
    });
    match.play(0, { ...scheme('extortion'), player: 1 });
    expect(handOf(match, 0)).toEqual(['plan_b']);
  }
});

test('A24 with 10 popularity and 10,000 Cogs one must pay; with nothing but 10 popularity they go', () => {
  const match = table({
    players: [{ hand: ['smear_threat'] }, { popularity: 10, money: 10_000 }, { popularity: 10, money: 0 }],
  });
  match.play(0, scheme('smear_threat'));
  expect(match.options(1)).toEqual([{ do: 'replySmear', with: 'money' }]);
  match.timeout(1);
  match.timeout(2);
  expect([match.state.money[1], match.state.popularity[2]]).toEqual([0, 0]);
});

test('A25 Resource Exchange does not overshoot 100', () => {
  const match = table({ players: [{ popularity: 80, hand: ['resource_exchange'] }, {}] });
  const move = { ...scheme('resource_exchange'), direction: 'to_popularity' } as const;
  expect([match.offers(0, { ...move, steps: 2 }), match.offers(0, { ...move, steps: 3 })]).toEqual([
    true,
    false,
  ]);
});

test('A26 of two who fulfil three conditions by one change the active player wins', () => {
  const winner = (...owns: readonly ('A02' | 'A05' | 'A08' | 'A01' | 'A04')[]) => {
    const match = table({
      acts: 1,
      firstPlayer: 1,
      players: [
        { money: 120_000, owns: ['A03'] },
        { edgar: 'A03', money: 180_000, hand: ['influence_peddling'], owns },
        {},
      ],
      certificates: { high_collector: 0, grand_zealot: 0 },
    });
    match.play(1, scheme('influence_peddling'));
    return match.state.outcome?.winners;
  };
  expect(winner('A02', 'A05', 'A08', 'A01', 'A04')).toEqual([1]);
  expect(winner('A02', 'A05', 'A08', 'A01')).toEqual([0]);
});

test('A27 the owner is not asked and the price is fixed', () => {
  const match = table({ players: [{ lucien: 'A14', money: 30_000 }, { owns: ['A14'] }] });
  match.play(0, { do: 'buyPlayer' });
  expect(match.asked).toEqual([0]);
  expect(match.state.money).toEqual([0, 80_000]);
});

test('A28 there is no move to give or trade', () => {
  const match = table({ players: [{ at: 'A14' }, { at: 'A14' }] });
  for (const input of [{ do: 'give', to: 1, amount: 10_000 }, { do: 'trade' }]) {
    expect(match.refused(0, input).code).toBe('unknown');
  }
});

test('A29 no speech at 100 popularity', () => {
  const match = table({ players: [{ lucien: 'A05', popularity: 100 }, {}] });
  expect(match.whyNot(0, { do: 'administration', action: 'populist_speech' })?.code).toBe('fully-popular');
});

test('A30 the cards a Swindle costs are shown', () => {
  const match = table({ players: [{ hand: ['swindle', 'plan_b', 'extortion', 'corruption'] }, {}] });
  const cards = ['plan_b', 'extortion', 'corruption'] as const;
  match.play(0, { ...scheme('swindle'), certificate: 'high_collector', cards });
  const [discarded] = told(match, 'discarded');
  if (discarded === undefined) throw new Error('nothing was discarded');
  expect(game.witness(discarded, 1)).toEqual({ type: 'discarded', seat: 0, cards });
});

test('A31 a Lucien put beside an enemy Edgar may be robbed by him in his own action turn', () => {
  const match = table({ players: [{ hand: ['plan_b'] }, {}] });
  match.play(0, { ...scheme('plan_b'), district: 'A14' });
  match.play(0, { do: 'pass' });
  match.play(1, rob(0));
  expect(match.state.money).toEqual([20_000, 80_000]);
});

test('A32 Plan B brings Lucien under guard, or out of it, at once', () => {
  const under = table({ players: [{ edgar: 'A14', lucien: 'A01', hand: ['plan_b'] }, {}] });
  under.play(0, { ...scheme('plan_b'), district: 'A14' });
  under.play(0, { do: 'pass' });
  expect(under.whyNot(1, rob(0))?.code).toBe('guarded');
  const out = table({ players: [{ at: 'A01', hand: ['plan_b'] }, {}] });
  out.play(0, { ...scheme('plan_b'), district: 'A14' });
  out.play(0, { do: 'pass' });
  expect(out.offers(1, rob(0))).toBe(true);
});

test('A33 the Remote Action that draws is not shuffled in', () => {
  const match = table({ players: [{ hand: ['remote_action'] }, {}], deck: [], discard: ['plan_b'] });
  match.play(0, { ...scheme('remote_action'), action: 'bar_schemes' });
  expect(handOf(match, 0)).toEqual(['plan_b']);
});

test('A34 a second half with a target cannot be declined', () => {
  const match = table({ players: [{ at: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'requisition', district: 'A03' });
  expect(match.refused(0, { do: 'pass' }).code).toBe('unknown');
  expect(match.options(0).every((move) => move.do === 'second')).toBe(true);
});

test('A35 a certificate gained and lost counts all the same', () => {
  const match = table({
    players: [
      { lucien: 'A12', money: 150_000 },
      { lucien: 'A12', money: 150_000 },
    ],
  });
  const move = {
    do: 'administration',
    action: 'certificate_acquisition',
    certificate: 'wealthy_dandy',
  } as const;
  match.play(0, move);
  match.play(0, { do: 'pass' });
  match.play(1, move);
  expect(match.state.certificates[0]).toBe(1);
  expect(match.state.certified).toEqual([1, 1]);
});

test('A36 Heritage Protection lost is not taken back at the Archives this period, but by Corruption', () => {
  const match = table({
    players: [{ lucien: 'A08', marks: ['heritage_protection'], hand: ['corruption'] }, {}],
    heritage: 1,
  });
  expect(match.whyNot(0, { do: 'administration', action: 'heritage_protection' })?.code).toBe('already-done');
  match.play(0, scheme('corruption'));
  expect(match.state.heritage).toBe(0);
});

test('A37 the asking of a Smear Threat tells nothing, the answer may', () => {
  const asked = [0, 80_000].map((money) => {
    const match = table({ players: [{ hand: ['smear_threat'] }, { popularity: 10, money }, {}] });
    match.play(0, scheme('smear_threat'));
    return JSON.stringify(game.view(match.state, 2));
  });
  expect(asked[0]).toBe(asked[1]);
});

test('A38 who can do nothing is asked, to act and to bid', () => {
  const match = table({ players: [{ money: 0, owns: ['A01'] }, {}], turn: 4 });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  expect(match.state.popularity).toEqual([70, 50]);
  const poor = table({ players: [{ money: 0 }, { money: 0 }], turn: 4, pending: { kind: 'programme' } });
  idleTurn(poor);
  expect(poor.options(0)).toEqual([{ do: 'pass' }]);
});

test('A39 a Governor cannot seize his own office', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}], governor: 0 });
  expect(match.whyNot(0, scheme('coup_detat'))?.code).toBe('is-governor');
});

test('A40 a supported heist does not fall back to a plain one', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02', popularity: 20 }, {}] });
  expect(match.refused(0, { do: 'supported', action: 'bank_heist' }).code).toBe('not-legal');
  expect(match.state.money[0]).toBe(50_000);
  expect(match.offers(0, { do: 'administration', action: 'bank_heist' })).toBe(true);
});
