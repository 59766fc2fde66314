import { expect, test } from 'vitest';
import { bonusTiles, bundles, spaces } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import type { Effect } from '../rules/effects/language.ts';
import { acting, effecting, kinds, playAll, player, standing, view } from './position.ts';

/** One effect of each kind, and every effect a card, tile or space is written with. */
const all: readonly Effect[] = [
  ...cards.flatMap(({ effect, activate, triggers }) => [
    ...(effect === undefined ? [] : [effect]),
    ...(activate === undefined ? [] : [activate]),
    ...triggers.flatMap((trigger) => ('effect' in trigger ? [trigger.effect] : [])),
  ]),
  ...spaces.filter(({ board }) => board !== 'last-will').map(({ effect }) => effect),
  ...bonusTiles.map(({ effect }) => effect),
  ...bundles.flatMap(({ roundFiveReward }) => (roundFiveReward === undefined ? [] : [roundFiveReward])),
];
const parts = (effect: Effect): Effect[] => {
  if (effect.do === 'seq') return [effect, ...effect.steps.flatMap(parts)];
  if (effect.do === 'choice') return [effect, ...effect.options.flatMap(parts)];
  if (effect.do === 'exchange') return [effect, ...effect.options.flatMap(({ get }) => parts(get))];
  return [effect];
};

test('PC-10 the cards, tiles and spaces use every word of the effect language', () => {
  const used = new Set(all.flatMap(parts).map((effect) => effect.do));
  expect(used.size).toBe(22);
});

test('PC-10.1 votes fall below zero', () => {
  const match = effecting({ do: 'loseVotes', n: 5 }, { players: [{ votes: 2 }] });
  expect(player(match, 0).election?.votes).toBe(-3);
});

const times = ['a-bit-more-time-early', 'a-bit-more-time-early', 'a-bit-more-time-late'] as const;
test('PC-10.2 More Time cards are added first, and amount and extras are one payment', () => {
  const match = acting({ mode: 'ep', players: [{ hand: ['banquet-without-end', ...times], pounds: 20 }] });
  match.play(0, { do: 'play', card: 'banquet-without-end' });
  expect(match.options(0)).toHaveLength(4);
  match.play(0, { do: 'addTime', cards: 3 });
  expect(match.events).toContainEqual({ type: 'spent', seat: 0, n: 8, asked: 8, moreTime: 3, pounds: 12 });
  expect(view(match).discards.cards).toEqual([...times]);
});
test('PC-10.2 added cards are gone even if the payment cannot be made', () => {
  const match = acting({
    mode: 'ep',
    players: [{ hand: ['grand-tour-by-sedan-chair', ...times], pounds: 1 }],
  });
  match.play(0, { do: 'play', card: 'grand-tour-by-sedan-chair' });
  match.play(0, { do: 'addTime', cards: 2 });
  expect(player(match, 0)).toMatchObject({ hand: ['a-bit-more-time-late'], possessions: { pounds: 0 } });
});
test('PC-10.2 who has no More Time card is not asked, and no more count than the action asks for', () => {
  const without = acting({
    mode: 'ep',
    players: [{ hand: ['banquet-without-end', 'forty-waistcoats'], pounds: 9 }],
  });
  without.play(0, { do: 'play', card: 'banquet-without-end' });
  expect(player(without, 0).possessions?.pounds).toBe(7);
  const plain = acting({ mode: 'ep', players: [{ hand: ['forty-waistcoats', ...times], pounds: 9 }] });
  plain.play(0, { do: 'play', card: 'forty-waistcoats' });
  expect(player(plain, 0)).toMatchObject({ hand: [...times], possessions: { pounds: 6 } });
});

test('PC-10.6 megaphones add to this round’s total', () => {
  const match = effecting({ do: 'megaphones', n: 3 }, { players: [{ megaphones: 2 }] });
  expect(player(match, 0).election?.megaphones).toBe(5);
});

test('PC-10.7 each sale gets the discount, and the second is decided after the first is paid out', () => {
  const match = effecting(
    { do: 'sell', times: 2, discount: 2 },
    { pointer: 'bloomsbury', players: [{ pounds: 0, possessions: ['possession-a-1', 'possession-a-2'] }] },
  );
  match.play(0, { do: 'sell', tile: 'possession-a-1' });
  expect(player(match, 0).possessions?.pounds).toBe(6);
  match.play(0, { do: 'sell', tile: 'possession-a-2' });
  expect(player(match, 0).possessions?.pounds).toBe(11);
});

test('PC-10.8 More Time cannot be played alone', () => {
  const match = acting({ mode: 'ep', players: [{ hand: ['a-bit-more-time-early'], bonus: 'bonus-votes' }] });
  expect(match.ruleAgainst(0, { do: 'play', card: 'a-bit-more-time-early' })).toBe('PC-10.8 more-time-alone');
});
test('PC-10.8 pub crawl and More Time stand only as the whole effect of a white card', () => {
  for (const effect of all)
    for (const part of parts(effect).slice(1)) expect(['pubCrawl', 'moreTime']).not.toContain(part.do);
  for (const { effect } of spaces) expect(['pubCrawl', 'moreTime']).not.toContain(effect.do);
});

