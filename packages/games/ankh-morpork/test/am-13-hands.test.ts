import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { handIds, idsOf } from './position.ts';
import { barred, offered, reacting, start, symbolAsked } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;
/** The rolls give each position a different generator. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(['rosie-palm', 'seamstresses-guild'] as const)(
  'AM-13.26 %s: the buyer receives the card unseen before and pays $2',
  (card) => {
    const match = start(card, { hands: [['groat', 'susan'], ['hex'], ['modo']] });
    match.play(0, { do: 'target', seat: 1 });
    expect(offered(match, 0)).toEqual(['sell groat', 'sell susan']);
    match.play(0, { do: 'sell', card: 'susan' });
    expect(reacting(match)).toBe(1);
    const onSale = (viewer: number) =>
      game
        .view(match.state, viewer)
        .pending.flatMap((frame) => (frame.kind === 'scrollHits' ? [frame.sold] : []));
    expect([0, 1, 2].map(onSale)).toEqual([['susan'], [undefined], [undefined]]);
    expect(JSON.stringify(match.events)).not.toContain('susan');
    match.play(1, pass);
    expect([0, 1].map((seat) => handIds(match.state, seat))).toEqual([['groat'], ['hex', 'susan']]);
    expect(match.state.money).toEqual([12, 8, 10]);
  },
);

test('AM-13.26 the buyer pays all they have if less, and is asked even without money', () => {
  const hands = [['groat'], ['hex'], []] as const;
  const short = start('seamstresses-guild', { hands, money: [10, 1, 10] });
  short.play(0, { do: 'target', seat: 1 }); // the only card is sold without a question
  short.play(1, pass);
  expect(short.state.money).toEqual([11, 0, 10]);
  const broke = start('seamstresses-guild', { hands, money: [10, 0, 10] });
  broke.play(0, { do: 'target', seat: 1 });
  expect(reacting(broke)).toBe(1);
  broke.play(1, pass);
  expect(handIds(broke.state, 1)).toEqual(['groat', 'hex']);
  expect(broke.state.money).toEqual([10, 0, 10]);
});

test('AM-13.26 Wallace Sonky: the card stays unseen in the hand; an empty-handed buyer is not asked', () => {
  const match = start('seamstresses-guild', { hands: [['groat', 'hex'], ['wallace-sonky'], []] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(0, { do: 'sell', card: 'groat' });
  match.play(1, sonky);
  expect([0, 1].map((seat) => handIds(match.state, seat))).toEqual([['groat', 'hex'], []]);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(JSON.stringify(match.events)).not.toContain('groat');
  const bare = start('seamstresses-guild', { hands: [['groat'], [], []] });
  bare.play(0, { do: 'target', seat: 2 });
  expect(bare.state.money).toEqual([12, 10, 8]);
});

test('AM-13.26 needs a hand card', () => {
  expect(barred('rosie-palm')).toEqual({ rule: 'AM-5.4', code: 'noHandCard' });
});

test('AM-13.32 your Personality is exchanged for another one, and only you see for which', () => {
  const got = new Set<number>();
  const places = new Set<number>();
  for (const roll of seeds) {
    const match = start('zorgo', { rolls: [roll], hands: [[], ['wallace-sonky'], []] });
    const [own] = match.state.personalities;
    if (own === undefined) throw new Error('no Personality');
    got.add(own);
    if (own === 3) places.add(match.state.unused.indexOf(0));
    expect(match.state.personalities.slice(1)).toEqual([1, 2]);
    expect(match.state.unused).toContain(0); // Lord Vetinari, held before
    expect([...match.state.unused, own].toSorted()).toEqual([0, 3, 4, 5, 6]);
    const told = match.events.find((event) => event.type === 'exchanged');
    if (told === undefined) throw new Error('nothing was exchanged');
    expect(game.witness(told, 1)).toEqual({ type: 'exchanged', seat: 0 });
  }
  expect([...got].toSorted()).toEqual([3, 4, 5, 6]); // never the same one back
  expect(places.size).toBeGreaterThan(1); // shuffled: the one put back does not lie where the other was
});

test('AM-13.37 you look at the whole hand and discard one card of it; the others see only that one', () => {
  const match = start('cable-street-particulars', { hands: [['groat'], ['ruby', 'susan'], ['modo']] });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1); // before the look
  expect(JSON.stringify(game.view(match.state, 0))).not.toContain('ruby');
  match.play(1, pass);
  const told = match.events.find((event) => event.type === 'looked');
  if (told === undefined) throw new Error('nobody looked');
  expect(game.witness(told, 0)).toMatchObject({ cards: ['susan', 'ruby'] });
  expect(game.witness(told, 2)).toEqual({ type: 'looked', seat: 0, target: 1, count: 2 });
  expect(JSON.stringify(game.view(match.state, 2))).not.toContain('ruby');
  expect(offered(match, 0)).toEqual(['discard ruby', 'discard susan']);
  match.play(0, { do: 'discard', card: 'susan' });
  expect(match.events[0]).toEqual({ type: 'discarded', seat: 1, card: 'susan', by: 0 });
  expect(handIds(match.state, 1)).toEqual(['ruby']);
  expect(handIds(match.state, 0)).toEqual(['groat']);
  expect(idsOf(match.state.discard)).toEqual(['susan']);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.37 an empty hand: no window, no effect; Wallace Sonky stops the look', () => {
  const empty = start('cable-street-particulars', { hands: [['groat'], [], []] });
  empty.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(empty)).toBe('place');
  const match = start('cable-street-particulars', { hands: [['groat'], ['wallace-sonky', 'ruby'], []] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect(match.events.map(({ type }) => type)).toEqual(['reacted']);
  expect(handIds(match.state, 1)).toEqual(['ruby']);
});

test('AM-13.39 whole hands are exchanged, cards on the table stay', () => {
  const match = start('chair-of-indefinite-studies', {
    hands: [['groat', 'hex'], ['ruby'], ['modo']],
    stuck: [['fools-guild'], ['dr-whiteface'], []],
    loans: [[], ['mr-bent'], []],
  });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(match.events).toEqual([{ type: 'swappedHands', seat: 0, target: 1 }]);
  expect([0, 1, 2].map((seat) => handIds(match.state, seat))).toEqual([['ruby'], ['groat', 'hex'], ['modo']]);
  expect(match.state.stuck.map(idsOf)).toEqual([['fools-guild'], ['dr-whiteface'], []]);
  expect(match.state.loans.map(idsOf)).toEqual([[], ['mr-bent'], []]);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.39 empty hands may be exchanged, unasked; Wallace Sonky keeps the hand', () => {
  const match = start('chair-of-indefinite-studies', { hands: [['groat'], [], []] });
  match.play(0, { do: 'target', seat: 1 });
  expect(handIds(match.state, 1)).toEqual(['groat']);
  expect(handIds(match.state, 0)).not.toContain('groat'); // nothing left to play: the turn is over and refilled
  const mine = start('chair-of-indefinite-studies', { hands: [[], ['ruby', 'hex'], []] });
  mine.play(0, { do: 'target', seat: 1 });
  mine.play(1, pass);
  expect([0, 1].map((seat) => handIds(mine.state, seat))).toEqual([['hex', 'ruby'], []]);
  const blocked = start('chair-of-indefinite-studies', { hands: [['groat'], ['wallace-sonky', 'ruby'], []] });
  blocked.play(0, { do: 'target', seat: 1 });
  blocked.play(1, sonky);
  expect([0, 1].map((seat) => handIds(blocked.state, seat))).toEqual([['groat'], ['ruby']]);
});

test('AM-13.48 two random cards: one is kept, the other goes back; a third player sees neither', () => {
  const pairs = new Set<string>();
  for (const roll of seeds) {
    const match = start('stanley', { rolls: [roll], hands: [[], ['ruby', 'hex', 'modo'], ['dysk']] });
    match.play(0, { do: 'target', seat: 1 });
    expect(reacting(match)).toBe(1);
    match.play(1, pass);
    const [kept, back] = match.options(0).flatMap((move) => (move.do === 'keep' ? [move.card] : []));
    if (kept === undefined || back === undefined) throw new Error('two cards are offered');
    expect(offered(match, 0)).toHaveLength(2); // one of the two has to be kept
    pairs.add([kept, back].toSorted().join());
    expect(match.events).toEqual([{ type: 'drewBlind', seat: 0, target: 1, count: 2, cards: [kept, back] }]);
    expect(game.view(match.state, 1).pending.at(-1)).toEqual(game.view(match.state, 0).pending.at(-1));
    for (const card of [kept, back])
      expect(JSON.stringify(match.events.map((event) => game.witness(event, 2)))).not.toContain(card);
    expect(game.view(match.state, 2).pending.at(-1)).toEqual({
      kind: 'keepOne',
      seat: 0,
      target: 1,
      count: 2,
    });
    match.play(0, { do: 'keep', card: kept });
    expect(handIds(match.state, 0)).toEqual([kept]);
    expect(handIds(match.state, 1)).toHaveLength(2);
    expect(handIds(match.state, 1)).toContain(back);
  }
  expect(pairs.size).toBe(3);
});

test('AM-13.48 one card is taken, none is no effect, Wallace Sonky stops it', () => {
  const one = start('stanley', { hands: [[], ['ruby'], []] });
  one.play(0, { do: 'target', seat: 1 });
  one.play(1, pass);
  expect([0, 1].map((seat) => handIds(one.state, seat))).toEqual([['ruby'], []]);
  const none = start('stanley', { hands: [['groat'], [], []] });
  none.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(none)).toBe('place');
  expect(handIds(none.state, 0)).toEqual(['groat']);
  const match = start('stanley', { hands: [[], ['wallace-sonky', 'ruby', 'hex'], []] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect([0, 1].map((seat) => handIds(match.state, seat))).toEqual([[], ['hex', 'ruby']]);
});
