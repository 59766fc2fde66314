import { describe, expect, test } from 'vitest';
import { canonical, imagine, play, rngFrom, seedFromNumber, show, start, type Viewer } from '../src/index.ts';
import { scenario } from '../testing/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import type { Frame, Smugglers } from '../testing/smugglers-words.ts';
import { position, turnOf, wander } from './table.ts';

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
const landing = () => start(smugglers, { seats: 3, options: { nights: 1 }, seed: seedFromNumber(1) });

function afterMove(state: Smugglers, seat: number, move: object): Smugglers {
  const played = play(smugglers, state, seat, move);
  if (!played.ok) throw new Error(played.rejection.code);
  return played.state;
}

/** Seat 1 has been denounced and has yielded: the informer, seat 2, is asked in secret. */
function secretQuestion(): Smugglers {
  const pending: Frame[] = [
    { kind: 'dawn' },
    { kind: 'search', seat: 1, by: 0 },
    { kind: 'plea', seat: 1, by: 0 },
  ];
  const table = scenario(
    smugglers,
    position([['rum'], ['silk'], ['spice']], { pending, informer: 2, boats: [[], ['rum'], []] }),
  );
  table.play(1, { do: 'yield' });
  return table.state;
}

describe('an open question', () => {
  const state = position([['rum'], ['silk']], {
    pending: turnOf(1),
    question: 12,
    landings: ['south', 'south'],
  });

  test('shows everybody the question and the seats it waits for', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(show(smugglers, state, viewer).waiting).toEqual({ kind: 'turn', seats: [1] });
      expect(show(smugglers, state, viewer)).not.toHaveProperty('answered');
      expect(show(smugglers, state, viewer)).not.toHaveProperty('outcome');
    }
  });

  test('shows options and question number only to the seat that is asked', () => {
    expect(show(smugglers, state, 1).asked).toEqual({
      question: 12,
      kind: 'turn',
      options: [{ do: 'draw' }, { do: 'stow', card: 'silk' }, { do: 'rest' }],
    });
    expect(show(smugglers, state, 0)).not.toHaveProperty('asked');
    expect(show(smugglers, state, 'spectator')).not.toHaveProperty('asked');
  });

  test('comes with the view of the game and the name of the viewer', () => {
    expect(show(smugglers, state, 0).viewer).toBe(0);
    expect(show(smugglers, state, 0).view.hand).toEqual(['rum']);
    expect(show(smugglers, state, 'spectator').view.hand).toEqual([]);
  });
});

describe('a hidden question', () => {
  test('shows the others only that the table waits', () => {
    const state = secretQuestion();
    for (const viewer of viewers) expect(show(smugglers, state, viewer).waiting).toEqual({ kind: 'hidden' });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(show(smugglers, state, viewer)).not.toHaveProperty('asked');
    expect(show(smugglers, state, 2).asked?.options).toEqual([{ do: 'tip' }, { do: 'keep' }]);
  });

  test('shows the same whichever seat is asked', () => {
    const state = secretQuestion();
    for (const informer of [1, 2]) {
      const other = { ...state, informer };
      expect(canonical(show(smugglers, other, 0))).toBe(canonical(show(smugglers, state, 0)));
      expect(canonical(show(smugglers, other, 'spectator'))).toBe(
        canonical(show(smugglers, state, 'spectator')),
      );
    }
  });

  test('refuses the others as if nothing were asked', () => {
    for (const seat of [0, 1]) {
      expect(play(smugglers, secretQuestion(), seat, { do: 'keep' })).toEqual({
        ok: false,
        rejection: { code: 'not-asked' },
      });
    }
  });
});

describe('sealed answers', () => {
  const state = afterMove(afterMove(landing(), 2, { do: 'land', dock: 'north' }), 0, {
    do: 'land',
    dock: 'south',
  });

  test('show everybody which seats have answered, in the order of the seats', () => {
    for (const viewer of viewers) {
      expect(show(smugglers, state, viewer).answered).toEqual([0, 2]);
      expect(show(smugglers, state, viewer).waiting).toEqual({ kind: 'land', seats: [1] });
    }
    expect(show(smugglers, landing(), 0).answered).toEqual([]);
  });

  test('are shown only to their owners', () => {
    const answers = viewers.map((viewer) => show(smugglers, state, viewer).asked?.answer);
    expect(answers).toEqual([
      { do: 'land', dock: 'south' },
      undefined,
      { do: 'land', dock: 'north' },
      undefined,
    ]);
    expect(show(smugglers, state, 1).asked).not.toHaveProperty('answer');
    expect(canonical(show(smugglers, state, 1).view)).not.toContain('south');
  });

  test('may still be replaced: their owners are shown the options again', () => {
    expect(show(smugglers, state, 0).asked?.options).toHaveLength(3);
    const replaced = afterMove(state, 0, { do: 'land', dock: 'east' });
    expect(show(smugglers, replaced, 0).asked?.answer).toEqual({ do: 'land', dock: 'east' });
    expect(canonical(show(smugglers, replaced, 1))).toBe(canonical(show(smugglers, state, 1)));
  });

  test('are not shown as answers to a question pushed over them', () => {
    const over = {
      ...state,
      pending: [...state.pending, { kind: 'unload', seat: 0 } as const],
      boats: [['rum'], [], []],
    };
    expect(show(smugglers, over as Smugglers, 0).asked).not.toHaveProperty('answer');
    expect(show(smugglers, over as Smugglers, 0)).not.toHaveProperty('answered');
  });
});

