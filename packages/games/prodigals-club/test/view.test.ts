import { imagine, rngFrom, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { PcView } from '../rules/view-types.ts';
import { acting, matchAt, parked, player, sending, view } from './position.ts';

const circleFrame = { kind: 'circle', seat: 0, places: [2, 3] } as const;

/** The question of a match that asks for a circle tile, as viewers see it. */
function circleQuestion({ pending }: PcView) {
  const frame = pending.at(-1);
  if (frame?.kind !== 'circle') throw new Error('no circle tile is asked for');
  return frame;
}

test('PC-6.6 a view names the places of circle tiles; the state counts them', () => {
  const match = matchAt({ mode: 'es', pending: [parked, circleFrame] });
  expect(circleQuestion(view(match)).places).toEqual(['space-1', 'space-2']);
  const imagined = imagine(game, show(game, match.state, 0), rngFrom(seedFromNumber(1)));
  expect(imagined.pending).toEqual(match.state.pending);
});

test('PC-12.2 a view lists the placements that are offered, and no others', () => {
  const match = matchAt({ mode: 'es', pending: [parked, circleFrame] });
  const placements = circleQuestion(view(match)).placements.map(({ tile, x, y, rotation }) => ({
    do: 'placeTile',
    tile,
    x,
    y,
    rotation,
  }));
  const offered = match.options(0).filter((option) => option.do === 'placeTile');
  expect(offered.length).toBeGreaterThan(4);
  expect(placements).toEqual(offered);
});

test('PC-12.4 each placement in a view gives just what it announces', () => {
  const grid = [
    { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 },
    { tile: 'circle-1-01', x: 0, y: -1, rotation: 2 },
    { tile: 'circle-1-12', x: 1, y: 0, rotation: 3 },
  ] as const;
  const position = () => matchAt({ mode: 'es', players: [{ grid }], pending: [parked, circleFrame] });
  for (const { symbols, innerCircles, ...place } of circleQuestion(view(position())).placements) {
    const match = position();
    match.play(0, { do: 'placeTile', ...place });
    const placed = match.events.find(({ type }) => type === 'circlePlaced');
    expect(placed).toMatchObject({ symbols, innerCircles });
  }
});

test('PC-1.2 the final score in a view is the highest of the scores', () => {
  const match = acting({ players: [{ votes: 3, pounds: 1, possessions: [] }] });
  const { scores, finalScore } = player(match, 0);
  expect(scores).toEqual({ election: 3, society: 45, possessions: 1 });
  expect(finalScore).toBe(45);
});

test('PC-16.1 a score of three or less warns that the game may end', () => {
  const match = acting({
    players: [
      { votes: 3, pounds: 4, possessions: [] },
      { votes: 4, pounds: -1, possessions: [] },
    ],
  });
  expect([0, 1].map((seat) => player(match, seat).nearZero)).toEqual([['election'], ['possessions']]);
});

test('a view names spaces, tiles and seats by their ids', () => {
  const match = sending({
    mode: 'es',
    boys: { 'election-vote': [0, 1] },
    players: [{ bonus: 'bonus-votes' }],
  });
  expect(view(match).boys).toEqual({ 'election-vote': [0, 1] });
  expect(view(match).central.bonusTiles).toEqual([
    'bonus-megaphones',
    'bonus-society-down',
    'bonus-society-diagonal',
  ]);
});
