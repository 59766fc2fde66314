import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import { schemeIds, schemes } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { edgarOf, handOf, lucienOf, ownerOf, passAll, position, table, told } from './position.ts';

const scheme = <C extends string>(card: C) => ({ do: 'playScheme', card }) as const;

test('EL-20 the deck: 13 kinds, 20 cards', () => {
  expect(schemes.map(({ id, copies }) => `${id} ${copies}`)).toEqual([
    'plan_b 2',
    'influence_peddling 2',
    'smear_threat 2',
    'certification 1',
    'financial_backing 2',
    'popular_support 2',
    'extortion 1',
    'remote_action 2',
    'coup_detat 1',
    'resource_exchange 1',
    'carte_blanche 2',
    'corruption 1',
    'swindle 1',
  ]);
  expect(new Set(schemeIds).size).toBe(13);
});

test('EL-20.1 Plan B puts Lucien on any other district', () => {
  const match = table({ players: [{ hand: ['plan_b'] }, {}] });
  const moves = match.options(0).filter((move) => 'card' in move);
  expect(moves).toHaveLength(13);
  expect(match.whyNot(0, { ...scheme('plan_b'), district: 'A01' })?.code).toBe('already-there');
  match.play(0, { ...scheme('plan_b'), district: 'A12' });
  expect(told(match, 'lucienPut')).toEqual([{ type: 'lucienPut', seat: 0, from: 'A01', to: 'A12' }]);
  expect([edgarOf(match, 0), lucienOf(match, 0)]).toEqual(['A01', 'A12']);
});

test('EL-20.1.1 Lucien may still act in the new district, and may be moved after acting', () => {
  const before = table({ players: [{ hand: ['plan_b'] }, {}] });
  before.play(0, { ...scheme('plan_b'), district: 'A12' });
  before.play(0, { do: 'buyCity' });
  expect(ownerOf(before, 'A12')).toBe(0);
  const after = table({ players: [{ hand: ['plan_b'] }, {}] });
  after.play(0, { do: 'buyCity' });
  after.play(0, { ...scheme('plan_b'), district: 'A12' });
  expect([ownerOf(after, 'A01'), lucienOf(after, 0)]).toEqual([0, 'A12']);
  expect(after.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-20.2 Influence Peddling buys Edgar’s district from its owner for 30,000 Cogs', () => {
  const match = table({ players: [{ edgar: 'A14', hand: ['influence_peddling'] }, { owns: ['A14'] }] });
  match.play(0, scheme('influence_peddling'));
  expect(ownerOf(match, 'A14')).toBe(0);
  expect(match.state.money).toEqual([20_000, 80_000]);
});

test('EL-20.2 not a neutral, own or protected district, nor on credit', () => {
  const why = (player: { edgar?: 'A14' | 'A03'; money?: number; owns?: readonly 'A14'[] }, heritage = -1) =>
    table({
      players: [
        { edgar: 'A14', hand: ['influence_peddling'], ...player },
        player.owns ? {} : { owns: ['A14'] },
      ],
      heritage,
    }).whyNot(0, scheme('influence_peddling'))?.code;
  expect(why({ edgar: 'A03' })).toBe('is-neutral');
  expect(why({ owns: ['A14'] })).toBe('own-district');
  expect(why({}, 1)).toBe('protected');
  expect(why({ money: 20_000 })).toBe('cannot-pay');
  expect(why({})).toBeUndefined();
});

test('EL-20.3 Smear Threat: each opponent loses 20 popularity or gives 10,000 Cogs, as he likes', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, {}, {}] });
  match.play(0, scheme('smear_threat'));
  match.play(1, { do: 'replySmear', with: 'money' });
  match.play(2, { do: 'replySmear', with: 'popularity' });
  expect(match.state.money).toEqual([60_000, 40_000, 50_000]);
  expect(match.state.popularity).toEqual([50, 50, 30]);
});

test('EL-20.3.1 each answer is a change of its own, made public; lost popularity goes to nobody', () => {
  const match = table({ acts: 1, firstPlayer: 1, players: [{}, { hand: ['smear_threat'] }, {}] });
  match.play(1, scheme('smear_threat'));
  expect(match.asked).toEqual([2]);
  match.play(2, { do: 'replySmear', with: 'popularity' });
  expect(match.events).toEqual([{ type: 'smeared', seat: 2, by: 1, with: 'popularity', amount: 20 }]);
  expect(match.state.popularity).toEqual([50, 50, 30]);
  expect(match.asked).toEqual([0]);
});

