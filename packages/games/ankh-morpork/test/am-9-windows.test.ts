import { canonical, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { type CardData, type CardId, cards } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { AmMove } from '../rules/moves.ts';
import { sonky } from '../rules/windows.ts';
import { drawn, isOver } from './event.ts';
import { areaAt, handIds, idsOf, type Position, table } from './position.ts';

/** Seat 0 tries to assassinate the minion of seat 1 in Dimwell. */
function attempt(wanted: Position = {}) {
  const [own = ['ruby'], ...others] = wanted.hands ?? [];
  const match = table({
    ...wanted,
    areas: { dimwell: { minions: [1, 2], trouble: true }, ...wanted.areas },
    hands: [['mr-gryle', ...own], ...others],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  return match;
}

/** Seat 0 has The Bursar swap a minion of seat 2 with one of seat 3. */
function swap(hands: Position['hands']) {
  const match = table({
    seats: 4,
    areas: { dimwell: { minions: [2] }, longwall: { minions: [3] } },
    eventsLeft: 0,
    hands: [['the-bursar', 'ruby'], ...(hands ?? [])],
  });
  match.play(0, { do: 'play', card: 'the-bursar' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'choose', area: 'longwall', piece: 3 });
  return match;
}

test('AM-9.1 an interrupt is played in anyone’s turn and is no card of the turn', () => {
  const match = attempt({ hands: [['ruby'], ['susan', 'groat']] });
  match.play(1, { do: 'react', card: 'susan' });
  expect(match.events).toContainEqual({ type: 'spared', area: 'dimwell', piece: 1 });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 1]);
  expect(match.state.active).toBe(0);
  expect(match.offers(0, { do: 'act' })).toBe(true); // Mr Gryle goes on
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  expect(match.offers(1, { do: 'play', card: 'groat' })).toBe(true); // the turn of seat 1 is still to come
  expect(handIds(match.state, 1)).toEqual(['groat']); // who reacted draws at the end of their own turn
});

test('AM-9.1 without its trigger it cannot be played', () => {
  const match = table({ hands: [['susan', 'ruby'], ['gaspode']] });
  expect(match.refused(0, { do: 'react', card: 'susan' })).toEqual({ code: 'unknown' });
  expect(match.refused(1, { do: 'react', card: 'gaspode' })).toEqual({ code: 'not-asked' });
  match.play(0, { do: 'play', card: 'ruby' });
  expect(match.refused(0, { do: 'react', card: 'susan' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.4', code: 'doesNotFit' },
  });
});

test('AM-9.1 other cards are no answers', () => {
  const match = attempt({ hands: [['ruby'], ['groat']] });
  expect(match.options(1)).toEqual([{ do: 'pass' }]);
  expect(match.refused(1, { do: 'react', card: 'groat' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.1', code: 'interruptOnly' },
  });
});

test('AM-9.2 announced, answered, closed; only then does it happen', () => {
  const match = attempt({ hands: [['ruby'], ['groat']] });
  expect(match.events).toEqual([{ type: 'threatened', area: 'dimwell', piece: 1 }]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 1], trouble: true });
  match.play(1, { do: 'pass' });
  expect(match.events[0]).toEqual({ type: 'removed', area: 'dimwell', piece: 1 });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 0, 1], trouble: false });
});

test('AM-9.2 once the window has closed the chance is gone', () => {
  const match = attempt({ hands: [['ruby'], ['susan']] });
  match.play(1, { do: 'pass' });
  expect(match.refused(1, { do: 'react', card: 'susan' })).toEqual({ code: 'not-asked' });
});

test('AM-9.2.1 every threatened player with a hand card is asked, fitting or not; nobody else is', () => {
  expect(attempt({ hands: [['ruby'], ['groat'], ['susan']] }).asked).toEqual([1]);
  expect(attempt({ hands: [['ruby'], ['gaspode'], ['susan']] }).asked).toEqual([1]);
  const empty = attempt({ hands: [['ruby'], [], ['susan']] });
  expect(empty.asked).toEqual([0]);
  expect(areaAt(empty.state, 'dimwell').minions).toEqual([0, 0, 1]);
});

test('AM-9.2.1 stuck cards and loans are no hand cards', () => {
  const match = attempt({
    hands: [['ruby'], []],
    stuck: [[], ['dr-whiteface']],
    loans: [[], ['mr-bent']],
  });
  expect(match.asked).toEqual([0]);
});

