import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import type { CardId } from '../rules/cards.ts';
import { randomEvents } from '../rules/random-events.ts';
import { areaAt, handIds, idsOf, type Position, table } from './position.ts';
import { offered, pieces, reach, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const skip = { do: 'skip' } as const;
const act = { do: 'act' } as const;
const finish = { do: 'finish' } as const;
const play = (card: CardId) => ({ do: 'play', card }) as const;
const mossyLawn = { do: 'react', card: 'doctor-mossy-lawn' } as const;

test('AM-16.7 the random event of a wizard cannot be skipped, nor dodged with Doctor Mossy Lawn', () => {
  const match = table({
    areas: { 'nap-hill': { building: 0 } }, // a power to use, or the question would not be put
    events: ['subsidence'],
    hands: [['the-dean', 'doctor-mossy-lawn'], [], []],
  });
  match.play(0, play('the-dean'));
  expect(match.refused(0, skip)).toEqual({ code: 'not-legal', why: { rule: 'AM-5.2', code: 'mandatory' } });
  expect(match.refused(0, mossyLawn)).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.6', code: 'eventPending' },
  });
  match.play(0, act);
  expect(match.state.money).toEqual([8, 10, 10]);
});

test('AM-16.8 History Monks: cards played before are in the discard pile, itself and loans are not', () => {
  const match = table({ hands: [['pink-pussycat-club', 'mr-bent', 'history-monks', 'ruby'], [], []] });
  match.play(0, play('pink-pussycat-club'));
  match.play(0, act);
  match.play(0, play('mr-bent'));
  match.play(0, act);
  match.play(0, play('history-monks'));
  match.play(0, act);
  expect(match.events).toContainEqual({ type: 'recovered', seat: 0, cards: ['pink-pussycat-club'] });
  expect(handIds(match.state, 0)).toEqual(['pink-pussycat-club', 'ruby']);
  expect(idsOf(match.state.loans[0] ?? [])).toEqual(['mr-bent']);
});

test('AM-16.9 Mr Boggis against a player with $1: gives $1', () => {
  const match = start('mr-boggis', { money: [10, 1, 5] });
  expect(match.state.money).toEqual([13, 0, 3]);
});

test('AM-16.10 a hand of seven at the end of the turn: no draw, no discard', () => {
  const held = ['groat', 'ruby', 'hex', 'modo', 'dysk', 'hello', 'dwarves'] as const;
  const match = table({ hands: [['peeled-nuts', ...held], [], []] });
  const deck = match.state.deck.length;
  match.play(0, play('peeled-nuts'));
  match.play(0, finish);
  expect(match.state.active).toBe(1);
  expect(handIds(match.state, 0)).toEqual(held.toSorted());
  expect(match.state.deck).toHaveLength(deck);
  expect(idsOf(match.state.discard)).toEqual(['peeled-nuts']);
});

test('AM-16.11 Dr Whiteface in front and three cards in hand: one is drawn', () => {
  const match = table({
    hands: [['peeled-nuts', 'groat', 'ruby', 'hex'], [], []],
    stuck: [['dr-whiteface'], [], []],
    draws: ['modo', 'dysk'],
  });
  match.play(0, play('peeled-nuts'));
  match.play(0, finish);
  expect(handIds(match.state, 0)).toEqual(['groat', 'hex', 'modo', 'ruby']);
});

test('AM-16.12 only Gaspode and Susan in hand: pass, then refill', () => {
  const match = table({ hands: [['gaspode', 'susan'], [], []], draws: ['groat', 'ruby', 'hex', 'modo'] });
  expect(offered(match, 0)).toEqual(['pass']);
  expect(match.refused(0, play('gaspode'))).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-4.2', code: 'interruptOnly' },
  });
  match.play(0, pass);
  expect(handIds(match.state, 0)).toEqual(['gaspode', 'groat', 'hex', 'ruby', 'susan']);
  expect(match.state.active).toBe(1);
  const playable = table({ hands: [['gaspode', 'groat'], [], []] });
  expect(playable.refused(0, pass)).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-4.2', code: 'holdsPlayable' },
  });
});

