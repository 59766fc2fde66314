import { expect, test } from 'vitest';
import { drawn, isOver } from './event.ts';
import { areaAt, table } from './position.ts';

/** Seat 1 owns Small Gods, in the turn of seat 0. */
const gods = { 'small-gods': { building: 1 } } as const;

test('AM-8.6 The Dragon: $3 keeps a minion or the building; the marker goes anyway', () => {
  const match = drawn('the-dragon', {
    areas: { ...gods, dimwell: { minions: [1, 1, 2], building: 1, trolls: 1, trouble: true } },
    money: [10, 8, 10],
    rolls: [8],
  });
  expect(match.asked).toEqual([1]);
  expect(match.options(1)).toEqual([{ do: 'gods' }, { do: 'godsAt', area: 'dimwell' }, { do: 'stop' }]);
  match.play(1, { do: 'gods' });
  expect(match.events[0]).toEqual({ type: 'gods', seat: 1, area: 'small-gods', amount: 3 });
  expect(match.state.money).toEqual([10, 5, 10]);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 2, 1]); // nothing is removed before all have settled
  match.play(1, { do: 'godsAt', area: 'dimwell' });
  expect(match.events[0]).toMatchObject({ type: 'gods', building: 'dimwell' });
  expect(match.events.filter(({ type }) => type === 'spared')).toEqual([
    { type: 'spared', area: 'dimwell', piece: 1 },
  ]);
  expect(match.state.money).toEqual([10, 2, 10]);
  expect(areaAt(match.state, 'dimwell')).toEqual({
    minions: [0, 1, 0],
    building: 1,
    trouble: false,
    trolls: 0,
    demons: 0,
  });
  expect(isOver(match)).toBe(true);
});

test('AM-8.6 only its owner is asked, only with $3, and may always decline', () => {
  const hit = (money: number) =>
    drawn('explosion', {
      areas: { ...gods, dimwell: { building: 1 } },
      money: [10, money, 10],
      rolls: [8],
    });
  const declined = hit(3);
  expect(declined.asked).toEqual([1]);
  declined.play(1, { do: 'stop' });
  expect(areaAt(declined.state, 'dimwell').building).toBe(-1);
  expect(declined.state.money).toEqual([10, 3, 10]);
  expect(isOver(hit(2))).toBe(true);
  expect(areaAt(hit(2).state, 'dimwell').building).toBe(-1);

  const other = drawn('explosion', { areas: { ...gods, dimwell: { building: 2 } }, rolls: [8] });
  expect(isOver(other)).toBe(true);
  expect(areaAt(other.state, 'dimwell').building).toBe(-1);
});

test('AM-8.6 a demon in Small Gods switches it off', () => {
  const match = drawn('explosion', {
    areas: { 'small-gods': { building: 1, demons: 1 }, dimwell: { building: 1 } },
    rolls: [8],
  });
  expect(areaAt(match.state, 'dimwell').building).toBe(-1);
  const flood = drawn('flood', {
    areas: { 'small-gods': { building: 1, demons: 1 }, dimwell: { minions: [1] } },
    rolls: [8, 8],
  });
  expect(flood.ruleAgainst(1, { do: 'stay', area: 'dimwell' })).toBe('AM-8.3 demonThere');
});

