import { expect, test } from 'vitest';
import { type CardData, type CardId, cards } from '../rules/cards.ts';
import { cardOf } from '../rules/ids.ts';
import { areaAt, handIds, idsOf, type Position, table } from './position.ts';
import { offered, pieces, reach, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const skip = { do: 'skip' } as const;
const react = (card: CardId) => ({ do: 'react', card }) as const;
const doesNotFit = { rule: 'AM-9.4', code: 'doesNotFit' };

/** Everything any scroll needs. */
const rich: Position = {
  areas: {
    'unreal-estate': { minions: [0, 1, 2], trouble: true },
    'dolly-sisters': { minions: [0] },
    longwall: { building: 1 },
    dimwell: { building: 2, trouble: true },
    'the-hippo': { building: 0, gainedNow: true },
  },
  money: [50, 10, 10],
  discard: ['groat', 'ruby'],
  rolls: [9, 2],
  hands: [
    ['dwarves', 'the-watch'],
    ['hello', 'lord-downey'],
    ['mended-drum', 'royal-mint'],
  ],
};
const scrolls = cards
  .filter((card: CardData) => card.effect !== undefined && !card.symbols.includes('interrupt'))
  .map(({ id }) => id);

test('AM-13 every scroll may be skipped before it is started, and then does nothing', () => {
  expect(scrolls).toHaveLength(70);
  for (const card of scrolls) {
    const match = reach(card, rich);
    expect(symbolAsked(match)).toBe('scroll');
    expect(offered(match, 0)).toContain('skip');
    expect(offered(match, 0).length).toBeGreaterThan(1);
    const { money, minions, buildings, trouble, personalities, hands } = match.state;
    match.play(0, skip);
    expect(match.state).toMatchObject({ money, minions, buildings, trouble, personalities });
    expect(match.state.hands.slice(1)).toEqual(hands.slice(1));
  }
});

test('AM-13 none can be broken off once begun, but where "may" or "up to" stands', () => {
  const mayStop = scrolls.filter((card) => {
    const match = reach(card, rich);
    if (!match.offers(0, { do: 'act' })) return false; // AM-5.7: begun by playing the first card
    match.play(0, { do: 'act' });
    const top = match.state.pending.at(-1)?.kind;
    if (match.asked[0] !== 0 || top === 'symbol' || top === 'finishCard') return false; // done already
    return match.options(0).some((move) => move.do === 'stop' || move.do === 'skip' || move.do === 'pass');
  });
  expect(mayStop.toSorted()).toEqual(['alchemists-guild', 'harry-king', 'shonky-shop']);
});

test.each(['drumknott', 'ponder-stibbons'] as const)('AM-13.7 %s: two cards, one after the other', (card) => {
  const match = reach(card, {
    hands: [['pink-pussycat-club', 'mended-drum', 'peeled-nuts', 'susan'], ['wallace-sonky'], []],
  });
  expect(offered(match, 0)).toEqual([
    'play mended-drum',
    'play peeled-nuts',
    'play pink-pussycat-club',
    'skip',
  ]);
  expect(match.whyNot(0, { do: 'play', card: 'susan' })?.code).toBe('interruptOnly');
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  expect(idsOf(match.state.discard)).toEqual([card]); // away as soon as the first is begun
  expect(offered(match, 0)).toEqual(['layAside mended-drum', 'layAside peeled-nuts']);
  match.play(0, { do: 'layAside', card: 'peeled-nuts' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'play', card: 'mended-drum' }); // its own playAnother belongs to the first
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  expect(match.state.money).toEqual([15, 10, 10]);
  expect(match.state.playing).toBe(cardOf('peeled-nuts'));
  match.play(0, { do: 'finish' });
  expect(match.state.active).toBe(1);
  expect(idsOf(match.state.discard)).toEqual(
    [card, 'mended-drum', 'peeled-nuts', 'pink-pussycat-club'].toSorted(),
  );
});

test('AM-13.7 needs a hand card: with none it is passed over; skipping plays none', () => {
  expect(symbolAsked(reach('drumknott'))).toBe(undefined);
  const match = reach('drumknott', { areas: { 'nap-hill': { building: 0 } } });
  expect(offered(match, 0)).toEqual(['power nap-hill', 'skip']);
  const held = reach('drumknott', { hands: [['groat', 'ruby']] });
  held.play(0, skip);
  expect(held.state.active).toBe(1);
  expect(handIds(held.state, 0)).toEqual(expect.arrayContaining(['groat', 'ruby']));
});

const trouble = { dimwell: { minions: [0, 1], trouble: true }, longwall: { minions: [1] } };

test('AM-13.12 Gaspode keeps a minion that another player would remove by a symbol or move by a scroll', () => {
  const match = table({ areas: trouble, hands: [['dr-cruces'], ['gaspode', 'ruby'], []] });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(offered(match, 1)).toEqual(['pass', 'react gaspode']);
  match.play(1, react('gaspode'));
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: true });
  expect(idsOf(match.state.discard)).toEqual(['gaspode']);
  expect(handIds(match.state, 1)).toEqual(['ruby']);
});

