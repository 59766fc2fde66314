import { show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { drawn, isOver } from './event.ts';
import { areaAt, idsOf } from './position.ts';

test('AM-10.13 a player who has no piece hit, no hand card and no Small Gods is not asked', () => {
  const match = drawn('the-dragon', {
    areas: { dimwell: { minions: [1, 2], building: 2 }, longwall: { minions: [0] } },
    hands: [[], [], ['ruby']],
    rolls: [8],
  });
  expect(match.asked).toEqual([2]); // seat 0 has nothing there, seat 1 an empty hand
  match.play(2, { do: 'stop' });
  expect(isOver(match)).toBe(true);
});

test('AM-10.13 a building alone is no reason to ask its owner, whatever they hold', () => {
  const match = drawn('the-dragon', {
    areas: { dimwell: { building: 2 } },
    hands: [[], [], ['susan']],
    rolls: [8],
  });
  expect(isOver(match)).toBe(true);
  expect(areaAt(match.state, 'dimwell').building).toBe(-1);
});

test('AM-10.13 each settles one piece after the other, as long as there is something to settle with', () => {
  const match = drawn('the-dragon', {
    areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1, 1, 1, 1] }, longwall: { minions: [1] } },
    money: [10, 5, 10],
    hands: [[], ['susan', 'igor']],
    rolls: [8],
  });
  match.play(1, { do: 'react', card: 'susan' });
  match.play(1, { do: 'gods' });
  expect(match.whyNot(1, { do: 'gods' })).toEqual({
    rule: 'AM-8.6',
    code: 'cannotPay',
    cost: 3,
    money: 2,
  });
  expect(match.offers(1, { do: 'react', card: 'igor' })).toBe(true);
  match.play(1, { do: 'react', card: 'igor' }); // now the hand is empty and the money gone: not asked again
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 2, 0]);
  match.play(1, { do: 'place', area: 'the-shades' });
  expect(areaAt(match.state, 'the-shades').minions).toEqual([0, 1, 0]);
  expect(match.state.supply).toEqual([12, 8, 12]);
  expect(idsOf(match.state.discard)).toEqual(['igor', 'susan']);
  expect(isOver(match)).toBe(true);
});

test('AM-10.13 whose pieces are all settled is not asked about them again', () => {
  const match = drawn('the-dragon', {
    areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1] } },
    hands: [[], ['susan', 'ruby']],
    rolls: [8],
  });
  match.play(1, { do: 'gods' });
  expect(isOver(match)).toBe(true);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 0]);
});

test('AM-10.13 nothing falls before all is settled: Small Gods may save one building while its own falls', () => {
  const hit = () =>
    drawn('earthquake', {
      areas: { 'small-gods': { building: 1 }, dimwell: { building: 1 }, longwall: { building: 2 } },
      money: [10, 5, 10],
      rolls: [4, 8],
    });
  const other = hit();
  expect(other.options(1)).toEqual([
    { do: 'godsAt', area: 'small-gods' },
    { do: 'godsAt', area: 'dimwell' },
    { do: 'stop' },
  ]);
  other.play(1, { do: 'godsAt', area: 'dimwell' });
  expect(areaAt(other.state, 'small-gods').building).toBe(-1);
  expect(areaAt(other.state, 'dimwell').building).toBe(1);
  const own = hit();
  own.play(1, { do: 'godsAt', area: 'small-gods' });
  expect(areaAt(own.state, 'small-gods').building).toBe(1);
  expect(areaAt(own.state, 'dimwell').building).toBe(-1);
  for (const match of [other, own]) {
    expect(match.state.money[1]).toBe(2);
    expect(areaAt(match.state, 'longwall').building).toBe(2);
  }
});

