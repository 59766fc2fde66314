import { expect, test } from 'vitest';
import { prodigalsClub } from '../index.ts';
import { fresh } from './position.ts';

test('a copy says the same and shares no list that is written to', () => {
  const state = fresh(3, 'esp');
  const copy = prodigalsClub.copy(state);
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
