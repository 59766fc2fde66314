import { at, languages, Match, seatsAsked, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { personalityOf } from '../rules/ids.ts';
import { type AmOutcome, game } from '../rules/index.ts';
import { type PersonalityId, personalities } from '../rules/personalities.ts';
import { goalProgress } from '../rules/victory.ts';
import { namesIn } from '../text/index.ts';

/** The spectator's view at the end of a match of random answers. */
function endOf(seed: number) {
  const match = new Match(game, { seats: 4, options: {}, seed: seed.toString(16).padStart(32, '0') });
  let chance = seed;
  while (match.state.outcome === undefined) {
    const seat = seatsAsked(game, match.state)[0] ?? 0;
    const options = show(game, match.state, seat).asked?.options ?? [];
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    match.play(seat, options[(chance >>> 8) % options.length]);
  }
  return { view: game.view(match.state, 'spectator'), outcome: match.state.outcome as AmOutcome };
}

test('AM-12.4 the parts of a score add up to the points the rules counted', () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => endOf(seed * 7919));
  const counted = ends.filter(({ outcome }) => outcome.points !== undefined);
  expect(counted.length).toBeGreaterThan(0);
  for (const { view, outcome } of counted) {
    outcome.points?.forEach((points, seat) => {
      const score = at(view.players, seat).score;
      expect(score?.points).toBe(points);
      const { minions = 0, each = 0, buildings = 0, money = 0, loans = 0 } = score ?? {};
      expect(minions * each + buildings + money + loans).toBe(points);
      expect(loans).toBeLessThanOrEqual(0);
    });
  }
});

test('the winner by a goal is shown to have reached it (AM-11)', () => {
  for (const { view, outcome } of [47_514, 55_433, 63_352].map(endOf)) {
    const [winner = 0] = outcome.winners;
    if (outcome.how === 'points' || outcome.how === 'exhaustion') continue;
    const progress = at(view.players, winner).goal;
    expect(progress?.goal).toBe(outcome.how);
    expect(progress?.have).toBeGreaterThanOrEqual(progress?.need ?? Number.POSITIVE_INFINITY);
  }
});

const ofAreas = personalities.filter(({ goal }) => goal === 'spread' || goal === 'control');

test.each([2, 3, 4])('AM-11.3 with %i players a goal names the one number of areas it takes', (seats) => {
  const { state } = new Match(game, { seats, options: {}, seed: '0'.repeat(32) });
  for (const language of languages) {
    for (const { id } of ofAreas) {
      const told = namesIn[language].personalities[id].text(seats);
      expect(told.match(/\d+/g)).toEqual([`${goalProgress(state, 0, personalityOf(id)).need}`]);
    }
  }
});

test('AM-11.3 where no table is known a goal names the numbers of all', () => {
  const told = (id: PersonalityId) => languages.map((language) => namesIn[language].personalities[id].text());
  expect(told('lord-rust')).toEqual([
    'Start your turn in control of at least 7, 5 or 4 areas (with 2, 3 or 4 players).',
    'Commencez votre tour en contrôlant au moins 7, 5 ou 4 Quartiers (à 2, 3 ou 4 joueurs).',
  ]);
  expect(told('lord-vetinari')).toEqual([
    'Start your turn with your minions in at least 11, 10 or 9 areas free of demons (with 2, 3 or 4 players).',
    'Commencez votre tour avec vos Agents présents dans au moins 11, 10 ou 9 Quartiers sans Démon (à 2, 3 ou 4 joueurs).',
  ]);
});

test('AM-11.4 an area has one controller at most, and it has a piece there', () => {
  const { view } = endOf(7919);
  const controlled = view.areas.filter(({ controller }) => controller !== undefined);
  expect(controlled.length).toBeGreaterThan(0);
  for (const { controller = 0, minions, building, demons } of controlled) {
    expect((minions[controller] ?? 0) + (building === controller ? 1 : 0)).toBeGreaterThan(0);
    expect(demons).toBe(0);
  }
});
