import { writeRecord } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { tellStory } from '../src/advice/story.ts';
import { fullTable } from './positions.ts';

test.each(catalog.ids)('%s: a turning point tells only what its reader has witnessed', async (game) => {
  const { game: rules } = await catalog.get(game).rules();
  const record = fullTable(game);
  const done: number[] = [];
  const story = await tellStory(writeRecord(record), 0, (share) => done.push(share));
  expect(done.at(-1)).toBe(1);
  expect(story?.moments.at(-1)?.move).toBe(record.moves.length);
  const told = story?.points.flatMap(({ events, history }) => [...events, ...history]) ?? [];
  expect(told.length).toBeGreaterThan(10);
  for (const event of told) expect(rules.witness(event, 0)).toEqual(event);
});
