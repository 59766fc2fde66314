import type { Scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import type { AmVocabulary } from '../rules/index.ts';
import type { AmMove } from '../rules/moves.ts';
import { handIds, questionOf, table } from './position.ts';

const hippo: AmMove = { do: 'power', area: 'the-hippo' };

/** Uses The Hippo, which gives $2, and is asked the same again. */
function useHippo(match: Scenario<AmVocabulary>): void {
  const [money = 0] = match.state.money;
  const before = match.state.pending;
  match.play(0, hippo);
  expect(match.state.money[0]).toBe(money + 2);
  expect(match.state.pending).toEqual(before);
  expect(match.refused(0, hippo)).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.1', code: 'usedThisTurn' },
  });
}

const ownHippo = { 'the-hippo': { building: 0 } } as const;

test('AM-4.6 a power can be used before the first card', () => {
  const match = table({ areas: ownHippo, hands: [['groat']] });
  expect(questionOf(match.state)).toBe('chooseCard');
  useHippo(match);
});

test('AM-4.6 a power can be used before a symbol, the first or a later one', () => {
  for (const before of [0, 1]) {
    const match = table({ areas: ownHippo, hands: [['gimlets-dwarf-delicatessen', 'ruby']] });
    match.play(0, { do: 'play', card: 'gimlets-dwarf-delicatessen' });
    for (let done = 0; done < before; done++) match.play(0, { do: 'act' });
    expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: before });
    useHippo(match);
  }
});

test('AM-4.6 a power can be used before the first symbol of a second card, not while it is chosen', () => {
  const match = table({ areas: ownHippo, hands: [['drumknott', 'peeled-nuts', 'groat']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(match.offers(0, hippo)).toBe(false);
  match.play(0, { do: 'layAside', card: 'groat' });
  match.play(0, { do: 'finish' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 0 });
  useHippo(match);
});

test('AM-4.6 a power can be used after the last symbol, until the refill begins', () => {
  const match = table({ areas: ownHippo, hands: [['royal-mint', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'skip' });
  match.play(0, { do: 'act' });
  expect(questionOf(match.state)).toBe('finishCard');
  useHippo(match);
  match.play(0, { do: 'finish' });
  expect(match.refused(0, hippo)).toEqual({ code: 'not-asked' });
});

test('AM-4.6 a player who will pass may use powers before passing', () => {
  const match = table({ areas: ownHippo, hands: [['gaspode'], ['hex']] });
  useHippo(match);
  match.play(0, { do: 'pass' });
  expect(match.asked).toEqual([1]);
});

test('AM-4.6 no power in the middle of an action', () => {
  const match = table({ areas: ownHippo, hands: [['nobby-nobbs', 'ruby']] });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  expect(questionOf(match.state)).toBe('chooseTarget');
  expect(match.refused(0, hippo)).toEqual({ code: 'unknown' });
});

test('AM-4.6 no power while a reaction is waited for, nor in the middle of an event', () => {
  const match = table({
    areas: { ...ownHippo, dimwell: { minions: [0, 1], trouble: true } },
    hands: [['rincewind', 'dr-cruces'], ['ruby']],
    events: ['flood'],
    rolls: [8, 8],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  match.play(0, { do: 'act' });
  expect(questionOf(match.state)).toBe('floodMove');
  expect(match.refused(0, hippo)).toEqual({ code: 'unknown' });

  const attacked = table({
    areas: { ...ownHippo, dimwell: { minions: [1], trouble: true } },
    hands: [['dr-cruces'], ['ruby']],
  });
  attacked.play(0, { do: 'play', card: 'dr-cruces' });
  attacked.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(attacked.asked).toEqual([1]);
  expect(attacked.refused(0, hippo)).toEqual({ code: 'not-asked' });
});

test('AM-4.6 powers are used in your own turn, never in another player’s', () => {
  const match = table({
    areas: { 'the-hippo': { building: 1 }, dimwell: { minions: [1], trouble: true } },
    hands: [['dr-cruces', 'groat'], ['ruby']],
  });
  expect(match.refused(0, hippo)).toEqual({ code: 'unknown' });
  expect(match.refused(1, hippo)).toEqual({ code: 'not-asked' });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(match.asked).toEqual([1]);
  expect(match.refused(1, hippo)).toEqual({ code: 'unknown' });
});

test('AM-4.6 a power with a choice of its own is carried out, then the question is put again', () => {
  const match = table({
    areas: { 'the-scours': { building: 0 }, dimwell: { minions: [0] } },
    hands: [['groat', 'ruby', 'hex']],
  });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'power', area: 'the-scours' });
  expect(questionOf(match.state)).toBe('discardOne');
  expect(match.refused(0, { do: 'place', area: 'dimwell' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'discard', card: 'hex' });
  expect(match.state.money[0]).toBe(12);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 0 });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(handIds(match.state, 0)).toEqual(['ruby']);
});

test('AM-4.6 a power used in one turn is there again in the next own turn', () => {
  const match = table({ areas: ownHippo, hands: [['gaspode']] });
  useHippo(match);
  for (const seat of [0, 1, 2]) match.play(seat, { do: 'pass' });
  expect(match.asked).toEqual([0]);
  useHippo(match);
});
