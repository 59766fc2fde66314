import { expect, test } from 'vitest';
import { pointsOf } from '../rules/victory.ts';
import { areaAt, handIds, idsOf, table } from './position.ts';

test('AM-9.6 the turn ends, the card comes back to the hand, and the hand is refilled', () => {
  const match = table({
    areas: { 'nap-hill': { minions: [0], building: 0 }, dimwell: { minions: [1] } },
    hands: [['mended-drum', 'doctor-mossy-lawn', 'ruby'], ['groat']],
    money: [20],
    draws: ['hex', 'modo', 'dysk'],
  });
  match.play(0, { do: 'play', card: 'mended-drum' });
  expect(match.refused(0, { do: 'react', card: 'ruby' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(match.events[1]).toEqual({ type: 'kept', seat: 0, card: 'mended-drum' });
  expect(handIds(match.state, 0)).toEqual(['dysk', 'hex', 'mended-drum', 'modo', 'ruby']);
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn']);
  expect(match.state.money[0]).toBe(20); // the $2 of the card are lost, and no power is used any more
  expect(match.asked).toEqual([1]);
  expect(match.state.active).toBe(1);
});

test('AM-9.6 after the last symbol as well: the effects of the card stay', () => {
  const match = table({ hands: [['inigo-skimmer', 'doctor-mossy-lawn']] });
  match.play(0, { do: 'play', card: 'inigo-skimmer' });
  match.play(0, { do: 'act' });
  expect(match.options(0)).toEqual([{ do: 'finish' }, { do: 'react', card: 'doctor-mossy-lawn' }]);
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(match.state.money[0]).toBe(12);
  expect(handIds(match.state, 0)).toContain('inigo-skimmer');
});

test('AM-9.6 not before the first card', () => {
  const match = table({ hands: [['ruby', 'doctor-mossy-lawn']] });
  expect(match.refused(0, { do: 'react', card: 'doctor-mossy-lawn' })).toEqual({ code: 'unknown' });
});

test('AM-9.6 not while a second card is chosen', () => {
  const match = table({ hands: [['drumknott', 'groat', 'ruby', 'doctor-mossy-lawn']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'groat' });
  expect(match.offers(0, { do: 'layAside', card: 'ruby' })).toBe(true);
  expect(match.refused(0, { do: 'react', card: 'doctor-mossy-lawn' })).toEqual({ code: 'unknown' });
});

test('AM-9.6 not while a random event of the card is still to come, but after it', () => {
  const match = table({
    areas: { 'nap-hill': { building: 0 } },
    hands: [['rincewind', 'doctor-mossy-lawn', 'ruby']],
    events: ['riots'],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.refused(0, { do: 'react', card: 'doctor-mossy-lawn' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.6', code: 'eventPending' },
  });
  match.play(0, { do: 'act' });
  expect(match.offers(0, { do: 'react', card: 'doctor-mossy-lawn' })).toBe(true);
});

test('AM-9.6 not inside an action, and not in another player’s turn', () => {
  const match = table({
    areas: { dimwell: { minions: [0], trouble: true } },
    hands: [['nobby-nobbs', 'doctor-mossy-lawn'], []],
  });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  expect(match.refused(0, { do: 'react', card: 'doctor-mossy-lawn' })).toEqual({ code: 'unknown' });
  const threatened = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['doctor-mossy-lawn']],
  });
  threatened.play(0, { do: 'play', card: 'mr-gryle' });
  threatened.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(threatened.options(1)).toEqual([{ do: 'pass' }]);
});

test('AM-9.6 a second card laid aside is not played, and a card played before stays discarded', () => {
  const match = table({ hands: [['drumknott', 'groat', 'ruby', 'doctor-mossy-lawn', 'hex'], ['modo']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'layAside', card: 'ruby' });
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(match.state.active).toBe(1);
  expect(handIds(match.state, 0)).toEqual(expect.arrayContaining(['groat', 'hex', 'ruby']));
  expect(match.state.hands[0]).toHaveLength(5);
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn', 'drumknott']);
});

test('AM-9.6 a card that has become a loan or a stuck card stays where it is', () => {
  const loan = table({ hands: [['mr-bent', 'doctor-mossy-lawn', 'ruby']] });
  loan.play(0, { do: 'play', card: 'mr-bent' });
  loan.play(0, { do: 'act' });
  loan.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(idsOf(loan.state.loans[0] ?? [])).toEqual(['mr-bent']);
  expect(handIds(loan.state, 0)).not.toContain('mr-bent');
  expect(loan.state.active).toBe(1);
  const stuck = table({ money: [10, 0, 10], hands: [['fools-guild', 'doctor-mossy-lawn', 'ruby']] });
  stuck.play(0, { do: 'play', card: 'fools-guild' });
  stuck.play(0, { do: 'act' });
  stuck.play(0, { do: 'target', seat: 1 });
  stuck.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(idsOf(stuck.state.stuck[1] ?? [])).toEqual(['fools-guild']);
  expect(handIds(stuck.state, 0)).not.toContain('fools-guild');
});

test('AM-9.7 a loan lies in front of its player, brings $10, and is neither hand card nor discard', () => {
  const match = table({ hands: [['bank-of-ankh-morpork', 'peeled-nuts']] });
  match.play(0, { do: 'play', card: 'bank-of-ankh-morpork' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([20, 10, 10]);
  expect(match.events).toContainEqual({ type: 'borrowed', seat: 0, card: 'bank-of-ankh-morpork' });
  match.play(0, { do: 'play', card: 'peeled-nuts' }); // its playAnother is still there
  expect(idsOf(match.state.discard)).toEqual(['peeled-nuts']);
  expect(idsOf(match.state.loans[0] ?? [])).toEqual(['bank-of-ankh-morpork']);
  expect(match.state.active).toBe(1);
  expect(match.state.hands[0]).toHaveLength(5); // the loan does not count for the hand
  expect(pointsOf(match.state, 0)).toBe(8);
});

test('AM-9.7 a loan declined is discarded as usual', () => {
  const match = table({ hands: [['mr-bent', 'peeled-nuts']] });
  match.play(0, { do: 'play', card: 'mr-bent' });
  match.play(0, { do: 'skip' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(idsOf(match.state.discard)).toContain('mr-bent');
  expect(match.state.loans[0]).toEqual([]);
  expect(match.state.money[0]).toBe(10);
});

test('AM-9.7 a loan cannot be discarded, given or exchanged', () => {
  const match = table({
    areas: { 'the-scours': { building: 0 } },
    hands: [['chair-of-indefinite-studies', 'ruby', 'hex'], ['groat']],
    loans: [['mr-bent']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'power', area: 'the-scours' });
  expect(match.refused(0, { do: 'discard', card: 'mr-bent' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'discard', card: 'ruby' });
  match.play(0, { do: 'play', card: 'chair-of-indefinite-studies' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  expect(idsOf(match.state.loans[0] ?? [])).toEqual(['mr-bent']);
  expect(match.state.loans[1]).toEqual([]);
  expect(handIds(match.state, 1)).toEqual(['hex']);
});

test('AM-9.8 a stuck card takes up a place of the hand in every refill, and several add up', () => {
  const match = table({
    hands: [['peeled-nuts', 'ruby']],
    stuck: [['fools-guild', 'dr-whiteface']],
    draws: ['hex', 'modo', 'dysk', 'duckman'],
  });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(handIds(match.state, 0)).toEqual(['hex', 'modo', 'ruby']);
});

test('AM-9.8 the player who takes it keeps it face up until the end, and it is not discarded', () => {
  const match = table({ hands: [['dr-whiteface', 'ruby'], ['groat']] });
  match.play(0, { do: 'play', card: 'dr-whiteface' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  match.play(1, { do: 'suffer' });
  expect(match.events).toContainEqual({ type: 'stuck', seat: 1, card: 'dr-whiteface' });
  match.play(0, { do: 'place', area: 'nap-hill' });
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.stuck[1] ?? [])).toEqual(['dr-whiteface']);
  expect(match.state.discard).toEqual([]);
  expect(match.refused(1, { do: 'play', card: 'dr-whiteface' })).toEqual({ code: 'unknown' });
});

test('AM-9.8 it cannot be discarded, given or exchanged', () => {
  const stuck = [['fools-guild'], ['dr-whiteface']] as const;
  const king = table({ hands: [['harry-king', 'hex', 'ruby']], stuck });
  king.play(0, { do: 'play', card: 'harry-king' });
  king.play(0, { do: 'skip' });
  king.play(0, { do: 'act' });
  const discards = king.options(0).flatMap((move) => (move.do === 'discard' ? [move.card] : []));
  expect(discards.toSorted()).toEqual(['hex', 'ruby']);
  expect(king.refused(0, { do: 'discard', card: 'fools-guild' })).toEqual({ code: 'unknown' });
  const beggars = table({ hands: [['beggars-guild', 'ruby'], ['groat']], stuck });
  beggars.play(0, { do: 'play', card: 'beggars-guild' });
  beggars.play(0, { do: 'act' });
  beggars.play(0, { do: 'target', seat: 1 });
  beggars.play(1, { do: 'pass' });
  expect(handIds(beggars.state, 0)).toEqual(['groat', 'ruby']); // all of the hand, unasked
  const chair = table({ hands: [['chair-of-indefinite-studies', 'ruby'], ['groat']], stuck, eventsLeft: 0 });
  chair.play(0, { do: 'play', card: 'chair-of-indefinite-studies' });
  chair.play(0, { do: 'act' });
  chair.play(0, { do: 'target', seat: 1 });
  chair.play(1, { do: 'pass' });
  expect(handIds(chair.state, 0)).toEqual(['groat']);
  for (const match of [king, beggars, chair]) {
    expect(match.state.stuck.map(idsOf)).toEqual([['fools-guild'], ['dr-whiteface'], []]);
  }
});

test('AM-9.8 for everything but the refill it is no hand card', () => {
  const match = table({ hands: [[], []], stuck: [['fools-guild'], []] });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  const beggars = table({ hands: [['beggars-guild', 'ruby'], []], stuck: [[], ['dr-whiteface']] });
  beggars.play(0, { do: 'play', card: 'beggars-guild' });
  beggars.play(0, { do: 'act' });
  beggars.play(0, { do: 'target', seat: 1 });
  expect(beggars.asked).toEqual([0]);
  expect(handIds(beggars.state, 0)).toEqual(['ruby']);
  expect(areaAt(beggars.state, 'dimwell').minions).toEqual([0, 0, 0]);
});
