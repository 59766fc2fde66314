import { legalMoves, Match, type Seat, seedFromNumber, timeoutMove } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { PcVocabulary } from '../rules/state.ts';

function start(mode: 'es' | 'esp', seats = 3): Match<PcVocabulary> {
  return new Match(game, { seats, options: { mode }, seed: seedFromNumber(4) });
}
const asked = ({ state }: Match<PcVocabulary>): Seat => {
  const frame = state.pending.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : -1;
};

/** Plays timeout moves, calling `look` before each. */
function playOn(match: Match<PcVocabulary>, look: (match: Match<PcVocabulary>, seat: Seat) => boolean): void {
  while (match.state.outcome === undefined) {
    const seat = asked(match);
    if (look(match, seat)) return;
    match.play(seat, timeoutMove(game, match.state, seat));
  }
}

test('an errand and all its small steps can be taken back', () => {
  const match = start('esp');
  const seat = asked(match);
  const before = match.state;
  expect(match.play(seat, { do: 'send', space: 'society-down' }).ok).toBe(true);
  expect(match.play(seat, { do: 'step', marker: 'lady-1', dir: 'down' }).ok).toBe(true);
  expect(match.play(seat, { do: 'step', marker: 'lady-1', dir: 'down' }).ok).toBe(true);
  for (let back = 0; back < 3; back++) expect(match.undo(seat)).toBe(true);
  expect(match.state).toBe(before);
});

test('a whole action turn can be taken back to its beginning', () => {
  const match = start('es');
  playOn(match, ({ state }) => state.phase === 'actions' && state.pending.at(-1)?.kind === 'actions');
  const seat = asked(match);
  const before = match.state;
  let moves = 0;
  for (; asked(match) === seat && match.state.phase === 'actions'; moves++) {
    const card = game.view(match.state, seat).players[seat]?.hand[0];
    const playing = match.state.pending.at(-1)?.kind === 'actions' && card !== undefined;
    match.play(seat, playing ? { do: 'play', card } : timeoutMove(game, match.state, seat));
  }
  expect(moves).toBeGreaterThan(0);
  for (let back = 0; back < moves; back++) expect(match.undo(seat)).toBe(true);
  expect(match.state).toBe(before);
});

test('the last action of a turn can be taken back while the turn is not ended', () => {
  const match = start('es', 2);
  playOn(match, ({ state }) => state.pending.at(-1)?.kind === 'actions' && state.order[1] === asked(match));
  const seat = asked(match);
  while (match.state.phase === 'actions' && legalMoves(game, match.state, seat).length > 1) {
    const { state } = match;
    const [first = { do: 'end' }] = legalMoves(game, state, seat);
    const acts = state.pending.at(-1)?.kind === 'actions' || state.pending.at(-1)?.kind === 'furtherActions';
    match.play(seat, acts ? first : timeoutMove(game, state, seat));
  }
  expect(legalMoves(game, match.state, seat)).toEqual([{ do: 'end' }]);
  expect(match.mayUndo(seat)).toBe(true);
});

test('no move before the deal of the next round can be taken back', () => {
  const match = start('es');
  let last: Seat = -1;
  playOn(match, ({ state }, seat) => {
    if (state.round === 2) return true;
    last = seat;
    return false;
  });
  expect(match.state.round).toBe(2);
  expect(match.mayUndo(last)).toBe(false);
});

test('nearly every move of a match can be taken back by the one who made it', () => {
  const match = start('esp', 2);
  let [open, all] = [0, 0];
  playOn(match, (now) => {
    const last = now.moves.at(-1);
    if (last !== undefined && all < 60) {
      all++;
      if (now.mayUndo(last.seat)) open++;
    }
    return all >= 60;
  });
  expect(open).toBeGreaterThanOrEqual(all - 2); // only the preparation of a round reveals anything
});