test('after the end there is an outcome, and the table waits for nobody', () => {
  const { state } = wander(smugglers, { seats: 3, options: { nights: 1 }, seed: seedFromNumber(2) });
  for (const viewer of viewers) {
    const { view, ...shown } = show(smugglers, state, viewer);
    expect(shown).toEqual({ viewer, outcome: state.outcome });
  }
});

test('a table with nothing pending shows only the view', () => {
  const shown = show(smugglers, position([[], []], { pending: [] }), 0);
  expect(Object.keys(shown)).toEqual(['viewer', 'view']);
});

describe('imagine', () => {
  test('keeps what the viewer knows and draws the rest', () => {
    const state = position([['rum', 'silk'], ['silk', 'spice'], ['rum']], { pending: turnOf(0) });
    const shown = show(smugglers, state, 0);
    const rng = rngFrom(seedFromNumber(9));
    const imagined = Array.from({ length: 40 }, () => imagine(smugglers, shown, rng));
    for (const other of imagined) expect(canonical(show(smugglers, other, 0))).toBe(canonical(shown));
    expect(new Set(imagined.map(({ hands }) => canonical(hands[1]))).size).toBeGreaterThan(4);
    expect(new Set(imagined.map(({ deck }) => canonical(deck))).size).toBe(40);
    expect(new Set(imagined.map((other) => canonical(other.rng))).size).toBe(40);
  });

  test('never passes on the generator of the match or its own', () => {
    const rng = rngFrom(seedFromNumber(9));
    const state = landing();
    const other = imagine(smugglers, show(smugglers, state, 0), rng);
    expect(other.rng).not.toBe(rng);
    expect(canonical(other.rng)).not.toBe(canonical(state.rng));
    expect(canonical(other.rng)).not.toBe(canonical(rng));
  });

  test('keeps the viewer’s sealed answer and draws those of the others from their options', () => {
    const state = afterMove(afterMove(landing(), 2, { do: 'land', dock: 'north' }), 0, {
      do: 'land',
      dock: 'south',
    });
    const rng = rngFrom(seedFromNumber(9));
    const docks = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const [own, others] = imagine(smugglers, show(smugglers, state, 0), rng).answers;
      expect(own).toEqual({ seat: 0, move: { do: 'land', dock: 'south' } });
      expect(others?.seat).toBe(2);
      docks.add(canonical(others?.move));
    }
    expect(docks.size).toBe(3);
  });

  test('keeps the number of the viewer’s question, and no other number', () => {
    const state = position([['rum'], ['silk']], { pending: turnOf(1), question: 12 });
    const rng = rngFrom(seedFromNumber(9));
    expect(imagine(smugglers, show(smugglers, state, 1), rng).question).toBe(12);
    expect(imagine(smugglers, show(smugglers, state, 0), rng).question).toBe(0);
  });

  test('has the outcome once the match is over', () => {
    const { state } = wander(smugglers, { seats: 2, options: { nights: 1 }, seed: seedFromNumber(2) });
    const rng = rngFrom(seedFromNumber(9));
    expect(imagine(smugglers, show(smugglers, state, 0), rng).outcome).toEqual(state.outcome);
    expect(imagine(smugglers, show(smugglers, landing(), 0), rng).outcome).toBeUndefined();
  });
});

test('a seat is shown the moves it may make at any time, asked or not, until it has made them', () => {
  const state = position([['rum'], ['silk']], { pending: turnOf(1) });
  expect(show(smugglers, state, 0).anytime).toEqual([{ do: 'concede' }]);
  expect(show(smugglers, state, 1).anytime).toEqual([{ do: 'concede' }]);
  expect(show(smugglers, state, 'spectator')).not.toHaveProperty('anytime');
  const gone = position([[], ['silk'], ['rum']], { pending: turnOf(1), gone: [true, false, false] });
  expect(show(smugglers, gone, 0)).not.toHaveProperty('anytime');
});
