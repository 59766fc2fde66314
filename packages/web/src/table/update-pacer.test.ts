import { motionAt } from '@manigance/ui/motion.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Update } from '../match/match-client.ts';
import { UpdatePacer } from './update-pacer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen on which each step moves for 500 ms, and a list of what happened on it. */
function stage({
  speed = 1,
  pace,
  hidden = false,
  waitedFor = true,
  lookAt,
}: {
  speed?: number;
  pace?: number;
  hidden?: boolean;
  waitedFor?: boolean;
  lookAt?: number;
} = {}) {
  const happened: string[] = [];
  let movesUntil = 0;
  let isSheetOpening = false;
  let isStaging = false;
  const steps = new UpdatePacer({
    motion: () => ({
      on: speed > 0,
      ms: (normal) => normal * speed,
      pause: (normal) => normal * (pace ?? speed),
    }),
    show: (shown) => {
      happened.push(shown.map(({ events }) => events.map(({ type }) => type).join()).join('+'));
      movesUntil = performance.now() + 500 * speed;
    },
    seen: waitedFor ? () => happened.push('seen') : undefined,
    lookAt: () => lookAt,
    isHidden: () => hidden,
    isSheetOpening: () => isSheetOpening,
    isStaging: () => isStaging,
    isIdle: () => hidden || performance.now() >= movesUntil,
  });
  return {
    steps,
    happened,
    raise: (rises: boolean) => {
      isSheetOpening = rises;
    },
    perform: (is: boolean) => {
      isStaging = is;
    },
  };
}

const plain: Update = {
  shown: { viewer: 0, view: {} },
  events: [],
  afresh: false,
  seated: [],
};

function step(type: string, more: Partial<Update> = {}): Update {
  return { ...plain, events: [{ type }], ...more };
}

const mine: Partial<Update> = {
  shown: { viewer: 0, view: {}, asked: { question: 1, kind: 'act', options: [] } },
};

test('the first step is shown at once, the next after its minimum time', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  steps.add(step('b'));
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(1150);
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['a', 'b']);
});

test('a step of my own is followed sooner, and itself waits for nothing', () => {
  const { steps, happened } = stage();
  steps.add(step('theirs'));
  steps.add(step('mine', { isMine: true }));
  vi.advanceTimersByTime(50);
  expect(happened).toEqual(['theirs', 'mine']);
  steps.add(step('next'));
  vi.advanceTimersByTime(600);
  expect(happened).toEqual(['theirs', 'mine']);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['theirs', 'mine', 'next']);
});

test('a game may ask for more time for a step', () => {
  const { steps, happened } = stage({ lookAt: 3000 });
  steps.add(step('a'));
  steps.add(step('b'));
  vi.advanceTimersByTime(2900);
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(200);
  expect(happened).toEqual(['a', 'b']);
});

test('a step is reported as seen once, when it is at rest', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  vi.advanceTimersByTime(450);
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual(['a', 'seen']);
});

test('steps that arrive before that are reported with it', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  vi.advanceTimersByTime(100);
  steps.add(step('b'));
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual(['a', 'b', 'seen']);
});

test('without motion each step still stays on screen for its minimum time', () => {
  const { steps, happened } = stage({ speed: 0, pace: 1 });
  steps.add(step('a'));
  steps.add(step('b'));
  steps.add(step('c'));
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(1150);
  expect(happened).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1250);
  expect(happened.filter((one) => one !== 'seen')).toEqual(['a', 'b', 'c']);
});

test('without motion nothing moves and steps keep their pace; at the instant speed there is none', () => {
  const times = (speed: 'slow' | 'normal' | 'none' | 'instant', isReduced: boolean) => {
    const { on, ms, pause } = motionAt(speed, isReduced);
    return [on, ms(100), pause(100)];
  };
  expect(times('normal', false)).toEqual([true, 100, 100]);
  expect(times('normal', true)).toEqual([false, 0, 100]);
  expect(times('slow', true)).toEqual([false, 0, 160]);
  expect(times('none', false)).toEqual([false, 0, 100]);
  expect(times('instant', false)).toEqual([false, 0, 0]);
});

test('at the instant speed or on a hidden page, steps are not delayed', () => {
  for (const { steps, happened } of [stage({ speed: 0 }), stage({ hidden: true })]) {
    steps.add(step('a'));
    expect(happened).toContain('seen');
  }
});

test('the first drawing is always waited for', () => {
  const { steps, happened } = stage({ speed: 0 });
  steps.add(step('opening', { afresh: true }));
  expect(happened).toEqual(['opening']);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['opening', 'seen']);
});

