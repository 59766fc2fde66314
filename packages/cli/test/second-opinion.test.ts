import { catalogOf } from '@manigance/games';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { manifest as ticTacToe } from './games/tic-tac-toe.ts';

test('second-opinion compares the given number of matches', async () => {
  const { status, out } = await cli('second-opinion tic-tac-toe --matches 30 --seed 7 --json');
  expect(status).toBe(0);
  const { decisions, answers, moves, endings, ...result } = JSON.parse(out);
  expect(result).toEqual({ game: 'tic-tac-toe', matches: 30, disagreements: 0 });
  expect(decisions).toBe(moves.mark + 30);
  expect(answers).toBeGreaterThan(decisions);
  expect(endings.line + endings.full).toBe(30);
});

test('second-opinion prints the matches in which the model disagrees', async () => {
  const { status, out, err } = await cli('second-opinion moded-game --matches 4');
  expect(status).toBe(1);
  expect(out).toMatch(/^moded-game: 4 matches.*disagreements {11}2\n$/s);
  expect(err).toMatch(
    /^what is asked \(rules \/ model\): …"turn"…\n\/ …"long turn"…\nreplay: \{"game":"moded-game","seats":2,/m,
  );
});

test('second-opinion says that a game has none', async () => {
  const catalog = catalogOf([{ ...ticTacToe, url: import.meta.url }]);
  const { status, err } = await cli('second-opinion tic-tac-toe', { catalog });
  expect(status).toBe(2);
  expect(err).toContain('tic-tac-toe has no second opinion');
});
