import { rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { fresh } from './position.ts';

test('a copy is equal and shares no mutable list', () => {
  const state = fresh(3, 'esp');
  const copy = game.copy(state);
  expect({ ...copy, events: state.events }).toEqual(state);
  for (const [field, value] of Object.entries(state)) {
    const copied: unknown = copy[field as keyof typeof state];
    if (!Array.isArray(value) || !Array.isArray(copied)) continue;
    expect(copied, field).not.toBe(value);
    value.forEach((item: unknown, at) => {
      if (Array.isArray(item)) expect(copied[at], field).not.toBe(item);
    });
  }
});

test('a view shares no mutable list with its state, nor an imagined state with its view', () => {
  const state = fresh(3, 'esp');
  const view = game.view(state, 0);
  const imagined = game.imagine(view, rngFrom(seedFromNumber(1)));
  for (const table of [state, imagined]) {
    expect(view.order).not.toBe(table.order);
    expect(view.pending).not.toBe(table.pending);
    expect(view.players[0]?.election?.grid).not.toBe(table.grids[0]);
  }
});
