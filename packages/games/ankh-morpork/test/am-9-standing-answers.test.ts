import { canonical, imagine, rngFrom, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { StandingAnswer } from '../rules/standing-answers.ts';
import { answersTo, readStanding, standingAnswer } from '../rules/standing-answers.ts';
import type { AmState } from '../rules/state.ts';
import { type Position, position, table } from './position.ts';

const threatened: Position = {
  areas: { 'the-hippo': { minions: [0, 1], trouble: true } },
  hands: [['inigo-skimmer', 'ruby'], ['gaspode', 'groat'], []],
};

function inWindow(start: Position) {
  const match = table(start);
  match.play(0, { do: 'play', card: 'inigo-skimmer' });
  match.play(0, { do: 'remove', area: 'the-hippo', piece: 1 });
  expect(match.asked).toEqual([1]);
  return match;
}

function answerOf(state: AmState, standing: readonly StandingAnswer[]) {
  const shown = show(game, state, 1);
  return standingAnswer(shown.view, shown.asked?.options ?? [], standing);
}

const alwaysPass: StandingAnswer = { when: {}, answer: 'pass' };
const playGaspode: StandingAnswer = { when: { window: 'removal' }, answer: 'gaspode' };

test('AM-9.2.4 a standing pass answers a window at once, whatever the hand', () => {
  const { state } = inWindow(threatened);
  expect(answerOf(state, [alwaysPass])).toEqual({ do: 'pass' });
  expect(answerOf(state, [])).toBeUndefined();
});

test('AM-9.2.4 a standing card is played if it is held and fits, and passes otherwise', () => {
  const held = inWindow(threatened);
  const answer = answerOf(held.state, [playGaspode]);
  expect(answer).toEqual({ do: 'react', card: 'gaspode' });
  if (answer !== undefined) held.play(1, answer);
  expect(held.events).toContainEqual({ type: 'reacted', seat: 1, card: 'gaspode' });
  const without = inWindow({ ...threatened, hands: [['inigo-skimmer', 'ruby'], ['groat'], []] });
  expect(answerOf(without.state, [playGaspode])).toEqual({ do: 'pass' });
});

test('AM-9.2.4 conditions look at window, card, area, turn and discard pile; the first that fits counts', () => {
  const { state } = inWindow(threatened);
  const answers = (when: StandingAnswer['when']) =>
    answerOf(state, [{ when, answer: 'gaspode' }, alwaysPass])?.do;
  expect(answers({ card: 'inigo-skimmer', area: 'the-hippo', turnOf: 0 })).toBe('react');
  expect(answers({ card: 'dr-cruces' })).toBe('pass');
  expect(answers({ area: 'dimwell' })).toBe('pass');
  expect(answers({ turnOf: 2 })).toBe('pass');
  expect(answers({ window: 'scroll' })).toBe('pass');
  expect(answers({ event: 'the-dragon' })).toBe('pass');
  expect(answers({ discarded: 'susan' })).toBe('pass');
});

test('AM-9.2.4 in an event the standing answer knows the event', () => {
  const match = table({
    areas: { 'the-hippo': { minions: [1] } },
    hands: [['rincewind'], ['susan', 'groat'], []],
    events: ['the-dragon'],
    rolls: [6],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.asked).toEqual([1]);
  expect(answerOf(match.state, [{ when: { event: 'the-dragon' }, answer: 'susan' }])).toEqual({
    do: 'react',
    card: 'susan',
  });
  expect(answerOf(match.state, [{ when: { event: 'mysterious-murders' }, answer: 'susan' }])).toBeUndefined();
  expect(answerOf(match.state, [alwaysPass])).toEqual({ do: 'stop' });
});

/** The Dragon hits seat 1 in The Hippo, where its building and this many of its minions stand; it holds Small Gods. */
function dragonAtHippo(minions: number, money: number, hand: Position['hands'] = [[], ['groat']]) {
  const match = table({
    areas: {
      'the-hippo': { minions: Array.from({ length: minions }, () => 1), building: 1 },
      'small-gods': { building: 1 },
    },
    money: [10, money, 10],
    hands: [['rincewind'], ...hand.slice(1)],
    events: ['the-dragon'],
    rolls: [6],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.asked).toEqual([1]);
  return match;
}

const payGods: StandingAnswer = { when: { window: 'removal' }, answer: 'gods' };

test('AM-9.2.5 a standing payment saves the minion, and then the player is asked about the building', () => {
  const match = dragonAtHippo(1, 6);
  expect(answerOf(match.state, [payGods])).toEqual({ do: 'gods' });
  match.play(1, { do: 'gods' });
  expect(match.asked).toEqual([1]);
  expect(answerOf(match.state, [payGods])).toBeUndefined();
  expect(match.options(1)).toEqual([{ do: 'godsAt', area: 'the-hippo' }, { do: 'stop' }]);
});

test('AM-9.2.5 a standing payment leaves the money for a building that is still to decide', () => {
  expect(answerOf(dragonAtHippo(1, 5).state, [payGods])).toBeUndefined();
  expect(answerOf(dragonAtHippo(0, 9).state, [payGods])).toBeUndefined();
  const two = dragonAtHippo(2, 8);
  expect(answerOf(two.state, [payGods])).toEqual({ do: 'gods' });
  two.play(1, { do: 'gods' });
  expect(answerOf(two.state, [payGods])).toBeUndefined();
});

test('AM-9.2.5 a standing pass or card does not let a building fall that could be saved, whatever the hand', () => {
  const susan: StandingAnswer = { when: { event: 'the-dragon' }, answer: 'susan' };
  for (const hand of [['susan', 'groat'], ['groat']] as const) {
    const { state } = dragonAtHippo(1, 9, [[], hand]);
    expect(answerOf(state, [alwaysPass])).toBeUndefined();
    expect(answerOf(state, [susan])).toBeUndefined();
  }
});

test('AM-9.2.5 a standing answer goes on where the building is settled or cannot be saved', () => {
  expect(answerOf(dragonAtHippo(1, 2).state, [alwaysPass])).toEqual({ do: 'stop' });
  const saved = dragonAtHippo(1, 9);
  saved.play(1, { do: 'godsAt', area: 'the-hippo' });
  expect(answerOf(saved.state, [payGods])).toEqual({ do: 'gods' });
  expect(answerOf(saved.state, [alwaysPass])).toEqual({ do: 'stop' });
});

test('AM-9.2.4 whether a standing answer answers never depends on the hand', () => {
  const conditions: StandingAnswer['when'][] = [
    {},
    { window: 'removal' },
    { window: 'move' },
    { turnOf: 0 },
    { card: 'groat' },
  ];
  const { state } = inWindow(threatened);
  for (let seed = 0; seed < 50; seed++) {
    // What seat 1 holds as the others imagine it: their wait must be the same for all of them.
    const other = imagine(game, show(game, state, 0), rngFrom(seedFromNumber(seed)));
    for (const when of conditions) {
      const answered = [state, other].map(
        (where) => answerOf(where, [{ when, answer: 'gaspode' }]) !== undefined,
      );
      expect(answered[0]).toBe(answered[1]);
    }
  }
});

test('AM-9.2.4 it may be set with an empty hand, is no move and changes nothing anyone is shown', () => {
  const state = position({ hands: [['ruby'], [], []] });
  const before = canonical(state);
  expect(readStanding([alwaysPass, playGaspode])).toEqual([alwaysPass, playGaspode]);
  expect(standingAnswer(show(game, state, 1).view, [], [alwaysPass])).toBeUndefined();
  expect(canonical(state)).toBe(before);
});

test('AM-9.2.4 conditions on hidden things, and anything malformed, are not taken', () => {
  expect(readStanding([{ when: { holds: 'gaspode' }, answer: 'pass' }])).toBeUndefined();
  expect(readStanding([{ when: { area: 'atlantis' }, answer: 'pass' }])).toBeUndefined();
  expect(readStanding([{ when: {}, answer: 'excalibur' }])).toBeUndefined();
  expect(readStanding([{ when: {} }])).toBeUndefined();
  expect(
    readStanding([{ when: JSON.parse('{"__proto__":{"area":"dimwell"}}'), answer: 'pass' }]),
  ).toBeUndefined();
  expect(readStanding('pass')).toBeUndefined();
  expect(readStanding(Array.from({ length: 101 }, () => alwaysPass))).toBeUndefined();
});

test('AM-9.2.2, AM-9.4 only what can fit is worth an answer beforehand: Doctor Mossy Lawn never', () => {
  expect(answersTo('removal').toSorted()).toEqual(
    ['gods', 'gaspode', 'wallace-sonky', 'susan', 'igor', 'fresh-start-club'].toSorted(),
  );
  expect(answersTo('move').toSorted()).toEqual(['gaspode', 'wallace-sonky']);
  expect(answersTo('scroll')).toEqual(['wallace-sonky']);
});
