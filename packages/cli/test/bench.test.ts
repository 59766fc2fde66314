import { expect, test } from 'vitest';
import { plainGame } from '../src/calibration.ts';
import { Chooser } from '../src/chooser.ts';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

test('bench engine measures the calibration, the core and every game, and says how to install the rest', async () => {
  const quick = 'bench engine --rounds 1 --time 20';
  const { status, out } = await cli(`${quick} --json`, { root: emptyFolder() });
  const { calibration, ticTacToe, boardgameIo, timesBoardgameIo, games } = JSON.parse(out);
  expect(status).toBe(0);
  expect(Math.min(calibration, ticTacToe)).toBeGreaterThan(0);
  expect([boardgameIo, timesBoardgameIo]).toEqual([null, null]);
  const game = games.find((one: { readonly game: string }) => one.game === 'tic-tac-toe');
  expect(game).toMatchObject({ game: 'tic-tac-toe', stepsPerSecond: ticTacToe });
  expect(game.percentOfCalibration).toBeCloseTo((100 * ticTacToe) / calibration, 0);
  const words = await cli(quick, { root: emptyFolder() });
  expect(words.out).toContain('npm install --prefix bench');
});

test('bench engine --mode measures the games with these modes, and what it always measures', async () => {
  const { out } = await cli('bench engine --mode long --rounds 1 --time 5 --json', {
    root: emptyFolder(),
  });
  expect(JSON.parse(out).games.map(({ game }: { readonly game: string }) => game)).toEqual([
    'moded-game',
    'tic-tac-toe',
  ]);
});

test('bench asks what to measure', async () => {
  expect(await cli('bench')).toMatchObject({ status: 2, err: expect.stringContaining('engine') });
});

test('the calibration plays random tic-tac-toe: expected length and share of draws', () => {
  const chooser = new Chooser('0'.repeat(32));
  const lengths = Array.from({ length: 20_000 }, () => plainGame(chooser));
  expect(Math.min(...lengths)).toBe(5);
  expect(Math.max(...lengths)).toBe(9);
  // Among all 255,168 games weighed by chance the mean length is 7.63 moves.
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeCloseTo(7.63, 1);
});