test('AM-16.13 the Librarian draws the last card: over at once; Vimes wins if held, else points', () => {
  const at: Position = { areas: { dimwell: { minions: [1] } }, deckSize: 4, hands: [['ruby'], [], []] };
  const vimes = start('librarian', {
    ...at,
    personalities: ['lord-rust', 'lord-vetinari', 'commander-vimes'],
  });
  expect(vimes.state.outcome).toMatchObject({ winners: [2], how: 'exhaustion' });
  expect(vimes.asked).toEqual([]);
  const points = start('librarian', at);
  expect(points.state.outcome).toMatchObject({ winners: [1], how: 'points', points: [10, 15, 10] });
  expect(points.refused(0, finish)).toMatchObject({ code: 'over' });
});

test('AM-16.14 eight markers at the start of another turn: Dragon King waits for his own', () => {
  const at: Position = {
    areas: Object.fromEntries(areaIds.slice(0, 8).map((id) => [id, { trouble: true }])),
    personalities: ['lord-rust', 'lord-vetinari', 'dragon-king-of-arms'],
    hands: [['peeled-nuts'], ['groat', 'buggy-swires'], ['ruby']],
  };
  const match = table(at);
  match.play(0, play('peeled-nuts'));
  expect(match.state.outcome).toBe(undefined);
  expect(match.asked).toEqual([1]);
  match.play(1, play('groat'));
  match.play(1, skip);
  expect(match.state.outcome).toMatchObject({ winners: [2], how: 'trouble' });
  const calmed = table(at);
  calmed.play(0, play('peeled-nuts'));
  calmed.play(1, play('buggy-swires'));
  calmed.play(1, { do: 'clear', area: 'dolly-sisters' });
  calmed.play(1, finish);
  expect(calmed.state.outcome).toBe(undefined);
  expect(calmed.asked).toEqual([2]);
});

test.each(['the-luggage', 'modo'] as const)('AM-16.19 %s: the discard may be declined', (card) => {
  const match = reach(card, { hands: [['groat', 'ruby'], [], []] });
  expect(symbolAsked(match)).toBe('scroll');
  match.play(0, skip);
  expect(handIds(match.state, 0)).toEqual(expect.arrayContaining(['groat', 'ruby']));
  expect(idsOf(match.state.discard)).not.toContain('groat');
  expect(idsOf(match.state.discard)).not.toContain('ruby');
});