test('AM-13.12 Gaspode is no answer to your own card, nor to The Dragon', () => {
  const own = start('cmot-dibbler', { areas: trouble, rolls: [1], hands: [['gaspode'], [], []] });
  own.play(0, { do: 'remove', area: 'dimwell', piece: 0 });
  expect(reacting(own)).toBe(0);
  expect(own.whyNot(0, react('gaspode'))).toEqual(doesNotFit);
  const dragon = table({
    areas: trouble,
    events: ['the-dragon'],
    rolls: [8],
    hands: [['the-dean'], ['gaspode'], []],
  });
  dragon.play(0, { do: 'play', card: 'the-dean' });
  expect(dragon.whyNot(1, react('gaspode'))).toEqual(doesNotFit);
});

test('AM-13.13 Susan: a minion about to be removed stays, but one about to be moved does not', () => {
  const match = table({ areas: trouble, hands: [['dr-cruces'], ['susan'], []] });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('susan'));
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: true });
  const moved = start('duckman', { areas: trouble, hands: [[], ['susan'], []] });
  moved.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  expect(moved.whyNot(1, react('susan'))).toEqual(doesNotFit);
});

test('AM-13.13 Susan saves your own minion from your own card, and from The Dragon', () => {
  const own = start('cmot-dibbler', {
    areas: trouble,
    rolls: [1],
    money: [0],
    hands: [['susan', 'ruby'], [], []],
  });
  own.play(0, react('susan'));
  expect(areaAt(own.state, 'dimwell').minions).toEqual([1, 1, 0]);
  const dragon = table({
    areas: trouble,
    events: ['the-dragon'],
    rolls: [8],
    hands: [['the-dean'], ['susan'], []],
  });
  dragon.play(0, { do: 'play', card: 'the-dean' });
  dragon.play(1, react('susan'));
  expect(areaAt(dragon.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: false });
});

test('AM-13.14 Wallace Sonky: a scroll of another does not affect you; symbols and your own scrolls do', () => {
  const symbol = table({ areas: trouble, hands: [['dr-cruces'], ['wallace-sonky'], []] });
  symbol.play(0, { do: 'play', card: 'dr-cruces' });
  symbol.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(reacting(symbol)).toBe(1);
  expect(symbol.whyNot(1, react('wallace-sonky'))).toEqual(doesNotFit);
  const own = start('errol', { areas: trouble, rolls: [1], hands: [['wallace-sonky'], [], []] });
  expect(own.whyNot(0, react('wallace-sonky'))).toEqual(doesNotFit);
  const scroll = start('nobby-nobbs', { hands: [[], ['wallace-sonky'], []] });
  scroll.play(0, { do: 'target', seat: 1 });
  scroll.play(1, react('wallace-sonky'));
  expect(scroll.state.money).toEqual([10, 10, 10]);
});

