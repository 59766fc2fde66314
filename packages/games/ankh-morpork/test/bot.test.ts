import { fullSkill, Player } from '@manigance/bots';
import { Match, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { judge } from '../bot/judge.ts';
import { suspect } from '../bot/suspicion.ts';
import type { areaIds } from '../rules/board.ts';
import { type AmEvent, type AmState, type AmVocabulary, game } from '../rules/index.ts';
import { type PersonalityId, personalities } from '../rules/personalities.ts';

const start = () => new Match(game, { seats: 2, options: {}, seed: seedFromNumber(1) });

/** The opening, with seat 1 holding this Personality. */
function held(id: PersonalityId, other: PersonalityId = 'lord-rust'): AmState {
  const numberOf = (name: PersonalityId) => personalities.findIndex((row) => row.id === name);
  return { ...start().state, personalities: [numberOf(other), numberOf(id)] };
}

const places = (areas: readonly string[]): AmEvent[] =>
  areas.map((area) => ({ type: 'placed', seat: 1, area: area as (typeof areaIds)[number] }));

test('AM-11.2 spreading minions suggests Lord Vetinari', () => {
  const history = places(['unreal-estate', 'nap-hill', 'seven-sleepers', 'longwall']);
  const weigh = suspect(history, 0);
  expect(weigh(held('lord-vetinari'))).toBeGreaterThan(1.5 * weigh(held('lord-selachii')));
});

test('AM-11.2 stacking minions does not suggest Lord Vetinari', () => {
  const weigh = suspect(places(['the-shades', 'the-shades', 'the-scours']), 0);
  expect(weigh(held('lord-vetinari'))).toBeLessThan(weigh(held('lord-selachii')));
});

test('AM-11.5 removing trouble speaks against the Dragon King of Arms', () => {
  const turn: AmEvent = { type: 'turn', seat: 1 };
  const calm: AmEvent = { type: 'calm', area: 'the-shades' };
  const weigh = suspect([turn, calm], 0);
  expect(weigh(held('dragon-king-of-arms'))).toBeLessThan(0.5 * weigh(held('lord-selachii')));
  const removed: AmEvent = { type: 'removed', area: 'the-shades', piece: 0 };
  const unplanned = suspect([turn, removed, calm], 0); // AM-7.2: it went with the minion
  expect(unplanned(held('dragon-king-of-arms'))).toBe(unplanned(held('lord-selachii')));
});

test('AM-13.32 earlier moves say nothing about a new Personality', () => {
  const history = places(['unreal-estate', 'nap-hill', 'seven-sleepers', 'longwall']);
  const weigh = suspect([...history, { type: 'exchanged', seat: 1 }], 0);
  expect(weigh(held('lord-vetinari'))).toBe(weigh(held('lord-selachii')));
});

function worthOf(state: AmState, seat: number): number {
  const worth = new Float64Array(4);
  judge(state, worth);
  return worth[seat] as number;
}

test('AM-11.5 the more trouble, the better for the Dragon King of Arms', () => {
  const state = held('dragon-king-of-arms');
  const troubled = { ...state, trouble: 0b1111111 };
  expect(worthOf(troubled, 1)).toBeGreaterThan(worthOf(state, 1));
});

test('AM-11.7 Commander Vimes fares the better the fewer cards are left', () => {
  const state = held('commander-vimes');
  expect(worthOf({ ...state, deck: state.deck.slice(0, 5) }, 1)).toBeGreaterThan(worthOf(state, 1));
});

test('AM-5.1 the small questions of one turn share a plan: later ones need less thought', () => {
  const match: Match<AmVocabulary> = start();
  const seat = match.state.active;
  const player = new Player(brain, { ...fullSkill, budget: { iterations: 600 } });
  const thoughts: number[] = [];
  while (
    match.state.active === seat &&
    match.state.pending.some((frame) => 'seat' in frame && frame.seat === seat)
  ) {
    const shown = show(game, match.state, seat);
    if (shown.asked === undefined) break;
    const { move, iterations } = player.decide(shown, { seed: seedFromNumber(match.moves.length) });
    if (shown.asked.options.length > 1) thoughts.push(iterations);
    match.play(seat, move);
  }
  expect(thoughts.length).toBeGreaterThan(1);
  for (const later of thoughts.slice(1)) expect(later).toBeLessThan(600);
});
