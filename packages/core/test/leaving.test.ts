import { describe, expect, test } from 'vitest';
import {
  canonical,
  imagine,
  Match,
  pick,
  play,
  randomBelow,
  readRecord,
  recordOf,
  rngFrom,
  seatsAsked,
  seedFromNumber,
  show,
  type Viewer,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { scenario } from '../testing/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import type { Frame, SmugglersWords } from '../testing/smugglers-words.ts';
import { position } from './table.ts';

/** Plays at random; sometimes a seat, asked or not, leaves the table. */
function matchWithLeavers(seats: number, number: number): Match<SmugglersWords> {
  const match = new Match(smugglers, { seats, options: { nights: 2 }, seed: seedFromNumber(number) });
  const rng = rngFrom(seedFromNumber(number + 1_000_000));
  while (match.state.outcome === undefined) {
    expect(smugglers.faults(match.state)).toEqual([]);
    const seat = pick(rng, seatsAsked(smugglers, match.state));
    if (randomBelow(rng, 12) === 0) match.play(randomBelow(rng, seats), { do: 'concede' });
    else {
      const options = show(smugglers, match.state, seat).asked?.options ?? [];
      expect(match.play(seat, pick(rng, options)).ok).toBe(true);
    }
  }
  return match;
}

describe('leaving at any moment', () => {
  test.each([2, 3, 4])('lets matches of %d continue and end, and their records replay', (seats) => {
    const hows = new Set<string>();
    for (let number = 0; number < 150; number++) {
      const match = matchWithLeavers(seats, number);
      hows.add(match.state.outcome?.how ?? '');
      verifyRecord(smugglers, readRecord(writeRecord(recordOf(match, 'salt'))));
    }
    expect([...hows].sort()).toEqual(['alone', 'richest']);
  });

  test('shows every viewer what an imagined state shows', () => {
    const rng = rngFrom(seedFromNumber(3));
    for (let number = 0; number < 30; number++) {
      const match = new Match(smugglers, { seats: 4, options: { nights: 1 }, seed: seedFromNumber(number) });
      for (const seat of [0, 1, 2].filter(() => randomBelow(rng, 2) === 0))
        match.play(seat, { do: 'land', dock: 'south' });
      match.play(randomBelow(rng, 4), { do: 'concede' });
      for (const viewer of [0, 1, 2, 3, 'spectator'] satisfies Viewer[]) {
        const shown = show(smugglers, match.state, viewer);
        expect(canonical(show(smugglers, imagine(smugglers, shown, rng), viewer))).toBe(canonical(shown));
      }
    }
  });
});

describe('leaving cancels the questions to that seat', () => {
  const accused: Frame[] = [
    { kind: 'dawn' },
    { kind: 'turn', seat: 0, actions: 1, denounced: true },
    { kind: 'search', seat: 1, by: 0 },
    { kind: 'plea', seat: 1, by: 0 },
  ];
  const table = (pending: Frame[]) => position([['rum'], ['silk'], ['spice']], { pending, informer: 2 });

  test('the accused leaves: no plea and no search, and the accuser continues', () => {
    const match = scenario(smugglers, table(accused));
    match.play(1, { do: 'concede' });
    expect(match.asked).toEqual([0]);
    expect(match.state.question).toBe(1);
    expect(match.events).toEqual([{ type: 'left', seat: 1, cards: ['silk'], informer: false }]);
  });

  test('the informer leaves while asked in secret: everybody learns who it was, and the search continues', () => {
    const match = scenario(smugglers, table([...accused.slice(0, 3), { kind: 'tipOff', seat: 1, by: 0 }]));
    match.play(2, { do: 'concede' });
    expect(match.events.map(({ type }) => type)).toEqual(['left', 'searched']);
    expect(show(smugglers, match.state, 0).view.informer).toBe(2);
  });

  test('a bystander leaves: the question stands', () => {
    const match = scenario(smugglers, table(accused));
    match.play(2, { do: 'concede' });
    expect(match.asked).toEqual([1]);
    expect(match.state.question).toBe(0);
  });

  test('leaving twice is refused', () => {
    const match = scenario(smugglers, table(accused));
    match.play(2, { do: 'concede' });
    const again = play(smugglers, match.state, 2, { do: 'concede' });
    expect(again).toEqual({
      ok: false,
      rejection: { code: 'not-legal', why: { rule: 'SM-10', code: 'has-left' } },
    });
  });
});
