import { imagine, rngFrom, seedFromNumber, show, type Viewer } from '@manigance/core';
import { expect, test } from 'vitest';
import { type CardId, cards } from '../rules/cards.ts';
import { cardOf } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import { laidAsideBy } from '../rules/laid-aside.ts';
import { handIds, idsOf, type Position, questionOf, table } from './position.ts';
import type { Match } from './scrolls.ts';

const finish = { do: 'finish' } as const;
const act = { do: 'act' } as const;
const play = (card: CardId) => ({ do: 'play', card }) as const;
const layAside = (card: CardId) => ({ do: 'layAside', card }) as const;
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** Seat 0 plays Drumknott and chooses two cards. */
function choose(first: CardId, second: CardId, wanted: Position): Match {
  const match = table(wanted);
  match.play(0, play('drumknott'));
  match.play(0, play(first));
  match.play(0, layAside(second));
  return match;
}

test('AM-5.7 two cards are chosen when the scroll is done, and played one after the other', () => {
  const match = choose('royal-mint', 'mended-drum', {
    hands: [['drumknott', 'royal-mint', 'mended-drum', 'ruby'], ['hex']],
  });
  expect(handIds(match.state, 0)).toEqual(['ruby']);
  match.play(0, act);
  match.play(0, finish);
  expect(match.events).toContainEqual({ type: 'played', seat: 0, card: 'mended-drum', turnedUp: true });
  match.play(0, act);
  match.play(0, finish);
  expect(match.state.money[0]).toBe(17);
  expect(match.asked).toEqual([1]);
  expect(handIds(match.state, 0)).toContain('ruby');
});

test('AM-5.7 skipping the scroll means playing none', () => {
  const match = table({ hands: [['drumknott', 'groat', 'ruby'], ['hex']] });
  match.play(0, play('drumknott'));
  expect(new Set(match.options(0))).toEqual(new Set([play('groat'), play('ruby'), { do: 'skip' }]));
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
});

test('AM-5.7 Drumknott is discarded when the first of the two cards is begun', () => {
  const match = table({ hands: [['drumknott', 'history-monks', 'ruby']] });
  match.play(0, play('drumknott'));
  expect(match.state.discard).toEqual([]);
  match.play(0, play('history-monks'));
  match.play(0, layAside('ruby'));
  match.play(0, act);
  expect(match.events).toContainEqual({ type: 'recovered', seat: 0, cards: ['drumknott'] });
});

test('AM-5.7 the chain of the first card is over before the second is begun; the second may chain too', () => {
  const match = choose('sergeant-angua', 'foul-ole-ron', {
    hands: [
      ['drumknott', 'sergeant-angua', 'pink-pussycat-club', 'peeled-nuts', 'foul-ole-ron', 'groat'],
      ['hex'],
    ],
  });
  match.play(0, play('pink-pussycat-club'));
  match.play(0, act);
  match.play(0, play('peeled-nuts'));
  match.play(0, finish);
  expect(match.state.playing).toBe(cardOf('foul-ole-ron'));
  match.play(0, play('groat'));
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  expect(match.state.discard).toHaveLength(6);
});

test('AM-5.7 cards drawn meanwhile cannot be chosen: with one card in hand one is played', () => {
  const match = table({
    hands: [['drumknott', 'librarian'], ['hex']],
    draws: ['royal-mint', 'zorgo', 'modo', 'dysk'],
  });
  match.play(0, play('drumknott'));
  match.play(0, play('librarian'));
  match.play(0, act);
  match.play(0, finish);
  expect(match.asked).toEqual([1]);
  expect(match.state.hands[0]).toHaveLength(5);
});

test('AM-5.7 the card laid aside is played even if better ones were drawn meanwhile', () => {
  const match = choose('librarian', 'groat', {
    hands: [['drumknott', 'librarian', 'groat'], ['hex']],
    draws: ['royal-mint', 'zorgo', 'modo', 'dysk'],
  });
  match.play(0, act);
  match.play(0, finish);
  expect(match.state.playing).toBe(cardOf('groat'));
});

test('AM-5.7 a player with a second playable card must choose one; interrupts do not count', () => {
  const match = table({ hands: [['drumknott', 'royal-mint', 'groat', 'gaspode'], ['hex']] });
  match.play(0, play('drumknott'));
  match.play(0, play('royal-mint'));
  expect(match.options(0)).toEqual([layAside('groat')]);
  expect(match.ruleAgainst(0, { do: 'stop' })).toBe('AM-5.7 holdsPlayable');
  expect(match.ruleAgainst(0, layAside('gaspode'))).toBe('AM-5.7 interruptOnly');
});

test('AM-5.7 with nothing playable left the question is put, and going without is its only answer', () => {
  const match = table({ hands: [['drumknott', 'peeled-nuts', 'gaspode'], ['hex']] });
  match.play(0, play('drumknott'));
  match.play(0, play('peeled-nuts'));
  expect(questionOf(match.state)).toBe('layAside');
  expect(match.options(0)).toEqual([{ do: 'stop' }]);
  match.play(0, { do: 'stop' });
  match.play(0, finish);
  expect(match.asked).toEqual([1]);
});

test('AM-5.7 with an empty hand the scroll itself cannot be started', () => {
  const match = table({ hands: [['drumknott'], ['hex']] });
  match.play(0, play('drumknott'));
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
});

