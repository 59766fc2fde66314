import { expect, test } from 'vitest';
import { StepLog } from './step-log.ts';

const step = (number: number, type: string, more: object = {}) => ({
  number,
  events: [{ type }],
  at: 0,
  ...more,
});
const move = { do: 'pass' };

test('what falls with an undo is what I saw after the step that stays, without lines of the table', () => {
  const log = new StepLog();
  log.addStep(step(1, 'one'));
  log.addStep(step(2, 'two'));
  log.add([{ type: 'table:bot-plays' }]);
  log.addStep(step(3, 'three'));
  expect(log.after(1)).toEqual([{ type: 'two' }, { type: 'three' }]);
  expect(log.after(3)).toEqual([]);
});

test('the log says what the clock or a standing answer played for me, and nothing of my own moves', () => {
  const log = new StepLog();
  const view = { hand: 3 };
  log.addStep(step(1, 'one', { mine: { move, by: 'person' } }));
  const { lines } = log.addStep(step(2, 'two', { mine: { move, by: 'time', view } }));
  expect(lines).toEqual([{ type: 'table:played-for', by: 'time', move, view }]);
  expect(log.addStep(step(3, 'three', { mine: { move, by: 'bot' } })).lines).toEqual([]);
  expect(log.sinceMine).toHaveLength(3);
});

test('the steps of the log are kept as ranges, without what was taken back', () => {
  const log = new StepLog();
  log.addStep(step(1, 'one', { mine: { move, by: 'person' } }));
  log.add([{ type: 'table:bot-plays' }]);
  log.addStep(step(2, 'two'));
  expect(log.steps).toEqual([
    { number: 1, from: 0, to: 1, isMine: true },
    { number: 2, from: 2, to: 3, isMine: false },
  ]);
  log.addStep({ number: 3, events: [], at: 0, tookBack: { by: 1, moves: 1 } });
  expect(log.steps).toEqual([{ number: 1, from: 0, to: 1, isMine: true }]);
  log.addStep(step(4, 'three'));
  expect(log.steps.at(-1)).toEqual({ number: 4, from: 4, to: 5, isMine: false });
});

test('the log says that the page answered by itself', () => {
  const log = new StepLog();
  const { lines } = log.addStep(step(1, 'ended', { mine: { move, by: 'person' } }), { isOnly: true });
  expect(lines).toEqual([{ type: 'table:only-move' }]);
  expect(log.steps).toEqual([{ number: 1, from: 0, to: 1, isMine: true }]);
});