test('AM-13.14 it protects against one scroll, not against the next card of the same turn', () => {
  const match = start('nobby-nobbs', { hands: [['thieves-guild'], ['wallace-sonky', 'ruby'], []] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, react('wallace-sonky'));
  match.play(0, { do: 'play', card: 'thieves-guild' });
  match.play(0, { do: 'act' });
  match.play(1, pass);
  expect(match.state.money).toEqual([14, 8, 8]);
});

test.each(['igor', 'fresh-start-club'] as const)(
  'AM-13.15 %s: the minion goes, and comes back elsewhere',
  (card) => {
    const areas = { dimwell: { minions: [0, 1], trouble: true }, longwall: { minions: [1, 2] } };
    const match = table({ areas, hands: [['dr-cruces'], [card, 'ruby'], []] });
    match.play(0, { do: 'play', card: 'dr-cruces' });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    match.play(1, react(card));
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 0], trouble: false });
    expect(match.asked).toEqual([1]);
    expect(offered(match, 1)).toEqual(['place isle-of-gods', 'place longwall', 'place seven-sleepers']); // round Longwall
    expect(match.ruleAgainst(1, { do: 'place', area: 'dimwell' })).toBe('AM-6.1.3 cameFromHere');
    match.play(1, { do: 'place', area: 'longwall' });
    expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [0, 2, 1], trouble: true });
    expect(match.state.supply[1]).toBe(10);
    expect(symbolAsked(match)).toBe('money:3');
  },
);

test('AM-13.15 with none left on the board any other area will do; a move cannot be answered so', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true } },
    hands: [['dr-cruces'], ['igor'], []],
  });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('igor'));
  expect(offered(match, 1)).toHaveLength(11);
  match.play(1, { do: 'place', area: 'nap-hill' });
  expect(pieces(match)).toEqual(['dimwell 0', 'nap-hill 1']);
  expect(troubled(match)).toEqual([]);
  const moved = start('duckman', { areas: trouble, hands: [[], ['igor'], []] });
  moved.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  expect(moved.whyNot(1, react('igor'))).toEqual(doesNotFit);
});

test('AM-13.16 Doctor Mossy Lawn ends your turn and the card returns to your hand', () => {
  const hands = [['mended-drum', 'doctor-mossy-lawn', 'groat'], ['ruby'], []] as const;
  const match = table({ hands, draws: ['hex', 'modo', 'dysk'] });
  expect(match.offers(0, react('doctor-mossy-lawn'))).toBe(false); // no card is being resolved yet
  match.play(0, { do: 'play', card: 'mended-drum' });
  expect(symbolAsked(match)).toBe('money:2'); // the build cannot be started
  match.play(0, react('doctor-mossy-lawn'));
  expect(handIds(match.state, 0)).toEqual(['dysk', 'groat', 'hex', 'mended-drum', 'modo']);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn']);
  expect(match.state.active).toBe(1);
});

test('AM-13.16 it fits no window and no turn of another; a loan does not return', () => {
  const match = table({ areas: trouble, hands: [['dr-cruces'], ['doctor-mossy-lawn'], []] });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(offered(match, 1)).toEqual(['pass']);
  const loan = start('mr-bent', { hands: [['doctor-mossy-lawn', 'groat'], [], []], draws: ['hex', 'modo'] });
  loan.play(0, react('doctor-mossy-lawn'));
  expect(idsOf(loan.state.loans[0] ?? [])).toEqual(['mr-bent']);
  expect(handIds(loan.state, 0)).toHaveLength(5);
  expect(handIds(loan.state, 0)).not.toContain('mr-bent');
  expect(loan.state.active).toBe(1);
});

test('AM-13.16 not while the random event of the card is still to come', () => {
  const match = table({
    areas: { 'nap-hill': { building: 0 } },
    events: ['riots'],
    hands: [['the-dean', 'doctor-mossy-lawn'], [], []],
  });
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(match.refused(0, react('doctor-mossy-lawn'))).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.6', code: 'eventPending' },
  });
  match.play(0, { do: 'act' });
  expect(match.offers(0, react('doctor-mossy-lawn'))).toBe(true);
});
