import { expect, test } from 'vitest';
import { settingsAmong } from '../src/arguments.ts';
import type { Given } from '../src/command.ts';
import { cli } from './cli.ts';
import { manifest } from './games/moded-game.ts';

const { game: modedGame } = await manifest.rules();

test('laws stops after the given number of pairs', async () => {
  const { status, out } = await cli('laws tic-tac-toe --pairs 400 --json');
  const result = JSON.parse(out);
  expect(status).toBe(0);
  expect(Object.keys(result)).toEqual([
    'game',
    'matches',
    'moves',
    'pairs',
    'witnessed',
    'undoable',
    'undoViews',
    'forced',
    'differences',
  ]);
  expect(result.pairs).toBeGreaterThanOrEqual(400);
  expect(result.witnessed).toBeGreaterThan(0);
  expect(result.differences).toBe(0);
});

test('laws --mode plays these modes alone, and refuses a game that has none of them', async () => {
  const settings = (values: Given['values']) => settingsAmong({ words: [], values }, modedGame);
  expect(settings({})).toEqual([{ mode: 'short' }, { mode: 'long' }]);
  expect(settings({ mode: 'long' })).toEqual([{ mode: 'long' }]);
  expect(settings({ option: ['mode=long,short'] })).toEqual([{ mode: 'short' }, { mode: 'long' }]);
  expect(settings({ mode: 'long', option: ['size=3'] })).toEqual([]);
  expect(await cli('laws tic-tac-toe --mode long')).toMatchObject({
    status: 2,
    err: expect.stringContaining('tic-tac-toe has no such setting'),
  });
});

test('laws --undos checks the undo law alone, until N undos were offered', async () => {
  const { status, out } = await cli('laws tic-tac-toe --undos 50 --json');
  const result = JSON.parse(out);
  expect(status).toBe(0);
  expect(result.undoable).toBeGreaterThanOrEqual(50);
  expect(result).toMatchObject({ pairs: 0, undoViews: 3 * result.undoable, differences: 0 });
});

test('laws stops at a broken law and prints the match that shows it', async () => {
  const { status, out, err } = await cli('laws broken-game --pairs 400');
  expect(status).toBe(1);
  expect(out).toMatch(/differences +1\n/);
  expect(err).toMatch(
    /^nothing is lost or doubled: a mark is lost\nreplay: \{"game":"broken-game","seats":2/,
  );
});