test('EL-20.3.2 the answers depend on purse and popularity; one is always legal', () => {
  const answers = (popularity: number, money: number) => {
    const match = table({ players: [{ hand: ['smear_threat'] }, { popularity, money }] });
    match.play(0, scheme('smear_threat'));
    return match.options(1).map((move) => (move.do === 'replySmear' ? move.with : move.do));
  };
  expect(answers(20, 10_000)).toEqual(['popularity', 'money']);
  expect(answers(20, 0)).toEqual(['popularity']);
  expect(answers(10, 10_000)).toEqual(['money']);
  expect(answers(10, 0)).toEqual(['popularity']);
  expect(answers(0, 0)).toEqual(['popularity']);
});

test('EL-20.3.2 the barred answer says why', () => {
  const poor = table({ players: [{ hand: ['smear_threat'] }, { money: 0 }] });
  poor.play(0, scheme('smear_threat'));
  expect(poor.whyNot(1, { do: 'replySmear', with: 'money' })?.code).toBe('cannot-pay');
  const disliked = table({ players: [{ hand: ['smear_threat'] }, { popularity: 10 }] });
  disliked.play(0, scheme('smear_threat'));
  expect(disliked.whyNot(1, { do: 'replySmear', with: 'popularity' })?.code).toBe('must-pay');
});

test('EL-20.3.3 whose time is up loses popularity if possible, else money', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, {}, { popularity: 10 }] });
  match.play(0, scheme('smear_threat'));
  match.timeout(1);
  match.timeout(2);
  expect(match.state.popularity).toEqual([50, 30, 10]);
  expect(match.state.money).toEqual([60_000, 50_000, 40_000]);
});

test('EL-20.3.4 the card may always be played, and everybody is asked', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, { popularity: 0, money: 0 }, { money: 0 }] });
  match.play(0, scheme('smear_threat'));
  expect(match.asked).toEqual([1]);
  match.timeout(1);
  expect(match.asked).toEqual([2]);
});

test('EL-20.4 Certification takes a free certificate whose condition is truly met', () => {
  const match = table({ players: [{ money: 150_000, hand: ['certification'] }, {}] });
  const move = { ...scheme('certification'), certificate: 'wealthy_dandy' } as const;
  expect(match.whyNot(0, { ...move, certificate: 'grand_zealot' })?.code).toBe('condition-not-met');
  match.play(0, move);
  expect(match.state.certificates).toEqual([0, -1, -1, -1]);
  expect(match.state.certified).toEqual([1, 0]);
});

test('EL-20.5 Financial Backing: 40,000 Cogs with Edgar on a Steel district of one’s own', () => {
  const match = table({ players: [{ edgar: 'A03', owns: ['A03'], hand: ['financial_backing'] }, {}] });
  match.play(0, scheme('financial_backing'));
  expect(told(match, 'gained')).toEqual([
    { type: 'gained', seat: 0, by: 'financial_backing', money: 40_000, popularity: 0 },
  ]);
  expect(match.state.money[0]).toBe(90_000);
  for (const player of [{ edgar: 'A03' }, { edgar: 'A01', owns: ['A01'] }] as const) {
    const elsewhere = table({ players: [{ ...player, hand: ['financial_backing'] }, { owns: ['A14'] }] });
    expect(elsewhere.whyNot(0, scheme('financial_backing'))?.code).toBe('not-on-own-steel');
  }
});

test('EL-20.6 Popular Support: 40 popularity with Edgar on an Ivory district of one’s own, up to 100', () => {
  const match = table({ players: [{ owns: ['A01'], popularity: 80, hand: ['popular_support'] }, {}] });
  match.play(0, scheme('popular_support'));
  expect(match.state.popularity[0]).toBe(100);
  expect(told(match, 'gained')).toMatchObject([{ by: 'popular_support', popularity: 20 }]);
  const full = table({ players: [{ owns: ['A01'], popularity: 100, hand: ['popular_support'] }, {}] });
  expect(full.whyNot(0, scheme('popular_support'))?.code).toBe('fully-popular');
  const steel = table({ players: [{ edgar: 'A03', owns: ['A03'], hand: ['popular_support'] }, {}] });
  expect(steel.whyNot(0, scheme('popular_support'))?.code).toBe('not-on-own-ivory');
});

