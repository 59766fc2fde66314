import { expect, test } from 'vitest';
import { table, told } from './position.ts';

test('EL-12.1 a speech brings 50 popularity, at most to 100', () => {
  const match = table({
    players: [
      { lucien: 'A05', popularity: 30 },
      { lucien: 'A05', popularity: 80 },
    ],
  });
  match.play(0, { do: 'administration', action: 'populist_speech' });
  expect(told(match, 'gained')[0]).toMatchObject({ seat: 0, popularity: 50 });
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'administration', action: 'populist_speech' });
  expect(told(match, 'gained')[0]).toMatchObject({ seat: 1, popularity: 20 });
  expect(match.state.popularity).toEqual([80, 100]);
});

test('EL-12.2 the Heritage Protection card is taken from the table or from its holder, not from oneself', () => {
  const move = { do: 'administration', action: 'heritage_protection' } as const;
  const free = table({ players: [{ lucien: 'A08' }, { lucien: 'A08' }] });
  free.play(0, move);
  expect(told(free, 'protectionTaken')).toEqual([{ type: 'protectionTaken', seat: 0, from: undefined }]);
  expect(free.state.heritage).toBe(0);
  free.play(0, { do: 'pass' });
  free.play(1, move);
  expect(free.state.heritage).toBe(1);
  expect(told(free, 'protectionTaken')).toEqual([{ type: 'protectionTaken', seat: 1, from: 0 }]);
  const own = table({ players: [{ lucien: 'A08' }, {}], heritage: 0 });
  expect(own.whyNot(0, move)?.code).toBe('holds-heritage');
});

test('EL-12.3 a certificate whose condition is truly met is taken, from the table or from another', () => {
  const match = table({
    players: [{ lucien: 'A12', money: 150_000, owns: ['A02', 'A05', 'A08'] }, {}],
    certificates: { influential_bureaucrat: 1 },
  });
  const move = { do: 'administration', action: 'certificate_acquisition' } as const;
  expect(match.whyNot(0, { ...move, certificate: 'high_collector' })?.code).toBe('condition-not-met');
  expect(match.offers(0, { ...move, certificate: 'wealthy_dandy' })).toBe(true);
  match.play(0, { ...move, certificate: 'influential_bureaucrat' });
  expect(match.state.certificates).toEqual([-1, -1, 0, -1]);
});

test('EL-12.4 Lucien’s action at City Hall is Political Support, and nothing by itself', () => {
  const match = table({ players: [{ edgar: 'A01', lucien: 'A02', owns: ['A02'] }, {}] });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  const both = table({ players: [{ at: 'A02', owns: ['A02'] }, {}] });
  expect(both.options(0).some((move) => move.do === 'supported')).toBe(true);
});
