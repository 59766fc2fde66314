import { expect, test } from 'vitest';
import { cardOf } from '../rules/ids.ts';
import { areaAt, areasFor, handIds, idsOf, table } from './position.ts';

test('AM-6.3.1 only a piece on foot that is not yours, in an area in trouble, can be assassinated', () => {
  const match = table({
    areas: {
      dimwell: { minions: [0, 1], trolls: 1, demons: 1, trouble: true },
      'nap-hill': { minions: [1, 2] },
    },
    hands: [['mr-gryle', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  expect(match.options(0)).toEqual([
    { do: 'remove', area: 'dimwell', piece: 1 },
    { do: 'remove', area: 'dimwell', piece: 'troll' },
    { do: 'remove', area: 'dimwell', piece: 'demon' },
    { do: 'skip' },
  ]);
  expect(match.ruleAgainst(0, { do: 'remove', area: 'dimwell', piece: 0 })).toBe('AM-6.3.1 noTarget');
  expect(match.ruleAgainst(0, { do: 'remove', area: 'nap-hill', piece: 2 })).toBe('AM-6.3.1 noTrouble');
});

test('AM-6.3.1 a troll and a demon are targets enough; a marker with nobody there is not', () => {
  const among = (dimwell: object) => {
    const match = table({ areas: { dimwell: { ...dimwell, trouble: true } }, hands: [['mr-gryle', 'ruby']] });
    match.play(0, { do: 'play', card: 'mr-gryle' });
    return match.options(0).flatMap((move) => (move.do === 'remove' ? [move.piece] : []));
  };
  expect(among({ trolls: 1, demons: 1 })).toEqual(['troll', 'demon']);
  expect(among({ minions: [0] })).toEqual([]);
  expect(among({})).toEqual([]);
});

test('AM-6.3.1 with none but your own in trouble the symbol is passed over, as the log says', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 0], trouble: true }, longwall: { minions: [1] } },
    hands: [['mr-gryle', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  expect(match.events).toContainEqual({
    type: 'leftOut',
    seat: 0,
    card: 'mr-gryle',
    symbol: 'assassinate',
    at: 0,
    why: { rule: 'AM-6.3', code: 'noTarget' },
  });
  expect(match.state.pending.at(-1)).not.toMatchObject({ kind: 'symbol', at: 0 });
});

test('AM-6.3.1 the owner of the minion named is asked, and nobody else', () => {
  const match = table({
    areas: { dimwell: { minions: [1, 2], trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['groat'], ['susan']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(match.asked).toEqual([1]);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 1]);
  match.play(1, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 1]);
  expect(match.state.supply).toEqual([12, 12, 11]);
});

test('AM-6.3.1 nobody is asked about a troll', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trolls: 2, trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['susan']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 'troll' });
  expect(match.asked).toEqual([0]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trolls: 1 });
});

test('AM-6.3.2 the marker goes with the victim, and so does the next assassination there', () => {
  const match = table({
    areas: { dimwell: { minions: [1, 2], trouble: true }, 'nap-hill': { minions: [1], trouble: true } },
    hands: [['hello', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'hello' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(areaAt(match.state, 'dimwell').trouble).toBe(false);
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(true);
  expect(match.whyNot(0, { do: 'remove', area: 'dimwell', piece: 2 })?.code).toBe('noTrouble');
});

test('AM-6.3.3 a stopped attempt is used up and leaves the marker; a second symbol may try again', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['hello', 'ruby'], ['susan']],
  });
  match.play(0, { do: 'play', card: 'hello' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'susan' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: true });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', card: cardOf('hello'), at: 1 });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 0, 0], trouble: false });
});

test('AM-6.3.3 a single symbol that was stopped is not repeated', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['susan']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'susan' });
  expect(match.refused(0, { do: 'remove', area: 'dimwell', piece: 1 })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([11, 10, 10]);
});

