import { expect, test } from 'vitest';
import { areaAt, idsOf, questionOf, table } from './position.ts';

test('AM-4.8 (a) the card is always asked for, even when passing is the only answer', () => {
  for (const hand of [[], ['gaspode']] as const) {
    const match = table({ hands: [hand] });
    expect(match.asked).toEqual([0]);
    expect(match.options(0)).toEqual([{ do: 'pass' }]);
  }
});

test('AM-4.8 (b) each symbol is done or skipped, from left to right', () => {
  const match = table({ areas: { dimwell: { minions: [0], trouble: true } }, hands: [['captain-carrot']] });
  match.play(0, { do: 'play', card: 'captain-carrot' });
  const places = ['the-scours', 'the-shades', 'dimwell', 'longwall'].map((area) => ({ do: 'place', area }));
  expect(match.options(0)).toEqual([...places, { do: 'skip' }]);
  match.play(0, { do: 'skip' });
  expect(match.events).toEqual([
    { type: 'skipped', seat: 0, card: 'captain-carrot', symbol: 'place', at: 0 },
  ]);
  expect(match.options(0)).toEqual([{ do: 'clear', area: 'dimwell' }, { do: 'skip' }]);
  match.play(0, { do: 'clear', area: 'dimwell' });
  expect(match.options(0)).toEqual([{ do: 'act' }, { do: 'skip' }]);
});

test('AM-4.8 (b) a random event can only be done', () => {
  const match = table({ areas: { 'the-hippo': { building: 0 } }, hands: [['rincewind']], events: ['riots'] });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.options(0)).toEqual([{ do: 'act' }, { do: 'power', area: 'the-hippo' }]);
  expect(match.refused(0, { do: 'skip' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-5.2', code: 'mandatory' },
  });
  match.play(0, { do: 'act' });
  expect(match.events).toContainEqual({ type: 'event', seat: 0, event: 'riots' });
});

test('AM-4.8 (b) a random event is not asked for when no power can be used', () => {
  for (const area of [{ building: 0, gainedNow: true }, { building: 0, demons: 1 }, { building: 1 }]) {
    const match = table({ areas: { 'the-hippo': area }, hands: [['rincewind', 'groat']], events: ['riots'] });
    match.play(0, { do: 'play', card: 'rincewind' });
    expect(match.events).toContainEqual({ type: 'event', seat: 0, event: 'riots' });
  }
});

test('AM-4.8 (b) a symbol that cannot be started is left out when no power can be used', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, money: [5], hands: [['mended-drum', 'ruby']] });
  match.play(0, { do: 'play', card: 'mended-drum' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 1 });
  expect(match.options(0)).toEqual([{ do: 'act' }, { do: 'skip' }]);
});

