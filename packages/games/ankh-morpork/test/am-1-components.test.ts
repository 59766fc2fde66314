import { expect, test } from 'vitest';
import { areaIds, areas } from '../rules/board.ts';
import { cardById, cards } from '../rules/cards.ts';
import {
  buildingsPerPlayer,
  demonCount,
  dieSides,
  minionsPerPlayer,
  mostPlayers,
  trollCount,
} from '../rules/constants.ts';
import { game } from '../rules/index.ts';
import { personalities, personalityById } from '../rules/personalities.ts';
import { randomEventById, randomEvents } from '../rules/random-events.ts';
import { table } from './position.ts';

test('AM-1.1 four colours of 12 minions and 6 buildings, 4 demons, 3 trolls, a twelve-sided die', () => {
  expect([mostPlayers, game.seats.max]).toEqual([4, 4]);
  expect({ minionsPerPlayer, buildingsPerPlayer }).toEqual({ minionsPerPlayer: 12, buildingsPerPlayer: 6 });
  expect({ demonCount, trollCount, dieSides }).toEqual({ demonCount: 4, trollCount: 3, dieSides: 12 });
});

test('AM-1.1 the events that bring demons and trolls bring all there are', () => {
  expect(randomEventById.demons.params).toEqual({ count: demonCount });
  expect(randomEventById.trolls.params).toEqual({ count: trollCount });
});

test('AM-1.2 101 player cards, 48 green and 53 brown, each with its own id', () => {
  expect(cards.filter(({ colour }) => colour === 'green')).toHaveLength(48);
  expect(cards.filter(({ colour }) => colour === 'brown')).toHaveLength(53);
  expect(Object.keys(cardById)).toHaveLength(101);
  for (const card of cards) expect(cardById[card.id]).toBe(card);
});

test('AM-1.2 the 12 random events', () => {
  expect(randomEvents.map(({ id }) => id)).toEqual([
    'the-dragon',
    'flood',
    'fire',
    'fog',
    'riots',
    'explosion',
    'mysterious-murders',
    'demons',
    'subsidence',
    'bloody-stupid-johnson',
    'trolls',
    'earthquake',
  ]);
  for (const event of randomEvents) expect(randomEventById[event.id]).toBe(event);
});

test('AM-1.2 the 7 Personalities', () => {
  expect(personalities.map(({ id }) => id)).toEqual([
    'lord-vetinari',
    'lord-selachii',
    'lord-rust',
    'lord-de-worde',
    'dragon-king-of-arms',
    'chrysoprase',
    'commander-vimes',
  ]);
  for (const row of personalities) expect(personalityById[row.id]).toBe(row);
});

test('AM-1.4 twelve areas, numbered 1 to 12 by their place in the table, each with a building cost', () => {
  expect(areas.map(({ id }) => id)).toEqual([...areaIds]);
  expect(new Set(areaIds).size).toBe(12);
  expect(areas.length).toBe(dieSides);
  expect(areas.map(({ cost }) => cost)).toEqual([6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]);
});

test('AM-1.5 adjacency goes both ways, by the same border or bridge, and never back to the area itself', () => {
  areas.forEach(({ id, neighbours, bridges }, index) => {
    expect(neighbours, id).not.toContain(index);
    expect(new Set(neighbours).size, id).toBe(neighbours.length);
    for (const other of neighbours) expect(areas[other]?.neighbours, `${id} and ${other}`).toContain(index);
    for (const other of bridges) expect(areas[other]?.bridges, `${id} and ${other}`).toContain(index);
    for (const other of bridges) expect(neighbours, id).toContain(other);
  });
});

test('AM-1.5 thirteen borders and ten bridges', () => {
  const ends = (links: (index: number) => readonly number[]) =>
    areas.flatMap((_, index) => links(index)).length;
  expect(ends((index) => areas[index]?.bridges ?? [])).toBe(2 * 10);
  expect(ends((index) => areas[index]?.neighbours ?? [])).toBe(2 * (13 + 10));
});

test('AM-1.3 the bank never runs out, and a purse is a whole number of dollars, never below zero', () => {
  const match = table({ money: [100_000, 0, 10], hands: [['royal-mint', 'ruby']] });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([100_005, 0, 10]);
  expect(game.faults({ ...match.state, money: [-1, 0, 10] })).toContain('seat 0 has a debt');
});