test('PC-10.9 one additional errand boy, beyond the number, resolved at once; its cards can be played', () => {
  const match = acting({
    players: [{ hand: ['errand-of-a-lifetime'], unplaced: 0 }],
    bundles: { 'society-b': ['forgotten-name', 'six-of-one'] },
  });
  match.play(0, { do: 'play', card: 'errand-of-a-lifetime' });
  match.play(0, { do: 'send', space: 'society-bundle-any-1' });
  expect(player(match, 0)).toMatchObject({ unplaced: 0, hand: ['forgotten-name', 'six-of-one'] });
  playAll(match, 0, { do: 'benefit', competition: 'election' }, { do: 'benefit', competition: 'election' });
  expect(match.offers(0, { do: 'play', card: 'six-of-one' })).toBe(true);
  expect(view(match).boys['society-bundle-any-1']).toEqual([0]);
});
test('PC-10.9 it may be declined', () => {
  const match = effecting({ do: 'placeErrand' }, { players: [{ unplaced: 0 }] });
  match.play(0, { do: 'decline' });
  expect(view(match).boys).toEqual({});
});

test('PC-10.10 a basic action of a competition in play: 1 vote, £2 or 1 step', () => {
  const match = effecting({ do: 'basic', times: 3 }, { players: [{ votes: 20, pounds: 9 }] });
  playAll(
    match,
    0,
    { do: 'benefit', competition: 'election' },
    { do: 'benefit', competition: 'possessions' },
    { do: 'benefit', competition: 'society' },
  );
  expect(player(match, 0)).toMatchObject({ election: { votes: 19 }, possessions: { pounds: 7 } });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1, dirs: ['down'] });
});

test('PC-10.11 a choice is made and carried out so many times, freely mixed', () => {
  const match = acting({ mode: 'es', players: [{ votes: 20, hand: ['wedding-speech-at-a-funeral'] }] });
  match.play(0, { do: 'play', card: 'wedding-speech-at-a-funeral' });
  playAll(
    match,
    0,
    { do: 'choose', option: 0 },
    { do: 'choose', option: 1 },
    { do: 'step', marker: 'lady-1', dir: 'down' },
    { do: 'choose', option: 0 },
    { do: 'choose', option: 0 },
  );
  expect(player(match, 0).election?.votes).toBe(17);
  expect(match.options(0)).toEqual([{ do: 'end' }]);
});

const broker = cards.find(({ id }) => id === 'confidence-broker')?.activate as Effect<number>;
test('PC-10.12 an exchange is paid first, at most so many times, or left', () => {
  const match = effecting(broker, { players: [{ votes: 20, pounds: 5 }] });
  const options = (broker as Extract<Effect, { do: 'exchange' }>).options;
  const voteForMoney = options.findIndex(({ pay, get }) => 'votes' in pay && get.do === 'spend');
  match.play(0, { do: 'exchange', option: voteForMoney });
  expect(player(match, 0)).toMatchObject({ election: { votes: 21 }, possessions: { pounds: 4 } });
  expect(kinds(match)).toEqual(['votesGained', 'spent']);
  expect(match.offers(0, { do: 'stop' })).toBe(true);
  match.play(0, { do: 'exchange', option: voteForMoney });
  expect(match.asked).toEqual([1]); // two were all
});
test('PC-10.12 a marker that rises is chosen, and its target must be empty and on the board', () => {
  const options = (broker as Extract<Effect, { do: 'exchange' }>).options;
  const option = options.findIndex(({ pay, get }) => 'up' in pay && get.do === 'loseVotes');
  const match = effecting(broker, {
    players: [{ votes: 20, markers: { 'lady-1': ['left', 16], 'gentleman-1': ['left', 14] } }],
  });
  match.play(0, { do: 'exchange', option });
  expect(match.options(0)).toEqual([
    { do: 'raise', marker: 'gentleman-2' },
    { do: 'raise', marker: 'lady-2' },
  ]);
  match.play(0, { do: 'raise', marker: 'lady-2' });
  expect(player(match, 0).election?.votes).toBe(19);
});
test('PC-10.12 a payment that cannot be made in full is illegal', () => {
  const top = standing('left 14', 'right 16', 'left 16', 'middle 16');
  const match = effecting(broker, { players: [{ votes: 44, markers: top }] });
  const options = (broker as Extract<Effect, { do: 'exchange' }>).options;
  options.forEach(({ pay }, option) => {
    const code = 'votes' in pay ? 'votes-at-most' : 'up' in pay ? 'no-marker-rises' : undefined;
    const why = code === undefined ? undefined : { rule: 'PC-10.12', code };
    expect(match.whyNot(0, { do: 'exchange', option })).toEqual(why);
  });
});

