import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { controlsArea, netWorth, pointsOf, spread } from '../rules/victory.ts';
import { drawn, isOver } from './event.ts';
import { areaAt, idsOf, table } from './position.ts';

/** `count` areas with a trouble marker and nothing else. */
const marked = (number: number) =>
  Object.fromEntries(areaIds.slice(0, number).map((id) => [id, { trouble: true }]));

test('AM-10.4 five cards go from the draw pile to the discard pile, shown to all', () => {
  const match = drawn('fog', {
    draws: ['hex', 'modo', 'dysk', 'duckman', 'zorgo', 'librarian'],
    discard: ['errol'],
  });
  expect(match.events).toContainEqual({
    type: 'fogged',
    cards: ['hex', 'modo', 'dysk', 'duckman', 'zorgo'],
  });
  expect(idsOf(match.state.discard)).toEqual(['duckman', 'dysk', 'errol', 'hex', 'modo', 'zorgo']);
  expect(idsOf(match.state.deck.slice(-1))).toEqual(['librarian']);
  expect(match.state.outcome).toBeUndefined();
});

test('AM-10.4 if fewer remain all go, and the match ends by exhaustion', () => {
  const match = drawn('fog', {
    deckSize: 3,
    personalities: ['lord-rust', 'commander-vimes', 'lord-selachii'],
  });
  expect(match.state.deck).toEqual([]);
  expect(match.state.outcome).toMatchObject({ winners: [1], how: 'exhaustion' });
  const exactly = drawn('fog', { deckSize: 5 });
  expect(exactly.state.outcome).toBeDefined();
  const six = drawn('fog', { deckSize: 6 });
  expect(six.state.outcome).toBeUndefined();
  expect(six.state.deck).toHaveLength(1);
});

test('AM-10.5 eight markers end the match at once by points, and Commander Vimes does not win by his goal', () => {
  const match = drawn('riots', {
    areas: marked(8),
    money: [10, 5, 20],
    personalities: ['dragon-king-of-arms', 'commander-vimes', 'lord-rust'],
  });
  expect(match.state.outcome).toMatchObject({
    winners: [2],
    how: 'points',
    points: [10, 5, 20],
    after: 'riots',
  });
});

test('AM-10.5 seven markers: no effect', () => {
  const match = drawn('riots', { areas: marked(7) });
  expect(match.state.outcome).toBeUndefined();
  expect(isOver(match)).toBe(true);
  expect(match.events.slice(0, 2)).toEqual([{ type: 'event', seat: 0, event: 'riots' }, { type: 'nothing' }]);
});

test('AM-10.7 each player rolls once, clockwise from the active player, and one murder is over before the next', () => {
  const match = drawn('mysterious-murders', {
    active: 1,
    areas: { dimwell: { minions: [1, 2] }, longwall: { minions: [0], trolls: 1 } },
    hands: [['ruby'], [], ['ruby', 'hex']],
    rolls: [8, 3, 9],
  });
  const rolls = () =>
    match.events.flatMap((event) => (event.type === 'rolled' ? [[event.seat, event.roll]] : []));
  expect(rolls()).toEqual([[1, 8]]);
  match.play(1, { do: 'remove', area: 'dimwell', piece: 2 });
  expect(match.asked).toEqual([2]);
  expect(rolls()).toEqual([]);
  match.play(2, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 0]);
  expect(rolls()).toEqual([
    [2, 3], // nothing there
    [0, 9],
  ]);
  expect(match.events).toContainEqual({ type: 'nothing' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'remove', area: 'longwall', piece: 'troll' });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 0, 0], trolls: 0 });
  expect(rolls()).toEqual([]); // once each
  expect(isOver(match)).toBe(true);
});

test('AM-10.7 any piece there may be chosen, trouble or not, and only there', () => {
  const match = drawn('mysterious-murders', {
    areas: {
      dimwell: { minions: [0, 1, 2], trolls: 1, demons: 1 },
      longwall: { minions: [1], trouble: true },
    },
    rolls: [8],
  });
  expect(match.options(0)).toEqual([
    { do: 'remove', area: 'dimwell', piece: 0 },
    { do: 'remove', area: 'dimwell', piece: 1 },
    { do: 'remove', area: 'dimwell', piece: 2 },
    { do: 'remove', area: 'dimwell', piece: 'troll' },
    { do: 'remove', area: 'dimwell', piece: 'demon' },
  ]);
  expect(match.refused(0, { do: 'remove', area: 'longwall', piece: 1 })).toMatchObject({
    code: 'not-legal',
  });
});

test('AM-10.7 compulsory: with only own minions there, one of them dies', () => {
  const match = drawn('mysterious-murders', {
    seats: 2,
    areas: { dimwell: { minions: [0, 0], trouble: true } },
    rolls: [8, 1],
    hands: [['gaspode', 'susan']],
  });
  expect(match.asked).toEqual([0]); // about their own minion, which needed no choosing
  expect(match.whyNot(0, { do: 'react', card: 'gaspode' })?.code).toBe('doesNotFit');
  expect(match.offers(0, { do: 'react', card: 'susan' })).toBe(true);
  match.play(0, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0], trouble: false });
});

