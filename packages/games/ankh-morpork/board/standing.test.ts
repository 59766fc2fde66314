import { deciders, languages, Match, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { type AmOutcome, game } from '../rules/index.ts';
import { type PersonalityId, personalities } from '../rules/personalities.ts';
import { namesIn } from './names.ts';
import { controllers, goalOf, scoreOf } from './standing.ts';

/** What a spectator sees of a match at its end, in which every answer is picked as if by chance. */
function endOf(seed: number) {
  const match = new Match(game, { seats: 4, options: {}, seed: seed.toString(16).padStart(32, '0') });
  let chance = seed;
  while (match.state.outcome === undefined) {
    const seat = deciders(game, match.state)[0] ?? 0;
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
      const { minions, each, buildings, money, loans } = scoreOf(view, seat);
      expect(minions * each + buildings + money + loans).toBe(points);
    });
  }
});

test('AM-11 who won by a goal is shown to have reached it', () => {
  for (const { view, outcome } of [47_514, 55_433, 63_352].map(endOf)) {
    const [winner = 0] = outcome.winners;
    if (outcome.how === 'points' || outcome.how === 'exhaustion') continue;
    const { have, need } = goalOf(view, winner, outcome.personalities[winner] ?? 'lord-rust');
    expect(have).toBeGreaterThanOrEqual(need);
  }
});

const ofAreas = personalities.filter(({ goal }) => goal === 'spread' || goal === 'control');

test.each([2, 3, 4])('AM-11.3 with %i players a goal names the one number of areas it takes', (seats) => {
  const { state } = new Match(game, { seats, options: {}, seed: '0'.repeat(32) });
  const view = game.view(state, 0);
  for (const language of languages) {
    for (const { id } of ofAreas) {
      const told = namesIn[language].personalities[id].text(seats);
      expect(told.match(/\d+/g)).toEqual([`${goalOf(view, 0, id).need}`]);
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
  controllers(view).forEach((seat, area) => {
    if (seat === undefined) return;
    const { minions, building, demons } = view.areas[area] ?? { minions: [], building: undefined, demons: 0 };
    expect((minions[seat] ?? 0) + (building === seat ? 1 : 0)).toBeGreaterThan(0);
    expect(demons).toBe(0);
  });
});
