import { readdirSync, readFileSync } from 'node:fs';
import { storyOf } from '@manigance/bots/story';
import { readRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { levels } from '../bot/levels.ts';

const folder = new URL('../../../../records/ankh-morpork/', import.meta.url);

test('turning points by a die or a random event are chance, the others are moves', () => {
  const files = readdirSync(folder).toSorted().slice(0, 4);
  const kinds = files.flatMap((file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    return storyOf(brain.game, { brain, levels }, record, { iterations: 6000 }).points.map(
      ({ kind }) => kind,
    );
  });
  expect(new Set(kinds)).toEqual(new Set(['move', 'chance']));
  // Most of a match is decided by its players.
  expect(kinds.filter((kind) => kind === 'move').length).toBeGreaterThan(kinds.length / 2);
});
