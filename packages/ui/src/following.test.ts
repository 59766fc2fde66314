import type { GameEvent } from '@manigance/core';
import { expect, test } from 'vitest';
import { type Followed, mainEvent, marksOf, type Turn, threadOf } from './following.ts';

interface Said extends GameEvent {
  readonly seat?: number;
  readonly area?: string;
}
const event = (type: string, seat?: number, area?: string): Said => ({
  type,
  ...(seat !== undefined && { seat }),
  ...(area && { area }),
});

/** A log made of steps, each with its events; steps of seat 0 are mine. */
function followed(steps: readonly (readonly Said[])[], more: Partial<Followed> = {}): Followed {
  const log = steps.flat();
  let from = 0;
  const ranges = steps.map((events) => {
    const range = { from, to: from + events.length, isMine: events[0]?.seat === 0 };
    from = range.to;
    return range;
  });
  const turns = log.flatMap((one, at): Turn[] =>
    one.type === 'turn'
      ? [{ at, heading: `turn of ${one.seat}`, ...(one.seat !== undefined && { seat: one.seat }) }]
      : [],
  );
  return { log, steps: ranges, turns, viewer: 0, isAsked: true, ...more };
}
const said = ({ steps }: { readonly steps: readonly (readonly GameEvent[])[] }) =>
  steps.flat().map(({ type }) => type);
const weights: Readonly<Record<string, number>> = { turn: 0, sealed: 0.5, built: 3 };
const weigh = ({ type }: GameEvent) => weights[type] ?? 1;

const round = [
  [event('turn', 0), event('mine', 0)],
  [event('finish', 0), event('turn', 1)],
  [event('placed', 1, 'north')],
  [event('drew', 1), event('turn', 2)],
  [event('built', 2, 'south')],
  [event('drew', 2), event('turn', 0)],
];

test('on my turn the thread recaps each turn of the others since mine', () => {
  const thread = threadOf(followed(round), weigh);
  expect(thread).toMatchObject({ kind: 'recap', turn: { heading: 'turn of 0' } });
  expect(thread.chapters.map(({ number, seat }) => [number, seat])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(thread.chapters.map(said)).toEqual([
    ['placed', 'drew'],
    ['built', 'drew'],
  ]);
});

test('the recap goes with my first move, the marks stay until my turn ends', () => {
  const moved = threadOf(followed([...round, [event('moved', 0)]]), weigh);
  expect(moved.kind).toBe('turn');
  expect(moved.chapters.map(said)).toEqual([['moved']]);
  expect(moved.marked.map(said)).toEqual([
    ['placed', 'drew'],
    ['built', 'drew'],
  ]);
});

test('on the turn of another the thread has its steps, even while I am asked something', () => {
  const thread = threadOf(followed(round.slice(0, 5)), weigh);
  expect(thread).toMatchObject({ kind: 'turn', turn: { seat: 2 } });
  expect(thread.chapters).toEqual([{ number: 1, seat: 2, steps: [[event('built', 2, 'south')]] }]);
});

test('an answer of mine in the turn of another does not cut the recap short', () => {
  const steps = [...round.slice(0, 3), [event('passed', 0)], ...round.slice(3)];
  expect(threadOf(followed(steps), weigh).chapters.map(said)).toEqual([
    ['placed', 'passed', 'drew'],
    ['built', 'drew'],
  ]);
});

test('without turns of one player the recap has what each opponent did since my last move', () => {
  const steps = [
    [event('turn'), event('early', 1)],
    [event('mine', 0)],
    [event('sent', 2), event('hit', 0)],
    [event('sent', 1)],
    [event('sold', 2)],
  ];
  expect(threadOf(followed(steps), weigh).chapters).toMatchObject([
    { number: 1, seat: 2, steps: [[{ type: 'sent' }], [{ type: 'sold' }]] },
    { number: 2, seat: 1, steps: [[{ type: 'sent' }]] },
  ]);
  const waiting = threadOf(followed(steps, { isAsked: false }), weigh);
  expect(waiting.kind).toBe('turn');
  expect(waiting.chapters.map(said)).toEqual([['sent', 'hit'], ['sent'], ['sold']]);
});

test('an event that weighs less than 1 is told in its turn, and in no recap', () => {
  const steps = [[event('mine', 0)], [event('sent', 1)], [event('sealed', 1)], [event('sealed', 2)]];
  expect(threadOf(followed(steps), weigh).chapters).toEqual([
    { number: 1, seat: 1, steps: [[event('sent', 1)]] },
  ]);
  const waiting = threadOf(followed(steps, { isAsked: false }), weigh);
  expect(waiting.chapters.map(said)).toEqual([['sent'], ['sealed'], ['sealed']]);
});

test('an undone move is in no thread', () => {
  const all = followed(round);
  const kept = { ...all, steps: all.steps.slice(0, 3) };
  expect(threadOf(kept, weigh)).toMatchObject({ kind: 'turn', turn: { seat: 1 } });
  expect(threadOf(kept, weigh).chapters.map(said)).toEqual([['placed']]);
});

test('lines of the table itself are not told', () => {
  const steps = [...round.slice(0, 3), [event('table:taken-back', 1)]];
  expect(threadOf(followed(steps), weigh).chapters.map(said)).toEqual([['placed']]);
});

test('a spectator follows the current turn', () => {
  expect(threadOf(followed(round.slice(0, 5), { viewer: 'spectator' }), weigh).kind).toBe('turn');
});

test('each number lies once on every place of its chapter', () => {
  const { chapters } = threadOf(followed(round), weigh);
  const places = (one: GameEvent) => ('area' in one ? [one.area as string] : []);
  expect(marksOf(chapters, places, 2)).toEqual([
    { place: 'north', number: 1, seat: 1, isNow: false },
    { place: 'south', number: 2, seat: 2, isNow: true },
  ]);
  expect(marksOf(chapters, undefined)).toEqual([]);
});

test('the event that matters most stands for its chapter', () => {
  const [, second] = threadOf(followed(round), weigh).chapters;
  expect(second && mainEvent(second, weigh)?.type).toBe('built');
});