test('AM-4.8 (b) a symbol that cannot be started can only be skipped, unless a power makes it possible', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, 'seven-sleepers': { building: 0 } },
    money: [5],
    hands: [['mended-drum', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mended-drum' });
  expect(match.options(0)).toEqual([{ do: 'skip' }, { do: 'power', area: 'seven-sleepers' }]);
  expect(match.refused(0, { do: 'build', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-6.2.1', code: 'cannotPay', cost: 6, money: 5 },
  });
  match.play(0, { do: 'power', area: 'seven-sleepers' });
  match.play(0, { do: 'build', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell').building).toBe(0);
  expect(match.state.money[0]).toBe(2);
});

test('AM-4.8 (b) a power that does not help and was the last one: the question is not put again', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, longwall: { building: 0 } },
    money: [4],
    hands: [['mended-drum', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mended-drum' });
  match.play(0, { do: 'power', area: 'longwall' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 1 });
});

test('AM-4.8 (c) finishing is asked after the last symbol was done, and then the card is put away', () => {
  const match = table({ hands: [['royal-mint', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'act' });
  expect(match.options(0)).toEqual([{ do: 'finish' }]);
  expect(match.state.discard).toEqual([]);
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.discard)).toEqual(['royal-mint']);
  expect(match.asked).toEqual([1]);
});

test('AM-4.8 (c) finishing is asked after the last symbol was left out, and for a card without symbols', () => {
  const leftOut = table({ hands: [['sergeant-detritus', 'ruby']] });
  leftOut.play(0, { do: 'play', card: 'sergeant-detritus' });
  expect(questionOf(leftOut.state)).toBe('finishCard');
  const blank = table({ hands: [['peeled-nuts', 'ruby']] });
  blank.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(questionOf(blank.state)).toBe('finishCard');
});

test('AM-4.8 (c) finishing is not asked when the last symbol was skipped by choice', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, hands: [['groat', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'skip' });
  expect(idsOf(match.state.discard)).toEqual(['groat']);
  expect(match.asked).toEqual([1]);
});

test('AM-4.8 (c) finishing is not asked for a card that led to a further card', () => {
  const match = table({ hands: [['pink-pussycat-club', 'peeled-nuts', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(questionOf(match.state)).toBe('finishCard');
  match.play(0, { do: 'finish' });
  expect(match.asked).toEqual([1]);
});

test('AM-4.8 (c) finishing is left out with an empty hand and no power; either of them brings it back', () => {
  const cases = [
    { hand: [], building: 1, asked: false },
    { hand: ['ruby'], building: 1, asked: true },
    { hand: [], building: 0, asked: true },
  ] as const;
  for (const { hand, building, asked } of cases) {
    const match = table({ areas: { 'the-hippo': { building } }, hands: [['royal-mint', ...hand], ['hex']] });
    match.play(0, { do: 'play', card: 'royal-mint' });
    if (building === 0) match.play(0, { do: 'skip' });
    match.play(0, { do: 'act' });
    expect(questionOf(match.state)).toBe(asked ? 'finishCard' : 'chooseCard');
    expect(match.asked).toEqual([asked ? 0 : 1]);
  }
});

test('AM-4.8 (d) the second card is chosen before anything of the first', () => {
  const match = table({ hands: [['drumknott', 'peeled-nuts', 'groat', 'gaspode'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(match.options(0)).toEqual([{ do: 'layAside', card: 'groat' }]);
  expect(match.refused(0, { do: 'pass' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'layAside', card: 'groat' });
  expect(questionOf(match.state)).toBe('finishCard');
});

test('AM-4.8 (d) with an empty hand no second card is asked for, whatever powers there are', () => {
  for (const building of [0, 1]) {
    const match = table({
      areas: { 'the-hippo': { building } },
      hands: [['drumknott', 'peeled-nuts'], ['hex']],
    });
    match.play(0, { do: 'play', card: 'drumknott' });
    match.play(0, { do: 'play', card: 'peeled-nuts' });
    if (building === 1) {
      expect(match.asked).toEqual([1]);
      continue;
    }
    expect(match.options(0)).toEqual([{ do: 'finish' }, { do: 'power', area: 'the-hippo' }]);
    match.play(0, { do: 'finish' });
    expect(match.asked).toEqual([1]);
  }
});

test('AM-4.8 Doctor Mossy Lawn is an answer to (b) and (c), not to (a) or (d)', () => {
  const match = table({ hands: [['drumknott', 'royal-mint', 'groat', 'doctor-mossy-lawn']] });
  const lawn = { do: 'react', card: 'doctor-mossy-lawn' } as const;
  expect(match.offers(0, lawn)).toBe(false);
  match.play(0, { do: 'play', card: 'drumknott' });
  expect(match.offers(0, lawn)).toBe(true);
  match.play(0, { do: 'play', card: 'royal-mint' });
  expect(questionOf(match.state)).toBe('layAside');
  expect(match.offers(0, lawn)).toBe(false);
  match.play(0, { do: 'layAside', card: 'groat' });
  expect(match.offers(0, lawn)).toBe(true);
  match.play(0, { do: 'act' });
  expect(questionOf(match.state)).toBe('finishCard');
  expect(match.offers(0, lawn)).toBe(true);
});

test('AM-4.8 no question is left out or added because of the cards in hand', () => {
  const questions = (card: 'doctor-mossy-lawn' | 'groat' | 'gaspode') => {
    const match = table({ hands: [['sergeant-angua', card], ['hex']] });
    const kinds = [questionOf(match.state)];
    match.play(0, { do: 'play', card: 'sergeant-angua' });
    kinds.push(questionOf(match.state));
    match.play(0, { do: 'skip' });
    expect(match.asked).toEqual([1]);
    return kinds;
  };
  const kinds = questions('groat');
  expect(kinds).toEqual(['chooseCard', 'symbol']);
  expect(questions('doctor-mossy-lawn')).toEqual(kinds);
  expect(questions('gaspode')).toEqual(kinds);
});