test('AM-9.2.1 several are asked one at a time, clockwise from the active player', () => {
  const match = swap([['susan'], ['ruby', 'hex'], ['groat']]);
  expect(match.asked).toEqual([2]); // although the piece of seat 3 was named first
  match.play(2, { do: 'pass' });
  expect(match.asked).toEqual([3]);
  match.play(3, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 0, 1]);
});

test('AM-9.2.2 no window for a player whom the scroll would leave as they are', () => {
  const broke = table({ money: [5, 0, 10], hands: [['nobby-nobbs', 'ruby'], ['wallace-sonky'], ['hex']] });
  broke.play(0, { do: 'play', card: 'nobby-nobbs' });
  broke.play(0, { do: 'act' });
  broke.play(0, { do: 'target', seat: 1 });
  expect(broke.asked).toEqual([0]);
  expect(broke.state.money).toEqual([5, 0, 10]);
  const homeless = table({ hands: [['fire-brigade', 'ruby'], ['wallace-sonky']] });
  homeless.play(0, { do: 'play', card: 'fire-brigade' });
  homeless.play(0, { do: 'act' });
  homeless.play(0, { do: 'target', seat: 1 });
  expect(homeless.asked).toEqual([0]);
});

test('AM-9.2.2 placing or moving your own minions opens no window', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1] }, longwall: { minions: [1] } },
    hands: [
      ['dorfl', 'groat', 'susan'],
      ['gaspode', 'wallace-sonky'],
    ],
  });
  match.play(0, { do: 'play', card: 'dorfl' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(match.asked).toEqual([0]);
});

/** A position in which every player has something to lose and every scroll has an effect. */
const richTable: Position = {
  money: [50, 50, 50],
  areas: {
    dimwell: { minions: [0, 1, 2], trouble: true, building: 1 },
    'unreal-estate': { minions: [1], building: 1 },
    'isle-of-gods': { minions: [0] },
    longwall: { minions: [2], building: 0, gainedNow: true },
  },
  discard: ['hex'],
  hands: [['ruby'], ['groat', 'modo', 'dysk'], ['rincewind', 'zorgo', 'librarian']],
  rolls: [8, 8],
};

/** Plays the scroll of a card against seat 1; returns whether anyone is offered Wallace Sonky meanwhile. */
function asksForSonky(card: CardId, data: CardData): boolean {
  const at = data.symbols.indexOf('scroll');
  const number = cards.findIndex(({ id }) => id === card);
  const discard = card === 'hex' ? (['errol'] as const) : (richTable.discard ?? []);
  const hands = richTable.hands?.map((hand) => hand.filter((held) => held !== card)) ?? [];
  const pending = [
    { kind: 'refill', seat: 0 },
    { kind: 'symbol', seat: 0, card: number, at },
  ] as const;
  const match = table({ ...richTable, hands, discard, pending });
  match.play(0, { do: 'act' });
  for (let steps = 0; steps < 30; steps++) {
    const top = match.state.pending.at(-1);
    if (top === undefined || match.state.active !== 0) return false;
    if (top.kind === 'reactionWindow' && (top.fits & sonky) !== 0) return true;
    if (top.kind === 'symbol' || top.kind === 'finishCard') return false;
    const [seat = -1] = match.asked;
    const options = match.options(seat);
    const atSeat1 = (move: AmMove) => ('piece' in move && move.piece === 1) || move.do === 'takeover';
    match.play(seat, options.find(atSeat1) ?? (options[0] as AmMove));
  }
  throw new Error(`the scroll of ${card} does not end`);
}

const startedAsScroll = (data: CardData) => data.symbols.includes('scroll') && data.effect !== 'playTwoCards';

/** AM-13 The cards whose scroll, as the rule book tells it, opens a scroll or minion window for another player. */
const threatening = new Set<CardId>([
  'mr-boggis',
  'beggars-guild',
  'sunshine-dragon-sanctuary',
  'duckman',
  'foul-ole-ron',
  'fools-guild',
  'fire-brigade',
  'here-n-now',
  'nobby-nobbs',
  'rosie-palm',
  'queen-molly',
  'dr-whiteface',
  'seamstresses-guild',
  'thieves-guild',
  'cosmo-lavish',
  'the-dean',
  'burleigh-and-stronginthearm',
  'the-bursar',
  'cable-street-particulars',
  'canting-crew',
  'carcer',
  'chair-of-indefinite-studies',
  'the-auditors',
  'sybil-vimes',
  'stanley',
  'reacher-gilt',
  'hubert',
  'errol',
]);

test('AM-9.2.2 a scroll opens a window for Wallace Sonky just if it threatens another player', () => {
  for (const data of cards.filter(startedAsScroll) as CardData[]) {
    expect(asksForSonky(data.id as CardId, data), data.id).toBe(threatening.has(data.id as CardId));
  }
});

