import { describe, expect, test } from 'vitest';
import {
  type Answer,
  finish,
  push,
  type Rng,
  Runner,
  type SealedRule,
  type Seat,
  type StepRule,
  tell,
} from '../src/index.ts';
import { type BareState, type BareWords, bareGame, question, step } from './bare-game.ts';

const rng = (): Rng => [1, 2, 3, 4];
const end: StepRule<BareWords, string> = { resolve: (draft) => finish(draft, { winners: [], how: 'test' }) };

function sealed(
  asks: (state: BareState) => readonly Seat[],
  more: Partial<SealedRule<BareWords, string>> = {},
) {
  return {
    asksTogether: asks,
    options(_state, _frame, _seat, list) {
      for (const move of ['a', 'b', 'c']) list.offer({ do: move });
    },
    sealed: (draft, _frame, seat) => tell(draft, { type: `ready ${seat}` }),
    resolve: (draft, _frame, answers) => void draft.did.push(told(answers)),
    ...more,
  } satisfies SealedRule<BareWords, string>;
}

function told(answers: readonly Answer<{ do: string }>[]): string {
  return answers.map(({ seat, move }) => `${seat}${move.do}`).join(' ');
}

function table(choose: SealedRule<BareWords, string>, more: Partial<Parameters<typeof bareGame>[0]> = {}) {
  const game = bareGame({ pending: [{ kind: 'end' }, { kind: 'choose' }], frames: { choose, end }, ...more });
  const runner = new Runner(game);
  const state = runner.start(3, {}, rng());
  return { state, runner, answer: (seat: Seat, move: string) => runner.play(state, seat, { do: move }) };
}

const all = () => [0, 1, 2];

describe('a sealed question to several seats', () => {
  test('stays sealed until the last answer, and resolves in the order of the seats', () => {
    const { state, runner, answer } = table(sealed(all));
    answer(2, 'a');
    expect([state.did, runner.seatsAsked(state), runner.nextSeat(state)]).toEqual([[], [0, 1], 0]);
    answer(0, 'b');
    expect([state.did, runner.seatsAsked(state), runner.nextSeat(state)]).toEqual([[], [1], 1]);
    expect(state.question).toBe(0);
    answer(1, 'c');
    expect(state.did).toEqual(['0b 1c 2a']);
    expect(state.question).toBe(1);
    expect(state.answers).toEqual([]);
    expect(state.outcome).toBeDefined();
  });

  test('allows replacing an answer until then, without an event', () => {
    const { state, answer } = table(sealed(all));
    answer(1, 'a');
    answer(1, 'b');
    expect(state.answers).toEqual([{ seat: 1, move: { do: 'b' } }]);
    answer(0, 'a');
    answer(1, 'c');
    expect(state.events).toEqual([{ type: 'ready 1' }, { type: 'ready 0' }]);
    answer(2, 'b');
    expect(state.did).toEqual(['0a 1c 2b']);
  });

  test('need not announce who has answered', () => {
    const { sealed: _told, ...silent } = sealed(all);
    const { state, answer } = table(silent);
    for (const seat of all()) answer(seat, 'a');
    expect([state.did, state.events]).toEqual([['0a 1a 2a'], []]);
  });

  test('asks only the seats it names', () => {
    const { state, runner, answer } = table(sealed(() => [0, 2]));
    expect(runner.seatsAsked(state)).toEqual([0, 2]);
    answer(2, 'a');
    answer(0, 'a');
    expect(state.did).toEqual(['0a 2a']);
  });

  test('resolves at once where it asks nobody', () => {
    const { state } = table(sealed(() => []));
    expect(state.did).toEqual(['']);
    expect(state.outcome).toBeDefined();
  });

  test('may be followed by another of its kind', () => {
    const rounds = sealed(all, {
      resolve(draft, frame, answers) {
        draft.did.push(told(answers));
        if (draft.did.length < 2) push(draft, frame);
      },
    });
    const { state, runner, answer } = table(rounds);
    for (const seat of all()) answer(seat, 'a');
    expect([runner.seatsAsked(state), state.answers]).toEqual([[0, 1, 2], []]);
    for (const seat of all()) answer(seat, 'b');
    expect(state.did).toEqual(['0a 1a 2a', '0b 1b 2b']);
  });
});

describe('an anytime move while answers are sealed', () => {
  const here = (state: BareState) => all().filter((seat) => !state.did.includes(`out ${seat}`));
  const leave = {
    options: () => {},
    resolve: (draft: BareState, seat: Seat) => void draft.did.push(`out ${seat}`),
  };

  test('resolves them if the match no longer waits for anybody', () => {
    const { state, runner, answer } = table(sealed(here), { anytime: leave });
    answer(0, 'a');
    answer(2, 'b');
    runner.playAnytime(state, 1, { do: 'leave' });
    expect(state.did).toEqual(['out 1', '0a 2b']);
  });

  test('keeps them while the match still waits', () => {
    const { state, runner, answer } = table(sealed(here), { anytime: leave });
    answer(0, 'a');
    runner.playAnytime(state, 1, { do: 'leave' });
    expect([runner.seatsAsked(state), state.answers.length]).toEqual([[2], 1]);
    answer(2, 'b');
    expect(state.did).toEqual(['out 1', '0a 2b']);
  });

  test('drops the answer of a seat that left', () => {
    const { state, runner, answer } = table(sealed(here), { anytime: leave });
    answer(1, 'a');
    runner.playAnytime(state, 1, { do: 'leave' });
    expect(state.answers).toEqual([]);
    answer(0, 'b');
    answer(2, 'c');
    expect(state.did).toEqual(['out 1', '0b 2c']);
  });

  test('does not leave the match waiting for nobody when the only seat asked leaves', () => {
    const only = sealed((state) => here(state).filter((seat) => seat === 1));
    const { state, runner } = table(only, { anytime: leave });
    runner.playAnytime(state, 1, { do: 'leave' });
    expect(state.did).toEqual(['out 1', '']);
  });

  test('may push a step or a question over them, which is resolved first while they are kept', () => {
    const shout = {
      options: () => {},
      resolve: (draft: BareState) => push(draft, { kind: 'ask', seat: 0 }, { kind: 'note' }),
    };
    const { state, runner, answer } = table(sealed(all), {
      anytime: shout,
      frames: { choose: sealed(all), ask: question(['x']), note: step(), end },
    });
    answer(0, 'a');
    answer(1, 'b');
    runner.playAnytime(state, 2, { do: 'shout' });
    expect([state.did, runner.seatsAsked(state)]).toEqual([['note'], [0]]);
    answer(0, 'x');
    expect(runner.seatsAsked(state)).toEqual([2]);
    answer(2, 'c');
    expect(state.did).toEqual(['note', 'ask 0: x', '0a 1b 2c']);
  });

  test('may end the match and drops them', () => {
    const { state, runner, answer } = table(sealed(all), {
      anytime: { options: () => {}, resolve: (draft) => finish(draft, { winners: [1], how: 'left' }) },
    });
    answer(0, 'a');
    runner.playAnytime(state, 2, { do: 'leave' });
    expect([state.outcome, state.answers, state.pending]).toEqual([{ winners: [1], how: 'left' }, [], []]);
  });
});
