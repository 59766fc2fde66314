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