test('AM-8.6 Flood: $3 lets one minion stay, and each needs its own $3', () => {
  const match = drawn('flood', {
    areas: { ...gods, dimwell: { minions: [1, 1, 2], trouble: true } },
    money: [10, 5, 10],
    rolls: [8, 8],
  });
  match.play(1, { do: 'stay', area: 'dimwell' });
  expect(match.events).toContainEqual({ type: 'spared', area: 'dimwell', piece: 1 });
  expect(match.state.money).toEqual([10, 2, 10]);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true); // nobody has left yet
  expect(match.refused(1, { do: 'stay', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.6', code: 'cannotPay', cost: 3, money: 2 },
  });
  match.play(1, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  expect(match.asked).toEqual([2]);
  expect(match.ruleAgainst(2, { do: 'stay', area: 'dimwell' })).toBe('AM-8.6 noPower');
  match.play(2, { do: 'move', area: 'dimwell', piece: 2, to: 'the-shades' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 0]);
  expect(isOver(match)).toBe(true);
});

test('AM-8.6 Fire: $3 saves the building, and the fire rolls on from there', () => {
  const match = drawn('fire', {
    areas: { ...gods, dimwell: { building: 1 }, longwall: { building: 2 } },
    rolls: [8, 9, 1],
  });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'godsAt', area: 'dimwell' });
  expect(match.state.money).toEqual([10, 7, 10]);
  expect(areaAt(match.state, 'dimwell').building).toBe(1);
  expect(areaAt(match.state, 'longwall').building).toBe(-1);
});

test('AM-8.6 a fire that has burnt Small Gods itself leaves nothing to save the next building with', () => {
  const areas = { ...gods, 'the-scours': { building: 1 } };
  const burnt = drawn('fire', { areas, rolls: [4, 5, 1] });
  burnt.play(1, { do: 'stop' });
  expect(isOver(burnt)).toBe(true);
  expect(areaAt(burnt.state, 'the-scours').building).toBe(-1);
  const saved = drawn('fire', { areas, rolls: [4, 5, 1] });
  saved.play(1, { do: 'godsAt', area: 'small-gods' });
  saved.play(1, { do: 'godsAt', area: 'the-scours' });
  expect(saved.state.money[1]).toBe(4);
  expect(areaAt(saved.state, 'the-scours').building).toBe(1);
});

test('AM-8.6 Earthquake: each of two buildings can be saved', () => {
  const match = drawn('earthquake', {
    areas: { ...gods, dimwell: { building: 1 } },
    money: [0, 6, 0],
    rolls: [8, 4],
  });
  match.play(1, { do: 'godsAt', area: 'dimwell' });
  match.play(1, { do: 'godsAt', area: 'small-gods' });
  expect(areaAt(match.state, 'dimwell').building).toBe(1);
  expect(areaAt(match.state, 'small-gods').building).toBe(1);
  expect(match.state.money).toEqual([0, 0, 0]);
});

test('AM-8.6 Mysterious Murders!: $3 saves the minion chosen, and that murder is used up', () => {
  const match = drawn('mysterious-murders', {
    seats: 2,
    areas: { ...gods, dimwell: { minions: [0, 1], trouble: true } },
    rolls: [8, 1],
  });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(match.options(1)).toEqual([{ do: 'pass' }, { do: 'gods' }]); // asked with an empty hand
  match.play(1, { do: 'gods' });
  expect(match.state.money).toEqual([10, 7]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1], trouble: true });
  expect(isOver(match)).toBe(true);
});

test('AM-8.6 Demons: $3 keeps one out where the owner has a minion or a building, and no marker comes', () => {
  const match = drawn('demons', {
    areas: { ...gods, dimwell: { minions: [1] }, 'nap-hill': { building: 1 }, longwall: { minions: [2] } },
    rolls: [8, 12, 9, 9],
  });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'gods' });
  expect(match.events).toContainEqual({ type: 'keptOut', area: 'dimwell', piece: 'demon' });
  match.play(1, { do: 'pass' }); // the second, in Nap Hill
  expect(isOver(match)).toBe(true); // Longwall is none of its owner's business
  expect(match.state.money).toEqual([10, 7, 10]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ demons: 0, trouble: false });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ demons: 1, trouble: true });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ demons: 2, trouble: true });
});

test('AM-8.6 a demon that lands in Small Gods unstopped switches the power off for the next', () => {
  const match = drawn('demons', {
    areas: { ...gods, dimwell: { minions: [1] } },
    rolls: [4, 8, 8, 8],
  });
  match.play(1, { do: 'pass' });
  expect(isOver(match)).toBe(true);
  expect(areaAt(match.state, 'dimwell').demons).toBe(3);
});