test('AM-10.13 another player’s building of the same earthquake cannot be saved', () => {
  const match = drawn('earthquake', {
    areas: { 'small-gods': { building: 1 }, dimwell: { building: 2 } },
    rolls: [4, 8],
  });
  expect(match.refused(1, { do: 'godsAt', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.6', code: 'noBuilding' },
  });
});

test('AM-10.13 a demon or troll asks the owner of Small Gods alone, whatever the others hold', () => {
  for (const event of ['demons', 'trolls'] as const) {
    const match = drawn(event, {
      areas: { 'small-gods': { building: 1 }, dimwell: { minions: [0, 1, 2], building: 2 } },
      hands: [['susan'], ['gaspode'], ['igor']],
      rolls: event === 'demons' ? [8, 1, 1, 1] : [8, 1, 1],
    });
    expect(match.asked).toEqual([1]);
    expect(match.options(1)).toEqual([{ do: 'gods' }, { do: 'pass' }]);
    match.play(1, { do: 'pass' });
    expect(isOver(match)).toBe(true);
  }
});

test('AM-10.13 The Dragon: Small Gods is offered for what is there, a minion or the building, and no more', () => {
  const hit = (dimwell: object) =>
    drawn('the-dragon', {
      areas: { 'small-gods': { building: 1 }, dimwell },
      hands: [[], ['susan'], ['igor']],
      rolls: [8],
    });
  const building = hit({ building: 1 });
  expect(building.asked).toEqual([1]);
  expect(building.options(1)).toEqual([{ do: 'godsAt', area: 'dimwell' }, { do: 'stop' }]);
  expect(building.refused(1, { do: 'gods' })).toEqual({ code: 'unknown' });
  expect(building.refused(1, { do: 'react', card: 'susan' })).toEqual({ code: 'unknown' });
  const minion = hit({ minions: [1], building: 2 });
  expect(minion.options(1)).toEqual([{ do: 'react', card: 'susan' }, { do: 'gods' }, { do: 'stop' }]);
  expect(minion.refused(1, { do: 'godsAt', area: 'dimwell' })).toEqual({ code: 'unknown' });
  minion.play(1, { do: 'gods' });
  expect(minion.events[0]).toEqual({ type: 'gods', seat: 1, area: 'small-gods', amount: 3 });
});

test('AM-10.13 The Dragon: without a hand card, one piece that Small Gods could save is enough to be asked', () => {
  for (const dimwell of [{ minions: [1] }, { building: 1 }]) {
    const match = drawn('the-dragon', { areas: { 'small-gods': { building: 1 }, dimwell }, rolls: [8] });
    expect(match.asked).toEqual([1]);
    match.play(1, { do: 'stop' });
    expect(isOver(match)).toBe(true);
  }
});

test('AM-10.13 The Dragon: the others see that the table waits, not for whom', () => {
  const match = drawn('the-dragon', {
    areas: { dimwell: { minions: [1, 2] } },
    hands: [[], ['ruby'], ['susan']],
    rolls: [8],
  });
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(show(game, match.state, viewer).waiting).toEqual({ kind: 'hidden' });
});

test('AM-10.13 in Mysterious Murders! one answer settles the one victim', () => {
  const match = drawn('mysterious-murders', {
    seats: 2,
    areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1, 1] } },
    hands: [[], ['gaspode', 'susan']],
    rolls: [8, 1],
  });
  expect(match.options(1)).toEqual([
    { do: 'pass' },
    { do: 'react', card: 'gaspode' },
    { do: 'react', card: 'susan' },
    { do: 'gods' },
  ]);
  match.play(1, { do: 'react', card: 'gaspode' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 2]);
  expect(match.state.money).toEqual([10, 10]);
  expect(isOver(match)).toBe(true);
});

test('AM-10.13 a player who does not answer in time keeps their money and their cards', () => {
  const match = drawn('the-dragon', {
    areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1], building: 1 } },
    hands: [[], ['susan']],
    rolls: [8],
  });
  match.timeout(1);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 0, 0], building: -1 });
  expect(match.state.money[1]).toBe(10);
  expect(match.state.hands[1]).toHaveLength(1);
});

test('AM-10.13 time up is a no to Small Gods, whatever the event', () => {
  const gods = { 'small-gods': { building: 1 } };
  const explosion = drawn('explosion', { areas: { ...gods, dimwell: { building: 1 } }, rolls: [8] });
  explosion.timeout(1);
  expect(areaAt(explosion.state, 'dimwell').building).toBe(-1);
  const trolls = drawn('trolls', { areas: { ...gods, dimwell: { minions: [1] } }, rolls: [8, 9, 9] });
  trolls.timeout(1);
  expect(areaAt(trolls.state, 'dimwell').trolls).toBe(1);
  const johnson = drawn('bloody-stupid-johnson', {
    areas: { ...gods, dimwell: { building: 1 } },
    rolls: [8],
  });
  johnson.timeout(1);
  expect(johnson.state.cityCardsOut).toBe(1 << 7);
  for (const match of [explosion, trolls, johnson]) {
    expect(isOver(match)).toBe(true);
    expect(match.state.money).toEqual([10, 10, 10]);
  }
});