test('EL-20.7 Extortion takes a random card from a player with a character in Edgar’s district', () => {
  const match = table({
    players: [
      { edgar: 'A14', hand: ['extortion'] },
      { edgar: 'A01', hand: ['plan_b', 'corruption'] },
      { lucien: 'A14', hand: [] },
    ],
  });
  expect(match.whyNot(0, { ...scheme('extortion'), player: 2 })?.code).toBe('empty-hand');
  match.play(0, { ...scheme('extortion'), player: 1 });
  expect([match.state.handSize[0], match.state.handSize[1]]).toEqual([1, 1]);
  expect([...handOf(match, 0), ...handOf(match, 1)].toSorted()).toEqual(['corruption', 'plan_b']);
  const apart = table({ players: [{ hand: ['extortion'] }, { hand: ['plan_b'] }] });
  expect(apart.whyNot(0, { ...scheme('extortion'), player: 1 })?.code).toBe('not-together');
});

test('EL-20.7 neither the player nor one who has left can be the victim', () => {
  const match = table({
    players: [{ edgar: 'A14', hand: ['extortion', 'plan_b'] }, { at: 'A14', hand: ['corruption'] }, {}],
  });
  expect(match.refused(0, { ...scheme('extortion'), player: 0 }).code).toBe('unknown');
  match.play(1, { do: 'concede' });
  expect(match.refused(0, { ...scheme('extortion'), player: 1 }).code).toBe('unknown');
});

test('EL-20.7 every card of the hand can be the one', () => {
  const taken = new Set<string>();
  for (let word = 0; word < 40; word++) {
    const start = position({
      players: [{ edgar: 'A14', hand: ['extortion'] }, { hand: ['plan_b', 'corruption', 'swindle'] }],
    });
    const match = scenario(game, { ...start, rng: [word, 2, 3, 4] });
    match.play(0, { ...scheme('extortion'), player: 1 });
    taken.add(handOf(match, 0).join());
  }
  expect(taken).toEqual(new Set(['plan_b', 'corruption', 'swindle']));
});

test('EL-20.7.1 no bodyguard helps, and only thief and victim see the card', () => {
  const match = table({ players: [{ edgar: 'A14', hand: ['extortion'] }, { hand: ['plan_b'] }, {}] });
  match.play(0, { ...scheme('extortion'), player: 1 }); // both characters of seat 1 are there
  const [extorted] = told(match, 'extorted');
  if (extorted === undefined) throw new Error('nothing was taken');
  expect(game.witness(extorted, 0)).toMatchObject({ card: 'plan_b' });
  expect(game.witness(extorted, 1)).toMatchObject({ card: 'plan_b' });
  expect(game.witness(extorted, 2)).toMatchObject({ card: undefined });
  expect(game.witness(extorted, 'spectator')).toMatchObject({ card: undefined });
});

test('EL-20.8 Remote Action does one of Edgar’s administration actions from anywhere, at its usual cost', () => {
  const match = table({ players: [{ hand: ['remote_action'] }, {}] });
  match.play(0, { ...scheme('remote_action'), action: 'requisition', district: 'A12' });
  expect(ownerOf(match, 'A12')).toBe(0);
  expect(match.state.popularity[0]).toBe(30);
  expect(match.asked).toEqual([0]); // Lucien may still act
  const poor = table({ players: [{ popularity: 10, hand: ['remote_action'] }, {}] });
  expect(poor.whyNot(0, { ...scheme('remote_action'), action: 'bank_heist' })?.code).toBe('unpopular');
});

test('EL-20.8.1 it marks the aid, may be used in an Administration, and the action must be legal in itself', () => {
  const match = table({ players: [{ edgar: 'A12', hand: ['remote_action'] }, { owns: [] }] });
  expect(match.options(0).some((move) => 'action' in move && move.action === 'intimidation')).toBe(false);
  match.play(0, { ...scheme('remote_action'), action: 'bank_heist' });
  expect(game.view(match.state, 1).players[0]?.marks).toEqual(['bank_heist']);
});