test('AM-9.2.3 one answer to one threat: a player who has passed or played is not asked again', () => {
  const match = attempt({ hands: [['ruby'], ['gaspode', 'susan']] });
  match.play(1, { do: 'react', card: 'gaspode' });
  expect(match.asked).toEqual([0]);
  expect(handIds(match.state, 1)).toEqual(['susan']);
  const passed = attempt({ hands: [['ruby'], ['gaspode', 'susan']] });
  passed.play(1, { do: 'pass' });
  expect(passed.asked).toEqual([0]);
  expect(passed.events.map(({ type }) => type)).toEqual(['removed', 'calm']); // the pass is not announced
});

test('AM-9.2.3 an answer that stops a swap stops it for everybody, and the others are not asked', () => {
  const match = swap([[], ['gaspode'], ['wallace-sonky']]);
  match.play(2, { do: 'react', card: 'gaspode' });
  expect(match.asked).toEqual([0]);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 1, 0]);
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 0, 0, 1]);
});

test('AM-9.2.3 a player who does not answer in time passes', () => {
  const match = attempt({ hands: [['ruby'], ['gaspode']] });
  match.timeout(1);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 1]);
  expect(handIds(match.state, 1)).toEqual(['gaspode']);
});

test('AM-9.2.5 Small Gods is one more answer in the minion window, for which even an empty hand is asked', () => {
  const murder = (money: number) =>
    drawn('mysterious-murders', {
      seats: 2,
      areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1] } },
      money: [10, money],
      rolls: [8, 1],
    });
  const match = murder(3);
  expect(match.options(1)).toEqual([{ do: 'pass' }, { do: 'gods' }]);
  match.play(1, { do: 'gods' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1]);
  expect(match.state.money[1]).toBe(0);
  expect(isOver(murder(2))).toBe(true); // without the money there is nothing to ask
});

test('AM-9.2.5 against a symbol it is no answer, so that its owner with an empty hand is not asked', () => {
  const match = attempt({ areas: { 'small-gods': { building: 1 } }, hands: [['ruby'], []] });
  expect(match.asked).toEqual([0]);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 1]);
});

test('AM-9.2.5 for a building it is a question of its own, and an open one', () => {
  const match = drawn('explosion', { areas: { 'small-gods': { building: 1 } }, rolls: [4] });
  expect(show(game, match.state, 2).waiting).toEqual({ kind: 'saveBuilding', seats: [1] });
});

test('AM-9.2.6 the others see only that the table waits, independent of answers given and cards held', () => {
  const match = swap([['hex'], ['gaspode'], ['modo']]);
  const seen = ({ state }: typeof match) =>
    [0, 1, 'spectator' as const].map((viewer) => show(game, state, viewer));
  const before = seen(match);
  for (const shown of before) expect(shown.waiting).toEqual({ kind: 'hidden' });
  expect(canonical(seen(swap([['hex'], ['groat'], ['susan']])))).toBe(canonical(before));
  expect(show(game, match.state, 2).asked?.options).toContainEqual({ do: 'react', card: 'gaspode' });
  match.play(2, { do: 'pass' });
  expect(match.events).toEqual([]);
  expect(canonical(seen(match))).toBe(canonical(before));
});

test('AM-9.2.6 a played interrupt is shown to all at once', () => {
  const match = attempt({ hands: [['ruby'], ['gaspode']] });
  match.play(1, { do: 'react', card: 'gaspode' });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const seen = match.events.map((event) => game.witness(event, viewer));
    expect(seen[0]).toEqual({ type: 'reacted', seat: 1, card: 'gaspode' });
    expect(show(game, match.state, viewer).view.discard).toContain('gaspode');
  }
});

test('AM-9.3 one interrupt, one minion, one attempt; it is discarded at once and cannot be interrupted', () => {
  const match = attempt({ hands: [['wallace-sonky', 'mr-pin-and-mr-tulip'], ['gaspode'], ['susan']] });
  match.play(1, { do: 'react', card: 'gaspode' });
  expect(idsOf(match.state.discard)).toEqual(['gaspode']); // while Mr Gryle is still being resolved
  expect(match.asked).toEqual([0]);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 1 });
});

test('AM-9.3 a second attempt on the same minion needs a second interrupt', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [
      ['hello', 'ruby'],
      ['gaspode', 'susan'],
    ],
  });
  match.play(0, { do: 'play', card: 'hello' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'gaspode' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(match.options(1)).toEqual([{ do: 'pass' }, { do: 'react', card: 'susan' }]);
  match.play(1, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 0]);
});