test('AM-16.21 the Sanctuary takes nothing from a player with no money and no cards', () => {
  const match = start('sunshine-dragon-sanctuary', { money: [10, 0, 5], hands: [['ruby'], [], []] });
  expect(match.state.money).toEqual([11, 0, 4]);
  expect(handIds(match.state, 0)).toEqual(['ruby']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-16.25 with the event pile empty the random event does nothing', () => {
  const match = table({
    eventsLeft: 0,
    areas: { 'unreal-estate': { minions: [1] } },
    hands: [['the-dean', 'groat']],
  });
  match.play(0, play('the-dean'));
  expect(match.events.map(({ type }) => type)).toEqual(['played', 'nothing']);
  expect(symbolAsked(match)).toBe('scroll');
});

test('AM-16.27 playAnother with nothing but interrupts: put, and skipping is the only answer', () => {
  const match = table({ hands: [['pink-pussycat-club', 'gaspode', 'susan'], [], []] });
  match.play(0, play('pink-pussycat-club'));
  match.play(0, act);
  expect(symbolAsked(match)).toBe('playAnother');
  expect(offered(match, 0)).toEqual(['skip']);
  expect(match.whyNot(0, play('susan'))?.code).toBe('interruptOnly');
});

test('AM-16.30 Drumknott, the first card at its last symbol, Doctor Mossy Lawn', () => {
  const match = reach('drumknott', {
    hands: [['mended-drum', 'groat', 'doctor-mossy-lawn'], [], []],
    draws: ['ruby', 'hex', 'modo', 'dysk'],
  });
  match.play(0, play('mended-drum'));
  match.play(0, { do: 'layAside', card: 'groat' });
  expect(symbolAsked(match)).toBe('money:2');
  match.play(0, mossyLawn);
  expect(handIds(match.state, 0)).toEqual(['groat', 'hex', 'mended-drum', 'modo', 'ruby']); // refilled
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn', 'drumknott']);
  expect(match.state.active).toBe(1); // the second card is not played
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-16.35 a player whose only cards are stuck cards has no hand card', () => {
  const stuck = [[], ['fools-guild', 'dr-whiteface'], []] as const;
  const window = table({
    areas: { dimwell: { minions: [0, 1], trouble: true } },
    hands: [['dr-cruces'], [], []],
    stuck,
  });
  window.play(0, play('dr-cruces'));
  window.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(pieces(window)).toEqual(['dimwell 0']); // not asked
  const given = start('beggars-guild', { hands: [['ruby'], [], []], stuck });
  given.play(0, { do: 'target', seat: 1 });
  expect(handIds(given.state, 0)).toEqual(['ruby']);
  expect(given.state.stuck[1]).toHaveLength(2);
  const turn = table({ active: 1, hands: [[], [], []], stuck });
  expect(offered(turn, 1)).toEqual(['pass']);
  expect(turn.refused(1, play('fools-guild'))).toEqual({ code: 'unknown' });
});

test('AM-16.37 Mr Bent’s scroll skipped: no loan, no money, discarded, playAnother still open', () => {
  const match = reach('mr-bent', { hands: [['mended-drum', 'ruby'], [], []] });
  match.play(0, skip);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(match.state.loans).toEqual([[], [], []]);
  expect(symbolAsked(match)).toBe('playAnother');
  match.play(0, play('mended-drum'));
  expect(idsOf(match.state.discard)).toEqual(['mr-bent']);
});

const smallGods = { building: 0, minions: [] };

test('AM-16.24 a building saved from Fire by Small Gods stays, and the fire rolls on from there', () => {
  const match = table({
    areas: { 'small-gods': smallGods, 'the-hippo': { building: 0 }, 'dragons-landing': { building: 1 } },
    events: ['fire'],
    rolls: [6, 4, 3, 12], // The Hippo, Small Gods, Dragon's Landing, out
    money: [20, 10, 10],
    hands: [['the-dean', 'groat'], [], []],
  });
  match.play(0, play('the-dean'));
  match.play(0, act); // the event: asked because powers can be used
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'godsAt', area: 'the-hippo' });
  match.play(0, { do: 'godsAt', area: 'small-gods' });
  expect(areaAt(match.state, 'the-hippo').building).toBe(0);
  expect(areaAt(match.state, 'small-gods').building).toBe(0);
  expect(areaAt(match.state, 'dragons-landing').building).toBe(-1); // next to Small Gods
  expect(match.state.money).toEqual([14, 10, 10]);
});

test('AM-16.31 Flood rolls 3 and 4: only Small Gods, whose minions may go to Dragon’s Landing', () => {
  const match = table({
    areas: { 'dragons-landing': { minions: [1] }, 'small-gods': { minions: [1] } },
    events: ['flood'],
    rolls: [3, 4],
    hands: [['the-dean', 'groat'], ['susan'], []],
  });
  match.play(0, play('the-dean'));
  expect(match.asked).toEqual([1]);
  expect(offered(match, 1)).toEqual([
    'move small-gods 1 dragons-landing',
    'move small-gods 1 isle-of-gods',
    'move small-gods 1 the-hippo',
    'move small-gods 1 the-scours',
    'move small-gods 1 unreal-estate',
  ]);
  match.play(1, { do: 'move', area: 'small-gods', piece: 1, to: 'dragons-landing' });
  expect(pieces(match)).toEqual(['dragons-landing 1', 'dragons-landing 1']);
  expect(troubled(match)).toEqual(['dragons-landing']);
  expect(match.asked).toEqual([0]);
});

