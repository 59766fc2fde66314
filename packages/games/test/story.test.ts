import { reasoningBrain } from '@manigance/bots/hint';
import { choicesIn, courseOf, momentsOf, storyOf } from '@manigance/bots/story';
import type { Game, MatchRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { catalog } from '../index.ts';
import { recordsOf } from './records.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(catalog);
const each = test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const));
/** Every fifth record: enough to tell a judge from a guess. */
const step = 5;

const someRecordsOf = (game: Game) => recordsOf(game).filter((_, at) => at % step === 0);

/** The story with little thought; the whole one takes seconds. */
async function quickStory(roster: (typeof rosters)[number], record: MatchRecord) {
  const { brain, levels } = roster;
  const reasoning = await reasoningBrain(roster);
  return storyOf(brain.game, { brain: reasoning, levels }, record, { iterations: 6000 });
}

/** The match with the fewest moves: a story takes seconds. */
function shortestOf(game: Game): MatchRecord {
  const [record] = someRecordsOf(game).toSorted((one, other) => one.moves.length - other.moves.length);
  if (record === undefined) throw new RangeError(`no records of ${game.id}`);
  return record;
}

each('%s: the same record gives the same story, whose points lie in their turns', async ([, roster]) => {
  const record = shortestOf(roster.brain.game);
  const story = await quickStory(roster, record);
  expect(await quickStory(roster, record)).toEqual(story);
  expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  const { moments, points, decisions } = story;
  expect(moments.at(-1)?.move).toBe(record.moves.length);
  expect(points.filter(({ kind }) => kind === 'move').length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(5);
  for (const { from, peak, to, change } of points) {
    expect(peak).toBeGreaterThan(from);
    expect(peak).toBeLessThanOrEqual(to);
    expect(change.reduce((sum, one) => sum + one)).toBeCloseTo(0);
  }
  const choices = choicesIn(roster.brain.game, record);
  expect(choices).not.toEqual([]);
  expect(decisions.map(({ number }) => number)).toEqual(choices.map(({ number }) => number));
  for (const { loss, played, best, known } of decisions) {
    expect(loss > 0).toBe(JSON.stringify(played) !== JSON.stringify(best));
    if (loss === 0) expect(known).toEqual([]);
  }
});

each('%s: every moment shares out one win', ([, { brain }]) => {
  for (const record of someRecordsOf(brain.game)) {
    const moments = momentsOf(record, courseOf(brain.game, brain, record));
    for (const { chances } of moments) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  }
});

each('%s: the chances of the later winner are better than a guess, more so near the end', ([, { brain }]) => {
  const surprise = { guess: 0, first: 0, last: 0 };
  for (const record of someRecordsOf(brain.game)) {
    const moments = momentsOf(record, courseOf(brain.game, brain, record));
    const winners = record.outcome?.winners ?? [];
    const at = (share: number) => {
      const { chances } = moments[Math.floor((moments.length - 1) * share)] as (typeof moments)[number];
      return -Math.log(winners.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0));
    };
    surprise.guess -= Math.log(winners.length / record.seats);
    surprise.first += at(0.5);
    surprise.last += at(0.9);
  }
  expect(surprise.last).toBeLessThan(surprise.first);
  expect(surprise.last).toBeLessThan(surprise.guess);
});
