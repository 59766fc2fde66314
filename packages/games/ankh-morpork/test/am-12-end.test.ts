import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import type { AmOutcome } from '../rules/events.ts';
import type { PersonalityId } from '../rules/personalities.ts';
import { handIds, idsOf, type Position, table } from './position.ts';

const nobodyIsVimes: readonly PersonalityId[] = ['lord-vetinari', 'chrysoprase', 'dragon-king-of-arms'];

/** Seat 0 passes and draws the last card of the pile. */
function exhausted(wanted: Position): AmOutcome {
  const match = table({ personalities: nobodyIsVimes, deckSize: 1, ...wanted });
  match.play(0, { do: 'pass' });
  return match.state.outcome as AmOutcome;
}

const eightMarkers = Object.fromEntries(areaIds.slice(0, 8).map((id) => [id, { trouble: true }]));
const sevenMarkers = Object.fromEntries(areaIds.slice(0, 7).map((id) => [id, { trouble: true }]));

test('AM-12.1 the game ends when a goal is met', () => {
  const match = table({ money: [0, 50], personalities: ['lord-rust', 'chrysoprase'] });
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({ winners: [1], how: 'wealth' });
  expect(match.refused(1, { do: 'pass' })).toMatchObject({ code: 'over' });
});

test('AM-12.1 the game ends when Riots is drawn with eight markers, and goes on with seven', () => {
  const drawn = (areas: NonNullable<Position['areas']>) => {
    const match = table({ areas, events: ['riots'], hands: [['rincewind', 'ruby']] });
    match.play(0, { do: 'play', card: 'rincewind' });
    return match;
  };
  expect(drawn(eightMarkers).state.outcome).toMatchObject({ how: 'points', points: [10, 10, 10] });
  expect(drawn(sevenMarkers).state.outcome).toBeUndefined();
});

test('AM-12.1 the game ends when the last card of the draw pile is taken, and not with one left', () => {
  for (const [deckSize, over] of [
    [5, true],
    [6, false],
  ] as const) {
    const match = table({ deckSize, personalities: nobodyIsVimes });
    match.play(0, { do: 'pass' });
    expect(match.state.outcome !== undefined).toBe(over);
    expect(match.state.deck).toHaveLength(deckSize - 5);
  }
});

test('AM-12.2 exhaustion in the refill: a draw for more cards than remain takes the remaining ones', () => {
  const match = table({ deckSize: 3, personalities: nobodyIsVimes, hands: [[], ['hex']] });
  match.play(0, { do: 'pass' });
  expect(match.state.hands[0]).toHaveLength(3);
  expect(match.state.outcome).toMatchObject({ how: 'points', after: 'emptyDeck' });
  expect(match.events.map(({ type }) => type)).toEqual(['passedTurn', 'drew', 'ended']);
});

test('AM-12.2 exhaustion through a scroll: the rest of the card is not resolved, and nothing refilled', () => {
  const match = table({ deckSize: 2, personalities: nobodyIsVimes, hands: [['the-clacks', 'ruby']] });
  match.play(0, { do: 'play', card: 'the-clacks' });
  match.play(0, { do: 'act' });
  expect(match.state.outcome).toMatchObject({ how: 'points' });
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(match.state.hands[0]).toHaveLength(3);
  expect(match.asked).toEqual([]);
});

test('AM-12.2 exhaustion through Unreal Estate: the discard does not follow', () => {
  const match = table({
    areas: { 'unreal-estate': { building: 0 } },
    deckSize: 1,
    draws: ['zorgo'],
    personalities: nobodyIsVimes,
    hands: [['ruby', 'groat']],
  });
  const { discard } = match.state;
  match.play(0, { do: 'power', area: 'unreal-estate' });
  expect(match.state.outcome).toMatchObject({ how: 'points' });
  expect(handIds(match.state, 0)).toEqual(['groat', 'ruby', 'zorgo']);
  expect(match.state.discard).toEqual(discard);
  expect(match.state.pending).toEqual([]);
});

