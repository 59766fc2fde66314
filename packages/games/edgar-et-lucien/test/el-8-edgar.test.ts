import { expect, test } from 'vitest';
import { robberyOf } from '../rules/actions/rob.ts';
import { game } from '../rules/index.ts';
import { handOf, table, told } from './position.ts';

test('EL-8.1.1 an opponent’s Lucien in Edgar’s district may be robbed, at no cost', () => {
  const match = table({
    players: [{ edgar: 'A14' }, { lucien: 'A14', edgar: 'A01' }, { at: 'A07', edgar: 'A14' }],
  });
  expect(match.ruleAgainst(0, { do: 'rob', victim: 2 })).toBe('EL-8.1.1 not-here');
  match.play(0, { do: 'rob', victim: 1 });
  expect(match.state.money).toEqual([80_000, 20_000, 50_000]);
  expect(match.state.popularity).toEqual([50, 50, 50]);
});

test('EL-8.1.2 a Lucien beside his own Edgar cannot be robbed; another colour’s Edgar guards nobody', () => {
  const match = table({ players: [{ edgar: 'A14' }, { at: 'A14' }, { lucien: 'A14', edgar: 'A07' }] });
  expect(match.ruleAgainst(0, { do: 'rob', victim: 1 })).toBe('EL-8.1.2 guarded');
  expect(match.offers(0, { do: 'rob', victim: 2 })).toBe(true);
});

test('EL-8.1.3 half the purse, rounded up to a whole note', () => {
  const purses = [0, 10_000, 20_000, 30_000, 50_000, 160_000];
  expect(purses.map(robberyOf)).toEqual([0, 10_000, 10_000, 20_000, 30_000, 80_000]);
});

test('EL-8.1.4 of several the robber picks one; different Edgars may rob the same Lucien', () => {
  const match = table({
    players: [{ edgar: 'A06' }, { edgar: 'A06', lucien: 'A14' }, { lucien: 'A06', edgar: 'A07' }],
  });
  match.play(0, { do: 'rob', victim: 2 });
  expect(match.whyNot(0, { do: 'rob', victim: 2 })?.code).toBe('edgar-has-acted');
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'rob', victim: 2 });
  expect(match.state.money).toEqual([80_000, 60_000, 10_000]);
});

test('EL-8.1.5 an empty purse may be robbed: nothing changes hands, the action is gone', () => {
  const match = table({ players: [{ edgar: 'A14' }, { edgar: 'A01', money: 0 }] });
  match.play(0, { do: 'rob', victim: 1 });
  expect(match.state.money).toEqual([50_000, 0]);
  expect(match.whyNot(0, { do: 'rob', victim: 1 })?.code).toBe('edgar-has-acted');
});

test('EL-8.1.6 the log shows all players the victim’s holding and loss; no view keeps it', () => {
  const match = table({ players: [{ edgar: 'A14' }, { edgar: 'A01', money: 70_000 }, {}] });
  match.play(0, { do: 'rob', victim: 1 });
  const [robbed] = told(match, 'robbed');
  expect(robbed).toEqual({ type: 'robbed', seat: 0, victim: 1, held: 70_000, amount: 40_000 });
  if (robbed !== undefined) expect(game.witness(robbed, 2)).toEqual(robbed);
  expect(JSON.stringify(game.view(match.state, 2))).not.toMatch(/70000|40000|30000|90000/);
});

test('EL-8.2.1 one card a turn, free of charge, discarded face up when it is resolved', () => {
  const match = table({ players: [{ hand: ['corruption', 'plan_b'] }, {}] });
  match.play(0, { do: 'playScheme', card: 'corruption' });
  expect(match.state.popularity[0]).toBe(50);
  expect(game.view(match.state, 1).discard).toEqual(['corruption']);
  expect(match.whyNot(0, { do: 'playScheme', card: 'plan_b', district: 'A02' })?.code).toBe(
    'edgar-has-acted',
  );
});

test('EL-8.2.1 a card whose condition is not met, or that is not in hand, cannot be played', () => {
  const match = table({ players: [{ hand: ['coup_detat'] }, {}] });
  expect(match.whyNot(0, { do: 'playScheme', card: 'coup_detat' })?.code).toBe('edgar-not-at-city-hall');
  expect(match.refused(0, { do: 'playScheme', card: 'corruption' }).code).toBe('unknown');
});

test('EL-8.2.2 a card drawn this turn waits for the next: drawing was Edgar’s action', () => {
  const match = table({
    players: [{ edgar: 'A05' }, {}],
    deck: ['corruption', 'smear_threat'],
  });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  expect(handOf(match, 0)).toEqual(['smear_threat', 'corruption']);
  expect(match.whyNot(0, { do: 'playScheme', card: 'corruption' })?.code).toBe('edgar-has-acted');
});

test('EL-8.2.3 a card lies in play, in no hand and no pile, until its effect is finished', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, {}, {}] });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  expect(match.events[0]).toEqual({ type: 'schemePlayed', seat: 0, card: 'smear_threat' });
  const during = game.view(match.state, 2);
  expect([during.inPlay, during.discard, during.players[0]?.cards]).toEqual(['smear_threat', [], 0]);
  match.play(1, { do: 'replySmear', with: 'popularity' });
  expect(game.view(match.state, 2).inPlay).toBe('smear_threat');
  match.play(2, { do: 'replySmear', with: 'popularity' });
  const after = game.view(match.state, 2);
  expect([after.inPlay, after.discard]).toEqual([undefined, ['smear_threat']]);
});