test('AM-10.7 against another player’s pick Gaspode fits, Wallace Sonky does not', () => {
  const match = drawn('mysterious-murders', {
    active: 1,
    seats: 2,
    areas: { dimwell: { minions: [0] } },
    hands: [['gaspode', 'wallace-sonky', 'fresh-start-club', 'igor', 'susan']],
    rolls: [8, 1],
  });
  expect(match.options(0)).toEqual([
    { do: 'pass' },
    { do: 'react', card: 'gaspode' },
    { do: 'react', card: 'fresh-start-club' },
    { do: 'react', card: 'igor' },
    { do: 'react', card: 'susan' },
  ]);
  expect(match.whyNot(0, { do: 'react', card: 'wallace-sonky' })?.code).toBe('doesNotFit');
});

test('AM-10.8 four demons, one roll each, with a marker even where nobody else is', () => {
  const match = drawn('demons', { areas: { dimwell: { trouble: true } }, rolls: [8, 9, 9, 12] });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ demons: 1, trouble: true });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ demons: 2, trouble: true });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ demons: 1, trouble: true });
  expect(match.events.filter(({ type }) => type === 'trouble')).toHaveLength(2);
  expect(match.state.demons.reduce((sum, number) => sum + number, 0)).toBe(4);
});

test('AM-10.8 nobody controls an area with a demon, its building has no value, and its pieces score nothing', () => {
  const before = table({
    areas: { 'nap-hill': { minions: [0, 0], building: 0 }, longwall: { minions: [0] } },
    money: [1],
  }).state;
  expect([spread(before, 0), netWorth(before, 0), pointsOf(before, 0)]).toEqual([2, 13, 28]);
  expect(controlsArea(before, 0, 11)).toBe(true);
  const { state } = drawn('demons', {
    areas: { 'nap-hill': { minions: [0, 0], building: 0 }, longwall: { minions: [0] } },
    money: [1],
    rolls: [12, 12, 12, 12],
  });
  expect([spread(state, 0), netWorth(state, 0), pointsOf(state, 0)]).toEqual([1, 1, 6]);
  expect(controlsArea(state, 0, 11)).toBe(false);
});

test('AM-10.10 the holder of the card loses a minion there, then the card; the building stays', () => {
  const match = drawn('bloody-stupid-johnson', {
    areas: { 'nap-hill': { minions: [0, 1, 1], building: 1, trouble: true }, longwall: { building: 1 } },
    rolls: [12],
  });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 1, 0], building: 1, trouble: false });
  expect(match.events).toContainEqual({ type: 'cityCardLost', area: 'nap-hill' });
  expect(match.state.cityCardsOut).toBe(1 << 11);
  expect([netWorth(match.state, 1), pointsOf(match.state, 1)]).toEqual([34, 39]);
});

test('AM-10.10 the owner is asked with Susan, Igor and Fresh Start Club; the card goes all the same', () => {
  const match = drawn('bloody-stupid-johnson', {
    areas: { 'nap-hill': { minions: [1], building: 1 } },
    hands: [[], ['susan', 'gaspode', 'wallace-sonky', 'igor']],
    rolls: [12],
  });
  expect(match.options(1)).toEqual([
    { do: 'pass' },
    { do: 'react', card: 'susan' },
    { do: 'react', card: 'igor' },
  ]);
  match.play(1, { do: 'react', card: 'igor' });
  match.play(1, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]);
  expect(match.state.cityCardsOut).toBe(1 << 11);
});

test('AM-10.10 a card that nobody holds: no effect, even with minions in the area', () => {
  for (const area of [{ minions: [0, 1] }, { minions: [1], building: 1, cardOut: true }]) {
    const match = drawn('bloody-stupid-johnson', { areas: { 'nap-hill': area }, rolls: [12] });
    expect(areaAt(match.state, 'nap-hill').minions[1]).toBe(1);
    expect(match.events.map(({ type }) => type).slice(0, 3)).toEqual(['event', 'rolled', 'nothing']);
    expect(match.events.some(({ type }) => type === 'cityCardLost' || type === 'removed')).toBe(false);
  }
});

test('AM-10.11 three trolls, one roll each; trouble only beside somebody on foot', () => {
  const match = drawn('trolls', {
    areas: { dimwell: { building: 1 }, longwall: { minions: [2] } },
    rolls: [8, 9, 8],
  });
  const first = match.events.filter(({ type }) => type === 'arrived' || type === 'trouble');
  expect(first).toEqual([
    { type: 'arrived', area: 'dimwell', piece: 'troll' }, // a lone building is no company
    { type: 'arrived', area: 'longwall', piece: 'troll' },
    { type: 'trouble', area: 'longwall' },
    { type: 'arrived', area: 'dimwell', piece: 'troll' },
    { type: 'trouble', area: 'dimwell' }, // but the first troll is
  ]);
  expect(areaAt(match.state, 'dimwell').trolls).toBe(2);
});

test('AM-10.11 for control the trolls count together as one other player', () => {
  const match = drawn('trolls', { areas: { dimwell: { minions: [0, 0, 0] } }, rolls: [8, 8, 8] });
  expect(controlsArea(match.state, 0, 7)).toBe(false);
  const two = drawn('trolls', { areas: { dimwell: { minions: [0, 0, 0] } }, rolls: [8, 8, 1] });
  expect(controlsArea(two.state, 0, 7)).toBe(true);
});