test('AM-12.2 exhaustion through Fog: the rest of the card is not resolved', () => {
  const match = table({
    areas: { dimwell: { minions: [0], trouble: true } },
    deckSize: 4,
    events: ['fog'],
    personalities: nobodyIsVimes,
    hands: [['rincewind', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.state.deck).toEqual([]);
  expect(match.state.outcome).toMatchObject({ how: 'points' });
  expect(match.asked).toEqual([]);
});

test('AM-12.2 exhaustion inside the Alchemists’ Guild and through Gargoyles', () => {
  const guild = table({ deckSize: 3, personalities: nobodyIsVimes, hands: [['alchemists-guild', 'ruby']] });
  guild.play(0, { do: 'play', card: 'alchemists-guild' });
  guild.play(0, { do: 'act' });
  guild.play(0, { do: 'discard', card: 'ruby' });
  expect(guild.state.outcome).toMatchObject({ how: 'points' });
  const gargoyles = table({
    areas: { 'the-hippo': { building: 0, gainedNow: true } },
    deckSize: 1,
    personalities: nobodyIsVimes,
    hands: [['gargoyles', 'ruby']],
  });
  gargoyles.play(0, { do: 'play', card: 'gargoyles' });
  gargoyles.play(0, { do: 'act' });
  expect(gargoyles.state.outcome).toMatchObject({ how: 'points' });
});

test('AM-12.2 goals of other players are not checked when the pile runs out', () => {
  const outcome = exhausted({
    areas: eightMarkers,
    money: [30, 20, 10],
    personalities: ['lord-rust', 'dragon-king-of-arms', 'chrysoprase'],
  });
  expect(outcome).toMatchObject({ winners: [0], how: 'points', points: [30, 20, 10] });
});

test('AM-12.3 after exhaustion the holder of Commander Vimes wins alone, however few the points', () => {
  const outcome = exhausted({
    money: [50, 50, 0],
    personalities: ['lord-rust', 'chrysoprase', 'commander-vimes'],
  });
  expect(outcome.winners).toEqual([2]);
  expect(outcome.how).toBe('exhaustion');
  expect(outcome.points).toBeUndefined();
});

test('AM-12.3 an unused Commander Vimes wins nothing: points decide', () => {
  const outcome = exhausted({ money: [10, 11, 0] });
  expect(outcome).toMatchObject({ winners: [1], how: 'points' });
});

test('AM-12.3 Riots is no exhaustion: Commander Vimes does not win by his goal, but may by points', () => {
  for (const money of [
    [10, 20, 5],
    [10, 5, 20],
  ]) {
    const match = table({
      areas: eightMarkers,
      money,
      events: ['riots'],
      hands: [['rincewind']],
      personalities: ['lord-rust', 'chrysoprase', 'commander-vimes'],
    });
    match.play(0, { do: 'play', card: 'rincewind' });
    expect(match.state.outcome).toMatchObject({ winners: [money.indexOf(20)], how: 'points', points: money });
  }
});

test('AM-12.4 five points a minion on the board, the cost of each own building, one a dollar', () => {
  const outcome = exhausted({
    areas: {
      dimwell: { minions: [0, 0, 1], building: 0 },
      'small-gods': { minions: [1], building: 1 },
      longwall: { minions: [2], trouble: true, trolls: 2 },
    },
    money: [3, 1, 40],
  });
  expect(outcome.points).toEqual([10 + 6 + 3, 10 + 18 + 1, 5 + 40]);
  expect(outcome.winners).toEqual([2]);
});

test('AM-12.4 minions and buildings in an area with a demon give nothing', () => {
  const areas = { dimwell: { minions: [0, 1], building: 0, demons: 1 }, longwall: { minions: [0] } };
  expect(exhausted({ areas, money: [1, 7, 0] })).toMatchObject({ points: [6, 7, 0], winners: [1] });
});

test('AM-12.5 cards in hand, City Area cards and trouble give nothing', () => {
  const outcome = exhausted({
    areas: {
      dimwell: { building: 0 },
      longwall: { building: 1, cardOut: true },
      'the-shades': { trouble: true },
    },
    money: [0, 0, 0],
    hands: [[], ['hex', 'ruby', 'groat', 'zorgo']],
    stuck: [[], [], ['dr-whiteface']],
  });
  expect(outcome.points).toEqual([6, 12, 0]);
});

test.each([
  { loans: 1, money: 30, points: 18 },
  { loans: 1, money: 12, points: 0 },
  { loans: 1, money: 11, points: -4 },
  { loans: 1, money: 0, points: -15 },
  { loans: 2, money: 24, points: 0 },
  { loans: 2, money: 23, points: -4 },
  { loans: 2, money: 12, points: -15 },
  { loans: 2, money: 11, points: -19 },
])('AM-12.6 with $loans loans and $$money: $points points', ({ loans, money, points }) => {
  const held = (['mr-bent', 'bank-of-ankh-morpork'] as const).slice(0, loans);
  expect(exhausted({ loans: [held], money: [money, 5, 5] }).points).toEqual([points, 5, 5]);
});

test('AM-12.6 a loan unpaid for want of cash is not covered by buildings, and can cost the victory', () => {
  const outcome = exhausted({
    areas: { 'small-gods': { building: 0 } },
    loans: [['mr-bent']],
    money: [11, 15, 0],
  });
  expect(outcome).toMatchObject({ points: [18 + 11 - 15, 15, 0], winners: [1] });
});

test('AM-12.6 a loan taken by playing the card is paid back at the end', () => {
  const match = table({ deckSize: 5, personalities: nobodyIsVimes, hands: [['mr-bent']], money: [10, 0, 0] });
  match.play(0, { do: 'play', card: 'mr-bent' });
  match.play(0, { do: 'act' });
  expect(idsOf(match.state.loans[0] ?? [])).toEqual(['mr-bent']);
  expect(match.state.outcome).toMatchObject({ points: [20 - 12, 0, 0], winners: [0] });
});

test('AM-12.7 among tied players the dearest City Area card wins', () => {
  const outcome = exhausted({
    areas: { longwall: { building: 1 }, dimwell: { building: 2 } },
    money: [20, 8, 14],
  });
  expect(outcome).toMatchObject({ points: [20, 20, 20], winners: [1] });
});

test('AM-12.7 a dearer card does not help a player who is not tied for the most points', () => {
  const outcome = exhausted({
    areas: { 'small-gods': { building: 0 }, dimwell: { building: 1 } },
    money: [0, 14, 20],
  });
  expect(outcome).toMatchObject({ points: [18, 20, 20], winners: [1] });
});

test('AM-12.7 only the dearest card of each is compared, not their sum or number', () => {
  const outcome = exhausted({
    areas: {
      longwall: { building: 0 },
      dimwell: { building: 0 },
      'the-shades': { building: 0 },
      'small-gods': { building: 1 },
    },
    money: [0, 6, 0],
  });
  expect(outcome).toMatchObject({ points: [24, 24, 0], winners: [1] });
});

test('AM-12.7 a card that is lost does not count; one in a demon area does, at its printed cost', () => {
  const lost = exhausted({
    areas: { longwall: { building: 0, cardOut: true }, dimwell: { building: 1 } },
    money: [8, 14, 0],
  });
  expect(lost).toMatchObject({ points: [20, 20, 0], winners: [1] });
  const haunted = exhausted({
    areas: { longwall: { building: 0, demons: 1 }, dimwell: { building: 1 } },
    money: [20, 14, 0],
  });
  expect(haunted).toMatchObject({ points: [20, 20, 0], winners: [0] });
});

test('AM-12.7 still tied, by cards of one cost or by none at all: they win together', () => {
  const cards = exhausted({
    areas: { longwall: { building: 0 }, 'nap-hill': { building: 1 } },
    money: [8, 8, 20],
  });
  expect(cards).toMatchObject({ points: [20, 20, 20], winners: [0, 1] });
  expect(exhausted({ money: [7, 3, 7] })).toMatchObject({ points: [7, 3, 7], winners: [0, 2] });
});
