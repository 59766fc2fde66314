import { at, imagine, rngFrom, seedFromNumber, show, type Viewer } from '@manigance/core';
import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { cardOf, personalityId } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import type { AmState } from '../rules/state.ts';
import { handIds, type Position, table } from './position.ts';
import { type Match, start } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const skip = { do: 'skip' } as const;

/** The cards that a viewer knows to be in a hand. */
function known(match: Match, viewer: Viewer, seat: number): readonly CardId[] {
  return game.view(match.state, viewer).players[seat]?.known?.toSorted() ?? [];
}

/** States that a viewer considers possible. */
function imagined(match: Match, viewer: Viewer): AmState[] {
  const shown = show(game, match.state, viewer);
  return Array.from({ length: 30 }, (_, seed) => imagine(game, shown, rngFrom(seedFromNumber(seed))));
}

function expectHeld(match: Match, viewer: Viewer, seat: number, cards: readonly CardId[]): void {
  expect(known(match, viewer, seat)).toEqual(cards.toSorted());
  for (const state of imagined(match, viewer))
    expect(state.hands[seat]).toEqual(expect.arrayContaining(cards.map(cardOf)));
}

/** Seat 0 plays the scroll of this card on seat 1, who does not react. */
function hit(card: CardId, wanted: Position): Match {
  const match = start(card, wanted);
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, pass);
  return match;
}

test('AM-3.6 a hand that was looked at stays known to the one who looked, and to nobody else', () => {
  const match = hit('cable-street-particulars', { hands: [['groat'], ['hex', 'ruby', 'susan'], ['modo']] });
  expectHeld(match, 0, 1, ['hex', 'ruby', 'susan']);
  match.play(0, { do: 'discard', card: 'hex' });
  expectHeld(match, 0, 1, ['ruby', 'susan']);
  expectHeld(match, 2, 1, []);
  expectHeld(match, 'spectator', 1, []);
});

test('AM-3.6 a player who gives cards knows where they are; the receiver sees them, bystanders do not', () => {
  const match = hit('beggars-guild', { hands: [['groat'], ['hex', 'ruby', 'susan'], ['modo']] });
  match.play(1, { do: 'give', card: 'hex' });
  match.play(1, { do: 'give', card: 'ruby' });
  expectHeld(match, 1, 0, ['hex', 'ruby']);
  expectHeld(match, 2, 0, []);
  expectHeld(match, 0, 1, []);
});

test('AM-13.48 the thief knows the card that went back, the owner the one that was kept', () => {
  const match = hit('stanley', { hands: [[], ['ruby', 'hex', 'modo'], ['dysk']] });
  const [kept, back] = match.options(0).flatMap((move) => (move.do === 'keep' ? [move.card] : []));
  if (kept === undefined || back === undefined) throw new Error('two cards are offered');
  expectHeld(match, 0, 1, [kept, back]);
  match.play(0, { do: 'keep', card: kept });
  expectHeld(match, 0, 1, [back]);
  expectHeld(match, 1, 0, [kept]);
  expectHeld(match, 2, 0, []);
  expectHeld(match, 2, 1, []);
});

test('AM-13.39 after a swap of hands each of the two knows the hand of the other', () => {
  const match = hit('chair-of-indefinite-studies', { hands: [['groat', 'susan'], ['hex'], ['modo']] });
  expectHeld(match, 0, 1, ['groat', 'susan']);
  expectHeld(match, 1, 0, ['hex']);
  expectHeld(match, 2, 0, []);
});

