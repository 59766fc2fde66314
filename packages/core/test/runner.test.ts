import { describe, expect, test } from 'vitest';
import { finish, play, push, type Rng, RulesError, Runner, tell } from '../src/index.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { bareGame, question, step } from './bare-game.ts';

const rng = (): Rng => [1, 2, 3, 4];
const won = { winners: [0], how: 'test' };

describe('settle', () => {
  test('resolves frames that ask nobody from the top, including those they push', () => {
    const game = bareGame({
      pending: [{ kind: 'last' }, { kind: 'nest' }, { kind: 'first' }],
      frames: {
        first: step(),
        nest: step((draft) => push(draft, { kind: 'under' }, { kind: 'over' })),
        over: step((draft) => push(draft, { kind: 'deep' })),
        deep: step(),
        under: step(),
        last: step((draft) => finish(draft, won)),
      },
    });
    const state = new Runner(game).start(3, {}, rng());
    expect(state.did).toEqual(['first', 'nest', 'over', 'deep', 'under', 'last']);
    expect(state.outcome).toEqual(won);
    expect(state.question).toBe(0);
  });

  test('stops at a question and continues once it is answered', () => {
    const game = bareGame({
      pending: [{ kind: 'end' }, { kind: 'ask', seat: 2 }, { kind: 'before' }],
      frames: { before: step(), ask: question(['a', 'b']), end: step((draft) => finish(draft, won)) },
    });
    const runner = new Runner(game);
    const state = runner.start(3, {}, rng());
    expect(state.did).toEqual(['before']);
    expect(runner.seatsAsked(state)).toEqual([2]);
    expect(runner.nextSeat(state)).toBe(2);
    expect(runner.options(state, 2)).toEqual([{ do: 'a' }, { do: 'b' }]);
    runner.play(state, 2, { do: 'b' });
    expect(state.did).toEqual(['before', 'ask 2: b', 'end']);
    expect(state.question).toBe(1);
    expect(runner.seatsAsked(state)).toEqual([]);
  });

  test('the end of the match drops pending frames', () => {
    const game = bareGame({
      pending: [{ kind: 'never' }, { kind: 'end' }],
      frames: { never: step(), end: step((draft) => finish(draft, won)) },
    });
    const state = new Runner(game).start(3, {}, rng());
    expect(state.did).toEqual(['end']);
    expect(state.pending).toEqual([]);
  });

  test('a frame may replace the stack', () => {
    const game = bareGame({
      pending: [{ kind: 'dropped' }, { kind: 'anew' }],
      frames: {
        dropped: step(),
        anew: step((draft) => {
          draft.pending = [{ kind: 'end' }];
        }),
        end: step((draft) => finish(draft, won)),
      },
    });
    expect(new Runner(game).start(3, {}, rng()).did).toEqual(['anew', 'end']);
  });

  test('a frame is off the stack when it resolves, and may be pushed again to ask again', () => {
    const sizes: number[] = [];
    const again = question(['more', 'stop'], {
      resolve(
        draft: { pending: { kind: string }[]; did: string[] },
        frame: { kind: string },
        move: { do: string },
      ) {
        sizes.push(draft.pending.length);
        draft.did.push(move.do);
        if (move.do === 'more') push(draft, frame);
      },
    });
    const game = bareGame({
      pending: [{ kind: 'end' }, { kind: 'again', seat: 1 }],
      frames: { again, end: step((draft) => finish(draft, won)) },
    });
    const runner = new Runner(game);
    const state = runner.start(3, {}, rng());
    for (const answer of ['more', 'more', 'stop']) runner.play(state, 1, { do: answer });
    expect(state.did).toEqual(['more', 'more', 'stop', 'end']);
    expect(sizes).toEqual([1, 1, 1]);
    expect(state.question).toBe(3);
  });
});

describe('an only option', () => {
  const end = step((draft) => finish(draft, won));

  test('is taken without asking where the frame says so, and advances the question number', () => {
    const frames = { one: question(['a'], { onlyOption: 'taken' }), end };
    const state = new Runner(
      bareGame({ pending: [{ kind: 'end' }, { kind: 'one', seat: 2 }], frames }),
    ).start(3, {}, rng());
    expect(state.did).toEqual(['one 2: a', 'end']);
    expect(state.question).toBe(1);
  });

  test('is asked where the frame says nothing, or says `asked`', () => {
    for (const more of [{}, { onlyOption: 'asked' }]) {
      const game = bareGame({
        pending: [{ kind: 'end' }, { kind: 'one' }],
        frames: { one: question(['a'], more), end },
      });
      expect(new Runner(game).start(3, {}, rng()).did).toEqual([]);
    }
  });

  test('is no such option among two or none, and the seat is asked', () => {
    for (const moves of [['a', 'b'], []]) {
      const frames = { some: question(moves, { onlyOption: 'taken' }), end };
      const runner = new Runner(bareGame({ pending: [{ kind: 'end' }, { kind: 'some' }], frames }));
      const state = runner.start(3, {}, rng());
      expect(runner.seatsAsked(state)).toEqual([0]);
      expect(state.did).toEqual([]);
    }
  });

  test('may follow another, each with its own options', () => {
    const frames = {
      one: question(['a'], { onlyOption: 'taken' }),
      two: question(['b'], { onlyOption: 'taken' }),
      end,
    };
    const pending = [{ kind: 'end' }, { kind: 'two' }, { kind: 'one' }];
    expect(new Runner(bareGame({ pending, frames })).start(3, {}, rng()).did).toEqual([
      'one 0: a',
      'two 0: b',
      'end',
    ]);
  });
});