test('EL-20.8.2 it repeats no action marked this period', () => {
  const match = table({ players: [{ hand: ['remote_action'], marks: ['bank_heist'] }, {}] });
  expect(match.whyNot(0, { ...scheme('remote_action'), action: 'bank_heist' })?.code).toBe('already-done');
  expect(match.offers(0, { ...scheme('remote_action'), action: 'bar_schemes' })).toBe(true);
});

test('EL-20.9 Coup d’État: Edgar at City Hall takes the token of a Governor; the left neighbour will begin', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}, {}], governor: 2 });
  match.play(0, scheme('coup_detat'));
  expect([match.state.governor, match.state.firstPlayer]).toEqual([0, 1]);
  expect(told(match, 'officeSeized')).toEqual([
    { type: 'officeSeized', seat: 0, from: 2, firstPlayer: 1, turn: 1 },
  ]);
  const away = table({ players: [{ hand: ['coup_detat'] }, {}], governor: 1 });
  expect(away.whyNot(0, scheme('coup_detat'))?.code).toBe('edgar-not-at-city-hall');
});

test('EL-20.9.1 the token is checked at once, the order changes next turn only', () => {
  const match = table({
    players: [{ edgar: 'A02', popularity: 100, hand: ['coup_detat'] }, {}, {}],
    governor: 1,
    certificates: { wealthy_dandy: 0 },
  });
  match.play(0, scheme('coup_detat'));
  expect(match.state.outcome).toBeUndefined();
  expect(match.state.order).toEqual([0, 1, 2]);
  passAll(match);
  expect(match.state.order).toEqual([1, 2, 0]);
  const winning = table({
    players: [{ edgar: 'A02', popularity: 100, hand: ['coup_detat'] }, {}, {}],
    governor: 1,
    certificates: { wealthy_dandy: 0, high_collector: 0 },
  });
  winning.play(0, scheme('coup_detat'));
  expect(winning.state.outcome?.winners).toEqual([0]);
});

test('EL-20.9.1 with two players the deposed Governor begins', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}], governor: 1 });
  match.play(0, scheme('coup_detat'));
  expect(match.state.firstPlayer).toBe(1);
});

test('EL-20.9.2 in turn 4 the election overrides both tokens; without one the Governor is lost, the first player stays', () => {
  const end = (popularity: number) => {
    const match = table({
      players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}, { popularity }],
      governor: 2,
      turn: 4,
    });
    match.play(0, scheme('coup_detat'));
    passAll(match);
    return match;
  };
  const elected = end(60);
  expect([elected.state.governor, elected.state.firstPlayer]).toEqual([2, 0]);
  const tied = end(50);
  expect(tied.asked).toEqual([0]); // the order of turn 4
  for (const seat of [0, 1, 2]) tied.play(seat, { do: 'pass' });
  expect([tied.state.governor, tied.state.firstPlayer]).toEqual([-1, 1]);
});

test('EL-20.9.3 a vacant office cannot be seized', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}] });
  expect(match.ruleAgainst(0, scheme('coup_detat'))).toBe('EL-20.9.3 no-governor');
});

test('EL-20.10 Resource Exchange: 10,000 Cogs for 10 popularity or the reverse', () => {
  const players = [{ hand: ['resource_exchange'] }, {}] as const;
  const bought = table({ players });
  bought.play(0, { ...scheme('resource_exchange'), direction: 'to_popularity', steps: 3 });
  expect([bought.state.money[0], bought.state.popularity[0]]).toEqual([20_000, 80]);
  const sold = table({ players });
  sold.play(0, { ...scheme('resource_exchange'), direction: 'to_money', steps: 5 });
  expect([sold.state.money[0], sold.state.popularity[0]]).toEqual([100_000, 0]);
  expect(sold.events).toContainEqual({
    type: 'exchanged',
    seat: 0,
    direction: 'to_money',
    money: 50_000,
    popularity: -50,
  });
  const all = table({ players: [{ popularity: 100, hand: ['resource_exchange'] }, {}] });
  all.play(0, { ...scheme('resource_exchange'), direction: 'to_money', steps: 10 });
  expect([all.state.money[0], all.state.popularity[0]]).toEqual([150_000, 0]);
});