test('PC-10.13 steps in the written order; one that cannot be carried out is passed over', () => {
  const match = acting({
    mode: 'ep',
    players: [{ votes: 20, hand: ['selling-the-family-pew'], possessions: [], pounds: 3 }],
  });
  match.play(0, { do: 'play', card: 'selling-the-family-pew' });
  expect(kinds(match).slice(0, 2)).toEqual(['playedWhite', 'votesLost']);
  expect(match.options(0)).toEqual([{ do: 'end' }]);
});

test('PC-10.14 parts that concern a competition not in play are ignored', () => {
  const seq: Effect<number> = {
    do: 'seq',
    steps: [
      { do: 'loseVotes', n: 2 },
      { do: 'spend', n: 2 },
      { do: 'move', n: 1, dirs: ['down'] },
    ],
  };
  const match = effecting(seq, { mode: 'ep', players: [{ votes: 20, pounds: 5 }] });
  expect(player(match, 0)).toMatchObject({ election: { votes: 18 }, possessions: { pounds: 3 } });
  expect(match.asked).toEqual([1]);
  const choice = effecting(
    {
      do: 'choice',
      times: 1,
      options: [
        { do: 'spend', n: 2 },
        { do: 'move', n: 1, dirs: ['down'] },
      ],
    },
    { mode: 'es' },
  );
  expect(choice.state.pending.at(-1)).toMatchObject({ kind: 'move' }); // the only option in play is taken
});

test.each([
  ['move', { do: 'move', n: 2, dirs: ['down'] }, true],
  ['moveEach', { do: 'moveEach', where: { row: 'chosen' }, steps: 1 }, true],
  ['sell', { do: 'sell', times: 1, discount: 0 }, false],
  ['swap', { do: 'swap', limit: 2 }, false],
  ['basic', { do: 'basic', times: 1 }, false],
  [
    'choice',
    {
      do: 'choice',
      times: 1,
      options: [
        { do: 'loseVotes', n: 1 },
        { do: 'spend', n: 1 },
      ],
    },
    false,
  ],
  ['exchange', broker, true],
  ['takeTile', { do: 'takeTile' }, true],
] as const)('PC-10.15 %s: whether it may be left', (_kind, effect, optional) => {
  const match = effecting(effect as Effect<number>);
  const leaves = match
    .options(0)
    .some(({ do: what }) => what === 'stop' || what === 'discardTiles' || what === 'decline');
  expect(leaves).toBe(optional);
});
test('PC-10.15 with nothing possible the effect simply ends', () => {
  for (const effect of [
    { do: 'sell', times: 2, discount: 0 },
    { do: 'swap', limit: 2 },
  ] as const) {
    expect(effecting(effect, { players: [{ possessions: [] }] }).asked).toEqual([1]);
  }
  expect(effecting({ do: 'move', n: 0, dirs: ['down'] }).asked).toEqual([1]);
});

test('PC-10.16 the kinds stand only where they may', () => {
  const boardOnly = [
    'takeBundle',
    'takeTile',
    'hydePark',
    'immunity',
    'takeCentralCard',
    'takeRenaissance',
    'reserveOrder',
  ];
  const inOptions = ['loseVotes', 'spend', 'move', 'swap', 'sell'];
  for (const { effect, activate, triggers } of cards) {
    for (const whole of [effect, activate]) {
      if (whole === undefined) continue;
      for (const part of parts(whole)) {
        expect(boardOnly).not.toContain(part.do);
        if (part.do === 'choice') for (const option of part.options) expect(inOptions).toContain(option.do);
        if (part.do === 'exchange') for (const { get } of part.options) expect(inOptions).toContain(get.do);
        if (part.do === 'seq') expect(part.steps.map((step) => step.do)).not.toContain('seq');
      }
    }
    for (const trigger of triggers)
      if ('effect' in trigger) expect(['loseVotes', 'spend', 'move']).toContain(trigger.effect.do);
  }
});

test('PC-10.17 the megaphones printed on a card are the sum over its effect', () => {
  const printed = Object.fromEntries(cards.map(({ id, megaphones }) => [id, megaphones]));
  expect(printed).toMatchObject({
    'borrowed-foghorn': 3,
    'heckling-oneself': 2,
    'hiccup-at-the-hustings': 1,
    'manifesto-in-rhyme': 0,
    'town-crier-on-retainer': 0,
  });
});

test('PC-10.15 on a timeout optional parts are declined', () => {
  const sale = effecting(
    { do: 'sell', times: 2, discount: 0 },
    { players: [{ possessions: ['possession-a-1', 'possession-a-2', 'possession-a-3'] }] },
  );
  sale.timeout(0);
  expect(player(sale, 0).possessions?.tiles).toEqual(['possession-a-2', 'possession-a-3']);
  sale.timeout(0);
  expect(sale.asked).toEqual([1]);
  for (const effect of [
    { do: 'move', n: 2, dirs: ['down'] },
    { do: 'moveEach', where: { row: 'chosen' }, steps: 1 },
    { do: 'placeErrand' },
    { do: 'takeTile' },
    broker,
  ] as Effect<number>[]) {
    const match = effecting(effect);
    match.timeout(0);
    expect([effect.do, match.asked]).toEqual([effect.do, [1]]);
  }
});
