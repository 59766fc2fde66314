import { legalMoves, Match, seatsAsked, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { boards, wheelPositions } from '../rules/board.ts';
import { drawings } from '../rules/geometry.ts';
import { type ElState, type ElVocabulary, game } from '../rules/index.ts';
import { conditionIds, fulfilled } from '../rules/victory.ts';
import { namesEn, namesFr } from '../text/index.ts';
import { conditionsOf, isFulfilled } from './conditions.ts';
import { leadsTo, positionsTo } from './districts.ts';
import { linesOf } from './map/name-lines.ts';
import { spotsFor } from './map/spots.ts';
import { notesFor } from './tray/bank-notes.ts';
import { boardLanguage, wordsIn } from './words/index.ts';

await Promise.all([boardLanguage.load('en'), boardLanguage.load('fr')]);

function positions(seats: number, seed: number): ElState[] {
  const options = { openMoney: false, firstPlayer: 'seat-0' } as const;
  const match = new Match<ElVocabulary>(game, { seats, options, seed: seedFromNumber(seed) });
  const found: ElState[] = [];
  let number = seed;
  while (match.state.outcome === undefined && found.length < 500) {
    const [seat = 0] = seatsAsked(game, match.state);
    const moves = legalMoves(game, match.state, seat);
    number = (number * 48271) % 2147483647;
    const lively = moves.filter((move) => move.do !== 'pass');
    const pool = lively.length > 0 ? lively : moves;
    match.play(seat, pool[number % pool.length]);
    found.push(match.state);
  }
  return found;
}

test.each([2, 3, 4])(
  'my conditionsOf are lit exactly when the game counts the condition, with %i players',
  (seats) => {
    for (const state of positions(seats, 31 + seats)) {
      const { view } = show(game, state, 0);
      const shown = conditionsOf(view, 0).filter(isFulfilled);
      const counted = conditionIds.filter((_, at) => (fulfilled(state, 0) & (1 << at)) !== 0);
      expect(shown.map(({ condition }) => condition)).toEqual(counted);
    }
  },
);

test('a closed purse leaves Wealthy Dandy unknown to the others', () => {
  const [state] = positions(3, 5);
  const { view } = show(game, state as ElState, 0);
  expect(conditionsOf(view, 1)[0]).toMatchObject({
    condition: 'wealthy_dandy',
    state: 'unknown',
    have: undefined,
  });
});

test('a position that leads to a district is among the positions to it', () => {
  for (const { id } of boards.B) {
    for (const position of wheelPositions) {
      for (const to of leadsTo(id, position)) expect(positionsTo(id, to)).toContain(position);
    }
  }
});

test('names are split in two lines, single words are not', () => {
  expect(linesOf('Archives')).toEqual(['Archives']);
  expect(linesOf('Place du Cochon Saoul')).toEqual(['Place du', 'Cochon Saoul']);
  for (const names of [namesEn, namesFr]) {
    for (const name of Object.values(names.districts)) {
      expect(Math.max(...linesOf(name).map(({ length }) => length))).toBeLessThanOrEqual(13);
    }
  }
});

test('all eight pawns of four players find a spot of their own in one district', () => {
  for (let count = 1; count <= 8; count++) {
    const { at } = spotsFor(count);
    expect(new Set(at.map(String)).size).toBe(count);
    for (const [x] of at) expect(Math.abs(x)).toBeLessThan(8);
  }
});

test('every district of both sides is drawn', () => {
  for (const side of ['A', 'B'] as const) {
    expect(drawings[side].districts.map(({ id }) => id)).toEqual(boards[side].map(({ id }) => id));
  }
});

test('a purse is paid out in the largest notes', () => {
  expect(notesFor(120_000)).toEqual([
    { value: 50_000, count: 2 },
    { value: 10_000, count: 2 },
  ]);
  expect(notesFor(0)).toEqual([]);
});

test('the effect of an action fits two lines of a phone, and is doubled with support', () => {
  for (const language of ['en', 'fr'] as const) {
    const { does, number } = wordsIn(language);
    const told = Object.values(does.actions).flatMap((brings) => [brings(1, 1), brings(2, 3)]);
    for (const line of [...told, ...Object.values(does.schemes)]) expect(line.length).toBeLessThan(72);
    expect(does.actions.bank_heist(1, 2)).toContain(number(50_000));
    expect(does.actions.bank_heist(2, 2)).toContain(number(100_000));
  }
});
