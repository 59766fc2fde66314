import { describe, expect, test } from 'vitest';
import {
  canonical,
  everyViewer,
  imagine,
  last,
  Match,
  mayUndo,
  play,
  type Rng,
  rngFrom,
  type Seat,
  seedFromNumber,
  show,
  type UndoBar,
  undoBar,
  type Viewer,
  witnessed,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import type { Frame, Move, Smugglers } from '../testing/smugglers-words.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { bareGame, question } from './bare-game.ts';
import { rareMove } from './rare-move.ts';
import { position, turnOf, wander } from './table.ts';

const landings: Smugglers['landings'] = ['south', 'south', 'south'];
const denounced: Frame[] = [
  { kind: 'dawn' },
  { kind: 'turn', seat: 2, actions: 2, denounced: false },
  { kind: 'search', seat: 1, by: 0 },
  { kind: 'plea', seat: 1, by: 0 },
];
const table = (more: Partial<Smugglers>) =>
  position([['rum', 'silk'], ['silk'], ['spice']], {
    pending: turnOf(0),
    landings,
    informer: 2,
    question: 7,
    ...more,
  });

describe('a move may be taken back', () => {
  test.each<[string, Seat, Move, Partial<Smugglers>]>([
    ['a plain placement', 0, { do: 'stow', card: 'rum' }, {}],
    [
      'a plain placement that ends the turn',
      0,
      { do: 'stow', card: 'rum' },
      { pending: turnOf(0, { actions: 1 }) },
    ],
    ['doing nothing', 0, { do: 'rest' }, {}],
    ['opening a question everyone sees', 0, { do: 'denounce', seat: 1 }, { boats: [[], ['rum'], []] }],
    [
      'a sale in the open',
      0,
      { do: 'sell', card: 'rum' },
      { pending: [{ kind: 'night' }, { kind: 'unload', seat: 0 }], boats: [['rum', 'silk'], [], []] },
    ],
  ])('%s', (_what, seat, move, more) => {
    expect(mayUndo(smugglers, table(more), seat, move)).toBe(true);
  });
});

describe('a move may not be taken back', () => {
  test.each<[string, Seat, Move, Partial<Smugglers>, UndoBar]>([
    ['a card was drawn', 0, { do: 'draw' }, {}, 'you-learned'],
    [
      'a die was rolled',
      1,
      { do: 'yield' },
      { pending: denounced, boats: [[], ['rum'], []], tipped: true },
      'you-learned',
    ],
    [
      'it opened a hidden question',
      1,
      { do: 'yield' },
      { pending: denounced, boats: [[], ['rum'], []] },
      'secret',
    ],
    [
      'it answered a hidden question',
      2,
      { do: 'tip' },
      { pending: [...denounced.slice(0, 3), { kind: 'tipOff', seat: 1, by: 0 }] },
      'secret',
    ],
    [
      'it is a sealed answer',
      0,
      { do: 'land', dock: 'south' },
      { pending: [{ kind: 'dawn' }, { kind: 'land' }], landings: ['', '', ''] },
      'sealed',
    ],
    [
      'it ended the match',
      0,
      { do: 'rest' },
      { pending: [{ kind: 'dawn' }, { kind: 'turn', seat: 0, actions: 2, denounced: false }] },
      'final',
    ],
    ['it is open at any moment', 0, { do: 'concede' }, {}, 'final'],
    ['it was not offered', 0, { do: 'stow', card: 'spice' }, {}, 'final'],
    ['it is of a seat that is not asked', 1, { do: 'rest' }, {}, 'final'],
  ])('if %s', (_what, seat, move, more, bar) => {
    expect(undoBar(smugglers, table(more), seat, move)).toBe(bar);
    expect(mayUndo(smugglers, table(more), seat, move)).toBe(false);
  });

  test('if it is the last sealed answer, which reveals all of them', () => {
    const match = new Match(smugglers, { seats: 2, options: { nights: 1 }, seed: seedFromNumber(1) });
    match.play(1, { do: 'land', dock: 'south' });
    expect(match.mayUndo(1)).toBe(false);
    match.play(0, { do: 'land', dock: 'south' });
    expect(match.mayUndo(0)).toBe(false);
  });

  test('once another seat has acted', () => {
    const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
    match.play(0, { do: 'mark', cell: 4 });
    match.play(1, { do: 'mark', cell: 0 });
    expect(match.mayUndo(0)).toBe(false);
  });

  test('once its seat has left, although it was asked', () => {
    const match = new Match(smugglers, { seats: 3, options: { nights: 1 }, seed: seedFromNumber(1) });
    for (const seat of [0, 1, 2]) match.play(seat, { do: 'land', dock: 'south' });
    expect(match.play(0, { do: 'concede' }).ok).toBe(true);
    expect(match.state.outcome).toBeUndefined();
    expect(match.mayUndo(0)).toBe(false);
  });

  test('if the rules declare it news, although its result is certain', () => {
    const seized: Smugglers['seized'] = [...Array(8).fill('rum'), ...Array(5).fill('spice')];
    const state = position([['silk'], ['silk']], { pending: turnOf(0), seized });
    expect(new Set(state.deck)).toEqual(new Set(['silk']));
    expect(mayUndo(smugglers, state, 0, { do: 'draw' })).toBe(false);
  });

  test('if its result differs between arrangements, although no event is declared news', () => {
    const quiet = { ...smugglers, reveals: () => false };
    expect(mayUndo(quiet, table({}), 0, { do: 'draw' })).toBe(false);
    expect(mayUndo(quiet, table({}), 0, { do: 'rest' })).toBe(true);
    const unseen = { ...smugglers, witness: () => undefined };
    expect(mayUndo(unseen, table({}), 0, { do: 'rest' })).toBe(true);
  });

  test('if only another seat learns from it, through an event', () => {
    const state = table({ pending: denounced, boats: [[], ['rum'], []] });
    const played = play(smugglers, state, 1, { do: 'whisper' });
    const seen = ([0, 1, 2] as const).map(
      (viewer) => played.ok && played.events.map((event) => smugglers.witness(event, viewer)),
    );
    const told = { type: 'whispered', seat: 1, by: 0 };
    expect(seen).toEqual([[{ ...told, card: state.deck.at(-1) }], [told], [told]]);
    expect(undoBar(smugglers, state, 1, { do: 'whisper' })).toBe('others-learned');
  });

  test('if another seat is shown a card the mover chose, and the rules declare that news', () => {
    const state = table({ pending: denounced, boats: [[], ['rum'], []] });
    expect(smugglers.reveals({ type: 'bribed', seat: 1, by: 0, card: 'silk' }, 0)).toBe(true);
    expect(undoBar(smugglers, state, 1, { do: 'bribe', card: 'silk' })).toBe('others-learned');
  });

  test('if another seat draws after a move that few arrangements allow', () => {
    for (const draws of [true, false]) {
      const { state } = new Match(rareMove({ draws }), { seats: 2, options: {}, seed: seedFromNumber(1) });
      const move = { do: `play ${state.did[0]}` };
      expect(mayUndo(rareMove({ draws }), state, 0, move)).toBe(!draws);
    }
  });

  test('if no arrangement is found for another viewer in which it would have been legal', () => {
    const game = rareMove({ draws: false, cards: 100_000 });
    const { state } = new Match(game, { seats: 2, options: {}, seed: seedFromNumber(1) });
    expect(mayUndo(game, state, 0, { do: `play ${state.did[0]}` })).toBe(false);
  });

  test('if only the spectator is shown hidden information', () => {
    const state = table({});
    const indiscreet = {
      ...smugglers,
      view: (now: Smugglers, viewer: Viewer) => ({
        ...smugglers.view(now, viewer),
        ...(viewer === 'spectator' && now.boats[0]?.length ? { top: last(now.deck) } : {}),
      }),
    };
    expect(mayUndo(smugglers, state, 0, { do: 'stow', card: 'rum' })).toBe(true);
    expect(mayUndo(indiscreet, state, 0, { do: 'stow', card: 'rum' })).toBe(false);
  });

  test('if only the options of the next question depend on hidden information', () => {
    const secret = (hidden: boolean) =>
      bareGame({
        pending: [{ kind: 'first', seat: 1 }],
        frames: {
          first: question(['go'], {
            resolve: (draft: { pending: object[] }, _frame: object, _move: object, seat: number) =>
              draft.pending.push({ kind: 'next', seat }),
          }),
          next: question([], {
            options({ rng }: { rng: Rng }, _frame: object, _seat: Seat, list: { offer(move: object): void }) {
              list.offer({ do: hidden && rng[0] % 2 === 0 ? 'even' : 'odd' });
            },
          }),
        },
      });
    for (const hidden of [true, false]) {
      const { game, state } = new Match(secret(hidden), { seats: 3, options: {}, seed: seedFromNumber(1) });
      expect(mayUndo(game, state, 1, { do: 'go' })).toBe(!hidden);
    }
  });
});

test('undo and the reason against it do not depend on what the mover does not know', () => {
  const rng = rngFrom(seedFromNumber(8));
  wander(
    smugglers,
    { seats: 3, options: { nights: 2 }, seed: seedFromNumber(8) },
    ({ state }, seat, move) => {
      const other = imagine(smugglers, show(smugglers, state, seat), rng);
      expect(undoBar(smugglers, other, seat, move)).toBe(undoBar(smugglers, state, seat, move));
    },
  );
});

describe('the few arrangements tried agree with 200', () => {
  test.each([2, 3, 4])('in every position of random matches of %d', (seats) => {
    const rng = rngFrom(seedFromNumber(77));
    const counts = { undoable: 0, not: 0 };
    for (let match = 0; match < 12 - 2 * seats; match++) {
      const setup = { seats, options: { nights: 2 as const }, seed: seedFromNumber(seats * 100 + match) };
      wander(smugglers, setup, ({ state }, seat, move) => {
        const undoable = mayUndo(smugglers, state, seat, move);
        expect([seat, move, undoable]).toEqual([seat, move, nobodyLearns(state, seat, move, rng)]);
        counts[undoable ? 'undoable' : 'not']++;
      });
    }
    expect(counts.undoable).toBeGreaterThan(20);
    expect(counts.not).toBeGreaterThan(20);
  });
});

/** The definition of undo, checked in 200 arrangements for every viewer. */
function nobodyLearns(state: Smugglers, seat: Seat, move: Move, rng: Rng): boolean {
  const known = show(smugglers, state, seat);
  if (known.answered !== undefined || known.waiting?.kind === 'hidden') return false;
  const seen = new Set<string>();
  for (let round = 0; round < 200; round++) {
    const arranged = imagine(smugglers, known, rng);
    const after = sight(arranged, seat, move, seat);
    if (after === undefined || after.includes('"hidden"') || after.includes('"outcome"')) return false;
    seen.add(after);
    if (seen.size > 1) return false;
    for (const viewer of everyViewer(state.seats)) {
      if (hasNews(arranged, seat, move, viewer)) return false;
      if (viewer === seat) continue;
      const other = imagine(smugglers, show(smugglers, arranged, viewer), rng);
      const theirs = sight(other, seat, move, viewer);
      if (theirs !== undefined && theirs !== sight(arranged, seat, move, viewer)) return false;
    }
  }
  return true;
}

function hasNews(state: Smugglers, seat: Seat, move: Move, viewer: Viewer): boolean {
  const played = play(smugglers, state, seat, move);
  return (
    played.ok && witnessed(smugglers, played.events, viewer).some((event) => smugglers.reveals(event, viewer))
  );
}

/** Everything a viewer is sent after the move; undefined if it is not legal. Question numbers are left out. */
function sight(state: Smugglers, seat: Seat, move: Move, viewer: Viewer): string | undefined {
  const played = play(smugglers, { ...state, question: 0 }, seat, move);
  if (!played.ok) return undefined;
  return canonical([show(smugglers, played.state, viewer), witnessed(smugglers, played.events, viewer)]);
}
