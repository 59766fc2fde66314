import { writeRecord } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { tellStory } from '../src/advice/story.ts';
import { fullTable } from './positions.ts';

test.each(catalog.ids)('%s: a turning point tells only what its reader has witnessed', async (game) => {
  const { game: rules } = await catalog.get(game).rules();
  const record = fullTable(game);
  const done: number[] = [];
  const story = await tellStory(writeRecord(record), 0, {
    onProgress: (share) => done.push(share),
    iterations: 6000,
  });
  expect(done.at(-1)).toBe(1);
  expect(story?.moments.at(-1)?.move).toBe(record.moves.length);
  const told = story?.points.flatMap(({ events, history }) => [...events, ...history]) ?? [];
  expect(told.length).toBeGreaterThan(10);
  // The reader's own choices, and those that turned the match.
  const turned = story?.points.map(({ peak }) => peak - 1) ?? [];
  for (const { seat, number } of story?.decisions ?? [])
    expect(seat === 0 || turned.includes(number)).toBe(true);
  expect(story?.decisions.filter(({ seat }) => seat === 0).length).toBeGreaterThan(5);
  for (const event of told) expect(rules.witness(event, 0)).toEqual(event);
});