test('AM-5.7 nested: Drumknott leading to Ponder gives three plays, the card laid last first', () => {
  const match = choose('ponder-stibbons', 'mr-gryle', {
    hands: [['drumknott', 'ponder-stibbons', 'royal-mint', 'mended-drum', 'mr-gryle', 'groat'], ['hex']],
    eventsLeft: 0,
  });
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
  match.play(0, play('royal-mint'));
  match.play(0, layAside('mended-drum'));
  for (const card of ['royal-mint', 'mended-drum', 'mr-gryle'] as const) {
    expect(match.state.playing).toBe(cardOf(card));
    match.play(0, act);
    match.play(0, finish);
  }
  expect(match.asked).toEqual([1]);
  expect(match.state.money[0]).toBe(10 + 5 + 2 + 1);
  expect(handIds(match.state, 0)).toContain('groat');
});

test('AM-5.7 Doctor Mossy Lawn on the first card: it returns, and so does the second, unplayed', () => {
  const match = choose('royal-mint', 'groat', {
    hands: [['drumknott', 'royal-mint', 'doctor-mossy-lawn', 'groat'], ['hex']],
  });
  match.play(0, act);
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn', 'drumknott']);
  expect(handIds(match.state, 0)).toEqual(expect.arrayContaining(['royal-mint', 'groat']));
  expect(match.state.hands[0]).toHaveLength(5);
  expect(game.witness({ type: 'tookUp', seat: 0, card: 'groat' }, 1)).toEqual({ type: 'tookUp', seat: 0 });
});

test('AM-5.7 the end of the game puts the card back into the hand it came from', () => {
  const match = choose('librarian', 'groat', {
    hands: [['drumknott', 'librarian', 'groat'], ['hex']],
    deckSize: 3,
  });
  match.play(0, act);
  expect(match.state.outcome).toBeDefined();
  expect(handIds(match.state, 0)).toContain('groat');
  expect(game.faults(match.state)).toEqual([]);
});

test('AM-5.7 the card is out of reach: a swap of hands leaves it where it lies', () => {
  const match = choose('chair-of-indefinite-studies', 'groat', {
    hands: [['drumknott', 'chair-of-indefinite-studies', 'groat', 'ruby'], ['hex', 'modo'], []],
    eventsLeft: 0,
  });
  expect(game.view(match.state, 1).players[0]?.cards).toBe(1);
  match.play(0, act);
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  expect([handIds(match.state, 0), handIds(match.state, 1)]).toEqual([['hex', 'modo'], ['ruby']]);
  expect(laidAsideBy(match.state, 0)).toEqual([cardOf('groat')]);
});

test('AM-5.7 the others see that a second card lies there, not which', () => {
  const match = table({ hands: [['drumknott', 'royal-mint', 'groat', 'ruby'], ['hex'], ['modo']] });
  match.play(0, play('drumknott'));
  match.play(0, play('royal-mint'));
  match.play(0, layAside('groat'));
  for (const viewer of viewers) {
    const [, lying] = game.view(match.state, viewer).pending;
    const own = viewer === 0 ? { card: 'groat' } : {};
    expect(lying).toEqual({ kind: 'laidAside', seat: 0, ...own });
    const event = { type: 'laidAside', seat: 0, card: 'groat' } as const;
    expect(match.events).toContainEqual(event);
    expect(game.witness(event, viewer)).toEqual({ type: 'laidAside', seat: 0, ...own });
    expect(game.reveals(event, viewer)).toBe(false);
    const turned = { type: 'played', seat: 0, card: 'groat', turnedUp: true } as const;
    expect(game.reveals(turned, viewer)).toBe(viewer !== 0);
  }
});

test('AM-3.6, AM-5.7 a card known to be in the hand may be the one that was laid aside', () => {
  const match = table({
    hands: [['history-monks', 'igor'], ['hex'], ['modo']],
    discard: ['drumknott', 'royal-mint', 'groat', 'ruby'],
    deckSize: 90,
  });
  const seen: readonly CardId[] = ['groat', 'ruby'];
  match.state.knowledge = {
    held: [...seen, 'igor' as const].map((card) => ({ card: cardOf(card), seat: 0, by: [1] })),
    ruledOut: [],
  };
  match.state.hands[0] = (['drumknott', 'royal-mint', ...seen, 'igor'] as const).map(cardOf);
  match.state.discard = match.state.discard.filter((card) => !match.state.hands[0]?.includes(card));
  match.state.deck.push(cardOf('history-monks'));
  match.play(0, play('drumknott'));
  match.play(0, play('royal-mint'));
  match.play(0, layAside('groat'));
  const [owner] = game.view(match.state, 1).players;
  expect(owner).toMatchObject({ known: ['igor'], cards: 2 });
  expect(owner?.knownOrAside?.toSorted()).toEqual(['groat', 'ruby']);
  const guesses = Array.from({ length: 40 }, (_, seed) =>
    imagine(game, show(game, match.state, 1), rngFrom(seedFromNumber(seed))),
  );
  const lying = new Set(guesses.flatMap((state) => laidAsideBy(state, 0)));
  expect(new Set([...lying].map((card) => cards[card]?.id))).toEqual(new Set(['groat', 'ruby']));
  for (const state of guesses) {
    expect(game.view(state, 1)).toEqual(game.view(match.state, 1));
    expect(game.faults(state)).toEqual([]);
  }
  match.play(0, { do: 'skip' });
  expect(match.state.playing).toBe(cardOf('groat'));
  expect(game.view(match.state, 1).players[0]).toMatchObject({
    known: expect.arrayContaining(['ruby', 'igor']),
  });
  expect(game.view(match.state, 1).players[0]?.knownOrAside).toBeUndefined();
});