test('AM-8.6 Trolls: exactly as for demons', () => {
  const match = drawn('trolls', {
    areas: { ...gods, dimwell: { minions: [1] }, longwall: { minions: [2] } },
    rolls: [8, 9, 8],
  });
  match.play(1, { do: 'gods' });
  match.play(1, { do: 'pass' });
  expect(match.state.money).toEqual([10, 7, 10]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ trolls: 1, trouble: true });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ trolls: 1, trouble: true });
});

test('AM-8.6 Bloody Stupid Johnson: the minion and the card are two separate effects', () => {
  const hit = () =>
    drawn('bloody-stupid-johnson', {
      areas: { ...gods, dimwell: { minions: [1, 1], building: 1 } },
      rolls: [8],
    });
  const minionOnly = hit();
  minionOnly.play(1, { do: 'gods' });
  minionOnly.play(1, { do: 'pass' });
  expect(areaAt(minionOnly.state, 'dimwell')).toMatchObject({ minions: [0, 2, 0], building: 1 });
  expect(minionOnly.state.cityCardsOut).toBe(1 << 7);
  expect(minionOnly.state.money[1]).toBe(7);

  const cardOnly = hit();
  cardOnly.play(1, { do: 'pass' });
  cardOnly.play(1, { do: 'gods' });
  expect(cardOnly.events[0]).toMatchObject({ type: 'gods', seat: 1, cityCard: 'dimwell' });
  expect(areaAt(cardOnly.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], building: 1 });
  expect(cardOnly.state.cityCardsOut).toBe(0);
  expect(cardOnly.state.money[1]).toBe(7);

  const both = hit();
  both.play(1, { do: 'gods' });
  both.play(1, { do: 'gods' });
  expect(areaAt(both.state, 'dimwell').minions).toEqual([0, 2, 0]);
  expect(both.state.cityCardsOut).toBe(0);
  expect(both.state.money[1]).toBe(4);
});

test('AM-8.6 the Small Gods card itself can be kept in play', () => {
  const match = drawn('bloody-stupid-johnson', { areas: gods, rolls: [4] });
  match.play(1, { do: 'gods' });
  expect(match.state.cityCardsOut).toBe(0);
  const lost = drawn('bloody-stupid-johnson', { areas: gods, rolls: [4] });
  lost.play(1, { do: 'pass' });
  expect(lost.events).toContainEqual({ type: 'cityCardLost', area: 'small-gods' });
});

test('AM-8.6 Subsidence: not usable', () => {
  const match = drawn('subsidence', {
    areas: { ...gods, dimwell: { building: 1 } },
    money: [0, 3, 0],
  });
  expect(match.asked).toEqual([1]);
  expect(match.options(1)).toEqual([
    { do: 'demolish', area: 'small-gods' },
    { do: 'demolish', area: 'dimwell' },
  ]);
});

test('AM-8.6 Fog and Riots ask nobody', () => {
  for (const event of ['fog', 'riots'] as const) {
    expect(isOver(drawn(event, { areas: { ...gods, dimwell: { minions: [1], building: 1 } } }))).toBe(true);
  }
});

test('AM-8.6 it helps against events alone, not against symbols and scrolls', () => {
  const match = table({
    areas: { ...gods, dimwell: { minions: [1], trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['groat']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(match.options(1)).toEqual([{ do: 'pass' }]);
});

test('AM-8.6 it may be used in your own turn as well, any number of times', () => {
  const match = drawn('earthquake', {
    areas: { 'small-gods': { building: 0 }, dimwell: { building: 0, gainedNow: true } },
    rolls: [4, 8],
  });
  match.play(0, { do: 'godsAt', area: 'dimwell' });
  match.play(0, { do: 'godsAt', area: 'small-gods' });
  expect(match.state.buildings.filter((owner) => owner === 0)).toHaveLength(2);
  expect(match.state.money[0]).toBe(4);
});