test('AM-6.4 any one marker is removed, no matter whose pieces are there', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true }, 'nap-hill': { trouble: true } },
    hands: [['buggy-swires', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'buggy-swires' });
  expect(areasFor(match, 0, 'clear')).toEqual(['dimwell', 'nap-hill']);
  expect(match.ruleAgainst(0, { do: 'clear', area: 'longwall' })).toBe('AM-6.4 noTrouble');
  match.play(0, { do: 'clear', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(false);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: true });
});

test('AM-6.5 the money comes from the bank, and as much as the symbol says', () => {
  const match = table({ hands: [['patricians-palace', 'ruby']] });
  match.play(0, { do: 'play', card: 'patricians-palace' });
  match.play(0, { do: 'act' }); // no area can be built on, so that symbol is passed over
  expect(match.state.money).toEqual([14, 10, 10]);
  expect(match.events).toContainEqual({ type: 'tookMoney', seat: 0, amount: 4 });
});

test('AM-6.6 a scroll is carried out by its text, or skipped', () => {
  const start = () => {
    const hands = [['librarian', 'ruby', 'dysk', 'modo', 'groat', 'duckman']] as const;
    const match = table({ hands, draws: ['hex', 'hobsons-livery-stable', 'zorgo', 'dorfl'] });
    match.play(0, { do: 'play', card: 'librarian' });
    return match;
  };
  const done = start();
  done.play(0, { do: 'act' });
  expect(handIds(done.state, 0)).toEqual(
    ['ruby', 'dysk', 'modo', 'groat', 'duckman', 'hex', 'hobsons-livery-stable', 'zorgo', 'dorfl'].toSorted(),
  );
  const skipped = start();
  const deck = skipped.state.deck.length;
  skipped.play(0, { do: 'skip' });
  expect(skipped.events[0]).toEqual({ type: 'skipped', seat: 0, card: 'librarian', symbol: 'scroll', at: 0 });
  expect(skipped.state.deck).toHaveLength(deck);
  expect(idsOf(skipped.state.discard)).toEqual(['librarian']);
});

test('AM-6.7 the top event is resolved and leaves the game', () => {
  const match = table({ hands: [['the-dean', 'ruby']], events: ['fog', 'riots'] });
  const left = match.state.eventPile.length;
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(match.events).toContainEqual({ type: 'event', seat: 0, event: 'fog' });
  expect(match.state.discard).toHaveLength(5);
  expect(match.state.eventPile).toHaveLength(left - 1);
  expect(match.state.eventsPlayed).toEqual([3]);
});

test('AM-6.7 the event cannot be skipped, even where a power may be used first', () => {
  const match = table({
    areas: { longwall: { building: 0 } },
    hands: [['the-dean', 'ruby']],
    events: ['fog'],
  });
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(match.refused(0, { do: 'skip' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-5.2', code: 'mandatory' },
  });
  match.play(0, { do: 'power', area: 'longwall' });
  expect(match.events).toContainEqual({ type: 'event', seat: 0, event: 'fog' });
});

test('AM-6.7 with no event left nothing happens, and the card goes on', () => {
  const match = table({
    areas: { 'unreal-estate': { minions: [1] } },
    hands: [['the-dean', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(match.events).toEqual([{ type: 'played', seat: 0, card: 'the-dean' }, { type: 'nothing' }]);
  expect(match.offers(0, { do: 'act' })).toBe(true); // the scroll, which needs a piece in Unreal Estate
});

test('AM-6.8 one more card is played, after this one has gone to the discard pile', () => {
  const match = table({ hands: [['pink-pussycat-club', 'peeled-nuts', 'gaspode']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(match.whyNot(0, { do: 'play', card: 'gaspode' })?.code).toBe('interruptOnly');
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(idsOf(match.state.discard)).toEqual(['pink-pussycat-club']);
  match.play(0, { do: 'finish' });
  expect(match.state.active).toBe(1);
});

test('AM-6.9 a card with the interrupt symbol is no card of the turn', () => {
  const match = table({ hands: [['susan', 'ruby']] });
  expect(match.refused(0, { do: 'play', card: 'susan' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-4.2', code: 'interruptOnly' },
  });
});