/** Bots that move as soon as they may: the next step comes 100 ms after the last was seen. */
function play(table: ReturnType<typeof stage>, moves: readonly Update[], until: number) {
  const left = [...moves];
  let heard = 0;
  for (let at = 0; at < until; at += 10) {
    vi.advanceTimersByTime(10);
    const seen = table.happened.filter((one) => one === 'seen').length;
    if (seen === heard) continue;
    heard = seen;
    const next = left.shift();
    if (next !== undefined) setTimeout(() => table.steps.add(next), 100);
  }
}

const bots = Array.from({ length: 9 }, (_, at) => step(`${at}`));

test('bots are shown one by one, however long the burst', () => {
  const table = stage();
  table.steps.add(step('me', mine));
  play(table, [...bots, step('last', mine)], 20_000);
  const shown = table.happened.filter((one) => one !== 'seen');
  expect(shown).toEqual(['me', ...bots.map(({ events }) => events[0]?.type), 'last']);
});

test('with a clock running, the rest is shown at once after four seconds of a burst', () => {
  const table = stage();
  const clocks = { left: [60_000], running: [0] };
  table.steps.add(step('me', mine));
  play(
    table,
    [...bots, step('last', mine)].map((one) => ({ ...one, clocks })),
    12_000,
  );
  const shown = table.happened.filter((one) => one !== 'seen');
  expect(shown.slice(0, 3)).toEqual(['me', '0', '1']);
  const rest = shown.findIndex((one) => one.includes('+'));
  expect(rest).toBeGreaterThan(2);
  expect(shown.at(-1)).toMatch(/last$/);
  expect(shown.length).toBeLessThan(8);
});

test('a pause holds the step on screen, and the bots, until the player goes on', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  steps.pause();
  steps.add(step('b'));
  vi.advanceTimersByTime(20_000);
  expect(happened).toEqual(['a']);
  steps.resume();
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['a', 'b']);
});

test('skipping ends a pause', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  steps.pause();
  steps.add(step('b'));
  steps.skip();
  expect(happened).toEqual(['a', 'b']);
});

test('moves of people are shown one by one, however long the burst', () => {
  const { steps, happened } = stage({ waitedFor: false });
  for (let at = 0; at < 10; at++) {
    steps.add(step(`${at}`));
    expect(happened).toHaveLength(at + 1);
    vi.advanceTimersByTime(1300);
  }
});

test('a tap shows the queue at once', () => {
  const table = stage();
  table.steps.add(step('a'));
  table.steps.add(step('b'));
  table.steps.add(step('c'));
  table.steps.skip();
  expect(table.happened).toEqual(['a', 'b+c']);
});

test('a tap before the bots move shows their moves together', () => {
  const table = stage();
  table.steps.add(step('me'));
  table.steps.skip();
  play(table, [...bots.slice(0, 3), step('last', mine)], 3000);
  expect(table.happened.filter((one) => one !== 'seen')).toEqual(['me', '0+1+2+last']);
});

test('the player’s own turn starts a new burst', () => {
  const table = stage();
  table.steps.add(step('theirs', mine));
  table.steps.skip();
  vi.advanceTimersByTime(1000);
  table.steps.add(step('mine', { isMine: true }));
  table.steps.add(step('next'));
  vi.advanceTimersByTime(10);
  expect(table.happened.filter((one) => one !== 'seen')).toEqual(['theirs', 'mine']);
});

test('a step waits for an opening sheet', () => {
  const { steps, happened, raise } = stage();
  raise(true);
  steps.add(step('a'));
  vi.advanceTimersByTime(200);
  expect(happened).toEqual([]);
  raise(false);
  vi.advanceTimersByTime(50);
  expect(happened).toEqual(['a']);
});

test('a fresh update replaces the queue', () => {
  const { steps, happened } = stage();
  steps.add(step('a'));
  steps.add(step('b'));
  steps.add(step('taken back', { afresh: true }));
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual(['a', 'taken back', 'seen']);
});

test('a high point on the stage holds the next step and the bots until it is over', () => {
  const { steps, happened, perform } = stage();
  steps.add(step('a'));
  perform(true);
  steps.add(step('b'));
  vi.advanceTimersByTime(10_000);
  expect(happened).toEqual(['a']);
  perform(false);
  vi.advanceTimersByTime(30);
  expect(happened).toEqual(['a', 'b']);
});

test('a position that replaces everything does not wait for the stage', () => {
  const { steps, happened, perform } = stage();
  steps.add(step('a'));
  perform(true);
  steps.add(step('b', { afresh: true }));
  expect(happened).toEqual(['a', 'b']);
});