test('EL-20.10.1 as many steps as purse and scale allow, at least one', () => {
  const steps = (money: number, popularity: number) => {
    const match = table({ players: [{ money, popularity, hand: ['resource_exchange'] }, {}] });
    const count = (direction: string) =>
      match.options(0).filter((move) => 'direction' in move && move.direction === direction).length;
    return [count('to_popularity'), count('to_money')];
  };
  expect(steps(50_000, 50)).toEqual([5, 5]);
  expect(steps(30_000, 0)).toEqual([3, 0]);
  expect(steps(200_000, 90)).toEqual([1, 9]);
  expect(steps(0, 0)).toEqual([0, 0]);
});

test('EL-20.10.1 a refused step has its reason', () => {
  const match = table({ players: [{ money: 30_000, popularity: 20, hand: ['resource_exchange'] }, {}] });
  const exchange = (direction: 'to_popularity' | 'to_money', steps: number) =>
    match.whyNot(0, { ...scheme('resource_exchange'), direction, steps })?.code;
  expect([exchange('to_popularity', 4), exchange('to_popularity', 9), exchange('to_money', 3)]).toEqual([
    'too-poor',
    'too-popular',
    'not-popular-enough',
  ]);
});

test('EL-20.11 Carte Blanche buys the neutral district under Edgar for 20,000 Cogs', () => {
  const match = table({ players: [{ edgar: 'A02', hand: ['carte_blanche'] }, {}] });
  match.play(0, scheme('carte_blanche'));
  expect(ownerOf(match, 'A02')).toBe(0);
  expect(match.state.money[0]).toBe(30_000);
  const owned = table({ players: [{ edgar: 'A14', hand: ['carte_blanche'] }, { owns: ['A14'] }] });
  expect(owned.whyNot(0, scheme('carte_blanche'))?.code).toBe('not-neutral');
  const poor = table({ players: [{ money: 10_000, hand: ['carte_blanche'] }, {}] });
  expect(poor.whyNot(0, scheme('carte_blanche'))?.code).toBe('cannot-pay');
});

test('EL-20.12 Corruption takes the Heritage Protection card, free or held, but not from oneself', () => {
  for (const heritage of [-1, 1]) {
    const match = table({ players: [{ hand: ['corruption'] }, {}], heritage });
    match.play(0, scheme('corruption'));
    expect(match.state.heritage).toBe(0);
  }
  const own = table({ players: [{ hand: ['corruption'] }, {}], heritage: 0 });
  expect(own.whyNot(0, scheme('corruption'))?.code).toBe('holds-heritage');
});

test('EL-20.13 Swindle: three other cards for a free certificate, condition met or not', () => {
  const match = table({
    players: [{ hand: ['swindle', 'plan_b', 'plan_b', 'corruption', 'extortion'] }, {}],
  });
  const move = { ...scheme('swindle'), certificate: 'grand_zealot' } as const;
  match.play(0, { ...move, cards: ['plan_b', 'plan_b', 'extortion'] });
  expect(match.state.certificates).toEqual([-1, -1, -1, 0]);
  expect(handOf(match, 0)).toEqual(['corruption']);
  const few = table({ players: [{ hand: ['swindle', 'plan_b', 'corruption'] }, {}] });
  expect(few.whyNot(0, { ...move, cards: ['plan_b', 'corruption'] })?.code).toBe('too-few-cards');
  expect(few.options(0).some((option) => 'cards' in option)).toBe(false);
});

test('EL-20.13.1 the player chooses the three, copies being alike, and all four end on the discard pile', () => {
  const match = table({
    players: [
      { hand: ['swindle', 'plan_b', 'plan_b', 'corruption', 'extortion', 'smear_threat', 'smear_threat'] },
      {},
    ],
  });
  const triples = match
    .options(0)
    .flatMap((move) => ('cards' in move && move.certificate === 'wealthy_dandy' ? [move.cards.join()] : []));
  // Of plan_b ×2, smear_threat ×2, extortion, corruption: C(4,3) of different kinds, and 2 × 3 with a pair.
  expect(triples).toHaveLength(4 + 6);
  expect(new Set(triples).size).toBe(10);
  match.play(0, {
    ...scheme('swindle'),
    certificate: 'wealthy_dandy',
    cards: ['plan_b', 'smear_threat', 'smear_threat'],
  });
  expect(game.view(match.state, 1).discard).toEqual(['plan_b', 'smear_threat', 'smear_threat', 'swindle']);
});