test('AM-3.6 cards from the discard pile are known to all, until one of them may have been sold', () => {
  const recovered: CardId[] = ['drumknott', 'dysk', 'groat', 'hex']; // all that lies there
  const hands: Position['hands'] = [['drumknott', 'history-monks', 'rosie-palm'], ['modo'], ['susan']];
  const match = table({ hands, discard: ['dysk', 'groat', 'hex'] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'history-monks' });
  match.play(0, { do: 'layAside', card: 'rosie-palm' });
  match.play(0, { do: 'act' });
  for (const viewer of [1, 2, 'spectator'] as const) expectHeld(match, viewer, 0, recovered);
  match.play(0, skip);
  match.play(0, skip);
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(0, { do: 'sell', card: 'hex' });
  match.play(1, pass);
  expectHeld(match, 0, 1, ['hex']);
  expectHeld(match, 1, 0, ['drumknott', 'dysk', 'groat']); // the buyer sees which one was sold
  for (const viewer of [2, 'spectator'] as const) {
    expectHeld(match, viewer, 0, []);
    expectHeld(match, viewer, 1, []);
  }
});

test('AM-9.6 the card that Doctor Mossy Lawn brings back is known to all', () => {
  const match = table({ hands: [['groat', 'doctor-mossy-lawn'], ['modo']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(handIds(match.state, 0)).toContain('groat');
  for (const viewer of [1, 2, 'spectator'] as const) expectHeld(match, viewer, 0, ['groat']);
});

test('AM-3.2 nobody is imagined to hold a Personality seen among the unused ones', () => {
  const match = start('mrs-cake', { seats: 4 });
  const seen = match.events.flatMap((event) => (event.type === 'peeked' ? (event.personalities ?? []) : []));
  expect(seen).toHaveLength(2);
  for (const seat of [1, 2, 3])
    expect(game.view(match.state, 0).players[seat]?.ruledOut?.toSorted()).toEqual(seen.toSorted());
  expect(game.view(match.state, 1).players[0]?.ruledOut).toEqual([]);
  const held = imagined(match, 0).flatMap(({ personalities }) => personalities.map(personalityId));
  for (const id of seen) expect(held).not.toContain(id);
});

test('AM-3.2 after Zorgo a player also knows that no rival holds the former Personality', () => {
  const personalities = ['lord-rust', 'commander-vimes', 'chrysoprase'] as const;
  const hands: Position['hands'] = [['drumknott', 'mrs-cake', 'zorgo']];
  const match = table({ hands, personalities });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'mrs-cake' });
  match.play(0, { do: 'layAside', card: 'zorgo' });
  match.play(0, { do: 'act' });
  const seen = match.events.flatMap((event) => (event.type === 'peeked' ? (event.personalities ?? []) : []));
  match.play(0, skip);
  match.play(0, { do: 'act' });
  const ruledOut = game.view(match.state, 0).players[1]?.ruledOut ?? [];
  expect(ruledOut.toSorted()).toEqual([...seen, 'lord-rust'].toSorted());
  for (const state of imagined(match, 0))
    for (const rival of [1, 2])
      expect(ruledOut).not.toContain(personalityId(state.personalities[rival] ?? -1));
});

test('AM-3.2, AM-3.6 a state in which a seen card or Personality lies elsewhere contradicts the viewer who saw it', () => {
  const { state } = table({ hands: [['groat'], ['hex', 'ruby'], ['modo']] });
  const looked = (card: CardId) => ({ type: 'looked', seat: 0, target: 1, count: 1, cards: [card] }) as const;
  const contradicts = (...events: Parameters<NonNullable<typeof game.contradictions>>[1]) =>
    game.contradictions?.(state, events, 0).length;
  expect([contradicts(looked('hex')), contradicts(looked('modo'))]).toEqual([0, 1]);
  const discarded = { type: 'discarded', seat: 1, card: 'modo' } as const;
  expect(contradicts(looked('modo'), discarded)).toBe(0);
  const personality = personalityId(at(state.personalities, 1));
  const peeked = { type: 'peeked', seat: 0, count: 1, personalities: [personality] } as const;
  expect(contradicts(peeked)).toBe(1);
  expect(contradicts(peeked, { type: 'exchanged', seat: 1 })).toBe(0);
});