test.each([3, 5])(
  'AM-16.32 Earthquake, Small Gods and another building, $%i: either may be saved, not both',
  (money) => {
    for (const [saved, lost] of [
      ['small-gods', 'the-hippo'],
      ['the-hippo', 'small-gods'],
    ] as const) {
      const match = table({
        areas: { 'small-gods': { building: 1 }, 'the-hippo': { building: 1 } },
        events: ['earthquake'],
        rolls: [4, 6],
        money: [10, money, 10],
        hands: [['the-dean', 'groat'], [], []],
      });
      match.play(0, play('the-dean'));
      expect(offered(match, 1)).toEqual(['godsAt small-gods', 'godsAt the-hippo', 'stop']);
      match.play(1, { do: 'godsAt', area: saved });
      expect(areaAt(match.state, saved).building).toBe(1);
      expect(areaAt(match.state, lost).building).toBe(-1);
      expect(match.state.money).toEqual([10, money - 3, 10]);
    }
  },
);

test('AM-16.33 Fire burns Small Gods, then a neighbour of the same owner: it cannot be saved', () => {
  const match = table({
    areas: { 'small-gods': { building: 1 }, 'the-hippo': { building: 1 } },
    events: ['fire'],
    rolls: [4, 6, 12],
    money: [10, 30, 10],
    hands: [['the-dean', 'groat'], ['susan'], []],
  });
  match.play(0, play('the-dean'));
  expect(offered(match, 1)).toEqual(['godsAt small-gods', 'stop']);
  match.play(1, { do: 'stop' });
  expect(areaAt(match.state, 'the-hippo').building).toBe(-1);
  expect(match.state.money).toEqual([10, 30, 10]);
  expect(match.asked).toEqual([0]);
});

test('AM-16.34 the first demon lands in Small Gods unstopped: the power is off for the other three', () => {
  const match = table({
    areas: { 'small-gods': { building: 1 }, 'the-hippo': { building: 1 } },
    events: ['demons'],
    rolls: [4, 6, 6, 4],
    money: [10, 30, 10],
    hands: [['the-dean', 'groat'], ['susan'], []],
  });
  match.play(0, play('the-dean'));
  expect(offered(match, 1)).toEqual(['gods', 'pass']);
  match.play(1, pass);
  expect(areaAt(match.state, 'small-gods').demons).toBe(2);
  expect(areaAt(match.state, 'the-hippo').demons).toBe(2);
  expect(match.state.money).toEqual([10, 30, 10]);
});

test('AM-16.36 trolls removed by The Dragon or assassinated go, unasked, and never come back', () => {
  const match = table({
    events: ['trolls', 'the-dragon'],
    rolls: [9, 9, 8, 8], // two trolls in Longwall, one in Dimwell; The Dragon in Dimwell
    hands: [['the-dean', 'rincewind', 'dr-cruces', 'groat'], ['hex'], ['ruby']],
  });
  match.play(0, play('the-dean'));
  expect(pieces(match)).toEqual(['dimwell troll', 'longwall troll', 'longwall troll']);
  match.play(0, play('rincewind'));
  expect(pieces(match)).toEqual(['longwall troll', 'longwall troll']);
  match.play(0, play('dr-cruces'));
  match.play(0, { do: 'remove', area: 'longwall', piece: 'troll' });
  expect(pieces(match)).toEqual(['longwall troll']);
  expect(symbolAsked(match)).toBe('money:3');
  const pile = match.state.eventPile.map((event) => randomEvents[event]?.id);
  expect(pile).toHaveLength(10);
  expect(pile).not.toContain('trolls'); // nothing else brings one
});

test('AM-16.38 a power used, its building lost to an event and built again: no second use this turn', () => {
  const match = table({
    areas: { 'the-hippo': { building: 0, minions: [0] } },
    events: ['explosion'],
    rolls: [6],
    money: [12, 10, 10],
    hands: [['rincewind', 'ruby', 'groat'], [], []],
  });
  match.play(0, { do: 'power', area: 'the-hippo' });
  match.play(0, play('rincewind'));
  expect(areaAt(match.state, 'the-hippo').building).toBe(-1);
  match.play(0, play('ruby'));
  match.play(0, skip);
  match.play(0, { do: 'build', area: 'the-hippo' });
  expect(match.refused(0, { do: 'power', area: 'the-hippo' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.1', code: 'usedThisTurn' },
  });
  expect(match.state.money[0]).toBe(2);
});
