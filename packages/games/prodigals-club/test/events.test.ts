import { Runner, rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import type { PcEvent } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { modeIds } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import { logEn } from '../text/log-en.ts';

const holdsBack = (move: PcMove) => ['end', 'stop', 'decline', 'discardTiles'].includes(move.do);

/** Event types of matches with active and with random players. */
function happenings(): Set<PcEvent['type']> {
  const runner = new Runner(game);
  const types = new Set<PcEvent['type']>();
  for (let seed = 0; seed < 70; seed++) {
    const mode = modeIds[seed % modeIds.length] as (typeof modeIds)[number];
    const state = runner.start(
      2 + (Math.floor(seed / modeIds.length) % 4),
      { mode },
      rngFrom(seedFromNumber(seed)),
    );
    for (let turn = seed; state.outcome === undefined; turn++) {
      for (const { type } of state.events.splice(0)) types.add(type);
      const seat = runner.nextSeat(state);
      const options = runner.options(state, seat);
      const eager = seed % 3 === 0 ? options : options.filter((move) => !holdsBack(move));
      const choice = eager.length === 0 ? options : eager;
      runner.play(state, seat, choice[(turn * 7919) % choice.length] as PcMove);
    }
    for (const { type } of state.events) types.add(type);
  }
  return types;
}

test('matches produce every kind of event', () => {
  const rare: readonly string[] = ['idle']; // nobody runs out of spaces in a real match
  const told = happenings();
  const missing = Object.keys(logEn).filter((type) => !told.has(type as never) && !rare.includes(type));
  expect(missing).toEqual([]);
});