describe('bugs in rules are RulesErrors', () => {
  test('nothing pending and no outcome', () => {
    const game = bareGame({ pending: [{ kind: 'gone' }], frames: { gone: step() } });
    expect(() => new Runner(game).start(3, {}, rng())).toThrow(
      new RulesError('nothing is pending, and the match is not over'),
    );
  });

  test('a frame without a rule', () => {
    const game = bareGame({ pending: [{ kind: 'nobody-wrote' }], frames: {} });
    expect(() => new Runner(game).start(3, {}, rng())).toThrow(
      new RulesError('no frame rule is called nobody-wrote'),
    );
    expect(new RulesError('x').name).toBe('RulesError');
  });

  test('asking for the next seat of a frame that asks nobody', () => {
    const game = bareGame({ pending: [{ kind: 'still' }], frames: { still: step() } });
    const state = game.setup(3, {}, rng());
    expect(() => new Runner(game).nextSeat(state)).toThrow(new RulesError('the match waits for nobody'));
    expect(new Runner(game).seatsAsked(state)).toEqual([]);
  });
});

describe('the list of options', () => {
  test('is filled once per question', () => {
    let filled = 0;
    const counting = question([], {
      options(_state: object, _frame: object, _seat: number, list: { offer(move: { do: string }): void }) {
        filled++;
        list.offer({ do: `a${filled}` });
        list.offer({ do: 'b' });
      },
    });
    const runner = new Runner(
      bareGame({ pending: [{ kind: 'ask' }, { kind: 'ask' }], frames: { ask: counting } }),
    );
    const [state, other] = [runner.start(3, {}, rng()), runner.start(3, {}, rng())];
    expect([runner.countOptions(state, 0), runner.optionAt(0), runner.optionAt(1)]).toEqual([
      2,
      { do: 'a1' },
      { do: 'b' },
    ]);
    expect(runner.options(state, 0)).toEqual([{ do: 'a1' }, { do: 'b' }]);
    expect(runner.options(other, 0)).toEqual([{ do: 'a2' }, { do: 'b' }]);
    expect(runner.options(other, 1)).toEqual([{ do: 'a3' }, { do: 'b' }]);
    runner.play(other, 1, { do: 'b' });
    expect(runner.options(other, 1)).toEqual([{ do: 'a4' }, { do: 'b' }]);
  });

  test('is filled again after an anytime move', () => {
    const game = bareGame({
      pending: [{ kind: 'ask' }],
      frames: {
        ask: question([], {
          options: (
            { did }: { did: string[] },
            _f: object,
            _s: number,
            list: { offer(move: object): void },
          ) => list.offer({ do: did.length === 0 ? 'calm' : 'alarm' }),
        }),
      },
      anytime: {
        options: () => {},
        resolve: (draft, seat, move) => void draft.did.push(`${move.do} ${seat}`),
      },
    });
    const runner = new Runner(game);
    const state = runner.start(3, {}, rng());
    expect(runner.options(state, 0)).toEqual([{ do: 'calm' }]);
    runner.playAnytime(state, 2, { do: 'shout' });
    expect(state.did).toEqual(['shout 2']);
    expect(runner.options(state, 0)).toEqual([{ do: 'alarm' }]);
  });
});

test('playing in place and playing on copies give the same state', () => {
  const runner = new Runner(ticTacToe);
  const inPlace = runner.start(2, {}, rng());
  let copied = runner.start(2, {}, rng());
  for (const [at, cell] of [4, 0, 8, 2, 1].entries()) {
    runner.play(inPlace, at % 2, { do: 'mark', cell });
    const played = play(ticTacToe, copied, at % 2, { do: 'mark', cell });
    if (!played.ok) throw new Error('refused');
    copied = played.state;
  }
  expect({ ...copied, events: [] }).toEqual({ ...inPlace, events: [] });
});

test('a long search does not accumulate events', () => {
  const chatty = question(['on'], {
    resolve(draft: { pending: { kind: string }[]; events: { type: string }[] }) {
      for (let at = 0; at < 30; at++) tell(draft, { type: 'chat' });
      push(draft, { kind: 'chat' });
    },
  });
  const runner = new Runner(bareGame({ pending: [{ kind: 'chat' }], frames: { chat: chatty } }));
  const state = runner.start(3, {}, rng());
  for (let at = 0; at < 500; at++) {
    runner.play(state, 0, { do: 'on' });
    expect(state.events.length).toBeGreaterThanOrEqual(30);
    expect(state.events.length).toBeLessThanOrEqual(240);
  }
});
